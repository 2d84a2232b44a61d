# SPDX-License-Identifier: Apache-2.0
"""The table of archived properties, as `Scripts/archive-table` writes it from the sources.

It lists each public class that conforms to NSCoding, itself or by a superclass, and each property that
such a class declares with a public setter. ArchiveTableTests.swift sets each of them, archives the object
and compares. The check `archives` writes it in memory and compares, too.

Limits. Properties are found by a line each; those that `@available` calls deprecated are left out, and so
are types inside others: Foundation's archiver cannot name a class there.
"""
import re

from overridable import closing
from stored import context, is_stored
from tree import code_of, swift_files

TABLE = 'Tests/UIKitControllersTests/Archives/Table'
MODULES = ('QuartzCore', 'UIKitValues', 'UIKitViews', 'UIKitBasics', 'UIKitInteraction', 'UIKitControls',
           'UIKitServices', 'UIKitText', 'UIKitTextKit', 'UIKitPickers', 'UIKitDynamics', 'UIKitControllers', 'UIKitCells',
           'UIKitTables', 'UIKitCollections', 'UIKitSheets')
CLASS = re.compile(r'\b(open|public)\s+(?:\w+\s+)*class\s+(?!(?:func|var|subscript)\b)(\w+)\s*:\s*([^{]*)\{')
EXTENSION = re.compile(r'\bextension\s+(\w+)\s*:\s*([^{]*)\{')
PROPERTY = re.compile(
    r'^(?P<before>[^\n=(){}]*?\b(?:public|open)\b[^\n={}]*?)\bvar\s+`?(?P<name>\w+)`?\s*(?P<after>[:=][^\n]*)$', re.M)
# What makes a class one that archives take; text storage is Foundation's text.
CODING = {'NSCoding', 'NSSecureCoding', 'NSMutableAttributedString'}


def inherited(clause):
    """The names in an inheritance clause, without attributes."""
    clause = re.sub(r'\bwhere\b.*', '', clause, flags=re.S)
    return [re.sub(r'@\w+|\bany\b', '', part).strip() for part in clause.split(',')]


def has_setter(code, found):
    """Whether a property can be set by everybody."""
    before = found.group('before')
    if re.search(r'\b(?:static|class|override|let)\b|\(set\)', before):
        return False
    if is_stored(code, found):
        return True
    start = code.find('{', found.end('name'))
    return re.search(r'\bset\b|\b_modify\b', code[start:closing(code, start, '{', '}')]) is not None


def is_deprecated(code, offset):
    """Whether the attributes above a declaration say that it is deprecated."""
    lines = code[max(0, offset - 600):offset].rstrip().splitlines()[-6:]
    text = ''
    for line in reversed(lines):
        if line.rstrip().endswith(('}', '{')) or re.search(r'\b(?:var|let|func|init)\b', line):
            break
        text = line + text
    return 'deprecated' in text


class Sources:
    """What the sources say of classes: their superclasses, modules and settable properties."""

    def __init__(self, root):
        self.parents, self.modules, self.properties = {}, {}, {}
        for file in swift_files(root, 'Sources'):
            module = next((part for part in file.relative_to(root).parts if part in MODULES), None)
            if module:
                self.read(code_of(file), module)

    def read(self, code, module):
        for found in CLASS.finditer(code):
            self.modules[found.group(2)] = module
            self.parents.setdefault(found.group(2), []).extend(inherited(found.group(3)))
        for found in EXTENSION.finditer(code):
            self.parents.setdefault(found.group(1), []).extend(inherited(found.group(2)))
        for found in PROPERTY.finditer(code):
            if has_setter(code, found) and not is_deprecated(code, found.start()):
                owner = context(code, found.start('name'))
                self.properties.setdefault(owner, set()).add(found.group('name'))

    def is_coded(self, name, seen=()):
        """Whether archives take a class."""
        names = self.parents.get(name, [])
        return not CODING.isdisjoint(names) or any(
            self.is_coded(parent, (*seen, name)) for parent in names if parent not in seen)

    def classes(self):
        """The names of the classes that archives take."""
        return sorted(name for name in self.modules if not name.startswith('_') and self.is_coded(name))


def texts(root):
    """The table's files by name."""
    sources = Sources(root)
    classes = sources.classes()
    head = ['// SPDX-License-Identifier: Apache-2.0', '// Written by: Scripts/archive-table', '', 'import UIKit', '']
    lines = head + ['extension ArchiveTable {', '    /// Every class that archives take, with its superclass.',
                    '    // swift-format-ignore',
                    '    static let classes: [(name: String, above: String?, add: (inout ArchiveTable) -> Void)] = [']
    for name in classes:
        above = next((parent for parent in sources.parents[name] if parent in classes), None)
        quoted = f'"{above}"' if above else 'nil'
        lines.append(f'        ("{name}", {quoted}, {{ $0.add{name}() }}),')
    result = {'ArchiveTable+Classes.swift': lines + ['    ]', '}']}
    for module in MODULES:
        members = [name for name in classes if sources.modules[name] == module]
        lines = head + ['// swift-format-ignore', 'extension ArchiveTable {']
        for name in members:
            lines.append(f'    mutating func add{name}() {{')
            for member in sorted(sources.properties.get(name, [])):
                lines.append(f'        add("{name}.{member}", \\{name}.{member})')
            lines += ['    }', '']
        if members:
            result[f'ArchiveTable+{module}.swift'] = lines[:-1] + ['}']
    return {name: '\n'.join(lines) + '\n' for name, lines in result.items()}


def write(root):
    """Writes the table."""
    folder = root / TABLE
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob('*.swift'):
        old.unlink()
    for name, text in texts(root).items():
        (folder / name).write_text(text, encoding='utf-8')


def check_archives(root):
    """The table of archived properties is what the sources give."""
    folder = root / TABLE
    if not folder.is_dir():
        return []
    wanted = texts(root)
    found = {file.name: file.read_text(encoding='utf-8') for file in folder.glob('*.swift')}
    return [f'{TABLE}/{name}: not what the sources give; run Scripts/archive-table'
            for name in sorted(wanted.keys() | found.keys()) if wanted.get(name) != found.get(name)]
