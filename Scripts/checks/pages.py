# SPDX-License-Identifier: Apache-2.0
"""Pages: generated tables, what comments cite, and the length of lines.

Tables stand between `<!-- NAME: begin -->` and `<!-- NAME: end -->`; `check.py --write-pages` writes
them. They come from the manifest, the first sentence of each target's README, the pages' headings and
Docs/coverage.tsv.
"""
import collections
import re

import ratchet
import reference
from reflow import sentences
from tree import modules, split, swift_files, text_of, tracked

INDEX, ARCHITECTURE, FRONT = 'Docs/README.md', 'Docs/architecture/README.md', 'README.md'
COVERAGE = 'Docs/coverage.tsv'
COVERAGE_HEAD = '''# Public names of UIKit, QuartzCore, Core Graphics and UIKit's text system in iOS 16.4, by type: built, all.
# A row without a type counts functions and constants. Written from the answer of coverage.py, of the inventory of names:
#   swift package dump-symbol-graph
#   coverage.py -t uikit.tsv -t quartzcore.tsv -t coregraphics.tsv -t text.tsv GRAPHS --top --json > coverage.json
#   python3 Scripts/checks/check.py --write-coverage coverage.json
'''
LONGEST_LINE = 120
SECTIONS = (('Tutorials', 'tutorials'), ('Parts', 'subsystems'), ('Decisions', 'decisions'))
LONGEST_README = 14
WRITE = 'Scripts/checks/check.py --write-pages'


# MARK: Targets

def targets(root):
    """The targets with a folder below Sources, bottom up: layer, name, folder."""
    manifest = (root / 'Package.swift').read_text()
    start = manifest.find('let targets')
    layer, found = '0', []
    seen = set()
    token = re.compile(r'// Layer (\d+)|(?<!\w)\.?\w+\(\s*(?:name: )?"(\w+)"')
    for match in token.finditer(manifest, max(start, 0)):
        if match.group(1):
            layer = match.group(1)
            continue
        name = match.group(2)
        places = (root / 'Sources' / name, root / 'Sources/Neighbours' / name, *root.glob(f'Sources/*/{name}'))
        folder = next((f for f in places
                       if f.is_dir()), None)
        if folder and name not in seen:
            seen.add(name)
            found.append((layer, name, folder))
    return found


def readme_of(folder):
    """The page of a target's folder: its own, or that of the folder of shims."""
    own = folder / 'README.md'
    return folder.parent / 'README.md' if folder.parent.name == 'Shims' and not own.exists() else own


def first_sentence(page):
    """The first sentence below a page's heading, on one line and without its full stop."""
    text = page.read_text()
    body = re.sub(r'^#[^\n]*\n+', '', text).split('\n\n')[0].replace('\n', ' ').strip()
    return (sentences(body) or [''])[0].replace('\0', ' ').rstrip('.')


def check_readmes(root):
    """Every target has a README of a few lines: what it is, what it may import, what to read first."""
    problems = []
    pages = {readme_of(folder): name for _, name, folder in targets(root)}
    for page, name in pages.items():
        where = page.relative_to(root)
        if not page.exists():
            problems.append(f'{where}: {name} has no page that says what it is')
            continue
        text = page.read_text()
        if not text.startswith(f'# {page.parent.name}\n'):
            problems.append(f'{where}: the heading is not the name')
        if not first_sentence(page):
            problems.append(f'{where}: no sentence says what it is')
        if not re.search(r'[Ii]mports? ', text):
            problems.append(f'{where}: does not say what it may import')
        if 'Read ' not in text:
            problems.append(f'{where}: does not say what to read first')
        if len(text.splitlines()) > LONGEST_README:
            problems.append(f'{where}: {len(text.splitlines())} lines, {LONGEST_README} at most')
    return problems


# MARK: Coverage

TYPE = re.compile(
    r'^(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:(?:public|open|final|nonisolated|indirect|package)\s+)*'
    r'(?:public|open)\s+(?:final\s+|indirect\s+|nonisolated\s+)*'
    r'(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)', re.M)


def coverage(root):
    """For each module the names of Apple's built and all; None for types that no module declares."""
    file = root / COVERAGE
    module, home = modules(root), {}
    for source in swift_files(root, 'Sources'):
        for name in TYPE.findall(text_of(source)):
            home.setdefault(name, module(source))
    counts, absent = collections.defaultdict(lambda: [0, 0]), {}
    for line in file.read_text().splitlines() if file.exists() else []:
        if line.startswith('#'):
            continue
        name, built, total = line.split('\t')
        place = home.get(name)
        if place is None and not int(built):
            absent[name] = int(total)
        counts[place][0] += int(built)
        counts[place][1] += int(total)
    return counts, absent


def write_coverage(root, answer):
    """Writes Docs/coverage.tsv from the JSON of coverage.py."""
    rows = sorted((name if name != '(global)' else '', *counts)
                  for name, counts in answer['types'].items())
    (root / COVERAGE).write_text(
        COVERAGE_HEAD + ''.join(f'{name}\t{built}\t{total}\n' for name, built, total in rows))


# MARK: Tables

def products(root):
    """The modules that people import, by the manifest's list of products."""
    found = re.search(r'let products = \[(.*?)\]', (root / 'Package.swift').read_text(), re.S)
    return re.findall(r'"(\w+)"', found.group(1)) if found else []


def percent(built, total):
    """A share in whole percent, rounded down: 100 % means all."""
    return f'{100 * built // total} %'


def works_table(root):
    """What works: modules with Apple's names, and how many of those are built; then the neighbours."""
    counts, absent = coverage(root)
    covered, beside = [], []
    for _, name, folder in targets(root):
        sentence = first_sentence(readme_of(folder)) if readme_of(folder).exists() else ''
        built, total = counts.get(name, (0, 0))
        # A few names that a neighbour happens to declare say nothing about it.
        if built >= 10:
            covered.append(f'| `{name}` | {sentence} | {percent(built, total)} |')
        elif name in products(root):
            beside.append(f'| `{name}` | {sentence} |')
    all_built = sum(built for built, _ in counts.values())
    all_names = sum(total for _, total in counts.values())
    largest = sorted(absent, key=lambda name: (-absent[name], name))[:6]
    lines = ['| part | what it has | Apple\'s names built |', '|---|---|---|', *covered]
    if all_names:
        lines.append(f'| all | of {all_names:,} public names | {percent(all_built, all_names)} |')
    if absent:
        lines.append(f'| not there | {len(absent)} types with {sum(absent.values()):,} names, `'
                     + '`, `'.join(largest) + '` the largest | |')
    lines += ['', 'Beside them, to be imported as on iOS:', '', '| module | what it is |', '|---|---|',
              *beside]
    return '\n'.join(lines)


def targets_table(root):
    """Every target below Sources, bottom up."""
    lines = ['| layer | target | what it is |', '|---|---|---|']
    shims = False
    for layer, name, folder in targets(root):
        page = readme_of(folder)
        if folder.parent.name == 'Shims':
            name = 'Shims/C…'
            if shims:
                continue
            shims = True
        sentence = first_sentence(page) if page.exists() else ''
        link = f'../../{page.parent.relative_to(root)}'
        lines.append(f'| {layer} | [{name}]({link}) | {sentence} |')
    return '\n'.join(lines)


def heading(page):
    """A page's heading without its number."""
    found = re.match(r'#\s+(?:\d+\.\s+)?(.*)', page.read_text())
    return found.group(1).strip() if found else ''


def index_tables(root):
    """Every page of the documentation."""
    docs = root / 'Docs'
    parts = [page for page in sorted(docs.rglob('*.md')) if page.name != 'README.md']
    lines = []
    for title, folder in SECTIONS:
        lines += [f'## {title}', '', '| page | about |', '|---|---|']
        lines += [f'| [{page.stem}]({folder}/{page.name}) | {heading(page)} |'
                  for page in parts if page.parent == docs / folder]
        lines.append('')
    lines += ['## Other pages', '', '| page | about |', '|---|---|']
    lines += [f'| [{page.stem}]({page.relative_to(docs)}) | {heading(page)} |' for page in parts
              if page.parent.name not in [folder for _, folder in SECTIONS]]
    lines += ['| [unbuilt.txt](unbuilt.txt) | What exists and is not built yet, by name |',
              '| [coverage.tsv](coverage.tsv) | How many of Apple\'s names are built, by type |']
    return '\n'.join(lines)


TABLES = {
    FRONT: {'works': works_table},
    INDEX: {'pages': index_tables},
    ARCHITECTURE: {'targets': targets_table},
    reference.PAGE: {'counts': reference.counts_table},
}


def generated(root, path):
    """A page with its tables as they ought to be, and the names of tables without their marks."""
    text, missing = (root / path).read_text(), []
    for name, make in TABLES[path].items():
        begin, end = f'<!-- {name}: begin -->\n', f'<!-- {name}: end -->\n'
        if begin not in text or end not in text:
            missing.append(name)
            continue
        head, rest = text.split(begin, 1)
        text = head + begin + '\n' + make(root) + '\n\n' + end + rest.split(end, 1)[1]
    return text, missing


def check_pages(root):
    """The tables of the front page, the index and the architecture are what is there."""
    problems = []
    for path in TABLES:
        if not (root / path).exists():
            problems.append(f'{path}: there is no such page')
            continue
        text, missing = generated(root, path)
        problems += [f'{path}: the table {name!r} lacks its marks' for name in missing]
        before, now = (root / path).read_text().splitlines(), text.splitlines()
        stale = [line for line in now if line not in before] or [line for line in before
                                                               if line not in now]
        if before != now:
            problems.append(f'{path}: stale, run {WRITE}; for example: {(stale or [""])[0][:80]}')
    return problems + check_readmes(root)


def write_pages(root):
    """Writes the tables anew."""
    for path in TABLES:
        (root / path).write_text(generated(root, path)[0])


# MARK: Citations

PATH = re.compile(r'\bDocs/[\w./-]*\w')
# Pages also name sources; a star stands for any end of a name.
PAGE_PATH = re.compile(r'(?<![\w/.])(?:Docs|Sources|Tests|Scripts)/[\w./+-]*[\w*]\*?')
FACTS = re.compile(r"\bfacts(?:,|/|'| on\b)|\b(?:book of|collected) facts\b", re.I)
LINK = re.compile(r'\]\(([^)#\s]+)(?:#[^)]*)?\)')


def citations(root):
    """What comments and pages cite that is not there: module, path and line, words."""
    module = modules(root)
    for file in tracked(root, '.swift', '.c', '.h', '.md', '.py'):
        text = text_of(file)
        if file.suffix == '.swift':
            if 'Docs/' not in text and 'facts' not in text:
                continue
            text = split(text)[1]
        elif file.suffix == '.py' and file.parent.name == 'checks':
            continue
        where = file.relative_to(root)
        if where.name == 'compatibility.md':
            # Its rows name files of other repositories.
            continue
        for number, line in enumerate(text.splitlines(), 1):
            paths = (PAGE_PATH if file.suffix == '.md' else PATH).findall(line)
            words = [path for path in paths
                     if not any((folder / path).exists() for folder in (root, file.parent))
                     and not ('*' in path and any(root.glob(path)))]
            if where.parts[0] in ('Sources', 'Tests', 'Docs'):
                words += FACTS.findall(line.replace('Docs/facts.md', ''))
            if file.suffix == '.md':
                words += [link for link in LINK.findall(line)
                          if ':' not in link and not (file.parent / link).exists()]
            for word in words:
                yield module(file), f'{where}:{number}', word


def debts(root):
    """How many citations of absent pages there are, by module."""
    return dict(collections.Counter(module for module, _, _ in citations(root)))


def check_citations(root):
    """Pages that comments and pages cite exist, sources that pages name too; facts are cited from Docs/facts.md."""
    found = list(citations(root))
    counts = dict(collections.Counter(module for module, _, _ in found))
    limits = ratchet.allowed(root, 'citations')
    over = [f'{where}: cites {word!r}, which is not there' for module, where, word in found
            if counts[module] > limits.get(module, 0)]
    return ratchet.compare(root, 'citations', counts, 'citations of what is not there') + over


# MARK: Lines

def check_lines(root):
    """Lines of pages have at most 120 columns, tables and lines of one link excepted."""
    problems = []
    for file in tracked(root, '.md'):
        parts = file.relative_to(root).parts
        if parts[0] not in ('Docs', 'README.md', 'CONTRIBUTING.md'):
            continue
        for number, line in enumerate(text_of(file).splitlines(), 1):
            if len(line) > LONGEST_LINE and not line.startswith('|') and ' ' in line.strip('*- '):
                problems.append(f'{"/".join(parts)}:{number}: {len(line)} columns, '
                                f'{LONGEST_LINE} at most')
    return problems
