# SPDX-License-Identifier: Apache-2.0
"""Reads the protocols whose optional requirements are marked, strictly.

A line that the reader does not understand is an error: a requirement that is skipped in silence
would be required of everybody.
"""
import dataclasses
import re

OPTIONAL = '// @optional'
REQUIRED = '// @required'
PLACEHOLDER = '// placeholder:'
LISTED_AS = '// listed as:'

NAME = r'`?[A-Za-z_]\w*`?'
IMPORT = re.compile(r'^(?:(public|package|internal) )?import (\w+)$')
PROTOCOL = re.compile(r'^public protocol (\w+)\b(.*)$')
FUNCTION = re.compile(rf'^func ({NAME})\(')
PARAMETER = re.compile(rf'^(?:({NAME}) )?({NAME}):(\s+)(.+)$', re.S)
ISOLATION = '@preconcurrency @MainActor'


class Unreadable(Exception):
    """A line that no rule of the reader fits."""

    def __init__(self, file, line, problem):
        super().__init__(f'{file}:{line}: {problem}')


@dataclasses.dataclass(frozen=True)
class Parameter:
    """A parameter; `text` is its source, line breaks included."""

    label: str
    name: str
    type: str
    text: str


@dataclasses.dataclass(frozen=True)
class Method:
    """An optional method; `result` is empty where there is none."""

    base: str
    parameters: tuple
    result: str
    placeholder: str
    listed_as: str
    documentation: tuple

    @property
    def key(self):
        """The name by which the runtime knows the method."""
        return self.listed_as or self.full_name

    @property
    def full_name(self):
        """The name with its labels, as Swift writes it: `scrollView(_:didEnd:)`."""
        labels = ''.join(f'{p.label.strip("`")}:' for p in self.parameters)
        return f'{self.base.strip("`")}({labels})'

    @property
    def is_unlabelled(self):
        return all(parameter.label == '_' for parameter in self.parameters)


@dataclasses.dataclass(frozen=True)
class Protocol:
    """A protocol with optional methods."""

    name: str
    is_main_actor: bool
    methods: tuple
    imports: tuple  # (access, module), in the order of the file


def is_marked(text):
    """Whether a file holds a protocol with optional requirements."""
    return any(line.strip() == OPTIONAL for line in text.splitlines())


def protocols(text, file):
    """The protocols of a file that mark optional requirements."""
    return Reader(text, file).protocols()


class Reader:
    """Walks through the lines of one file."""

    def __init__(self, text, file):
        self.lines = text.splitlines()
        self.file = file
        self.at = 0

    def fail(self, problem, at=None):
        raise Unreadable(self.file, (self.at if at is None else at) + 1, problem)

    def protocols(self):
        imports = [(m.group(1) or 'internal', m.group(2))
                   for m in map(IMPORT.match, self.lines) if m]
        found = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            match = PROTOCOL.match(line)
            if match:
                protocol = self.protocol(match.group(1), tuple(imports))
                if protocol:
                    found.append(protocol)
            else:
                if line.strip().startswith((OPTIONAL, REQUIRED, PLACEHOLDER, LISTED_AS)):
                    self.fail('this mark stands outside a public protocol')
                self.at += 1
        return found

    def protocol(self, name, imports):
        start = self.at
        is_main_actor = start > 0 and self.lines[start - 1] == ISOLATION
        if start > 0 and self.lines[start - 1].startswith('@') and not is_main_actor:
            self.fail(f'the only attributes known are {ISOLATION}', start - 1)
        header = self.lines[self.at]
        while not header.endswith(('{', '{}')):
            self.at += 1
            if self.at == len(self.lines):
                self.fail('this protocol has no body', start)
            header += ' ' + self.lines[self.at].strip()
        self.at += 1
        if header.endswith('{}'):
            return None
        methods = self.requirements(start)
        if methods is None:
            return None
        if not methods:
            self.fail(f'{name} has no optional requirement', start)
        inherited = header.partition(':')[2].rstrip('{').replace(' ', '').split(',')
        if f'_{name}Probes' not in inherited:
            self.fail(f'{name} must inherit _{name}Probes, which is generated', start)
        keys = [method.key for method in methods]
        for key in keys:
            if keys.count(key) > 1:
                self.fail(f'two methods are called {key}: mark one with {LISTED_AS}', start)
        return Protocol(name, is_main_actor, tuple(methods), imports)

    def requirements(self, start):
        """The optional methods up to the protocol's end; None where no section is optional."""
        is_optional, methods, marks, documentation = False, None, {}, []
        while True:
            if self.at == len(self.lines):
                self.fail('this protocol has no end', start)
            line = self.lines[self.at].strip()
            mark = next((m for m in (PLACEHOLDER, LISTED_AS) if line.startswith(m)), None)
            if line in ('}', OPTIONAL, REQUIRED) and marks:
                self.fail('a mark above belongs to no requirement')
            if line == '}':
                self.at += 1
                return methods
            if line == OPTIONAL:
                is_optional, methods = True, methods or []
            elif line == REQUIRED:
                is_optional = False
            elif mark:
                if not is_optional:
                    self.fail(f'only optional requirements are marked {mark}')
                marks[mark] = line[len(mark):].strip()
            elif line.startswith('///'):
                documentation.append(line)
            elif line and not line.startswith('//'):
                if is_optional:
                    methods.append(self.method(marks, documentation))
                    marks, documentation = {}, []
                    continue
                documentation = []
                # What a required member looks like does not matter; where it ends does.
                if '{' in line and not line.endswith('}'):
                    self.fail('a brace is open at the end of this line')
            self.at += 1

    def method(self, marks, documentation):
        """The method that begins on this line; moves behind its end."""
        start = self.at
        text = self.lines[self.at].strip()
        match = FUNCTION.match(text)
        if not match:
            self.fail('an optional requirement is a method: func name(…) or func name(…) -> Type')
        # The parameters keep their line breaks, which the formatter has put there.
        depth = 0
        while True:
            depth = sum({'(': 1, ')': -1}.get(c, 0) for c in text)
            if depth == 0:
                break
            self.at += 1
            if self.at == len(self.lines) or depth < 0:
                self.fail('the parentheses do not match', start)
            text += '\n' + self.lines[self.at]
        self.at += 1
        inside, rest = split_parentheses(text[match.end() - 1:])
        rest = rest.strip()
        while self.at < len(self.lines) and self.lines[self.at].startswith('        '):
            rest += ' ' + self.lines[self.at].strip()
            self.at += 1
        result = ''
        if rest.startswith('-> '):
            result = rest[3:].strip()
        elif rest:
            self.fail(f'not understood: {rest!r}; async and throws are not supported', start)
        if re.search(r'\b(where|Void)\b', result) or '{' in rest:
            self.fail(f'not understood: -> {result}', start)
        parameters = tuple(self.parameter(part, start) for part in split_commas(inside))
        return Method(
            match.group(1), parameters, result, marks.get(PLACEHOLDER, ''),
            marks.get(LISTED_AS, ''), tuple(documentation))

    def parameter(self, part, start):
        match = PARAMETER.match(part.strip())
        if not match:
            self.fail(f'not a parameter: {part.strip()!r}', start)
        label, name, _, kind = match.groups()
        text = part.strip()
        if name[0].isupper():
            # An internal name is not part of the API; the generated code keeps the house's style.
            plain = re.sub('^[A-Z]+(?=[A-Z]|$)|^[A-Z]', lambda m: m.group().lower(), name)
            label, text = label or name, f'{label or name} {plain}{text[match.end(2):]}'
            name = plain
        flat = ' '.join(kind.split())
        if flat.startswith('inout ') or flat.endswith('...') or '=' in flat.replace('==', ''):
            self.fail(f'inout, variadic and default parameters are not supported: {flat}', start)
        return Parameter(label or name, name, flat, text)


def split_parentheses(text):
    """What stands between the first parenthesis and its partner, and what stands behind it."""
    depth = 0
    for index, character in enumerate(text):
        depth += {'(': 1, ')': -1}.get(character, 0)
        if depth == 0:
            return text[1:index], text[index + 1:]
    raise AssertionError('the parentheses were counted before')


def split_commas(text):
    """The parts between commas that stand in no bracket."""
    parts, depth, last = [], 0, 0
    for index, character in enumerate(text):
        if character in '([<{':
            depth += 1
        elif character in ')]}' or (character == '>' and text[index - 1] != '-'):
            depth -= 1
        elif character == ',' and depth == 0:
            parts.append(text[last:index])
            last = index + 1
    parts.append(text[last:])
    return [part for part in parts if part.strip()]
