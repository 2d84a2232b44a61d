# SPDX-License-Identifier: Apache-2.0
"""The page of UIView's reference: every name stands there, and every test that it names is there.

A row has names, one behaviour and tests: | `name`, … | what it does | `Suite.test`, … |. A test mentions
each name of its row, itself or in what it uses of its own file; where the name is not written in Swift's
source, the row ends with "by" and the word that stands for it: `Suite.test` by `word`.
"""
import collections
import functools
import re

from tree import code_of, swift_files, text_of

PAGE = 'Docs/subsystems/uiview-reference.md'
NAMES = 'Scripts/checks/uiview-names.txt'
TYPE = 'UIView'

ROW = re.compile(r'^\|(.+)\|(.+)\|(.+)\|$')
CODE = re.compile(r'`([^`]+)`')
SCOPE = re.compile(r'^[^\S\n]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:final|private|fileprivate|public|package|open|'
                   r'nonisolated|static|override)\s+)*(?:struct|class|extension|enum|actor)\s+(\w+)', re.M)
LOCAL = re.compile(r'\b(?:struct|class|enum|actor|extension|func|var|let|typealias)\s+(\w+)')
TEST = re.compile(r'@Test\b')
FUNCTION = re.compile(r'\bfunc\s+(\w+)')


# MARK: The page

class Row:
    """One behaviour: where it stands, its names, its tests and the word that stands for the names."""

    def __init__(self, line, group, names, behaviour, tests, word):
        self.line, self.group, self.names = line, group, names
        self.behaviour, self.tests, self.word = behaviour, tests, word


def rows(text):
    """The rows of the page's tables, without the generated one."""
    found, group, generated = [], '', False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith('<!-- '):
            generated = line.endswith(': begin -->')
        if line.startswith('## '):
            group = line[3:].strip()
        match = ROW.match(line)
        if generated or not match or set(line) <= set('|-: ') or match.group(1).strip() == 'name':
            continue
        names, behaviour, tests = (part.strip() for part in match.groups())
        tests, _, word = tests.partition(' by ')
        found.append(Row(number, group, CODE.findall(names), behaviour, CODE.findall(tests),
                         (CODE.findall(word) or [None])[0]))
    return found


def inventory(root):
    """The public names of the list."""
    file = root / NAMES
    return [line for line in file.read_text().splitlines() if line and not line.startswith('#')]


# MARK: What is declared

MEMBER = re.compile(
    r'^(?P<attributes>(?:@\w+(?:\([^)\n]*\))?\s+)*)(?:(?:public|open|class|static|override|final|nonisolated|'
    r'weak|lazy|required|convenience)\s+)*(?:public|open)\s+(?:(?:class|static|override|final|nonisolated|weak|'
    r'required|convenience)\s+)*(?P<kind>var|let|func|init)\b\??\s*(?P<name>\w*)', re.M)


def block(code, start):
    """The offset behind the block of braces that begins at or after an offset."""
    at, depth = code.index('{', start), 0
    while True:
        depth += {'{': 1, '}': -1}.get(code[at], 0)
        at += 1
        if not depth or at == len(code):
            return at


def labels(code, start):
    """The argument labels of the parentheses at an offset, as in a name: "(_:at:)"."""
    at, depth, begin, parts = start, 0, start + 1, []
    while True:
        depth += {'(': 1, '[': 1, '{': 1, '<': 1, ')': -1, ']': -1, '}': -1}.get(code[at], 0)
        if code[at] == '>' and code[at - 1] != '-':
            depth -= 1
        if (code[at] == ',' and depth == 1) or not depth:
            parts.append(code[begin:at])
            begin = at + 1
        if not depth:
            break
        at += 1
    found = [re.match(r'\s*(?:@\w+\s+)*(\w+)', part) for part in parts if part.strip()]
    return '(' + ''.join(f'{match.group(1)}:' for match in found if match) + ')'


def declared(root):
    """The public members of the type in Sources: the name and where, without rooms' interfaces."""
    found = {}
    head = re.compile(rf'^(?:public |open |@\w+ )*(?:class|extension) {TYPE}\b(?!\.)[^{{]*{{', re.M)
    for file in swift_files(root, 'Sources'):
        # Names of old language modes are other spellings of those that count.
        if TYPE not in text_of(file) or file.parent.name == 'SwiftFour':
            continue
        code = code_of(file)
        for match in head.finditer(code):
            if ' where ' in match.group():
                continue
            body = code[match.end():block(code, match.end() - 1) - 1]
            inner = re.sub(r'^ {4}', '', body, flags=re.M)
            for member in MEMBER.finditer(inner):
                # The interface between rooms, and what stands in for an initializer of NSObject's.
                if '@_spi' in member.group('attributes') or '@_disfavored' in member.group('attributes'):
                    continue
                name = member.group('name') or 'init'
                if member.group('kind') in ('func', 'init'):
                    open_at = inner.index('(', member.end())
                    name += labels(inner, open_at)
                found.setdefault(name, str(file.relative_to(root)))
    return found


# MARK: Tests

@functools.lru_cache(maxsize=None)
def suites(file):
    """The tests of a file: (suite, test) to the code that it runs, as far as it is in this file."""
    code = code_of(file)
    if '@Test' not in code:
        return {}
    scopes = [(match.start(), block(code, match.end()), match.group(1))
              for match in SCOPE.finditer(code) if '{' in code[match.end():]]
    tests, spans = [], []
    for match in TEST.finditer(code):
        function = FUNCTION.search(code, match.end())
        if not function or '{' not in code[function.end():]:
            continue
        end = block(code, function.end())
        around = [name for begin, stop, name in scopes if begin < match.start() < stop]
        spans.append((match.start(), end))
        tests.append((around[0] if around else '', function.group(1), match.start(), end))
    named = collections.defaultdict(list)
    for match in LOCAL.finditer(code):
        line_end = code.find('\n', match.end())
        line_end = len(code) if line_end < 0 else line_end
        brace = code.find('{', match.end())
        begins = 0 <= brace and '\n\n' not in code[match.end():brace] and \
            (brace < line_end or match.group().split()[0] in ('struct', 'class', 'enum', 'func', 'extension'))
        end = block(code, match.end()) if begins else line_end
        # A suite is more than what one of its tests uses.
        if not any(match.start() <= begin < end for begin, _ in spans):
            named[match.group(1)].append(code[match.start():end])
    answer = {}
    for suite, test, begin, end in tests:
        text, seen = code[begin:end], set()
        for start, stop, name in scopes:
            if name == suite:
                for setup in re.finditer(r'^    (?:override )?init\(', code[start:stop], re.M):
                    text += code[start + setup.start():block(code, start + setup.end())]
        while True:
            new = set(re.findall(r'\w+', text)) & set(named) - seen
            if not new:
                break
            seen |= new
            text += ''.join(part for name in sorted(new) for part in named[name])
        answer[suite, test] = text
    return answer


def mentions(name, text):
    """Whether code calls, sets, overrides or reads what has that name."""
    name, dot, member = name.rpartition('.') if '.' in name.split('(')[0] else ('', '', name)
    base, _, rest = member.partition('(')
    first = next((label for label in re.findall(r'(\w+):', rest) if label != '_'), None)
    if base == 'init':
        return bool(re.search(rf'\(\s*{first}\b', text)) if first else '()' in text
    if dot and not rest:
        return bool(re.search(rf'(?:\.|\bcase ){base}\b', text))
    if not re.search(rf'\b{base}\b', text):
        return False
    return first is None or bool(re.search(rf'\b{first}\b(?:\s+\w+)?\s*:', text))


def check_reference(root):
    """The page of UIView's reference names every API, and tests that are there and mention it."""
    page = root / PAGE
    if not page.is_file():
        return []
    problems, tests = [], collections.defaultdict(list)
    for file in swift_files(root, 'Tests'):
        if '@Test' in text_of(file):
            for (suite, test), text in suites(file).items():
                tests[f'{suite}.{test}'].append(text)
    table = rows(page.read_text())
    listed = {name for row in table for name in row.names}
    for name in inventory(root):
        if name not in listed:
            problems.append(f'{PAGE}: has no row for {name}')
    known = set(inventory(root))
    for name, where in sorted(declared(root).items()):
        if name not in listed:
            problems.append(f'{PAGE}: has no row for {name}, which {where} declares')
        known.add(name)
    seen = set()
    for row in table:
        where = f'{PAGE}:{row.line}'
        if not row.names or not row.behaviour or not row.tests:
            problems.append(f'{where}: a row has names, a behaviour and tests, each name in backticks')
        if (row.group, row.behaviour) in seen:
            problems.append(f'{where}: the behaviour stands there twice')
        seen.add((row.group, row.behaviour))
        for name in row.names:
            # What begins with another type's name is that type's.
            if name not in known and not re.match(r'(?:UI|NS|CA|Accessibility)\w*[.(]|UI\w+$', name):
                problems.append(f'{where}: {TYPE} has no {name}')
        there = [test for test in row.tests if test in tests]
        problems += [f'{where}: there is no test {test}' for test in row.tests if test not in tests]
        text = ''.join(part for test in there for part in tests[test])
        for name in [row.word] if row.word else row.names:
            if there and not (re.search(rf'\b{re.escape(row.word)}\b', text) if row.word
                              else mentions(name, text)):
                problems.append(f'{where}: {", ".join(there)} does not mention {name}')
    return problems


# MARK: Counts

def counts_table(root):
    """How many names, behaviours and tests each group has."""
    groups = {}
    for row in rows((root / PAGE).read_text()):
        names, behaviours, tests = groups.setdefault(row.group, (set(), [], set()))
        names.update(row.names)
        behaviours.append(row)
        tests.update(row.tests)
    lines = ['| group | names | behaviours | tests |', '|---|---|---|---|']
    lines += [f'| {group} | {len(names)} | {len(behaviours)} | {len(tests)} |'
              for group, (names, behaviours, tests) in groups.items()]
    every = [set().union(*(group[at] for group in groups.values())) for at in (0, 2)]
    lines.append(f'| all | {len(every[0])} | {sum(len(group[1]) for group in groups.values())} | '
                 f'{len(every[1])} |')
    return '\n'.join(lines)
