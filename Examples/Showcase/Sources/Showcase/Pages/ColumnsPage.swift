// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A split view of three columns: albums, their songs, and the song that is chosen.
final class ColumnsPage: UIViewController {
    private let split = UISplitViewController(style: .tripleColumn)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let song = SongController()
        let songs = SongList { song.show($0) }
        let albums = AlbumList { songs.show($0) }
        split.setViewController(albums, for: .primary)
        split.setViewController(songs, for: .supplementary)
        split.setViewController(song, for: .secondary)
        split.preferredPrimaryColumnWidth = 220
        split.preferredSupplementaryColumnWidth = 250
        split.preferredSplitBehavior = .tile
        split.preferredDisplayMode = .twoBesideSecondary
        split.showsSecondaryOnlyButton = true
        addChild(split)
        view.addSubview(split.view)
        split.didMove(toParent: self)
        songs.show(0)
        song.show("Prelude")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        split.view.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
}

/// Titles, one of which is chosen.
private class TitleList: UICollectionViewController {
    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    private let appearance: UICollectionLayoutListConfiguration.Appearance
    private let symbol: String
    private var source: Source?
    private var titles: [String] = []

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance, symbol: String) {
        self.appearance = appearance
        self.symbol = symbol
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance)
            )
        )
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        let symbol = symbol
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            var content = $0.defaultContentConfiguration()
            content.text = $2
            content.image = UIImage(systemName: symbol)
            $0.contentConfiguration = content
        }
        source = Source(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        show(titles)
    }

    func show(_ titles: [String]) {
        self.titles = titles
        guard let source else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(titles)
        source.apply(snapshot, animatingDifferences: false)
        guard !titles.isEmpty else { return }
        let first = IndexPath(item: 0, section: 0)
        collectionView.selectItem(at: first, animated: false, scrollPosition: [])
    }

    func title(at path: IndexPath) -> String { titles[path.item] }
}

private final class AlbumList: TitleList {
    private let choose: (Int) -> Void

    init(_ choose: @escaping (Int) -> Void) {
        self.choose = choose
        super.init(.sidebar, symbol: "music.note.list")
        title = "Albums"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(["Suites", "Sonatas", "Songs", "Dances"])
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
    ) { choose(indexPath.item) }
}

private final class SongList: TitleList {
    private static let songs = [
        ["Prelude", "Allemande", "Courante", "Sarabande", "Gigue"],
        ["Allegro", "Adagio", "Rondo"],
        ["Evening", "The Brook", "Goodnight", "The Miller"],
        ["Waltz", "Polka", "Mazurka", "Tarantella"],
    ]
    private let choose: (String) -> Void

    init(_ choose: @escaping (String) -> Void) {
        self.choose = choose
        super.init(.plain, symbol: "music.note")
        title = "Songs"
    }

    required init?(coder: NSCoder) { nil }

    func show(_ album: Int) { show(Self.songs[album]) }

    override func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
    ) { choose(title(at: indexPath)) }
}

private final class SongController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textAlignment = .center
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }

    func show(_ song: String) {
        loadViewIfNeeded()
        title = song
        label.text = song
    }
}
