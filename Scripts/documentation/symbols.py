# SPDX-License-Identifier: Apache-2.0
"""Symbol graphs, one for each module that a program imports.

The compiler writes a graph for each target. UIKit is several targets that nobody imports by name, so
their graphs become one, and an extension in one of a type in another is that type's own.
"""
import json
import pathlib

ENDING = '.symbols.json'
# Targets whose symbols belong to a module of another name.
RUNTIME, RUNTIME_NAME = 'ObjCRuntime', 'ObjectiveC'
APART = {'UIKitTesting'}
# Foundation is two modules on Linux; a reader knows one.
FOUNDATION = {'FoundationEssentials': 'Foundation', 'FoundationInternationalization': 'Foundation'}


def module_of(target):
    """The module under whose name a target's symbols are imported."""
    if target.startswith('UIKit') and target not in APART:
        return 'UIKit'
    return RUNTIME_NAME if target == RUNTIME else FOUNDATION.get(target, target)


def modules(products):
    """The modules to document: those of the library products, and the runtime's, sorted."""
    return sorted({module_of(name) for name in products} | {RUNTIME_NAME})


class Graph:
    """The symbols of one module, or its extensions of another's types."""

    def __init__(self):
        self.symbols, self.relationships, self.blocks, self.head = {}, [], {}, None

    def add(self, graph):
        """Takes in what a file of the compiler's holds."""
        self.head = self.head or {key: graph[key] for key in ('metadata', 'module')}
        for symbol in graph['symbols']:
            self.symbols[symbol['identifier']['precise']] = without_places(symbol)
        self.relationships += graph['relationships']

    def join_extensions(self):
        """Members of an extension become members of the type that it extends."""
        extended = {edge['source']: edge['target'] for edge in self.relationships if edge['kind'] == 'extensionTo'}
        for block in extended:
            self.symbols.pop(block, None)
        edges = []
        for edge in self.relationships:
            if edge['kind'] == 'extensionTo':
                continue
            moved = dict(edge)
            for end in ('source', 'target'):
                moved[end] = extended.get(moved[end], moved[end])
            edges.append(moved)
        self.relationships = edges

    def write(self, module, file):
        """Writes the graph under the module's name, each relationship once."""
        edges = {(edge['kind'], edge['source'], edge['target']): edge for edge in self.relationships}
        head = dict(self.head, module=dict(self.head['module'], name=module))
        text = dict(head, symbols=list(self.symbols.values()), relationships=list(edges.values()))
        file.write_text(json.dumps(text), encoding='utf-8')


def without_places(symbol):
    """A symbol without the paths of the machine that compiled it."""
    symbol = {key: value for key, value in symbol.items() if key != 'location'}
    if 'docComment' in symbol:
        symbol['docComment'] = {key: value for key, value in symbol['docComment'].items() if key != 'uri'}
    return symbol


def gather(folder, wanted):
    """The graphs below `folder` as (module, other module or None): graph, for the modules that are wanted."""
    graphs = {}
    for file in sorted(pathlib.Path(folder).glob('*' + ENDING)):
        target, _, other = file.name[:-len(ENDING)].partition('@')
        module, extended = module_of(target), module_of(other) if other else None
        if module not in wanted:
            continue
        own = extended is None or extended == module
        graph = graphs.setdefault((module, None if own else extended), Graph())
        graph.add(json.loads(file.read_text(encoding='utf-8')))
    for (_, extended), graph in graphs.items():
        if extended is None:
            graph.join_extensions()
    return graphs


def write(graphs, folder):
    """Writes a folder for each module, and gives the folders by module."""
    folders = {}
    for (module, extended), graph in sorted(graphs.items(), key=lambda item: (item[0][0], item[0][1] or '')):
        place = folders.setdefault(module, pathlib.Path(folder) / module)
        place.mkdir(parents=True, exist_ok=True)
        graph.write(module, place / (module + (f'@{extended}' if extended else '') + ENDING))
    return folders
