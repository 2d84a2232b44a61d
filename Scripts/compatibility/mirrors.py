# SPDX-License-Identifier: Apache-2.0
"""Where repositories come from: a folder of mirrors, or their URLs.

A mirror of OWNER/NAME lies in FOLDER/OWNER+NAME/repo, FOLDER/OWNER+NAME or FOLDER/OWNER/NAME, with `.git`
behind it or not, with a work tree or without.
"""
import functools
import pathlib
import re
import subprocess

HOST = 'https://github.com/'
URL = re.compile(r'github\.com[/:]([\w.-]+/[\w.-]+?)(?:\.git)?/?["\'\s]')


def git_directory(folder):
    """The git directory that a folder is or holds; None where it is neither."""
    for place in (folder / '.git', folder):
        if (place / 'HEAD').is_file() and (place / 'objects').is_dir():
            return place
    return None


def find(folder, repository):
    """The git directory of a repository's mirror; None where there is none."""
    if folder is None or repository.count('/') != 1:
        return None
    owner, name = re.sub(r'\.git$', '', repository).split('/')
    for place in (f'{owner}+{name}/repo', f'{owner}+{name}/repo.git', f'{owner}+{name}',
                  f'{owner}+{name}.git', f'{owner}/{name}', f'{owner}/{name}.git'):
        found = git_directory(pathlib.Path(folder) / place)
        if found:
            return found
    return None


def repositories(folder):
    """OWNER/NAME of everything that a folder of mirrors holds, with its git directory."""
    found = {}
    for place in sorted(pathlib.Path(folder).iterdir()):
        if not place.is_dir():
            continue
        if '+' in place.name:
            names = [re.sub(r'\.git$', '', place.name).replace('+', '/', 1)]
        else:
            names = [f'{place.name}/' + re.sub(r'\.git$', '', below.name)
                     for below in sorted(place.iterdir()) if below.is_dir()]
        for name in names:
            directory = find(folder, name)
            if directory:
                found[name] = directory
    return found


def source(folder, repository):
    """What git clones: the mirror, the folder or URL that the list names, or the repository's URL."""
    mirror = find(folder, repository)
    if mirror:
        return str(mirror)
    if re.match(r'[a-z]+://|git@|/|\.', repository):
        return repository
    return HOST + repository


@functools.cache
def carthage_submodules(directory):
    """Names of a repository's submodules that only Carthage uses: SwiftPM would clone them for nothing."""
    listed = subprocess.run(['git', f'--git-dir={directory}', 'config', '--blob=HEAD:.gitmodules', '--get-regexp',
                             r'^submodule\..*\.path$'], capture_output=True, text=True, check=False).stdout
    pairs = (line.partition(' ') for line in listed.splitlines())
    return tuple(key[len('submodule.'):-len('.path')] for key, _, path in pairs if path.startswith('Carthage/'))


def environment(folders, texts=()):
    """Git's settings that let URLs of mirrored repositories resolve to their mirrors.

    Of several folders the first that has a repository counts. `texts` are manifests whose URLs may spell owners and names with other capitals than the mirrors.
    """
    settings = [('protocol.file.allow', 'always'), ('advice.detachedHead', 'false')]
    known = {}
    for folder in folders:
        known = {**(repositories(folder) if folder else {}), **known}
    folded = {name.lower(): directory for name, directory in known.items()}
    for text in texts:
        for name in URL.findall(text):
            if name not in known and name.lower() in folded:
                known[name] = folded[name.lower()]
    for name, directory in known.items():
        for url in (HOST + name, HOST + name + '.git', f'git@github.com:{name}',
                    f'ssh://git@github.com/{name}', f'git://github.com/{name}'):
            settings.append((f'url.file://{directory.resolve()}.insteadOf', url))
    without = {name for directory in known.values() for name in carthage_submodules(directory)}
    settings += [(f'submodule.{name}.update', 'none') for name in sorted(without)]
    result = {'GIT_CONFIG_COUNT': str(len(settings)), 'GIT_TERMINAL_PROMPT': '0'}
    for index, (key, value) in enumerate(settings):
        result[f'GIT_CONFIG_KEY_{index}'] = key
        result[f'GIT_CONFIG_VALUE_{index}'] = value
    return result
