# SPDX-License-Identifier: Apache-2.0
"""Public stored properties that nothing in Sources reads, by the compiler's index instead of by name.

`stored.py` looks for a property's name, so that one hides behind another type's of the same name. Here the
index of a debug build says which property a name means. What it finds is kept in `unread-by-type.tsv`,
for checks that have no build: a property alone in its line is stored and not read, and stands in
Docs/unbuilt.txt; one with a reason behind it is for the program, or what reads it is no Swift of ours.

    Scripts/unread-properties           compares the list with the index
    Scripts/unread-properties --write   adds to it what is new, and takes out what is read now

A property counts as read as in `stored.py`, and where it is copied into another property that is read.
A read of what it overrides or of the requirement that it fulfils is one, too.
"""
import collections
import ctypes
import json
import pathlib
import re
import subprocess

import stored
from tree import code_of, swift_files

LIST = 'Scripts/checks/unread-by-type.tsv'
HEAD = ('# Properties that nothing reads by the compiler\'s index: stored only, or with the reason why that is right.\n'
        '# Written by: Scripts/unread-properties --write\n')
# Kinds of symbols, roles of occurrences and kinds of dependencies, as libIndexStore numbers them.
PROPERTIES = {19, 20, 21}
DEFINITION, READ, WRITE, OVERRIDES = 1 << 1, 1 << 3, 1 << 4, 1 << 11
RECORD = 2
# As in stored.py, without names that a type's own code may use for other things.
WHOLE = re.compile(r'\b(?:en|de)code\w*\(|\bcoder\b|\bfields\.add\(|\.keep\(|^\s*(?:\w+: )?\\\.[\w.]+,$')
Use = collections.namedtuple('Use', 'file line column roles')


class Text(ctypes.Structure):
    """A string of the library's."""
    _fields_ = [('data', ctypes.c_void_p), ('length', ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


class Index:
    """The uses of properties in Sources, and which property overrides which."""

    def __init__(self, uses=(), overridden=()):
        self.uses, self.overridden = collections.defaultdict(set), collections.defaultdict(set)
        for symbol, use in uses:
            self.uses[symbol].add(use)
        for symbol, above in overridden:
            self.overridden[symbol].add(above)

    def finish(self):
        """Gives each property the uses of those that it overrides."""
        def above(symbol, seen):
            for name in self.overridden.get(symbol, ()):
                if name not in seen:
                    seen.add(name)
                    above(name, seen)
            return seen
        own = {symbol: set(uses) for symbol, uses in self.uses.items()}
        for symbol in list(self.overridden):
            for name in above(symbol, set()):
                self.uses[symbol] |= {use for use in own.get(name, ()) if not use.roles & DEFINITION}
        self.places = collections.defaultdict(list)
        for symbol, uses in self.uses.items():
            for use in uses:
                self.places[use.file, use.line].append((use.column, symbol, use.roles))
        return self


def library():
    """libIndexStore of the toolchain, with its functions' types."""
    info = json.loads(subprocess.run(['swiftc', '-print-target-info'], capture_output=True, check=True).stdout)
    path = pathlib.Path(info['paths']['runtimeResourcePath']).parent / 'libIndexStore.so'
    found = ctypes.CDLL(str(path))
    pointer, text = ctypes.c_void_p, Text
    for name, result in (('store_create', pointer), ('unit_reader_create', pointer),
                         ('unit_reader_get_main_file', text), ('unit_dependency_get_name', text),
                         ('unit_dependency_get_filepath', text), ('record_reader_create', pointer),
                         ('occurrence_get_symbol', pointer), ('occurrence_get_roles', ctypes.c_uint64),
                         ('symbol_get_usr', text), ('symbol_relation_get_symbol', pointer),
                         ('symbol_relation_get_roles', ctypes.c_uint64)):
        getattr(found, 'indexstore_' + name).restype = result
    return found


def read_index(store, root):
    """The index of a build's store for the files of Sources."""
    lib, index, inside = library(), Index(), str(root.resolve()) + '/'
    pointer = ctypes.c_void_p
    visit, visit_name = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, pointer), ctypes.CFUNCTYPE(ctypes.c_bool, pointer, Text)
    opened = pointer(lib.indexstore_store_create(str(store).encode(), None))
    place = {}

    @visit
    def relation(_, found):
        found = pointer(found)
        if lib.indexstore_symbol_relation_get_roles(found) & OVERRIDES:
            above = pointer(lib.indexstore_symbol_relation_get_symbol(found))
            index.overridden[place['symbol']].add(str(lib.indexstore_symbol_get_usr(above)))
        return True

    @visit
    def occurrence(_, found):
        found = pointer(found)
        symbol = pointer(lib.indexstore_occurrence_get_symbol(found))
        if lib.indexstore_symbol_get_kind(symbol) in PROPERTIES:
            line, column = ctypes.c_uint(), ctypes.c_uint()
            lib.indexstore_occurrence_get_line_col(found, ctypes.byref(line), ctypes.byref(column))
            place['symbol'] = str(lib.indexstore_symbol_get_usr(symbol))
            use = Use(place['file'], line.value, column.value, lib.indexstore_occurrence_get_roles(found))
            index.uses[place['symbol']].add(use)
            lib.indexstore_occurrence_relations_apply_f(found, None, relation)
        return True

    @visit
    def dependency(_, found):
        found = pointer(found)
        path = str(lib.indexstore_unit_dependency_get_filepath(found))
        if lib.indexstore_unit_dependency_get_kind(found) == RECORD and path.startswith(inside + 'Sources/'):
            place['file'] = path[len(inside):]
            name = str(lib.indexstore_unit_dependency_get_name(found)).encode()
            record = lib.indexstore_record_reader_create(opened, name, None)
            if record:
                lib.indexstore_record_reader_occurrences_apply_f(pointer(record), None, occurrence)
                lib.indexstore_record_reader_dispose(pointer(record))
        return True

    @visit_name
    def unit(_, name):
        reader = lib.indexstore_unit_reader_create(opened, str(name).encode(), None)
        if reader:
            if str(lib.indexstore_unit_reader_get_main_file(pointer(reader))).endswith('.swift'):
                lib.indexstore_unit_reader_dependencies_apply_f(pointer(reader), None, dependency)
            lib.indexstore_unit_reader_dispose(pointer(reader))
        return True

    lib.indexstore_store_units_apply_f(opened, 0, None, unit)
    return index.finish()


class Search:
    """Looks for reads of properties.

    `passed` has, for each property that only passes its value on, that which keeps it, and the lines of both.
    """

    def __init__(self, root, index):
        self.root, self.index, self.codes, self.known = root, index, {}, {}
        self.passed = {}
        self.names = {}
        for symbol, uses in index.uses.items():
            for use in uses:
                found = re.match(r'`?(\w+)', self.line(use)[use.column - 1:])
                if use.roles & DEFINITION and found:
                    self.names[symbol] = (found.group(1), use.file)

    def line(self, use):
        """The code of a use's line."""
        if use.file not in self.codes:
            file = self.root / use.file
            self.codes[use.file] = code_of(file).splitlines() if file.exists() else []
        lines = self.codes[use.file]
        return lines[use.line - 1] if use.line <= len(lines) else ''

    def defined(self, file, line):
        """The property that a line declares."""
        return next((symbol for _, symbol, roles in self.index.places.get((file, line), ())
                     if roles & DEFINITION), None)

    def uses(self, symbol, skipped):
        """Whether one of its uses reads a property, and the properties that it is copied into."""
        name, home = self.names[symbol]
        within, _ = stored.patterns(name)
        copied = rf'\b\w+:\s*(?:[\w!?]+(?:\([^()]*\))?\.)*`?{name}\b`?\s*(?:[,)]|$)'
        targets = set()
        for use in self.index.uses[symbol]:
            text = self.line(use)
            if use.roles & DEFINITION or (use.file, use.line) in skipped or use.file.endswith('+KeyValues.swift'):
                continue
            if use.roles & WRITE and not use.roles & READ:
                if stored.is_written(name, [text]):
                    return True, targets
                continue
            if WHOLE.search(text) or stored.ACCESSOR.match(text) or 'customizes(' in text:
                continue
            if re.search(rf'\b{name}\b', within.sub(' ', text)) or use.file != home and re.search(copied, text):
                return True, targets
            # `if let name {` reads it under its own name.
            if re.search(r'\blet\s+`?$', text[:use.column - 1]) \
                    and not re.match(rf'`?{name}`?\s*[:=]', text[use.column - 1:]):
                return True, targets
            targets |= {other for _, other, roles in self.index.places[use.file, use.line]
                        if roles & WRITE and other != symbol}
        return False, targets

    def is_read(self, symbol, skipped=frozenset()):
        """Whether a property is read, or one that it is copied into."""
        if symbol not in self.names:
            return True
        if symbol not in self.known:
            self.known[symbol] = False
            field, lines = self.passed.get(symbol, (None, frozenset()))
            found, targets = self.uses(symbol, skipped | lines)
            targets |= {field} - {None}
            self.known[symbol] = found or any(self.has_effect(target) or self.is_read(target, lines) for target in targets)
        return self.known[symbol]

    def has_effect(self, symbol):
        """Whether a property has a setter of its own that does more than pass the value on."""
        if symbol in self.passed:
            return False
        use = next((use for use in self.index.uses[symbol] if use.roles & DEFINITION), None)
        if use is None:
            return False
        self.line(use)
        rest = '\n'.join(self.codes[use.file][use.line - 1:use.line + 12])
        return re.match(r'[^\n={]*\{\s*get\s*\{[^{}]*\}\s*set\b', rest) is not None


def passing_properties(root, search):
    """The properties that only pass a value on: Type.name, its symbol and that of the property that keeps the value.

    They are entered into the search on the way.
    """
    found = []
    for file in swift_files(root, 'Sources'):
        code, path = code_of(file), str(file.relative_to(root))
        for match in stored.PASSING.finditer(code):
            name, field = match.group('name'), match.group('field')
            if stored.CLOSED.search(match.group('before')) or not stored.has_no_effect(match.group('set'), field):
                continue
            lines = range(code.count('\n', 0, match.start('name')) + 1, code.count('\n', 0, match.end()) + 2)
            symbol = search.defined(path, lines[0])
            kept = next((other for line in lines for _, other, _ in search.index.places.get((path, line), ())
                         if other != symbol and search.names.get(other, ('',))[0] == field), None)
            if symbol and kept:
                search.passed[symbol] = kept, frozenset((path, line) for line in lines)
                found.append((f'{stored.context(code, match.start("name"))}.{name}', symbol, kept))
    return found


def unread(root, index):
    """The properties that nothing reads."""
    search, found = Search(root, index), set()
    passing = list(passing_properties(root, search))
    for name, owner, file in stored.declarations(root):
        code, path = code_of(file), str(file.relative_to(root))
        for match in re.finditer(rf'\bvar\s+`?{name}\b', code):
            symbol = search.defined(path, code.count('\n', 0, match.start()) + 1)
            if symbol and stored.context(code, match.start()) == owner and not search.is_read(symbol):
                found.add(f'{owner}.{name}')
    return found | {name for name, symbol, field in passing
                    if not search.is_read(symbol) and not search.is_read(field)}


def listed(root):
    """The list: the reason of each property, empty for one that is stored only."""
    file = root / LIST
    rows = [line.split('\t') for line in file.read_text().splitlines()
            if line and not line.startswith('#')] if file.exists() else []
    return {row[0]: row[1] if len(row) > 1 else '' for row in rows}


def write(root, names):
    """Writes the list for what was found, with the reasons that it had."""
    reasons = listed(root)
    by_name = set(stored.unread_by_name(root))
    lines = ['\t'.join(filter(None, (name, reasons.get(name)))) + '\n' for name in sorted(names - by_name)]
    (root / LIST).write_text(HEAD + ''.join(lines))


def problems(root, names):
    """What the list says of properties that the index does not, and the reverse."""
    known, by_name = set(listed(root)), set(stored.unread_by_name(root))
    found = [f'nothing reads {name}: build it, or list it in {LIST}' for name in sorted(names - known - by_name)]
    return found + [f'{LIST}: {name} is read now, or gone' for name in sorted(known - names)]
