// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCells
import UIKitCollections
import UIKitCore

// Collection views with the layout and the cells that a storyboard draws, made as often as items
// need them.
extension NibInstance {
    func configure(_ view: UICollectionView, _ element: NibElement) {
        if let drawn = element.child(key: "collectionViewLayout"), let layout = makeLayout(drawn) {
            view.collectionViewLayout = layout
        }
        if let flag = element.flag("allowsSelection") { view.allowsSelection = flag }
        if let flag = element.flag("allowsMultipleSelection") {
            view.allowsMultipleSelection = flag
        }
        if let flag = element.flag("prefetchingEnabled") { view.isPrefetchingEnabled = flag }
        if let flag = element.flag("springLoaded") { view.isSpringLoaded = flag }
        for cell in element.list("cells") { registerPrototype(cell, of: view, kind: nil) }
        let edges = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in edges {
            guard let drawn = element.child(key: key) else { continue }
            registerPrototype(drawn, of: view, kind: kind)
        }
        if let background = element.child(key: "backgroundView") {
            view.backgroundView = makeView(background)
        }
    }

    private func registerPrototype(
        _ element: NibElement,
        of view: UICollectionView,
        kind: String?
    ) {
        guard let identifier = element["reuseIdentifier"] else { return }
        let nib = PrototypeNib(element, document, bundle, storyboard, objects)
        view.register(nib: .nib(nib), kind: kind, identifier: identifier)
    }

    // MARK: Layouts

    private func makeLayout(_ element: NibElement) -> UICollectionViewLayout? {
        let isFlow = element.name == "collectionViewFlowLayout"
        let base: UICollectionViewLayout.Type =
            isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        let type = NibClasses.custom(element, base, in: bundle)
        let coder = NibElementCoder(element, base, self)
        guard let layout = type.init(coder: coder) else { return nil }
        register(layout, element.id)
        return layout
    }

    func configure(_ layout: UICollectionViewFlowLayout, _ element: NibElement) {
        if let number = element.number("minimumLineSpacing") {
            layout.minimumLineSpacing = CGFloat(number)
        }
        if let number = element.number("minimumInteritemSpacing") {
            layout.minimumInteritemSpacing = CGFloat(number)
        }
        if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        if let size = NibValues.size(element.child(key: "itemSize")) { layout.itemSize = size }
        if let size = NibValues.size(element.child(key: "headerReferenceSize")) {
            layout.headerReferenceSize = size
        }
        if let size = NibValues.size(element.child(key: "footerReferenceSize")) {
            layout.footerReferenceSize = size
        }
        if let insets = NibValues.insets(element.child(key: "sectionInset") ?? element),
            element.child(key: "sectionInset") != nil
        {
            layout.sectionInset = insets
        }
        if element.flag("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = NibValues.size(element.child(key: "estimatedItemSize")) {
            layout.estimatedItemSize =
                size.width < 0 || size.height < 0 ? UICollectionViewFlowLayout.automaticSize : size
        }
        if let flag = element.flag("sectionHeadersPinToVisibleBounds") {
            layout.sectionHeadersPinToVisibleBounds = flag
        }
        if let flag = element.flag("sectionFootersPinToVisibleBounds") {
            layout.sectionFootersPinToVisibleBounds = flag
        }
    }

    // MARK: Cells

    /// The content view of the drawing is the cell's own.
    func configure(_ cell: UICollectionViewCell, _ element: NibElement) {
        for key in ["backgroundView", "selectedBackgroundView"] {
            guard let drawn = element.child(key: key), let view = makeView(drawn) else { continue }
            if key == "backgroundView" {
                cell.backgroundView = view
            } else {
                cell.selectedBackgroundView = view
            }
        }
        guard let content = element.child(key: "contentView") else { return }
        register(cell.contentView, content.id)
        if let frame = NibValues.rect(content.child(key: "frame")) {
            cell.contentView.frame = frame
        }
        for child in content.list("subviews") {
            guard let view = makeView(child) else { continue }
            cell.contentView.addSubview(view)
        }
        for guide in content.children where ["viewLayoutGuide", "layoutGuide"].contains(guide.name)
        {
            registerContentGuide(guide, of: cell.contentView)
        }
        addConstraints(of: content, to: cell.contentView)
    }
}

/// A cell or a supplementary view as a storyboard draws it, to be made again and again.
@MainActor
private final class PrototypeNib: CellNib {
    private let element: NibElement
    private let document: NibDocument
    private let bundle: Bundle
    private weak var storyboard: UIStoryboard?
    /// What is outside the cell, which stays the same for all.
    private let objects: [String: AnyObject]

    init(
        _ element: NibElement,
        _ document: NibDocument,
        _ bundle: Bundle,
        _ storyboard: UIStoryboard?,
        _ objects: [String: AnyObject]
    ) {
        self.element = element
        self.document = document
        self.bundle = bundle
        self.storyboard = storyboard
        self.objects = objects
    }

    func makeTopLevelObjects() -> [Any] {
        let instance = NibInstance(document, bundle)
        instance.storyboard = storyboard
        for (id, object) in objects { instance.register(object, id) }
        guard let view = instance.makeView(element) else { return [] }
        instance.finish()
        (view as? UICollectionReusableView)?.nibInstance = instance
        return [view]
    }
}
