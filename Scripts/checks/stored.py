# SPDX-License-Identifier: Apache-2.0
"""Public stored properties that the user sets and the framework never reads.

A property counts as read where its name occurs in the code of Sources, in any module, other than in
  * its declaration, and declarations of the same name;
  * a write to it: `name = 1`, `view.name = 1`;
  * a copy of it: `other.name = name`, `name: name`, `name: other.name`;
  * a comparison with itself and a hash: `a.name == b.name`, `hasher.combine(name)`;
  * coding: a line that encodes or decodes, adds to archived fields, or keeps a property in an archive;
  * a label of an argument or a parameter, whose colon follows at once, and an enum's case;
  * the lists of keys, in files called `+KeyValues`.
Expressions in string literals count as reads, and so does a key path.

A property with accessors that only pass a value to and from a field of the object's state is looked at by
both names, its own and the field's; a setter that does more than mark the object has an effect and is left out.

Limits. A name is looked for, not a declaration: a property whose name anything else has, which is read,
is not found (`title` never is). A framework's own result, which the user reads, is no stub: a property
that Sources write from anything but a property or parameter of its name is left out, and so is one whose
setter is not public, or which an initializer called in Sources takes by its name. Static properties are constants and left out, too.
"""
import collections
import functools
import re

from tree import code_of, swift_files, text_of

DECLARED = re.compile(
    r'^(?P<before>[^\n=(){}]*?\b(?:public|open)\b[^\n={}]*?)\bvar\s+`?(?P<name>\w+)`?\s*(?P<after>[:=][^\n]*)$',
    re.M)
# The setter is not the user's, or it is no stored property of an object.
CLOSED = re.compile(r'\b(?:static|class|override)\b|\((?:set|unsafe\) static)\)')
WORD = re.compile(r'\b[A-Za-z_]\w*\b')
TYPE = re.compile(r'\b(?:class|struct|actor|enum|protocol|extension)\s+'
                  r'(?!(?:func|var|let|subscript|override|final)\b)([A-Za-z_][\w.]*)')


def is_stored(code, declaration):
    """Whether a declaration has no getter: it ends its line, has a value or observers."""
    after = declaration.group('after')
    rest = code[declaration.end('name'):]
    brace, at = None, 0
    depth = 0
    # The body's brace is the first outside of parentheses, on the lines that the declaration covers.
    for at, character in enumerate(rest):
        if character in '([':
            depth += 1
        elif character in ')]':
            depth -= 1
        elif character == '{' and not depth:
            brace = at
            break
        elif character == '\n' and not depth and not re.search(r'[=:,&]\s*$', rest[:at]):
            break
    if brace is None:
        return True
    head, body = rest[:brace], rest[brace + 1:].lstrip()
    if body.startswith(('didSet', 'willSet')):
        return True
    # `= { … }()` is a value.
    return re.search(r'(?<![=!<>])=(?!=)', head) is not None and '=' in after


def context(code, offset):
    """The name of the type around an offset, by its braces."""
    depth, end = 0, offset
    while end > 0:
        found = max(code.rfind('{', 0, end), code.rfind('}', 0, end))
        if found < 0:
            return ''
        if code[found] == '}':
            depth += 1
        elif depth:
            depth -= 1
        else:
            start = max(code.rfind('}', 0, found), code.rfind('{', 0, found)) + 1
            names = TYPE.findall(code[start:found])
            if not names:
                return context(code, found)
            outer = context(code, found)
            return f'{outer}.{names[-1]}' if outer else names[-1]
        end = found
    return ''


def declarations(root):
    """Public stored properties that the user can set: name, type's name, file."""
    for file in swift_files(root, 'Sources'):
        code = code_of(file)
        for found in DECLARED.finditer(code):
            if CLOSED.search(found.group('before')) or 'let ' in found.group('before'):
                continue
            if is_stored(code, found):
                name = found.group('name')
                owner = context(code, found.start('name'))
                kind = re.search(r'protocol\s+' + re.escape(owner.split('.')[-1]) + r'\b', code)
                if owner and not kind:
                    yield name, owner, file


@functools.lru_cache(maxsize=None)
def patterns(name):
    """What uses of a name are no reads: first those in a line, then whole lines."""
    word = rf'`?\b{name}\b`?'
    owned = rf'(?:(?:[\w!?]+(?:\([^()]*\))?\.)*)'
    copied = rf'{owned}{word}'
    return re.compile('|'.join((
        # A declaration; a parameter or an argument with its label, copied or not.
        rf'\b(?:var|let|func|case|inout)\s+{word}',
        rf'{word}\s*:\s*{copied}(?=\s*[,)\n])',
        rf'{word}:(?!:)',
        # Copies and writes.
        rf'{copied}\s*=(?![=])\s*{copied}(?:\s*\.copy\(\)|\s*\?\?\s*{copied})?\s*(?=[\n;}}]|$)',
        rf'{copied}\s*=(?![=])',
        # Comparisons with itself, hashes.
        rf'{copied}\s*[=!]==?\s*{copied}',
        rf'combine\(\s*{copied}\s*\)',
    ))), re.compile(r'\b(?:en|de)code\w*\(|\bcoder\b|\bcontainer\b|\bfields\.add\(|\.keep\(|^\s*(?:\w+: )?\\\.[\w.]+,$')


def uses(root):
    """For each word of the code in Sources, the lines it occurs in, each once a file."""
    lines = collections.defaultdict(list)
    for file in swift_files(root, 'Sources'):
        if file.stem.endswith('+KeyValues'):
            continue
        for line in code_of(file).splitlines():
            for word in set(WORD.findall(line)):
                lines[word].append(line)
    return lines


def is_read(name, lines):
    """Whether one of the lines with the name reads it."""
    within, whole = patterns(name)
    for line in lines:
        if whole.search(line):
            continue
        rest = within.sub(' ', line)
        if re.search(rf'\b{name}\b', rest):
            return True
    return False


def is_written(name, lines):
    """Whether one of the lines gives the property a value of the framework's own."""
    word = rf'\b{name}\b'
    for line in lines:
        found = re.search(rf'(?:[\w!?]+\.)+`?{word}`?\s*[+|-]?=(?!=)\s*(.*)$', line)
        if found and not re.search(word, found.group(1)) \
                and not re.match(r'(?:nil|newValue|value)\b', found.group(1)):
            return True
    return False


def is_given(name, owner, files):
    """Whether the files make a value of the type with the property: a result, for the user to read."""
    made = re.compile(rf'\b{owner}\((?:[^()]|\([^()]*\))*?\b{name}\s*:')
    return any(f'{owner}(' in text_of(file) and made.search(code_of(file))
               for file in files)


PASSING = re.compile(
    r'^(?P<before>[^\n=(){}]*?\b(?:public|open)\b[^\n={}]*?)\bvar\s+`?(?P<name>\w+)`?\s*:[^\n={]*\{\s*'
    r'get \{ (?:[\w!?]+\.)+(?P<field>\w+) \}\s*set \{(?P<set>[^{}]*(?:\{[^{}]*\}[^{}]*)*)\}', re.M)
ACCESSOR = re.compile(r'^\s*(?:get|set) \{ [\w!?.]+(?: = newValue)? \}\s*$')
FIELD = r'^\s*(?:package |final |fileprivate |private |weak )*var {name}\b'


def has_no_effect(body, field):
    """Whether a setter keeps the value and at most marks the object and tells its observers."""
    body = re.sub(r'\bannouncing\([^(){}]*\)\s*\{([^{}]*)\}', r'\1', body)
    rest = re.sub(rf'(?:[\w!?]+\.)+{field} = newValue|change\(\\\.{field}, newValue\)', '', body, count=1)
    rest = re.sub(r'customizes\([^\n]*\)|guard [^\n]* else \{ return \}|guard [^\n]*', '', rest)
    rest = re.sub(r'setNeedsLayout\(\)|setNeedsDisplay\(\)|invalidateIntrinsicContentSize\(\)', '', rest)
    return rest != body and not rest.strip()


def kept(root, lines):
    """The properties that a field of an object's state keeps, which nothing reads either."""
    for file in swift_files(root, 'Sources'):
        code = code_of(file)
        for found in PASSING.finditer(code):
            name, field = found.group('name'), found.group('field')
            if CLOSED.search(found.group('before')) or not has_no_effect(found.group('set'), field):
                continue
            fields = [line for line in lines[field] if re.match(FIELD.format(name=field), line)]
            both = {name, field}
            if fields and not any(
                    is_read(word, [line for line in lines[word]
                                   if not ACCESSOR.match(line) and 'customizes(' not in line
                                   and 'newValue' not in line])
                    for word in both):
                yield f'{context(code, found.start("name"))}.{name}', file.relative_to(root)


def unread(root):
    """The properties: Type.name, with the file that declares them; those found by type, too."""
    import unread_by_type
    found = dict(unread_by_name(root))
    found.update((name, unread_by_type.LIST) for name, reason in unread_by_type.listed(root).items() if not reason)
    return found


def unread_by_name(root):
    """The properties whose names nothing reads: Type.name, with the file that declares them."""
    lines = uses(root)
    files, found = swift_files(root, 'Sources'), {}
    for name, owner, file in declarations(root):
        if not is_read(name, lines[name]) and not is_written(name, lines[name]) \
                and not is_given(name, owner.split('.')[-1], files):
            found[f'{owner}.{name}'] = file.relative_to(root)
    found.update(kept(root, lines))
    return found
