# SPDX-License-Identifier: Apache-2.0
"""Every public class has a row in the leak check's tables, or a reason why it has none."""
import collections
import re

from tree import code_of, modules, swift_files

ROWS = 'Tests/UIKitTests/Leaks'
REASONS = 'Scripts/checks/uncreated-classes.tsv'
# What `import UIKit` brings.
LOWER = {'CoreGraphics', 'CoreText', 'QuartzCore'}

ROW = re.compile(r'LeakRow\(\s*([\w.]+)(?:<[^()]*>)?\.self')
TYPE = re.compile(
    r'^(?P<attributes>[ \t]*(?:@[\w.]+(?:\([^)\n]*\))?\s+)*)(?P<access>(?:(?:final|public|open|nonisolated|package|'
    r'private|fileprivate|internal)\s+)*)(?P<kind>class|extension|struct|enum|protocol|actor)\s+'
    r'(?!(?:var|let|func|subscript|override|nonisolated)\b)(?P<name>[\w.]+)[^{\n]*(?:\n[^{\n]*)*?\{', re.M)
INIT = re.compile(
    r'^(?P<access>[ \t]*(?:@[\w.]+(?:\([^)\n]*\))?\s+)*(?:(?:public|open|package|private|fileprivate|internal|'
    r'override|required|convenience|nonisolated)\s+)*)init[?!]?(?:<[^>]*>)?\((?P<first>[^)]*)', re.M)
PUBLIC = re.compile(r'\b(?:public|open)\b')
# The reasons that say that a program cannot make an instance.
UNMADE = 'no initializer'


def end_of(code, start):
    """The offset behind the braces that begin at an offset."""
    depth = 0
    for match in re.finditer(r'[{}]', code[start:]):
        depth += 1 if match.group() == '{' else -1
        if not depth:
            return start + match.end()
    return len(code)


def declared(root):
    """The public classes by their names, each with its file and whether it has a public initializer."""
    module_of = modules(root)
    files, makeable = {}, collections.defaultdict(bool)
    for file in swift_files(root, 'Sources'):
        module = module_of(file)
        if not module.startswith('UIKit') and module not in LOWER or module == 'UIKitTesting':
            continue
        code = code_of(file)
        spans = [(match.start(), end_of(code, match.end() - 1), match) for match in TYPE.finditer(code)]
        for start, end, match in spans:
            around = [other.group('name') for begin, stop, other in spans if begin < start and end <= stop]
            name = '.'.join([*around, match.group('name')])
            if match.group('kind') == 'class' and PUBLIC.search(match.group('access')):
                files[name] = file.relative_to(root)
            if match.group('kind') in ('class', 'extension'):
                inner = code[match.end():end - 1]
                for found in INIT.finditer(inner):
                    before = inner[:found.start()]
                    is_public = PUBLIC.search(found.group('access')) or PUBLIC.search(match.group('access')) \
                        and match.group('kind') == 'extension'
                    if is_public and before.count('{') == before.count('}') and 'NSCoder' not in found.group('first'):
                        makeable[name] = True
    return {name: (file, makeable[name]) for name, file in files.items()}


def listed(root):
    """The names of the rows, each as often as it stands there."""
    return collections.Counter(
        name for file in swift_files(root, 'Tests') if str(file.relative_to(root)).startswith(ROWS + '/')
        for name in ROW.findall(code_of(file)))


def reasons(root):
    """The classes without a row: the reason and its line."""
    file, found = root / REASONS, {}
    for number, line in enumerate(file.read_text().splitlines() if file.is_file() else [], 1):
        if line and not line.startswith('#'):
            name, _, reason = line.partition('\t')
            found[name] = (reason.strip(), number)
    return found


def check_leak_rows(root):
    """Each public class has one row in the leak check's tables, or a reason why it has none."""
    classes, rows, without = declared(root), listed(root), reasons(root)
    problems = []
    for name, (file, _) in sorted(classes.items()):
        if rows[name] + (name in without) != 1:
            problems.append(f'{file}: {name} needs one row in {ROWS} or one reason in {REASONS}; '
                            f'it has {rows[name]} and {int(name in without)}')
    problems += [f'{ROWS}: there is no public class {name}' for name in sorted(rows) if name not in classes]
    for name, (reason, number) in without.items():
        where = f'{REASONS}:{number}'
        if name not in classes:
            problems.append(f'{where}: there is no public class {name}')
        elif not reason:
            problems.append(f'{where}: {name} needs a reason')
        elif reason.startswith(UNMADE) and classes[name][1]:
            problems.append(f'{where}: {name} has a public initializer')
    return problems
