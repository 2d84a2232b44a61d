# SPDX-License-Identifier: Apache-2.0
"""A library's files, exactly as its commit has them."""
import os
import pathlib
import shutil
import subprocess

from . import mirrors


class NotThere(Exception):
    """A repository or a commit that cannot be had."""


def git(folder, *arguments, environment=None):
    """Runs git in a folder and gives its status and output."""
    done = subprocess.run(['git', '-C', str(folder), *arguments], text=True, errors='replace',
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env={**os.environ, **(environment or {})}, check=False)
    return done.returncode, done.stdout.strip()


def prepare(entry, mirror_folder, folder):
    """Lays a library's files out in a folder; gives the full commit and what is to be said of it.

    What earlier builds left in ignored folders stays, so that a build goes on where it stopped.
    """
    folder = pathlib.Path(folder)
    environment = mirrors.environment([mirror_folder])
    source = mirrors.source(mirror_folder, entry.repository)
    if not (folder / '.git').exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        words = ['clone', '--quiet', '--no-checkout']
        if pathlib.Path(source).exists():
            words.append('--shared')
        status, output = git('.', *words, source, str(folder), environment=environment)
        if status:
            raise NotThere(f'cannot be cloned: {output.splitlines()[-1] if output else source}')
    status, commit = git(folder, 'rev-parse', '--verify', '--quiet', f'{entry.commit or "HEAD"}^{{commit}}')
    if status and entry.commit:
        git(folder, 'fetch', '--quiet', 'origin', entry.commit, environment=environment)
        status, commit = git(folder, 'rev-parse', '--verify', '--quiet', f'{entry.commit}^{{commit}}')
    if status:
        raise NotThere(f'has no commit {entry.commit}')
    notes = []
    git(folder, 'update-ref', '--no-deref', 'HEAD', commit)
    git(folder, 'read-tree', commit)
    # Not `checkout`, which stops where a mirror lacks a large file.
    git(folder, 'checkout-index', '--all', '--force', '--quiet')
    git(folder, 'update-index', '--refresh', '-q')
    _, lacking = git(folder, 'ls-files', '--deleted')
    if lacking:
        count = len(lacking.splitlines())
        notes.append(f'{count} file{"" if count == 1 else "s"} that the mirror lacks')
    git(folder, 'clean', '--quiet', '-fd', '-e', '.build')
    if (folder / '.gitmodules').exists():
        status, _ = git(folder, 'submodule', '--quiet', 'update', '--init', '--recursive',
                        environment=environment)
        if status:
            notes.append('not all submodules could be had')
    return commit, notes


def edits(folder):
    """The tracked files that differ from the commit, without those that the mirror lacks."""
    _, output = git(folder, 'diff', '--name-only', '--diff-filter=MAT')
    return output.splitlines()


def manifests(folder):
    """The texts in which a library names what it depends on."""
    names = ['Package.swift', 'Package.resolved', 'Cartfile', 'Podfile']
    return [path.read_text(errors='replace') for path in map(pathlib.Path(folder).joinpath, names)
            if path.is_file()]
