#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The small checks that keep the house in order. Each prints what is wrong and where.

usage: check.py [NAME ...]      all of them without a name; --list names them
       check.py --write-unbuilt writes Docs/unbuilt.txt anew
       check.py --write-ratchet lowers the debts that may only shrink
       check.py --write-pages   writes the generated tables of pages anew
       check.py --write-coverage FILE  writes Docs/coverage.tsv from coverage.py's JSON
"""
import json
import pathlib
import re
import sys

import escapes
import expectations
import pages
import ratchet
import sizes
import unbuilt
from announced import check_announced
from archives import check_archives
from common_crypto import check_common_crypto
from framework_modules import check_modules, check_products
from leak_rows import check_leak_rows
from neighbours import check_neighbours
from overridable import check_overridable
from redefined import check_redefined
from reference import check_reference
from replaceable import check_replaceable
from root_object import check_root_object
from tree import ROOT, tracked

sys.path.insert(0, str(ROOT / 'Scripts'))

from delegates import output, tree  # noqa: E402

# Modules of the toolchain that any target may import.
TOOLCHAIN = {
    'Foundation', 'FoundationXML', 'FoundationNetworking', 'Dispatch', 'Glibc', 'Synchronization',
    'Observation', 'Testing', 'XCTest', 'Swift', 'SwiftSyntax', 'SwiftParser', 'SwiftOperators',
    'SwiftSyntaxBuilder', 'ArgumentParser', 'PackageDescription', 'RegexBuilder', 'Runtime',
    '_StringProcessing', '_Volatile',
}
# Targets that Scripts/test-goldens builds as users build releases.
RELEASED_TESTS = {'CoreGraphicsTests', 'QuartzCoreTests', 'UIKitTests'}
# Products of other packages.
FOREIGN = {'Crypto'}
LONGEST_FILE = 1000
LARGEST_BINARY = 8 * 1024
IMPORT = re.compile(
    r'^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public|package|internal|fileprivate|private)?\s*'
    r'import\s+(?:(?:class|struct|enum|protocol|func|var|typealias|let)\s+)?(\w+)', re.M)


def declared_targets(manifest):
    """The manifest's targets in order, each with what it may import."""
    order, allowed = [], {}
    pattern = re.compile(
        r'(?:shim|library)\(\s*"(\w+)"(.*?)\)(?=,?\s*(?:\n\s*(?://|shim|library|tests|\.target|\])|$))',
        re.S)
    target = re.compile(r'\.target\(\s*name: "(\w+)"(.*?)\)(?=,\s*\n)', re.S)
    found = [(m.start(), m.group(1), m.group(2)) for m in pattern.finditer(manifest)]
    found += [(m.start(), m.group(1), m.group(2)) for m in target.finditer(manifest)]
    for _, name, rest in sorted(found):
        names = re.findall(r'"(\w+)"', re.sub(r'(?:pkgConfig|apt|path|exclude): \[?"[^"]*"\]?', '', rest))
        order.append(name)
        allowed[name] = names
    return order, allowed


def source_target(parts):
    """The target of a file under Sources; None for other files."""
    if len(parts) < 3 or parts[0] != 'Sources':
        return None
    return parts[2] if parts[1] == 'Neighbours' else parts[1]


def check_layers(root):
    """Imports only go down, and only to declared dependencies."""
    problems = []
    order, allowed = declared_targets((root / 'Package.swift').read_text())
    place = {name: i for i, name in enumerate(order)}
    for name, below in allowed.items():
        for other in below:
            if other in FOREIGN:
                continue
            if other not in place:
                problems.append(f'Package.swift: {name} depends on unknown target {other}')
            elif place[other] >= place[name]:
                problems.append(f'Package.swift: {name} depends on {other}, which is not below it')
    edges = set()
    for file in tracked(root, '.swift'):
        name = source_target(file.relative_to(root).parts)
        if name not in allowed:
            continue
        for imported in IMPORT.findall(file.read_text()):
            if imported in TOOLCHAIN or imported == name:
                continue
            edges.add((name, imported))
            if imported not in allowed[name]:
                where = file.relative_to(root)
                problems.append(f'{where}: {name} may not import {imported}')
    # A check that finds nothing may be blind: these edges are known to be there.
    for known in (('UIKitViews', 'QuartzCore'), ('QuartzCore', 'CoreGraphics')):
        if root == ROOT and known not in edges:
            problems.append(f'check-layers is blind: it did not see {known[0]} import {known[1]}')
    return problems


def check_length(root):
    """No file of Swift or C is longer than 1,000 lines, but for what a script has generated."""
    problems = []
    for file in tracked(root, '.swift', '.c', '.h', '.py'):
        text = file.read_text(encoding='utf-8')
        count = len(text.splitlines())
        # The check below proves that nobody but the script writes these.
        if count > LONGEST_FILE and not text.startswith(output.MARK):
            problems.append(f'{file.relative_to(root)}: {count} lines, {LONGEST_FILE} at most')
    return problems


def check_generated(root):
    """The defaults and probes of delegate protocols are what Scripts/generate-delegates gives."""
    return tree.differences(root)


def check_licence(root):
    """Each source file names its licence near the top."""
    problems = []
    for file in tracked(root, '.swift', '.c', '.h', '.py'):
        head = file.read_text(encoding='utf-8')[:300]
        if 'SPDX-License-Identifier: Apache-2.0' not in head:
            problems.append(f'{file.relative_to(root)}: no SPDX-License-Identifier line')
    return problems


def check_binaries(root):
    """No binary over 8 KiB is tracked, golden pictures included."""
    problems = []
    for file in tracked(root):
        data = file.read_bytes()
        if b'\0' in data[:4096] and len(data) > LARGEST_BINARY:
            problems.append(f'{file.relative_to(root)}: binary of {len(data)} bytes')
    return problems


MODIFIERS = (r'(?:(?:static|class|final|override|convenience|required|mutating|indirect|weak|lazy|'
             r'dynamic|nonisolated(?:\(unsafe\))?|unowned(?:\(unsafe\))?|package\(set\)|'
             r'private\(set\)|internal\(set\)|isolated)\s+)*')
PUBLIC = re.compile(
    r'^\s*(?:@\w+(?:\([^)]*\))?\s+)*' + MODIFIERS + r'(?:public|open)\s+' + MODIFIERS
    + r'(?:var|let|func|class|struct|enum|protocol|init|subscript|typealias|actor)\b')


def check_documented(root):
    """Open members have doc comments too (the formatter's own rule passes over them)."""
    problems = []
    for file in tracked(root, '.swift'):
        if file.relative_to(root).parts[0] != 'Sources':
            continue
        lines = file.read_text().splitlines()
        for number, line in enumerate(lines):
            match = PUBLIC.match(line)
            if not match or ' override ' in f' {line} ' or '@_exported' in line:
                continue
            above = number - 1
            while above >= 0 and (lines[above].strip().startswith('@')
                                  or (lines[above].strip().startswith('//')
                                      and not lines[above].strip().startswith('///'))):
                above -= 1
            if above < 0 or not lines[above].strip().startswith('///'):
                where = file.relative_to(root)
                problems.append(f'{where}:{number + 1}: undocumented: {line.strip()[:60]}')
    return problems


RULES = 'Docs/subsystems/event-rules.md'
RULE_TEST = re.compile(r'(?:section\d+|rule\d+)[A-Z]\w*')
# Named as a whole by the page.
SCROLLING = re.compile(r'section5')


def check_event_rules(root):
    """The page of the rules of events names the tests that bear their numbers, and all of them."""
    page = root / RULES
    if not page.is_file():
        return []
    named = set(re.findall(r'`(\w+)`', page.read_text()))
    named = {name for name in named if RULE_TEST.fullmatch(name)}
    there = set()
    for file in tracked(root, '.swift'):
        if file.relative_to(root).parts[0] == 'Tests':
            there |= set(re.findall(r'func ((?:section|rule)\d+[A-Z]\w*)\(', file.read_text()))
    problems = [f'{RULES}: there is no test {name}' for name in sorted(named - there)]
    problems += [f'{RULES}: does not name the test {name}' for name in sorted(there - named)
                 if not SCROLLING.match(name)]
    return problems


def check_released_tests(root):
    """The tests whose goldens are drawn in release, too, import nothing @testable."""
    problems = []
    for file in tracked(root, '.swift'):
        path = file.relative_to(root)
        if path.parts[:1] == ('Tests',) and path.parts[1] in RELEASED_TESTS:
            if re.search(r'^@testable ', file.read_text(encoding='utf-8'), re.M):
                problems.append(f'{path}: @testable, which a release has not')
    return problems


CHECKS = {
    'layers': check_layers,
    'modules': check_modules,
    'products': check_products,
    'length': check_length,
    'generated': check_generated,
    'licence': check_licence,
    'binaries': check_binaries,
    'unbuilt': unbuilt.check_unbuilt,
    'documented': check_documented,
    'event-rules': check_event_rules,
    'released-tests': check_released_tests,
    'sizes': sizes.check_sizes,
    'expectations': expectations.check_expectations,
    'escapes': escapes.check_escapes,
    'pages': pages.check_pages,
    'citations': pages.check_citations,
    'lines': pages.check_lines,
    'common-crypto': check_common_crypto,
    'neighbours': check_neighbours,
    'root-object': check_root_object,
    'overridable': check_overridable,
    'reference': check_reference,
    'archives': check_archives,
    'redefined': check_redefined,
    'replaceable': check_replaceable,
    'announced': check_announced,
    'leak-rows': check_leak_rows,
}


DEBTS = {
    'sizes': sizes.debts,
    'expectations': expectations.debts,
    'escapes': escapes.debts,
    'citations': pages.debts,
}


def write_ratchet(root):
    """Writes the list of debts anew, unless one grew."""
    grown = ratchet.write(root, {name: debts(root) for name, debts in DEBTS.items()})
    for problem in grown:
        print(f'check: the debt of {problem}', file=sys.stderr)
    return 1 if grown else 0


def main(arguments):
    if arguments == ['--list']:
        print('\n'.join(CHECKS))
        return 0
    if arguments == ['--write-unbuilt']:
        unbuilt.write_unbuilt(ROOT)
        return 0
    if arguments == ['--write-pages']:
        pages.write_pages(ROOT)
        return 0
    if arguments[:1] == ['--write-coverage'] and len(arguments) == 2:
        pages.write_coverage(ROOT, json.loads(pathlib.Path(arguments[1]).read_text()))
        return 0
    if arguments == ['--write-ratchet']:
        return write_ratchet(ROOT)
    unknown = [a for a in arguments if a not in CHECKS]
    if unknown:
        print(f'check: unknown {unknown[0]!r}; known: {", ".join(CHECKS)}', file=sys.stderr)
        return 2
    failed = 0
    for name in arguments or CHECKS:
        problems = CHECKS[name](ROOT)
        failed += len(problems)
        for problem in problems:
            print(f'{name}: {problem}')
    print('checks: ' + (f'{failed} problems' if failed else 'all in order'))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
