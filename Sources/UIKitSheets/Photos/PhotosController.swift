// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
import QuartzCore
package import UIKitCollections
package import UIKitViews

/// The photos in rows, the newest below, one or several of which are picked.
@MainActor
package final class PhotosController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private enum Metrics {
        static let gap: CGFloat = 2
        /// Rows have as many photos as fit at this width, three at least.
        static let width: CGFloat = 120
    }

    private let pick: ([URL]) -> Void
    private let files: [URL]
    /// How many can be picked; 0 for any number.
    private let limit: Int
    /// What is picked, in the order of the touches.
    private var chosen: [URL]
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let empty = UILabel()
    private var isScrolledDown = false

    /// Shows the photos.
    ///
    /// `limit`: how many can be picked; 0 for any number. One is handed out as soon as it is touched.
    /// `isEmpty`: whether none of them is shown.
    /// `chosen`: names of files that are picked from the start.
    /// `pick`: told of the files, none if it was cancelled.
    package init(
        limit: Int = 1,
        isEmpty: Bool = false,
        chosen names: [String] = [],
        pick: @escaping ([URL]) -> Void
    ) {
        self.pick = pick
        self.limit = max(0, limit)
        let files = isEmpty ? [] : PhotoLibrary.shared.files
        self.files = files
        chosen =
            limit == 1
            ? [] : names.compactMap { name in files.first { $0.lastPathComponent == name } }
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
        let cancel = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.pick([]) }
        )
        guard limit != 1 else {
            navigationItem.rightBarButtonItem = cancel
            return
        }
        navigationItem.leftBarButtonItem = cancel
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Add") { [weak self] _ in
                guard let self else { return }
                self.pick(self.chosen)
            }
        )
        navigationItem.rightBarButtonItem?.style = .done
        navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.minimumInteritemSpacing = Metrics.gap
        layout.minimumLineSpacing = Metrics.gap
        grid.dataSource = self
        grid.delegate = self
        grid.backgroundColor = .systemBackground
        grid.alwaysBounceVertical = true
        grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        empty.text = "No Photos"
        empty.font = .preferredFont(forTextStyle: .title2)
        empty.textColor = .secondaryLabel
        empty.textAlignment = .center
        grid.backgroundView = files.isEmpty ? empty : nil
        view.addSubview(grid)
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        grid.frame = view.bounds
        let columns = max(3, (view.bounds.width / Metrics.width).rounded(.down))
        let side = max(1, (view.bounds.width - (columns - 1) * Metrics.gap) / columns)
        let scale = traitCollection.displayScale
        let whole = (side * scale).rounded(.down) / scale
        if layout.itemSize.width != whole { layout.itemSize = CGSize(width: whole, height: whole) }
        guard !isScrolledDown, !files.isEmpty, view.window != nil else { return }
        isScrolledDown = true
        grid.layoutIfNeeded()
        let last = IndexPath(item: files.count - 1, section: 0)
        grid.scrollToItem(at: last, at: .bottom, animated: false)
    }

    package func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { files.count }

    package func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "photo",
            for: indexPath
        )
        let file = files[indexPath.item]
        (cell as? PhotoCell)?.show(file, layout.itemSize, isChosen: chosen.contains(file))
        return cell
    }

    package func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
    ) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let file = files[indexPath.item]
        guard limit != 1 else {
            pick([file])
            return
        }
        if let index = chosen.firstIndex(of: file) {
            chosen.remove(at: index)
        } else if limit == 0 || chosen.count < limit {
            chosen.append(file)
        }
        navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
        let cell = collectionView.cellForItem(at: indexPath) as? PhotoCell
        cell?.isChosen = chosen.contains(file)
    }
}

/// One photo in the rows.
@MainActor
final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.backgroundColor = .secondarySystemBackground
        mark.backgroundColor = .white
        mark.layer.cornerRadius = 11
        mark.isHidden = true
        contentView.addSubview(picture)
        contentView.addSubview(mark)
        isAccessibilityElement = true
        accessibilityTraits = [.button, .image]
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the photo is picked.
    var isChosen = false {
        didSet {
            mark.isHidden = !isChosen
            picture.alpha = isChosen ? 0.7 : 1
            accessibilityTraits =
                isChosen ? [.button, .image, .selected] : [.button, .image]
        }
    }

    /// Shows a file's picture as large as the cell needs it.
    func show(_ file: URL, _ size: CGSize, isChosen: Bool) {
        self.isChosen = isChosen
        accessibilityLabel = file.deletingPathExtension().lastPathComponent
        guard let whole = UIImage(contentsOfFile: file.path), size.width > 0 else {
            picture.image = nil
            return
        }
        let ratio = max(size.width / whole.size.width, size.height / whole.size.height)
        let fill = CGSize(width: whole.size.width * ratio, height: whole.size.height * ratio)
        picture.image = ratio < 1 ? whole.preparingThumbnail(of: fill) ?? whole : whole
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
        mark.frame = CGRect(
            x: contentView.bounds.maxX - 28,
            y: contentView.bounds.maxY - 28,
            width: 22,
            height: 22
        )
    }
}
