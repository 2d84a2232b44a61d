# SPDX-License-Identifier: Apache-2.0
"""The pages below Docs as a catalogue of DocC's: an article each, and a front page that leads to them."""
import os
import pathlib
import re

FRONT = 'Casement'
SECTIONS = (('Getting started', 'tutorials'), ('How it works', 'architecture'), ('Parts', 'subsystems'),
            ('Decisions', 'decisions'), ('More', ''))
LINK = re.compile(r'(!?)\[([^\]]*)\]\(([^)\s]+)\)')
COMMENT = re.compile(r'<!--.*?-->\n?', re.S)
FENCE = re.compile(r'^(```.*?^```)', re.S | re.M)


def names(root):
    """The name of each page's article, by the page's path below `root`.

    Names are unique over the catalogue: README.md is called like its folder.
    """
    found, taken = {}, {}
    for file in sorted(pathlib.Path(root).rglob('*.md')):
        path = file.relative_to(root)
        if str(path) == 'README.md':
            continue
        name = path.parent.name if path.name == 'README.md' else path.stem
        if name in taken:
            raise ValueError(f'{path} and {taken[name]} would both be the article {name}')
        found[path], taken[name] = name, path
    return found


def title(text, path):
    """What a page's first heading says."""
    first = next((line for line in text.splitlines() if line.strip()), '')
    if not first.startswith('# '):
        raise ValueError(f'{path} does not begin with a heading')
    return first[2:].strip()


def linked(text, path, pages):
    """A page's text with links to other pages as DocC writes them; other files are named, not linked."""
    def link(match):
        picture, words, target = match.groups()
        if re.match(r'[a-z]+:', target):
            return match.group(0)
        if picture:
            return f'![{words}]({pathlib.PurePath(target).name})'
        file, _, anchor = target.partition('#')
        if not file:
            return match.group(0)
        name = pages.get(pathlib.Path(os.path.normpath(path.parent / file)))
        if name is None:
            return words if words.startswith('`') else f'{words} (`{pathlib.PurePath(file).name}`)'
        return f'[{words}](doc:{name}{"#" + anchor if anchor else ""})'

    parts = FENCE.split(COMMENT.sub('', text))
    return ''.join(part if part.startswith('```') else LINK.sub(link, part) for part in parts)


def front(titles, about):
    """The front page: what the project is, and every article under its section."""
    lines = ['# Casement', '', about, '', '@Metadata {', '    @TechnologyRoot', '}', '', '## Topics']
    for heading, folder in SECTIONS:
        chosen = [name for path, name in titles if str(path.parent) == (folder or '.')]
        if chosen:
            lines += ['', f'### {heading}', ''] + [f'- <doc:{name}>' for name in chosen]
    return '\n'.join(lines) + '\n'


def write(root, catalogue, about):
    """Writes the catalogue of the pages below `root`, and gives the articles' names."""
    root, catalogue = pathlib.Path(root), pathlib.Path(catalogue)
    catalogue.mkdir(parents=True, exist_ok=True)
    pages = names(root)
    for path, name in pages.items():
        text = (root / path).read_text(encoding='utf-8')
        title(text, path)
        (catalogue / f'{name}.md').write_text(linked(text, path, pages), encoding='utf-8')
    (catalogue / f'{FRONT}.md').write_text(front(list(pages.items()), about), encoding='utf-8')
    for picture in [*root.rglob('*.png'), *root.rglob('*.svg')]:
        (catalogue / picture.name).write_bytes(picture.read_bytes())
    return sorted(pages.values())
