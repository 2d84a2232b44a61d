# SPDX-License-Identifier: Apache-2.0
"""The site: one archive of DocC for the pages and one for each module, merged."""
import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from . import articles, symbols

NAME = 'Casement'


class Failure(Exception):
    """A tool that ended badly, with its words."""


def run(*command, where=None):
    """Runs a command and gives its output; a Failure holds the output of one that ends badly."""
    done = subprocess.run([str(word) for word in command], cwd=where, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise Failure(f'{" ".join(str(word) for word in command[:3])} ended with status {done.returncode}:\n'
                      + done.stdout[-4000:])
    return done.stdout


def about(readme):
    """The first paragraph of the project's README, as one line."""
    paragraphs = readme.split('\n\n')
    chosen = next(part for part in paragraphs if part.strip() and not part.startswith(('#', '<', '!', '[')))
    return ' '.join(chosen.split())


def convert(sources, name, archive, strict):
    """Makes an archive from a catalogue or a folder of symbol graphs."""
    given = [sources] if sources.suffix == '.docc' else ['--additional-symbol-graph-dir', sources]
    run('docc', 'convert', *given, '--output-path', archive, '--fallback-display-name', name,
        '--fallback-bundle-identifier', f'casement.{name}', *(['--warnings-as-errors'] if strict else []))
    return archive


def products(root):
    """The names of the library products of the package at `root`."""
    described = json.loads(run('swift', 'package', 'describe', '--type', 'json', where=root))
    return [product['name'] for product in described['products'] if 'library' in product['type']]


def build(root, graphs, output):
    """Builds the site of the package at `root` from its targets' symbol graphs, and gives the modules."""
    root, output = pathlib.Path(root), pathlib.Path(output)
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        catalogue = scratch / f'{NAME}.docc'
        words = about((root / 'README.md').read_text(encoding='utf-8'))
        articles.write(root / 'Docs', catalogue, words)
        wanted = symbols.modules(products(root))
        folders = symbols.write(symbols.gather(graphs, wanted), scratch / 'graphs')
        missing = [module for module in wanted if module not in folders]
        if missing:
            raise Failure('no symbol graph of ' + ', '.join(missing))
        jobs = [(catalogue, NAME, True)] + [(folder, module, False) for module, folder in folders.items()]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            archives = list(pool.map(
                lambda job: convert(job[0], job[1], scratch / f'{job[1]}.doccarchive', job[2]), jobs))
        merged = scratch / 'site'
        run('docc', 'merge', *archives, '--output-path', merged, '--synthesized-landing-page-name', NAME,
            '--synthesized-landing-page-kind', 'Documentation',
            '--synthesized-landing-page-topics-style', 'compactGrid')
        shutil.rmtree(output, ignore_errors=True)
        output.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(str(merged), output)
    return sorted(folders)
