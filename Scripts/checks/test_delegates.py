# SPDX-License-Identifier: Apache-2.0
"""What Scripts/generate-delegates reads, refuses and writes."""
import unittest

import check  # noqa: F401 (it knows where `delegates` is)
from delegates import declarations, imports, members, output


def source(body, header='public protocol Likes: AnyObject, _LikesProbes'):
    return f'public import Low\n\n@preconcurrency @MainActor\n{header} {{\n{body}\n}}\n'


def read(body, **more):
    return declarations.protocols(source(body, **more), 'Likes.swift')


def written(body):
    return output.swift(read(body)[0], 'Likes.swift', ['import Low'])


class Reading(unittest.TestCase):
    def refused(self, body, problem, **more):
        with self.assertRaises(declarations.Unreadable) as caught:
            read(body, **more)
        self.assertIn(problem, str(caught.exception))

    def test_only_what_is_marked_is_optional(self):
        methods = read('''    func first() -> Int
    var second: Int { get }

    // @optional

    /// One.
    func third(_ a: Int, of b: [String: Int]?) -> Bool
    // @required

    func fourth()''')[0].methods
        self.assertEqual([m.full_name for m in methods], ['third(_:of:)'])

    def test_a_protocol_without_marks_is_passed_over(self):
        self.assertEqual(read('    func first() -> Int'), [])

    def test_labels_names_and_types_are_read_over_several_lines(self):
        method = read('''    // @optional
    func row(
        _ a: Int,
        at b: @escaping (Int, String) -> Void,
        c: Set<String>
    ) -> [Int]?''')[0].methods[0]
        self.assertEqual(method.full_name, 'row(_:at:c:)')
        self.assertEqual(
            [(p.label, p.name, p.type) for p in method.parameters],
            [('_', 'a', 'Int'), ('at', 'b', '@escaping (Int, String) -> Void'), ('c', 'c', 'Set<String>')])
        self.assertEqual(method.result, '[Int]?')

    def test_what_cannot_be_generated_is_refused_with_its_line(self):
        self.refused('    // @optional\n    var a: Int { get }', 'Likes.swift:6: an optional requirement is a method')
        self.refused('    // @optional\n    static func a()', 'an optional requirement is a method')
        self.refused('    // @optional\n    func a<T>(_ t: T)', 'an optional requirement is a method')
        self.refused('    // @optional\n    func a() async', 'async and throws')
        self.refused('    // @optional\n    func a() throws -> Int', 'async and throws')
        self.refused('    // @optional\n    func a(_ b: inout Int)', 'inout')
        self.refused('    // @optional\n    func a(_ b: Int = 1)', 'default parameters')
        self.refused('    // @optional\n    func a(_ b: Int', 'parentheses')
        self.refused('    // @optional', 'no optional requirement')
        self.refused('    // @optional\n    func a()', 'must inherit _LikesProbes', header='public protocol Likes')

    def test_marks_that_mark_nothing_are_refused(self):
        self.refused('    // placeholder: 1\n    func a() -> Int', 'only optional requirements')
        self.refused('    // @optional\n    func a() -> Int\n    // placeholder: 1', 'belongs to no requirement')
        with self.assertRaises(declarations.Unreadable):
            declarations.protocols('// @optional\nfunc a()\n', 'Likes.swift')

    def test_two_methods_of_one_name_need_another_name_for_the_runtime(self):
        two = '    // @optional\n    func a(of b: Int)\n{}    func a(of b: String)'
        self.refused(two.format(''), 'two methods are called a(of:)')
        methods = read(two.format('    // listed as: a(ofText:)\n'))[0].methods
        self.assertEqual([m.key for m in methods], ['a(of:)', 'a(ofText:)'])


class Writing(unittest.TestCase):
    def test_a_method_without_labels_and_result_is_a_closure(self):
        self.assertIn('    public var came: ((Int) -> Void)? {\n', written('    // @optional\n    func came(_ a: Int)'))

    def test_a_method_without_labels_with_a_result_is_an_optional(self):
        text = written('    // @optional\n    func asks(_ a: Int) -> String?')
        self.assertIn('    public var asks: _ObjCOptional<Int, String>? {\n', text)
        self.assertIn('} ?? nil\n', text)

    def test_methods_with_labels_or_of_one_base_name_are_overloads(self):
        text = written('    // @optional\n    func a(_ b: Int) -> any Low\n    func a(of b: Int) -> Low?')
        self.assertIn('    public var a: _LikesA? {\n', text)
        self.assertIn('callAsFunction(_ b: Int) -> (any Low)? {\n', text)
        self.assertIn('callAsFunction(of b: Int) -> Low? {\n', text)

    def test_the_name_is_the_same_wherever_it_stands(self):
        text = written('    // @optional\n    func a(of b: Int) -> Int')
        self.assertEqual(text.count('"a(of:)"'), 2)

    def test_placeholders_and_second_names_are_written(self):
        text = written('    // @optional\n    // placeholder: Low(b)\n    // listed as: x(_:)\n    func a(of b: Int) -> Low')
        self.assertIn('_objcDefault(self, "x(_:)", b, else: Low(b))', text)

    def test_the_isolation_of_the_protocol_reaches_all_that_is_generated(self):
        text = written('    // @optional\n    func a(of b: Int)')
        self.assertEqual(text.count('@preconcurrency @MainActor\n'), 2)

    def test_no_line_is_longer_than_the_formatter_allows(self):
        name = 'aMethodWithQuiteALongNameThatFillsMost'
        text = written(f'    // @optional\n    func {name}(_ {name}: Int, with other: Int)')
        self.assertEqual([line for line in text.splitlines() if len(line) > 100 and '//' not in line], [])


CLASS = '''open class Liker: Likes {
    open func a(of b: Int) -> Bool { true }

    // @stubs Likes
    old
    // @end
}
'''


class Members(unittest.TestCase):
    protocols = {'Likes': read('''    // @optional
    /// One.
    func a(of b: Int) -> Bool
    /// Another.
    func a(of b: String) -> Bool
    // placeholder: 1
    func c()'''.replace('func a(of b: S', '// listed as: x()\n    func a(of b: S'))[0]}

    def test_a_class_gets_the_optional_methods_that_it_does_not_have(self):
        text = members.filled(CLASS, 'Liker.swift', self.protocols, {})
        self.assertNotIn('old', text)
        self.assertEqual(text.count('func a(of b: Int)'), 1)
        self.assertIn('    /// Another.\n    open func a(of b: String) -> Bool {\n', text)
        self.assertIn('        _objcDefault(self, "x()", b)\n', text)

    def test_what_is_filled_stays_as_it_is(self):
        text = members.filled(CLASS, 'Liker.swift', self.protocols, {})
        self.assertEqual(members.filled(text, 'Liker.swift', self.protocols, {}), text)

    def test_shared_members_are_copied(self):
        shared = members.shared('    // @shared Voice\n\n    func sing()\n\n    // @end\n', 'Bird.swift')
        text = members.filled('    // @copy Voice\n    // @end\n', 'Cat.swift', {}, shared)
        self.assertEqual(text, '    // @copy Voice\n\n    func sing()\n\n    // @end\n')

    def test_parts_without_end_or_source_are_refused(self):
        for text in ('// @copy A\n', '// @end\n', '// @copy A\n// @copy A\n// @end\n', '// @copy A\n// @end\n',
                     '// @stubs A\n// @end\n'):
            with self.assertRaises(declarations.Unreadable):
                members.filled(text, 'Cat.swift', {}, {})


class Imports(unittest.TestCase):
    modules = imports.Modules([
        ('Low', 'public struct A {}\n'), ('Middle', '@_exported public import Low\npublic class B {}\n'),
        ('Top', 'public protocol C {}\n')])

    def test_the_module_that_declares_a_type_is_public(self):
        self.assertEqual(self.modules.public({'A', 'C'}, 'Top', ['Low', 'Middle']), {'Low'})

    def test_a_module_that_passes_a_type_on_is_public_where_nothing_else_does(self):
        self.assertEqual(self.modules.public({'A'}, 'Top', ['Middle']), {'Middle'})

    def test_what_no_module_here_declares_is_the_toolchains(self):
        self.assertEqual(self.modules.public({'Bool', 'URL'}, 'Top', ['Foundation', 'Low']), {'Foundation'})

    def test_what_foundation_has_of_the_network_is_a_module_of_its_own(self):
        imported = ['Foundation', 'FoundationNetworking']
        self.assertEqual(
            self.modules.public({'URL', 'URLRequest'}, 'Top', imported), set(imported))
        self.assertEqual(
            self.modules.public({'URLResponse'}, 'Top', imported), {'FoundationNetworking'})

    def test_an_import_that_an_earlier_one_makes_superfluous_is_not_public(self):
        modules = imports.Modules([('Drawing', '@_exported public import Foundation\npublic class Path {}\n')])
        self.assertEqual(modules.public({'Path', 'URL'}, 'Top', ['Drawing', 'Foundation']), {'Drawing'})


if __name__ == '__main__':
    unittest.main()
