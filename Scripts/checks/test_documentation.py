# SPDX-License-Identifier: Apache-2.0
"""The site of documentation: graphs of several targets become one module's, pages become articles."""
import json
import pathlib
import shutil
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from documentation import articles, site, symbols  # noqa: E402


def symbol(identifier, *path, kind='swift.class'):
    """A symbol as the compiler writes it."""
    return {
        'kind': {'identifier': kind, 'displayName': 'Class'},
        'identifier': {'precise': identifier, 'interfaceLanguage': 'swift'},
        'pathComponents': list(path), 'names': {'title': path[-1]},
        'accessLevel': 'public', 'location': {'uri': 'file:///somewhere/A.swift'},
        'docComment': {'uri': 'file:///somewhere/A.swift', 'lines': [{'text': f'About {path[-1]}.'}]},
    }


def graph(module, found, edges=()):
    """A file of the compiler's."""
    return {
        'metadata': {'formatVersion': {'major': 0, 'minor': 6, 'patch': 0}, 'generator': 'test'},
        'module': {'name': module, 'platform': {'architecture': 'x86_64', 'operatingSystem': {'name': 'linux'}}},
        'symbols': found,
        'relationships': [dict(zip(('kind', 'source', 'target'), edge)) for edge in edges],
    }


class DocumentationTests(unittest.TestCase):
    """Everything in a folder of its own."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def write(self, name, text):
        """A file below the folder."""
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text if isinstance(text, str) else json.dumps(text), encoding='utf-8')
        return file

    def rooms(self):
        """Two targets of UIKit's: the second extends a type of the first, and one of Foundation's."""
        self.write('graphs/UIKitViews.symbols.json', graph('UIKitViews', [symbol('view', 'UIView')]))
        self.write('graphs/UIKitBasics@UIKitViews.symbols.json', graph(
            'UIKitBasics',
            [symbol('block', 'UIView', kind='swift.extension'), symbol('fade', 'UIView', 'fade()', kind='swift.method')],
            [('extensionTo', 'block', 'view'), ('memberOf', 'fade', 'block')]))
        self.write('graphs/UIKitBasics@FoundationEssentials.symbols.json', graph(
            'UIKitBasics', [symbol('data', 'Data', kind='swift.extension')], [('extensionTo', 'data', 'Data')]))
        self.write('graphs/Raster.symbols.json', graph('Raster', [symbol('cells', 'Cells')]))
        return symbols.write(symbols.gather(self.folder / 'graphs', {'UIKit'}), self.folder / 'out')

    def test_pictures_are_named_without_their_folder(self):
        text = articles.linked('![a run](pictures/run.svg)', pathlib.PurePath('page.md'), {})
        self.assertEqual(text, '![a run](run.svg)')

    def test_targets_of_uikit_are_one_module(self):
        """Members of an extension between targets are the type's; the block is gone."""
        place = self.rooms()['UIKit']
        main = json.loads((place / 'UIKit.symbols.json').read_text())
        self.assertEqual(main['module']['name'], 'UIKit')
        self.assertEqual({each['identifier']['precise'] for each in main['symbols']}, {'view', 'fade'})
        self.assertEqual([(edge['kind'], edge['source'], edge['target']) for edge in main['relationships']],
                         [('memberOf', 'fade', 'view')])

    def test_extensions_of_others_types_stand_apart(self):
        """What extends Foundation stays an extension, under the name that a reader knows."""
        place = self.rooms()['UIKit']
        self.assertEqual(sorted(file.name for file in place.iterdir()),
                         ['UIKit.symbols.json', 'UIKit@Foundation.symbols.json'])

    def test_no_path_of_a_machine_is_left(self):
        """Neither places nor comments name files."""
        text = (self.rooms()['UIKit'] / 'UIKit.symbols.json').read_text()
        self.assertNotIn('file:', text)
        self.assertIn('About UIView.', text)

    def test_what_nobody_imports_is_left_out(self):
        """The modules are those of the products."""
        self.assertEqual(symbols.modules(['UIKit', 'UIKitTesting', 'simd']),
                         ['ObjectiveC', 'UIKit', 'UIKitTesting', 'simd'])
        self.assertEqual(list(self.rooms()), ['UIKit'])

    def pages(self):
        """Four pages, two of them called README.md."""
        self.write('Docs/README.md', '# Documentation\n')
        self.write('Docs/decisions/README.md', '# Decisions\n\nSee [one](0001-one.md#why).\n')
        self.write('Docs/decisions/0001-one.md', '# One\n\n```\n[no](../README.md)\n```\n')
        self.write('Docs/subsystems/views.md',
                   '# Views\n\n<!-- x: begin -->\n[d](../decisions/README.md), [`list`](../unbuilt.txt), [l](../a.tsv)\n')
        return articles.write(self.folder / 'Docs', self.folder / 'C.docc', 'What it is.')

    def test_links_lead_to_articles(self):
        """Links between pages become DocC's; files that are no pages are named; code is left alone."""
        self.assertEqual(self.pages(), ['0001-one', 'decisions', 'views'])
        catalogue = self.folder / 'C.docc'
        self.assertIn('[one](doc:0001-one#why)', (catalogue / 'decisions.md').read_text())
        self.assertIn('[no](../README.md)', (catalogue / '0001-one.md').read_text())
        views = (catalogue / 'views.md').read_text()
        self.assertIn('[d](doc:decisions), `list`, l (`a.tsv`)', views)
        self.assertNotIn('<!--', views)

    def test_the_front_page_leads_to_every_article(self):
        """Each article stands under its section, once."""
        self.pages()
        text = (self.folder / 'C.docc/Casement.md').read_text()
        self.assertIn('@TechnologyRoot', text)
        self.assertIn('### Parts\n\n- <doc:views>', text)
        self.assertEqual(text.count('<doc:'), 3)

    def test_two_pages_of_one_name_are_refused(self):
        """An article would take the place of the other."""
        self.write('Docs/a/views.md', '# A\n')
        self.write('Docs/b/views.md', '# B\n')
        with self.assertRaisesRegex(ValueError, 'would both be the article views'):
            articles.write(self.folder / 'Docs', self.folder / 'C.docc', '')

    def test_a_page_without_a_heading_is_refused(self):
        """An article's title is its heading."""
        self.write('Docs/a.md', 'No heading.\n')
        with self.assertRaisesRegex(ValueError, 'does not begin with a heading'):
            articles.write(self.folder / 'Docs', self.folder / 'C.docc', '')

    def test_the_first_paragraph_says_what_the_project_is(self):
        """Headings and pictures before it are passed over."""
        self.assertEqual(site.about('# Name\n\n![p](p.png)\n\nOne\ntwo.\n\nThree.\n'), 'One two.')

    @unittest.skipUnless(shutil.which('docc'), 'docc is not installed')
    def test_a_link_into_nothing_fails(self):
        """A page that leads nowhere makes no archive."""
        self.write('C.docc/C.md', '# C\n\nAbout.\n\n@Metadata {\n    @TechnologyRoot\n}\n\n## Topics\n\n- <doc:gone>\n')
        with self.assertRaisesRegex(site.Failure, 'gone'):
            site.convert(self.folder / 'C.docc', 'C', self.folder / 'C.doccarchive', True)


if __name__ == '__main__':
    unittest.main()
