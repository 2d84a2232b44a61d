# SPDX-License-Identifier: Apache-2.0
"""Public members of open classes that stand in extensions, where no subclass can override them.

On iOS a subclass may override each method and property that the Objective-C interface of its
superclass declares. Swift allows that only for members of the class body here. So a public member of
an open class belongs into the body, as a call of one line into an extension where it is long.
`extension-members.tsv` lists those that may stay, with the reason:
  * swift: Apple's member is Swift's own and cannot be overridden either;
  * renamed: an old name of another member, for Swift 4 only;
  * foreign: the class is another library's, so that its body is not ours;
  * above: the member names a type of a module above the class's, or is made there;
  * overload: the class body has the method, with another type of parameter.

Limits. Members are found at the first level of an extension's braces, a line each. Initializers and
members of the class itself (`class`, `static`) are left out.
"""
import re

from tree import code_of, line_at, swift_files

LIST = 'Scripts/checks/extension-members.tsv'
REASONS = {'swift', 'above', 'overload', 'renamed', 'foreign'}
OPEN_CLASS = re.compile(r'\bopen\s+(?:\w+\s+)*class\s+(?!(?:func|var|subscript)\b)(\w+)')
EXTENSION = re.compile(
    r'^((?:@[\w()]+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?)'
    r'extension\s+([\w.]+)([^{]*)\{', re.M)
MEMBER = re.compile(r'(?P<modifiers>(?:@?\w+(?:\([^)]*\))?\s+)*?)(?P<kind>func|var|subscript)\b\s*`?(?P<name>\w*)')
HIDDEN = {'package', 'internal', 'fileprivate', 'private', 'static', 'class'}


def closing(code, at, opener, closer):
    """The offset of the bracket that closes the one at an offset."""
    depth = 0
    for offset in range(at, len(code)):
        if code[offset] == opener:
            depth += 1
        elif code[offset] == closer:
            depth -= 1
            if depth == 0:
                return offset
    return len(code)


def labels(parameters):
    """The argument labels of a parameter list: `(_:for:)` for `_ a: A, for b: B`."""
    depth, names, starts = 0, [], True
    for token in re.findall(r'->|[()\[\]{}<>,]|@\w+|\w+|\s+|.', parameters):
        if token in '([{<':
            depth += 1
        elif token in ')]}>':
            depth -= 1
        elif token == ',' and depth == 0:
            starts = True
        elif starts and depth == 0 and re.fullmatch(r'\w+', token):
            names.append(token)
            starts = False
    return '(' + ''.join(f'{name}:' for name in names) + ')'


def members(code, classes):
    """Public members in extensions of the classes: class, name with labels, modifiers, line."""
    for extension in EXTENSION.finditer(code):
        owner = extension.group(2)
        if owner not in classes:
            continue
        is_public = 'public' in extension.group(1).split()
        start = extension.end()
        end = closing(code, start - 1, '{', '}')
        depth, offset = 0, start
        for line in code[start:end].split('\n'):
            found = MEMBER.match(line.strip()) if depth == 0 else None
            if found:
                modifiers = set(found.group('modifiers').split())
                if not modifiers & HIDDEN and (is_public or modifiers & {'public', 'open'}):
                    at = offset + line.index(found.group('kind'))
                    name = found.group('name')
                    if found.group('kind') != 'var':
                        parenthesis = code.index('(', at)
                        inside = code[parenthesis + 1:closing(code, parenthesis, '(', ')')]
                        name = (name if found.group('kind') == 'func' else 'subscript') \
                            + labels(inside)
                    yield owner, name, modifiers, line_at(code, at)
            depth += sum(line.count(c) for c in '({[') - sum(line.count(c) for c in ')}]')
            offset += len(line) + 1


def found_members(root):
    """All such members below Sources, by `Class.member`: where the first stands."""
    files = swift_files(root, 'Sources')
    classes = {name for file in files for name in OPEN_CLASS.findall(code_of(file))}
    found = {}
    for file in files:
        for owner, name, _, line in members(code_of(file), classes):
            found.setdefault(f'{owner}.{name}', f'{file.relative_to(root)}:{line}')
    return found


def allowed(root):
    """The members that may stay, with the reason."""
    file = root / LIST
    if not file.exists():
        return {}
    rows = [line.split('\t') for line in file.read_text().splitlines()
            if line and not line.startswith('#')]
    return {row[0]: row[1] if len(row) == 2 else '' for row in rows}


def check_overridable(root):
    """No public member that a subclass may override on iOS stands in an extension of an open class."""
    found, listed = found_members(root), allowed(root)
    problems = [f'{found[name]}: {name} cannot be overridden in an extension; put it into the class body'
                for name in sorted(set(found) - set(listed))]
    problems += [f'{LIST}: {name} stands in no extension' for name in sorted(set(listed) - set(found))]
    problems += [f'{LIST}: {name}: the reason is none of {", ".join(sorted(REASONS))}'
                 for name, reason in sorted(listed.items()) if reason not in REASONS]
    return problems
