// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCollections
import UIKitCore

/// The photos in rows, the newest below.
@MainActor
final class PhotosController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private enum Metrics {
        static let gap: CGFloat = 2
        /// Rows have as many photos as fit at this width, three at least.
        static let width: CGFloat = 120
    }

    private weak var picker: UIImagePickerController?
    private let files = PhotoLibrary.shared.files
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let empty = UILabel()
    private var isScrolledDown = false

    init(_ picker: UIImagePickerController) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.picker?.cancelPicking() }
        )
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
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

    override func viewDidLayoutSubviews() {
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

    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { files.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "photo",
            for: indexPath
        )
        (cell as? PhotoCell)?.show(files[indexPath.item], layout.itemSize)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
    ) {
        collectionView.deselectItem(at: indexPath, animated: false)
        picker?.pick(files[indexPath.item])
    }
}

/// One photo in the rows.
@MainActor
final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.backgroundColor = .secondarySystemBackground
        contentView.addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = [.button, .image]
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a file's picture as large as the cell needs it.
    func show(_ file: URL, _ size: CGSize) {
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
    }
}
