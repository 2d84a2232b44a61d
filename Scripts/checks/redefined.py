# SPDX-License-Identifier: Apache-2.0
"""Functions of Swift's and Foundation's libraries that are defined again.

`Sources/CRedefinedFunctions` gives ours the libraries' names, and `Sources/LocaleDefaults` defines ours.
Swift sources never take a library's name themselves: a module that sees both declarations ends the
compiler when it optimises, and a program that links the libraries statically has the name twice.
Tables of functions (`WitnessTable`) that only a library calls are of types that other modules could see.
"""
import re

from tree import line_at, swift_files, text_of

JUMPS = 'Sources/CRedefinedFunctions/RedefinedFunctions.c'
METHODS = 'Sources/CRedefinedFunctions/RedefinedMethods.c'
FUNCTIONS = 'Sources/LocaleDefaults'
JUMP = re.compile(r'REDEFINE(?:_METHOD)?\((?:\s*\w+,)?\s*"[^"]+",\s*"(casement_\w+)"\)')
NAMED = re.compile(r'@_silgen_name\("(casement_\w+)"\)')
TABLE = re.compile(r'WitnessTable\(of: ([A-Z]\w*)(?:\(\)|\.self) as any (\w+?)(?:\.Type)?\)')
MANGLED = re.compile(r'@_(?:silgen_name|cdecl)\("(\$s\w+)"\)')


def hidden_tables(text):
    """Where a table is made of a class or a protocol of the same file that other modules do not see, and which."""
    for table in TABLE.finditer(text):
        # A public protocol of a library's has its functions in any case.
        if f'protocol {table.group(2)}' in text:
            for name in table.groups():
                if re.search(rf'(?<!package )(?:final class|protocol) {name}\b', text):
                    yield table.start(), name


IMPORT = re.compile(r'^(?:@\S+ )?(?:(?:public|package|internal|private) )?import (\w+)', re.M)
# What every program links. The functions' objects stand in the program itself, and its linker is told of no more.
LINKED = {'Foundation', 'Glibc', 'Swift', 'CSwiftCalls'}


def unlinked_imports(text):
    """Where a file imports a module whose library a program need not have, and which."""
    return [(found.start(), found.group(1)) for found in IMPORT.finditer(text) if found.group(1) not in LINKED]


# A function that is asked for by name and defined above `LocaleDefaults`.
ASKED = re.compile(r'^OVERRIDDEN\((\w+),', re.M)


def check_redefined(root):
    """The jumps lead to the functions that are there, and no Swift source has a mangled name."""
    problems = []
    for file in swift_files(root, 'Sources'):
        text = text_of(file)
        problems += [f'{file.relative_to(root)}:{line_at(text, found.start())}: {found.group(1)} is a name for {JUMPS}'
                     for found in MANGLED.finditer(text)]
        problems += [f'{file.relative_to(root)}:{line_at(text, place)}: {name} has to be `package`: '
                     'an optimizer leaves a private table\'s functions out' for place, name in hidden_tables(text)]
        if file.is_relative_to(root / FUNCTIONS):
            problems += [f'{file.relative_to(root)}:{line_at(text, place)}: {name} is linked into no program by itself, '
                         f'and {FUNCTIONS} stands in each' for place, name in unlinked_imports(text)]
    jumps = root / JUMPS
    if not jumps.exists():
        return problems
    texts = [file.read_text(encoding='utf-8') for file in (jumps, root / METHODS) if file.exists()]
    targets = {name for text in texts for name in JUMP.findall(text)}
    defined = {name for file in (root / FUNCTIONS).rglob('*.swift') for name in NAMED.findall(text_of(file))}
    originals = (root / JUMPS).with_name('Originals.c')
    if originals.exists():
        defined -= set(ASKED.findall(originals.read_text(encoding='utf-8')))
    problems += [f'{JUMPS}: jumps to {name}, which {FUNCTIONS} does not define' for name in sorted(targets - defined)]
    return problems + [f'{FUNCTIONS}: nothing jumps to {name}' for name in sorted(defined - targets)]
