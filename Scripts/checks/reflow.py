#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Sets Markdown one sentence a line, at most 120 columns; words, tables and code stay as they are.

usage: reflow.py PAGE-OR-FOLDER ...
"""
import pathlib
import re
import sys

WIDTH = 120
# Where a clause ends a long sentence is broken sooner than in its middle, but not before this column.
EARLIEST_CLAUSE = 60
ITEM = re.compile(r'^(\s*)((?:[*+-]|\d+[.)])\s+)(.*)$')
KEPT = re.compile(r'^\s*(?:#|\||<!--|<[a-z/]|>|\[[^\]]+\]:)|^\s*(?:---+|===+)\s*$')
FENCE = re.compile(r'^\s*(?:```|~~~)')
ABBREVIATION = re.compile(r'(?:\b(?:e\.g|i\.e|etc|cf|vs|No|St|Dr|Mr|Ms|approx|resp)|\b[A-Z])\.$')
# At the beginning of a line this would begin something else than text.
UNFIT = re.compile(r'^(?:[*+>|#=-]+|\d+[.)]|#.*|\|.*|>.*)$')
SPAN = re.compile(r'``.*?``|`[^`]*`|\]\([^)]*\)')


def sentences(text):
    """The sentences of a paragraph, each with its punctuation."""
    # Blanks of code and of links do not end anything.
    held = SPAN.sub(lambda span: span.group().replace(' ', '\0'), text)
    found, start = [], 0
    for end in re.finditer(r'[.!?]["”)*_\]]*\s+(?=["“(*_\[`]*[^\sa-z])', held):
        sentence = held[start:end.end()].strip()
        if ABBREVIATION.search(sentence.rstrip('"”)*_]')):
            continue
        found.append(sentence)
        start = end.end()
    found.append(held[start:].strip())
    return [sentence for sentence in found if sentence]


def broken(sentence, first, rest):
    """A sentence's lines, none longer than the width where a blank allows it."""
    lines, line = [], first
    words = sentence.split()
    column = len(first)
    current = []
    for word in words:
        width = column + sum(len(w) + 1 for w in current) + len(word)
        if current and width > WIDTH and not UNFIT.match(word):
            at = clause(current, column)
            lines.append(line + ' '.join(current[:at]))
            current = current[at:]
            line, column = rest, len(rest)
        current.append(word)
    lines.append(line + ' '.join(current))
    return [line.replace('\0', ' ') for line in lines]


def clause(words, column):
    """How many of a full line's words stay on it: up to the last end of a clause, if it is late enough."""
    width, best = column, 0
    for index, word in enumerate(words):
        width += len(word) + 1
        follows = words[index + 1] if index + 1 < len(words) else ''
        if word.endswith((';', ':')) and width >= EARLIEST_CLAUSE and follows \
                and not UNFIT.match(follows):
            best = index + 1
    return best or len(words)


def paragraph(lines, first, rest):
    """A paragraph's lines anew."""
    text = ' '.join(line.strip() for line in lines)
    result = []
    for sentence in sentences(text):
        if UNFIT.match(sentence.split()[0]) and result:
            # Its first word would begin a list or a heading: it goes on after the sentence before.
            last = result.pop()
            indent = first if not result else rest
            result += broken(last[len(indent):].replace(' ', ' ') + ' ' + sentence, indent, rest)
            continue
        result += broken(sentence, rest if result else first, rest)
    return result


def reflow(text):
    """The text anew."""
    result, block = [], []
    first = rest = ''
    fenced = False

    def flush():
        nonlocal block
        if block:
            result.extend(paragraph(block, first, rest))
        block = []

    for line in text.split('\n'):
        if FENCE.match(line):
            flush()
            fenced = not fenced
            result.append(line)
            continue
        item = ITEM.match(line)
        if fenced or KEPT.match(line) or not line.strip() or line.endswith('  ') \
                or (line.startswith('    ') and not block and not first.strip()):
            flush()
            if not line.strip():
                first = rest if rest else ''
            elif not line.startswith(' '):
                first = rest = ''
            result.append(line)
            continue
        if item:
            flush()
            first = item.group(1) + item.group(2)
            rest = ' ' * len(first)
            block = [item.group(3)]
            continue
        if not block:
            indent = line[:len(line) - len(line.lstrip())]
            first = rest = indent
        block.append(line)
    flush()
    return '\n'.join(result)


def main(arguments):
    """Reflows the pages."""
    for argument in arguments:
        path = pathlib.Path(argument)
        for page in sorted(path.rglob('*.md')) if path.is_dir() else [path]:
            before = page.read_text(encoding='utf-8')
            after = reflow(before)
            if before.split() != after.split():
                print(f'{page}: the words would change; left as it is', file=sys.stderr)
                return 1
            if before != after:
                page.write_text(after, encoding='utf-8')
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
