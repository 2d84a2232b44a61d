# SPDX-License-Identifier: Apache-2.0
"""Each check must be able to fail: it is run on a small tree with that fault, and on one without."""
import os
import pathlib
import subprocess
import tempfile
import unittest

import check
import escapes
import expectations
import pages
import ratchet
import reflow
import sizes
import stored
import tree
import unbuilt

SETUP = pathlib.Path(__file__).resolve().parents[1] / 'setup'
HEAD = '// SPDX-License-Identifier: Apache-2.0\n\n'
MANIFEST = '''let targets: [Target] = [
    library("Low"),
    library("High", ["Low"]),
]
'''

PROTOCOL = HEAD + '''/// Says what it likes.
@preconcurrency @MainActor
public protocol Likes: AnyObject, _LikesProbes {
    // @optional

    /// Whether it likes a number.
    func likes(_ number: Int) -> Bool
}
'''


class Tree(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        subprocess.run(['git', 'init', '-q', str(self.root)], check=True)
        self.write('Package.swift', MANIFEST)
        self.write('Sources/Low/Low.swift', HEAD + 'import Foundation\n')
        self.write('Sources/High/High.swift', HEAD + 'import Low\n')

    def tearDown(self):
        self.folder.cleanup()

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(text, bytes):
            file.write_bytes(text)
        else:
            file.write_text(text)
        tree.text_of.cache_clear()

    def test_a_tree_in_order_passes_layers(self):
        self.assertEqual(check.check_layers(self.root), [])

    def test_an_import_that_goes_up_is_found(self):
        self.write('Sources/Low/Up.swift', HEAD + '@_exported public import High\n')
        self.assertIn('Low may not import High', check.check_layers(self.root)[0])

    def test_an_import_that_goes_up_is_found_in_a_neighbour(self):
        self.write('Package.swift', MANIFEST.replace('library("Low")', 'library("Near")'))
        self.write('Sources/Neighbours/Near/Up.swift', HEAD + 'import High\n')
        self.assertIn('Near may not import High', check.check_layers(self.root)[-1])

    def test_a_dependency_that_goes_up_is_found(self):
        self.write('Package.swift', MANIFEST.replace('library("Low")', 'library("Low", ["High"])'))
        self.assertIn('not below', check.check_layers(self.root)[0])

    def test_a_module_that_the_runtime_does_not_know_is_found(self):
        path = 'Sources/ObjCRuntime/Registry/FrameworkModules.swift'
        self.assertEqual(check.check_modules(self.root), [])
        self.write(path, HEAD + 'private static let targets = [\n    "Low", "High",\n]\n')
        self.assertEqual(check.check_modules(self.root), [])
        self.write(path, HEAD + 'private static let targets = ["Low", "Gone"]\n')
        self.assertIn('does not name the target High', check.check_modules(self.root)[0])
        self.assertIn('no library target Gone', check.check_modules(self.root)[1])
        self.write(path, HEAD + 'let names = ["Low", "High"]\n')
        self.assertIn('no `let targets', check.check_modules(self.root)[0])

    def test_a_module_that_is_hidden_in_one_place_only_is_found(self):
        self.write('Package.swift', MANIFEST + 'let hiddenModules: Set<String> = ["Low"]\n')
        path = 'Sources/ObjCRuntime/Registry/FrameworkModules.swift'
        lists = 'let targets = ["Low", "High"]\nlet hidden = ["Low"]\n'
        self.write(path, HEAD + lists)
        self.assertEqual(check.check_modules(self.root), [])
        self.write(path, HEAD + lists.replace('["Low"]', '["High"]'))
        self.assertEqual(len(check.check_modules(self.root)), 2)
        self.assertIn('High is hidden', check.check_modules(self.root)[0])

    def test_a_neighbour_that_nobody_can_import_is_found(self):
        self.write('Package.swift', MANIFEST + 'let products = ["Low", "Near"]\n')
        self.write('Sources/Neighbours/Near/A.swift', HEAD)
        self.assertEqual(check.check_products(self.root), [])
        lowerer = 'Tools/Sources/SourceLowering/Lowerer.swift'
        self.write(lowerer, HEAD + 'static let sdkModules: Set<String> = ["Low"]\n')
        self.assertIn('does not name Near', check.check_products(self.root)[0])
        self.write(lowerer, HEAD + 'static let sdkModules: Set<String> = ["Near"]\n')
        self.write('Sources/Neighbours/Far/A.swift', HEAD)
        self.assertIn('do not name Far', check.check_products(self.root)[0])

    def test_a_long_file_is_found(self):
        self.assertEqual(check.check_length(self.root), [])
        self.write('Sources/Low/Long.swift', HEAD + 'let a = 1\n' * 1000)
        self.assertIn('1002 lines', check.check_length(self.root)[0])

    def test_generated_code_that_is_changed_missing_or_left_over_is_found(self):
        self.write('Sources/Low/Likes.swift', PROTOCOL)
        self.assertIn('_LikesProbes.swift: not what', check.check_generated(self.root)[0])
        self.assertEqual(check.tree.write(self.root), [])
        self.assertEqual(check.check_generated(self.root), [])
        generated = self.root / 'Sources/Low/_LikesProbes.swift'
        text = generated.read_text()
        generated.write_text(text.replace('"likes(_:)"', '"like(_:)"'))
        self.assertIn('_LikesProbes.swift: not what', check.check_generated(self.root)[0])
        generated.write_text(text)
        (self.root / 'Sources/Low/Likes.swift').unlink()
        self.assertIn('_LikesProbes.swift: generated from nothing', check.check_generated(self.root)[0])

    def test_a_requirement_that_cannot_be_read_is_found_with_its_line(self):
        self.write('Sources/Low/Likes.swift', PROTOCOL.replace('func likes', 'async func likes'))
        self.assertIn('Likes.swift:9: an optional requirement is', check.check_generated(self.root)[0])

    def test_generated_code_may_be_long_and_other_code_not(self):
        mark = check.output.MARK + 'Likes.swift; do not edit.\n'
        self.write('Sources/Low/_LikesProbes.swift', mark + HEAD + 'let a = 1\n' * 1000)
        self.assertEqual(check.check_length(self.root), [])

    def test_a_testable_import_is_found_where_releases_are_tested(self):
        self.write('Tests/LowTests/LowTests.swift', HEAD + '@testable import Low\n')
        self.assertEqual(check.check_released_tests(self.root), [])
        self.write('Tests/UIKitTests/UITests.swift', HEAD + '@testable import UIKit\n')
        self.assertIn('UITests.swift', check.check_released_tests(self.root)[0])

    def test_a_file_without_licence_is_found(self):
        self.write('Package.swift', HEAD + MANIFEST)
        self.assertEqual(check.check_licence(self.root), [])
        self.write('Sources/Low/Bare.swift', 'let a = 1\n')
        self.assertIn('Bare.swift', check.check_licence(self.root)[0])

    def test_a_large_binary_is_found(self):
        self.write('Tests/Goldens/small.png', b'\0' * 8192)
        self.assertEqual(check.check_binaries(self.root), [])
        self.write('Tests/Goldens/large.png', b'\0' * 8193)
        self.assertIn('large.png', check.check_binaries(self.root)[0])

    def test_an_unlisted_stub_is_found_and_so_is_a_stale_entry(self):
        self.write('Sources/Low/Stub.swift', HEAD + 'func f() { Unbuilt.report("A.b()") }\n')
        self.assertIn('A.b()', unbuilt.check_unbuilt(self.root)[0])
        self.write('Docs/unbuilt.txt', '# the list\nA.b()\n')
        self.assertEqual(unbuilt.check_unbuilt(self.root), [])
        self.write('Docs/unbuilt.txt', 'A.b()\nA.c()\n')
        self.assertIn('A.c() is listed', unbuilt.check_unbuilt(self.root)[0])

    def test_an_interpolated_name_is_listed_with_its_expression(self):
        self.write('Sources/Low/Stub.swift', HEAD + 'func f(_ kind: Int) {\n'
                   '    // Unbuilt.report("not this")\n'
                   '    Unbuilt.report(\n        "A.b(\\"\\(g(kind))\\")")\n}\n')
        self.assertIn(':5: A.b("{g(kind)}") reports', unbuilt.check_unbuilt(self.root)[0])
        unbuilt.write_unbuilt(self.root)
        self.assertEqual(unbuilt.check_unbuilt(self.root), [])
        self.write('Sources/Low/Stub.swift', HEAD + 'func f(_ name: String) { Unbuilt.report(name) }\n')
        self.assertIn('has to be a literal', unbuilt.check_unbuilt(self.root)[0])

    def test_a_property_that_nothing_reads_is_found(self):
        def unread(text):
            self.write('Sources/Low/Kept.swift', HEAD + 'open class A {\n' + text + '}\n')
            return list(stored.unread(self.root))

        self.assertEqual(unread('    open var kept = 1\n'), ['A.kept'])
        self.assertEqual(unread('    public weak var kept: B?\n'), ['A.kept'])
        self.assertEqual(unread('    open var kept: [String: Int] = [:] {\n        didSet { mark() }\n    }\n'),
                         ['A.kept'])
        self.assertEqual(unread('    open var make: () -> Int = { 1 }\n'), ['A.make'])
        self.assertEqual(unread('    open var kept: Int?\n\n    func f() {}\n'), ['A.kept'])
        self.assertEqual(unread('    /// A.\n    public struct a_b {\n        public var kept: Int\n    }\n'),
                         ['A.a_b.kept'])
        # Copying, comparing, hashing and coding change nothing.
        for use in ('copy.kept = kept', 'kept = other.kept', 'self.kept = kept ?? other.kept',
                    'return a.kept == b.kept', 'hasher.combine(kept)', 'kept = 2', 'init(kept: kept)',
                    'coder.encode(kept, forKey: key)', 'fields.add(kept, "kept")', 'view.kept = nil'):
            self.assertEqual(unread(f'    open var kept = 1\n    func f() {{\n        {use}\n    }}\n'),
                             ['A.kept'], use)
        # Reading does.
        for use in ('if kept { f() }', 'width = kept * 2', 'return view.kept', 'print("\\(kept)")',
                    'a ? kept : b', 'a ? view.kept : 0', 'map(\\.kept)', 'kept.append(1)', 'switch a.kept {}'):
            self.assertEqual(unread(f'    open var kept = 1\n    func f() {{\n        {use}\n    }}\n'),
                             [], use)
        # What is computed, closed, or the framework's answer is no stub.
        self.assertEqual(unread('    open var kept: Int { 1 }\n    public private(set) var held = 1\n'
                                '    public static var one = 1\n    var own = 1\n'), [])
        self.assertEqual(unread('    public var kept = 1\n    func f() { event.kept = touches.count }\n'), [])
        self.assertEqual(unread('    public var kept: Int\n    func f() { g(A(kept: count)) }\n'), [])

    def test_a_property_whose_field_nothing_reads_is_found(self):
        def unread(use='', setter='state.held = newValue\n            setNeedsLayout()'):
            self.write('Sources/Low/Kept.swift', HEAD + 'struct State {\n    var held = 1\n}\n\n'
                       'open class A {\n    open var kept: Int {\n        get { state.held }\n'
                       f'        set {{\n            {setter}\n        }}\n    }}\n'
                       f'    func f() {{\n        {use}\n    }}\n}}\n')
            return list(stored.unread(self.root))

        self.assertEqual(unread(), ['A.kept'])
        self.assertEqual(unread(setter='guard newValue != state.held else { return }\n'
                                       '            state.held = newValue'), ['A.kept'])
        self.assertEqual(unread(setter='announcing("kept") { state.held = newValue }'), ['A.kept'])
        for use in ('width = state.held', 'if kept { f() }', 'other.kept * 2'):
            self.assertEqual(unread(use), [], use)
        self.assertEqual(unread(setter='state.held = newValue\n            tap.isEnabled = newValue'), [])

    def test_a_stored_property_has_to_be_listed_and_a_stale_entry_is_found(self):
        self.write('Sources/Low/Kept.swift', HEAD + 'open class A {\n    open var kept = 1\n}\n')
        self.assertIn('nothing reads A.kept', unbuilt.check_unbuilt(self.root)[0])
        self.write('Docs/unbuilt.txt', unbuilt.STORED + 'A.kept\n')
        self.assertEqual(unbuilt.check_unbuilt(self.root), [])
        self.write('Sources/Low/Read.swift', HEAD + 'func f(_ a: A) -> Int { a.kept }\n')
        self.assertIn('A.kept is listed as stored', unbuilt.check_unbuilt(self.root)[0])

    def write_pages(self):
        """A tree whose pages are in order."""
        for name in ('Low', 'High'):
            self.write(f'Sources/{name}/README.md',
                       f'# {name}\n\nThe {name} part, e.g. this. More.\nMay import nothing. Read first: a.\n')
        self.write('Docs/subsystems/a.md', '# 1. A part\n')
        self.write(pages.COVERAGE, '# head\nA\t19\t20\nGone\t0\t7\n\t1\t2\n')
        self.write('Sources/High/A.swift', HEAD + '/// A.\n@MainActor open class A {}\n')
        for path, tables in pages.TABLES.items():
            self.write(path, ''.join(f'<!-- {name}: begin -->\n<!-- {name}: end -->\n' for name in tables))
        pages.write_pages(self.root)
        tree.text_of.cache_clear()

    def test_generated_tables_say_what_is_there(self):
        self.write('Package.swift', '// Layer 1: all\n' + MANIFEST + 'let products = ["Low"]\n')
        self.write_pages()
        self.assertEqual(pages.check_pages(self.root), [])
        front = (self.root / pages.FRONT).read_text()
        self.assertIn('| `High` | The High part, e.g. this | 95 % |', front)
        self.assertIn('| `Low` | The Low part, e.g. this |\n', front)
        self.assertIn('| all | of 29 public names | 68 % |', front)
        self.assertIn('1 types with 7 names, `Gone` the largest', front)
        self.assertIn('| 0 | [High](../../Sources/High) |', (self.root / pages.ARCHITECTURE).read_text())
        self.assertIn('| [a](subsystems/a.md) | A part |', (self.root / pages.INDEX).read_text())

    def test_stale_tables_are_found(self):
        self.write_pages()
        self.write('Docs/subsystems/b.md', '# B\n')
        self.assertIn('Docs/README.md: stale', pages.check_pages(self.root)[0])
        pages.write_pages(self.root)
        self.write('Sources/Low/README.md', '# Low\n\nAnother part.\nMay import nothing. Read first: a.\n')
        self.assertIn('for example: | 0 | [Low]', pages.check_pages(self.root)[0])
        pages.write_pages(self.root)
        self.write(pages.COVERAGE, 'A\t20\t20\n')
        self.assertIn('README.md: stale', pages.check_pages(self.root)[0])
        self.write(pages.INDEX, 'no table\n')
        self.assertIn('lacks its marks', ''.join(pages.check_pages(self.root)))

    def test_a_target_without_its_page_is_found(self):
        self.write_pages()
        (self.root / 'Sources/Low/README.md').unlink()
        self.assertIn('Sources/Low/README.md: Low has no page', pages.check_readmes(self.root)[0])
        self.write('Sources/Low/README.md', '# Lower\n\nA part.\n' + 'More.\n' * 12)
        self.assertEqual(len(pages.check_readmes(self.root)), 4)

    def test_a_citation_of_an_absent_page_is_found(self):
        def found(text, path='Sources/Low/C.swift'):
            self.write(path, HEAD + text)
            return [problem.split(': cites ')[1] for problem in pages.check_citations(self.root)
                    if ': cites ' in problem]

        self.write('Docs/a.md', '# A\n')
        self.assertEqual(found('/// See Docs/a.md.\nlet a = "Docs/c.md"\n'), [])
        self.assertEqual(found('/// See Docs/b.md.\n'), ["'Docs/b.md', which is not there"])
        for words in ('Source: facts, section 4.', "the facts' section 6", 'the book of facts',
                      'facts/events.md', 'the facts on Auto Layout'):
            self.assertEqual(len(found(f'// {words}\n')), 1, words)
        self.assertEqual(found('// The facts of life; these facts are few. Docs/a.md, "Labels".\n'), [])
        self.assertEqual(found('[a](a.md) [b](https://b.org) [c](b.md)\n', 'Docs/a.md'),
                         ["'b.md', which is not there"])

    def test_a_page_that_names_a_source_that_moved_is_found(self):
        self.write('Docs/a.md', '`Sources/Low/Low.swift`, `Sources/Low/L*`, `../else/Sources/No.swift`\n')
        self.assertEqual(pages.check_citations(self.root), [])
        self.write('Docs/a.md', '`Sources/Low/Lower.swift`, `Sources/Low/M*`\n')
        self.assertEqual(len(pages.check_citations(self.root)), 3)

    def test_a_long_line_of_a_page_is_found(self):
        self.write('Docs/a.md', 'word ' * 24 + '\n| ' + 'cell ' * 40 + '|\n* https://' + 'a' * 120 + '\n')
        self.assertEqual(pages.check_lines(self.root), [])
        self.write('Docs/a.md', 'word ' * 25 + '\n')
        self.assertIn('Docs/a.md:1: 125 columns', pages.check_lines(self.root)[0])

    def test_an_undocumented_open_member_is_found(self):
        self.write('Sources/Low/Doc.swift', HEAD + '/// A.\nopen class A {\n    /// B.\n'
                   '    @MainActor\n    open var b = 1\n    override open var d = 2\n}\n')
        self.assertEqual(check.check_documented(self.root), [])
        self.write('Sources/Low/Doc.swift', HEAD + '/// A.\nopen class A {\n    open var b = 1\n}\n')
        self.assertIn('open var b', check.check_documented(self.root)[0])

    def test_a_rule_without_its_test_is_found_and_so_is_a_test_without_its_rule(self):
        self.write('Docs/subsystems/event-rules.md', '| a | `section1AThing` |\n')
        self.write('Tests/LowTests/T.swift', HEAD + '@Test func section1AThing() {}\n')
        self.assertEqual(check.check_event_rules(self.root), [])
        self.write('Tests/LowTests/T.swift', HEAD + '@Test func section1Another() {}\n')
        self.assertEqual(len(check.check_event_rules(self.root)), 2)

    def test_a_module_that_grew_too_large_is_found(self):
        self.write('Sources/Low/Low.swift', 'let a = 1\n' * 15_000)
        self.assertEqual(sizes.check_sizes(self.root), [])
        self.write('Sources/Low/More.swift', 'let a = 1\n')
        self.assertIn('Low: 15001 lines of Swift, 0 at most', sizes.check_sizes(self.root)[0])
        self.write(ratchet.LIST, 'sizes\tLow\t15001\n')
        self.assertEqual(sizes.check_sizes(self.root), [])
        self.write('Sources/Low/More.swift', 'let a = 1\n' * 2)
        self.assertIn('15002 lines of Swift, 15001 at most', sizes.check_sizes(self.root)[0])

    def test_the_entry_of_a_module_that_shrank_is_to_be_lowered(self):
        self.write('Sources/Low/Low.swift', 'let a = 1\n' * 15_500)
        self.write(ratchet.LIST, 'sizes\tLow\t15600\n')
        self.assertEqual(sizes.check_sizes(self.root), [])
        self.write(ratchet.LIST, 'sizes\tLow\t15601\n')
        self.assertIn('lower its entry of 15601', sizes.check_sizes(self.root)[0])
        self.write('Sources/Low/Low.swift', 'let a = 1\n')
        self.assertIn('lower its entry of 15601', sizes.check_sizes(self.root)[0])
        self.assertEqual(check.write_ratchet(self.root), 0)
        self.assertEqual(sizes.check_sizes(self.root), [])

    def test_a_debt_may_move_between_modules_but_not_grow(self):
        self.write('Sources/Low/Low.swift', 'final class A: @unchecked Sendable {}\n')
        self.assertEqual(check.write_ratchet(self.root), 0)
        self.assertEqual(ratchet.allowed(self.root, 'escapes'), {'Low': 1})
        (self.root / 'Sources/Low/Low.swift').unlink()
        self.write('Sources/High/Low.swift', 'final class A: @unchecked Sendable {}\n')
        self.assertEqual(len(escapes.check_escapes(self.root)), 3)
        self.assertEqual(check.write_ratchet(self.root), 0)
        self.assertEqual(escapes.check_escapes(self.root), [])
        self.write('Sources/High/More.swift', 'final class B: @unchecked Sendable {}\n')
        self.assertEqual(check.write_ratchet(self.root), 1)
        self.assertEqual(ratchet.allowed(self.root, 'escapes'), {'High': 1})

    def test_a_module_in_a_folder_of_folders_is_known_by_the_manifest(self):
        self.write('Sources/Neighbours/Low/Escape.swift', 'final class A: @unchecked Sendable {}\n')
        self.assertEqual(escapes.debts(self.root), {'Low': 1})

    def test_an_expectation_of_either_is_found(self):
        def found(text):
            self.write('Tests/LowTests/T.swift', HEAD + text)
            return expectations.check_expectations(self.root)

        self.assertIn('T.swift:3', found('#expect(a == 1 || b == 2)\n')[1])
        self.assertIn('T.swift:3', found('try #require(\n    a\n        || b\n)\n')[1])
        self.assertIn('T.swift:3', found('#expect("\\(a || b)" == c)\n')[1])
        self.assertEqual(found('// Either ends it.\n#expect(a == 1 || b == 2)\n'), [])
        self.assertEqual(found('#expect(a == "x || y")\nlet c = a || b\n'), [])
        self.assertEqual(found('let a = #"#expect(a || b)"#\n/* #expect(a || b) */\n'), [])

    def test_an_escape_without_its_reason_is_found(self):
        def found(text):
            self.write('Sources/Low/A.swift', HEAD + text)
            return [problem.split(': ')[0] for problem in escapes.check_escapes(self.root)][1:]

        self.assertEqual(found('/// An A.\nfinal class A: @unchecked Sendable {}\n'),
                         ['Sources/Low/A.swift:4'])
        self.assertEqual(found('class A {\n\n    nonisolated(unsafe) var a = 1\n}\n'),
                         ['Sources/Low/A.swift:5'])
        # A comment on something else does not count, nor does a directive.
        self.assertEqual(found('// Why.\nlet a = 1\nnonisolated(unsafe) var b = 1\n'),
                         ['Sources/Low/A.swift:5'])
        self.assertEqual(found('// swift-format-ignore\nnonisolated(unsafe) var b = 1\n'),
                         ['Sources/Low/A.swift:4'])
        for reason in ('// A lock guards it.\n', '/// An A; any thread may read it.\n',
                       '// A lock guards it.\n/// An A.\n@MainActor\n'):
            self.assertEqual(found(reason + 'final class A: @unchecked Sendable {}\n'), [])
        self.assertEqual(found('// Guarded.\nnonisolated(unsafe) var a = 1\n'
                               'nonisolated(unsafe) var b = 1\n'), [])
        self.assertEqual(found('// Guarded.\nopen class A: NSObject,\n    @unchecked Sendable\n{}\n'),
                         [])
        self.assertEqual(found('nonisolated(unsafe) public let a: CFString = NSString(string: "a")\n'
                               'nonisolated(unsafe) public let b: CFString = NSString(\n'
                               '    string: "b"\n)\n'), [])


class Reflow(unittest.TestCase):
    def test_a_sentence_is_a_line(self):
        self.assertEqual(reflow.reflow('One, e.g. this. `Two` is. Three\nends.\n'),
                         'One, e.g. this.\n`Two` is.\nThree ends.\n')
        self.assertEqual(reflow.reflow('* An item. It\n  goes on.\n* Another `a. B`.\n'),
                         '* An item.\n  It goes on.\n* Another `a. B`.\n')

    def test_a_long_sentence_is_broken_where_a_clause_ends(self):
        clause = 'word ' * 14 + 'end;'
        self.assertEqual(reflow.reflow(f'{clause} ' + 'more ' * 20 + 'of it.\n'),
                         f'{clause}\n' + 'more ' * 20 + 'of it.\n')
        lines = reflow.reflow('word ' * 60).splitlines()
        self.assertTrue(all(len(line) <= 120 for line in lines))
        # A dash or a number would begin a list.
        self.assertEqual(reflow.reflow('x' * 119 + ' - 3\n'), 'x' * 119 + ' -\n3\n')

    def test_tables_code_and_headings_stay(self):
        text = '# A. B. C\n\n| a. B | ' + 'c ' * 80 + '|\n\n```\nlet a = 1. B\n```\n\n<!-- a: begin -->\n'
        self.assertEqual(reflow.reflow(text), text)

    def test_what_is_in_order_stays(self):
        for page in [check.ROOT / 'README.md', *(check.ROOT / 'Docs').rglob('*.md')]:
            text = page.read_text()
            self.assertEqual(reflow.reflow(reflow.reflow(text)), reflow.reflow(text), page)


class Setup(unittest.TestCase):
    def run_setup(self, *arguments, env=None):
        return subprocess.run(['bash', str(SETUP), *arguments], capture_output=True, text=True,
                              env=env)

    def test_other_distributions_are_told_what_to_install(self):
        for name, tool in (('fedora', 'dnf install'), ('arch', 'pacman'), ('alpine', 'apk add')):
            result = self.run_setup('--for', name)
            self.assertEqual(result.returncode, 1)
            self.assertIn(tool, result.stderr)

    def test_an_unknown_distribution_gets_the_names(self):
        result = self.run_setup('--for', 'plan9')
        self.assertEqual(result.returncode, 1)
        self.assertIn('harfbuzz', result.stderr)

    def test_a_missing_library_is_named_where_it_cannot_be_installed(self):
        """On a Debian without cairo's headers whose apt-get has no network."""
        with tempfile.TemporaryDirectory() as folder:
            known = ('dpkg-query', '[ "${@: -1}" = libcairo2-dev ] || printf installed')
            for name, body in (known, ('apt-get', 'exit 100'), ('sudo', '"$@"')):
                tool = pathlib.Path(folder) / name
                tool.write_text(f'#!/bin/bash\n{body}\n')
                tool.chmod(0o755)
            environment = dict(os.environ, PATH=f'{folder}:{os.environ["PATH"]}')
            listed = self.run_setup('--for', 'debian', '--list', env=environment)
            self.assertEqual(listed.stdout, 'libcairo2-dev\n')
            result = self.run_setup('--for', 'debian', env=environment)
            self.assertEqual(result.returncode, 1)
            self.assertIn('setup: installing libcairo2-dev', result.stdout)
            self.assertIn('setup: apt-get update failed; is there a network?', result.stderr)

    def test_an_unknown_argument_is_refused(self):
        self.assertEqual(self.run_setup('--frobnicate').returncode, 2)


if __name__ == '__main__':
    unittest.main()
