# SPDX-License-Identifier: Apache-2.0
"""What the checks read: the tracked files, the manifest's targets, and Swift without its comments."""
import functools
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def tracked(root, *suffixes):
    """Files that git tracks or would track, below root, with one of the suffixes."""
    files = [root / line for line in listing(str(root))]
    return [f for f in files if f.is_file() and (not suffixes or f.suffix in suffixes)]


def listing(root):
    """The paths of those files, relative to root."""
    return subprocess.run(
        ['git', '-C', root, 'ls-files', '-co', '--exclude-standard'],
        capture_output=True, text=True, check=True).stdout.splitlines()


def swift_files(root, *folders):
    """The Swift files below the folders."""
    return [file for file in tracked(root, '.swift')
            if file.relative_to(root).parts[0] in folders]


@functools.lru_cache(maxsize=None)
def text_of(file):
    """A file's text; files do not change while the checks run, tests clear the cache."""
    return file.read_text(encoding='utf-8')


def target_names(manifest):
    """The names of all targets in the manifest, tests among them."""
    names = set(re.findall(r'\b(?:\w+)\(\s*(?:name: )?"(\w+)"', manifest))
    return names | {f'{name}Tests' for name in re.findall(r'tests\(\s*of: "(\w+)"', manifest)}


def module_of(path, names):
    """The module of a file with that relative path: the outermost folder called like a target."""
    for part in path.parts[1:-1]:
        if part in names:
            return part
    return path.parts[1] if path.parts[0] in ('Sources', 'Tests') and len(path.parts) > 2 \
        else path.parts[0]


def modules(root):
    """A function from a file to its module's name."""
    manifest = root / 'Package.swift'
    names = target_names(manifest.read_text()) if manifest.exists() else set()
    return lambda file: module_of(file.relative_to(root), names)


_TOKEN = re.compile(r'//[^\n]*|/\*|(#*)("""|")')
_COMMENT_EDGE = re.compile(r'/\*|\*/')


@functools.lru_cache(maxsize=None)
def split(text, keeps_interpolations=True):
    """Swift's code and its comments: two texts with the lines and columns of the source.

    String literals are blanked in the code, except for interpolated expressions. Limits: a regex
    literal with a quote or two slashes in it reads as a string or a comment.
    """
    code, comments = list(text), [c if c == '\n' else ' ' for c in text]

    def blank(start, end):
        for i in range(start, end):
            if code[i] != '\n':
                code[i] = ' '

    def scan(at, stops_at_parenthesis):
        depth = 0
        while True:
            found = _TOKEN.search(text, at)
            end = found.start() if found else len(text)
            if stops_at_parenthesis:
                for i in range(at, end):
                    if text[i] == '(':
                        depth += 1
                    elif text[i] == ')':
                        depth -= 1
                        if depth < 0:
                            return i + 1
            if not found:
                return len(text)
            at = found.end()
            token = found.group()
            if token.startswith('//'):
                comments[found.start():at] = text[found.start():at]
                blank(found.start(), at)
            elif token == '/*':
                level = 1
                while level:
                    edge = _COMMENT_EDGE.search(text, at)
                    if not edge:
                        at = len(text)
                        break
                    level += 1 if edge.group() == '/*' else -1
                    at = edge.end()
                comments[found.start():at] = text[found.start():at]
                blank(found.start(), at)
            else:
                at = string(found.start(), at, found.group(1), found.group(2))

    def string(start, at, hashes, quote):
        escape, close = '\\' + hashes, quote + hashes
        blank(start, at)
        while at < len(text):
            if text.startswith(close, at):
                blank(at, at + len(close))
                return at + len(close)
            if text.startswith(escape, at):
                after = at + len(escape)
                blank(at, after)
                if text[after:after + 1] == '(':
                    end = scan(after + 1, True)
                    if not keeps_interpolations:
                        blank(after, end)
                    at = end
                else:
                    blank(after, after + 1)
                    at = after + 1
            elif text[at] == '\n' and quote == '"':
                return at
            else:
                blank(at, at + 1)
                at += 1
        return at

    scan(0, False)
    return ''.join(code), ''.join(comments)


def code_of(file):
    """A Swift file's code, as `split` gives it."""
    return split(text_of(file))[0]


def line_at(text, offset):
    """The number of the line at an offset, from 1."""
    return text.count('\n', 0, offset) + 1
