# SPDX-License-Identifier: Apache-2.0
"""Generates for all of a repository, and compares with what is checked in."""
import subprocess

from . import declarations, imports, members, output


def sources(root):
    """The Swift files below Sources that git tracks or would track."""
    out = subprocess.run(
        ['git', '-C', str(root), 'ls-files', '-co', '--exclude-standard', 'Sources/*.swift'],
        capture_output=True, text=True, check=True).stdout
    files = (root / line for line in sorted(set(out.splitlines())))
    return {f: f.read_text(encoding='utf-8') for f in files if f.is_file()}


def is_generated(text):
    return text.startswith(output.MARK)


def generated(root, texts):
    """The generated files and their contents; the problems are the lines that cannot be read."""
    written = {file: text for file, text in texts.items() if not is_generated(text)}
    result, problems, protocols, originals = {}, [], {}, {}

    def module(file):
        parts = file.relative_to(root).parts
        return parts[2] if parts[1] == 'Neighbours' else parts[1]

    def attempt(read, file):
        try:
            return read(written[file], file.relative_to(root))
        except declarations.Unreadable as error:
            problems.append(str(error))
            return {}

    declaring = [file for file, text in written.items() if declarations.is_marked(text)]
    modules = imports.Modules((module(f), t) for f, t in written.items()) if declaring else None
    for file in declaring:
        for protocol in attempt(declarations.protocols, file):
            protocols[protocol.name] = protocol
            lines = modules.import_lines(protocol, module(file), output.public_types(protocol))
            result[file.parent / output.file_name(protocol)] = output.swift(
                protocol, file.name, lines)
    for file, text in written.items():
        if members.SHARED in text:
            originals.update(attempt(members.shared, file))
    for file, text in written.items():
        if members.is_marked(text):
            new = attempt(
                lambda text, name: members.filled(text, name, protocols, originals), file)
            result.update({file: new} if new else {})
    return result, problems


def differences(root):
    """What is wrong with the files that are checked in, a line each."""
    texts = sources(root)
    wanted, problems = generated(root, texts)
    for file, text in wanted.items():
        if texts.get(file) != text:
            problems.append(f'{file.relative_to(root)}: not what Scripts/generate-delegates gives')
    for file, text in texts.items():
        if is_generated(text) and file not in wanted:
            problems.append(f'{file.relative_to(root)}: generated from nothing that is there')
    return problems


def write(root):
    """Brings the generated files up to date; the problems are the lines that cannot be read."""
    texts = sources(root)
    wanted, problems = generated(root, texts)
    if problems:
        return problems
    for file, text in wanted.items():
        if texts.get(file) != text:
            file.write_text(text, encoding='utf-8')
    for file, text in texts.items():
        if is_generated(text) and file not in wanted:
            file.unlink()
    return []
