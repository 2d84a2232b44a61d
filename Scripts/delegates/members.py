# SPDX-License-Identifier: Apache-2.0
"""Fills the marked parts of class bodies, which subclasses can override only if they stand there.

`// @stubs A, B` takes a method for each optional one of the protocols A and B that the class body
does not have by hand. `// @copy X` takes what stands behind `// @shared X`, in whichever file.
Each part ends with `// @end`.
"""
import re

from . import declarations, output

STUBS, SHARED, COPY, END = '// @stubs ', '// @shared ', '// @copy ', '// @end'
FUNCTION = re.compile(rf'\bfunc ({declarations.NAME})(?=\()')


def is_marked(text):
    return STUBS in text or COPY in text


def parts(text, file):
    """The marked parts: (mark, argument, first line, line of the end), counted from 0."""
    found, start = [], None
    for at, line in enumerate(text.splitlines()):
        line = line.strip()
        mark = next((m for m in (STUBS, SHARED, COPY) if line.startswith(m)), None)
        if mark or line == END:
            if (mark is None) == (start is None):
                raise declarations.Unreadable(file, at + 1, f'{line}: a mark without its partner')
            if mark:
                start = (mark, line[len(mark):].strip(), at + 1)
            else:
                found.append((*start, at))
                start = None
    if start:
        raise declarations.Unreadable(file, start[2], f'this part has no {END}')
    return found


def shared(text, file):
    """The parts that other classes copy, by name."""
    lines = text.splitlines()
    return {name: lines[first:end]
            for mark, name, first, end in parts(text, file) if mark == SHARED}


def filled(text, file, protocols, originals):
    """The text with its parts written anew."""
    lines = text.splitlines()
    kept, pieces, last = [], [], 0
    for mark, argument, first, end in parts(text, file):
        if mark != SHARED:
            kept += lines[last:first]
            last = end
            pieces.append((mark, argument, first, len(kept)))
    kept += lines[last:]
    own = signatures('\n'.join(kept))
    for mark, argument, first, place in reversed(pieces):
        if mark == COPY:
            if argument not in originals:
                raise declarations.Unreadable(file, first, f'there is no {SHARED}{argument}')
            kept[place:place] = originals[argument]
            continue
        new = []
        for name in argument.replace(',', ' ').split():
            if name not in protocols:
                raise declarations.Unreadable(file, first, f'no protocol {name} is marked')
            for method in protocols[name].methods:
                if (method.full_name, tuple(p.type for p in method.parameters)) not in own:
                    new += ['', *output.stub(method)]
        kept[place:place] = [*new, '']
    return '\n'.join(kept) + '\n'


def signatures(text):
    """The methods that a class body declares, by full name and the parameters' types."""
    found = set()
    for match in FUNCTION.finditer(text):
        inside, _ = declarations.split_parentheses(text[match.end():])
        parameters = [declarations.PARAMETER.match(part.strip())
                      for part in declarations.split_commas(inside)]
        if all(parameters):
            labels = ''.join(f'{(p.group(1) or p.group(2)).strip("`")}:' for p in parameters)
            types = tuple(' '.join(p.group(4).split()) for p in parameters)
            found.add((f'{match.group(1).strip("`")}({labels})', types))
    return found
