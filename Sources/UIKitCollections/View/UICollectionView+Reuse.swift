// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

// Views that are made once and used again.
extension UICollectionView {
    func register(_ maker: ViewMaker?, _ key: ReuseKey, _ method: String) {
        guard !key.identifier.isEmpty else {
            fatalError("UICollectionView.\(method): must pass a valid, non-empty reuse identifier.")
        }
        reuse.makers[key] = maker
        reuse.waiting[key] = nil
    }

    /// What a nib's reader registers.
    package func register(
        nib maker: ViewMaker?,
        kind: String?,
        identifier: String
    ) {
        register(maker, ReuseKey(kind: kind, identifier: identifier), "register(_:)")
    }

    func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        if let known = reuse.reconfigured, known.path == path {
            guard known.cell.element.queue?.identifier == identifier else {
                fatalError(
                    "UICollectionView.dequeueReusableCell: item \(path) is reconfigured and its "
                        + "cell has the identifier '\(known.cell.reuseIdentifier ?? "")', not "
                        + "'\(identifier)'; reload the item to change the kind of its cell."
                )
            }
            return known.cell
        }
        let key = ReuseKey(kind: nil, identifier: identifier)
        let view = dequeue(key, ElementKey(cell: path))
        guard let cell = view as? UICollectionViewCell else {
            fatalError(
                "UICollectionView.dequeueReusableCell: the class registered for '\(identifier)' "
                    + "makes \(type(of: view)), which is no UICollectionViewCell."
            )
        }
        return cell
    }

    func dequeueSupplementary(
        _ kind: String,
        _ identifier: String,
        _ path: IndexPath
    ) -> UICollectionReusableView {
        dequeue(
            ReuseKey(kind: kind, identifier: identifier),
            ElementKey(category: .supplementaryView, kind: kind, indexPath: path)
        )
    }

    private func dequeue(_ key: ReuseKey, _ element: ElementKey) -> UICollectionReusableView {
        let attributes: UICollectionViewLayoutAttributes? =
            if let wanted = reuse.wanted, wanted.element == element { wanted } else {
                laidOutAttributes(of: element)
            }
        if let view = reuse.waiting[key]?.popLast() {
            UIView.performWithoutAnimation {
                view.element.isWaiting = false
                view.prepareForReuse()
                if let attributes { view.take(attributes) }
            }
            return view
        }
        guard let maker = reuse.makers[key] else {
            let kind = key.kind ?? "UICollectionElementKindCell"
            fatalError(
                "could not dequeue a view of kind: \(kind) with identifier \(key.identifier) - "
                    + "must register a nib or a class for the identifier or connect a prototype "
                    + "cell in a storyboard"
            )
        }
        var made: UICollectionReusableView?
        UIView.performWithoutAnimation {
            let view = maker.make(
                frame: attributes?.state.frame ?? .zero,
                for: key.identifier
            )
            adopt(view, key)
            if let attributes { view.take(attributes) }
            made = view
        }
        return made ?? UICollectionReusableView(frame: .zero)
    }

    private func adopt(_ view: UICollectionReusableView, _ key: ReuseKey?) {
        view.element.host = self
        view.element.queue = key
        if let key { view.element.reuseIdentifier = key.identifier }
    }

    /// Puts a view back that is no longer seen.
    func enqueue(_ view: UICollectionReusableView) {
        swipeLost(view)
        view.removeFromSuperview()
        view.element.key = nil
        view.element.askedSize = nil
        view.element.asks = 0
        view.element.values = nil
        view.element.attributes = nil
        guard let queue = view.element.queue, !view.element.isWaiting else { return }
        view.element.isWaiting = true
        reuse.waiting[queue, default: []].append(view)
    }

    // MARK: Asking for views

    /// Makes the view of an element, placed but in no superview yet.
    func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let key = attributes.element
        reuse.wanted = attributes
        defer { reuse.wanted = nil }
        var made: UICollectionReusableView?
        UIView.performWithoutAnimation {
            switch key.category {
            case .cell: made = makeCell(key)
            case .supplementaryView: made = makeSupplementary(key)
            case .decorationView: made = makeDecoration(key, attributes)
            }
            guard let view = made else { return }
            view.element.host = self
            view.element.key = key
            view.take(attributes)
        }
        return made
    }

    private func makeCell(_ key: ElementKey) -> UICollectionReusableView? {
        guard let source = sources.dataSource else { return nil }
        let path = key.indexPath
        if let placeholder = placeholder(at: path) {
            let cell = dequeueCell(placeholder.source.identifier, path)
            placeholder.source.cellUpdateHandler?(cell)
            return cell
        }
        let cell = source.collectionView(self, cellForItemAt: dataPath(path))
        guard cell.element.queue != nil else {
            fatalError(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
                    + "reuseIdentifier - cells must be retrieved by calling "
                    + "-dequeueReusableCellWithReuseIdentifier:forIndexPath: (item \(path))"
            )
        }
        guard cell.element.key == nil || cell.superview == nil else {
            fatalError(
                "UICollectionViewDataSource.collectionView(_:cellForItemAt:): the cell for "
                    + "\(path) already shows another item; dequeue one for each item."
            )
        }
        cell.isHighlighted = picks.highlighted == path
        cell.isSelected = picks.paths.contains(path)
        return cell
    }

    private func makeSupplementary(_ key: ElementKey) -> UICollectionReusableView? {
        guard let source = sources.dataSource else { return nil }
        let (kind, path) = (key.kind ?? "", key.indexPath)
        let name = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
        let view = _objcOptional(source, name) {
            source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }
        guard let view else {
            fatalError(
                "UICollectionViewDataSource.\(name): the layout wants a view of kind \(kind) at "
                    + "\(path) and \(type(of: source)) does not implement the method."
            )
        }
        guard view.element.queue != nil else {
            fatalError(
                "the view returned from "
                    + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), "
                    + "\(path)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
            )
        }
        return view
    }

    private func makeDecoration(
        _ key: ElementKey,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        let kind = key.kind ?? ""
        let queue = ReuseKey(kind: "decoration " + kind, identifier: kind)
        if let view = reuse.waiting[queue]?.popLast() {
            view.element.isWaiting = false
            view.prepareForReuse()
            return view
        }
        guard let maker = decorationMaker(kind) else {
            fatalError(
                "UICollectionView: no class or nib is registered for decoration views of kind "
                    + "'\(kind)'; call UICollectionViewLayout.register(_:forDecorationViewOfKind:)."
            )
        }
        let view = maker.make(frame: attributes.state.frame, for: kind)
        adopt(view, queue)
        return view
    }

    private func decorationMaker(_ kind: String) -> ViewMaker? {
        if let maker = content.layout.host.decorations[kind] { return maker }
        guard let transition = content.layout as? UICollectionViewTransitionLayout else {
            return nil
        }
        return transition.currentLayout.host.decorations[kind]
            ?? transition.nextLayout.host.decorations[kind]
    }
}
