// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

extension UICollectionViewController {
    /// What a controller keeps of its collection view.
    @MainActor
    struct CollectionState {
        var layout: UICollectionViewLayout?
        var view: UICollectionView?
        var clearsSelection = true
        var usesLayoutTransitions = false
        var installsMovement = true
        var movement: UILongPressGestureRecognizer?
    }

    var ownLayout: UICollectionViewLayout {
        if let layout = collection.layout { return layout }
        let layout = UICollectionViewFlowLayout()
        collection.layout = layout
        return layout
    }

    var loadedCollectionView: UICollectionView? {
        if collection.view == nil { loadViewIfNeeded() }
        return collection.view
    }

    func setCollectionView(_ view: UICollectionView?) {
        if let old = collection.view, let view, old !== view, old.superview === viewIfLoaded {
            wrap(view)
            old.removeFromSuperview()
        }
        collection.view = view
        guard let view else { return }
        if view.dataSource == nil { view.dataSource = self }
        if view.delegate == nil { view.delegate = self }
        installMovement()
    }

    func loadCollectionView() {
        if loadFromNib() { return }
        guard let layout = collection.layout else {
            fatalError(
                "UICollectionViewController: the collection view of \(type(of: self)) must be "
                    + "initialized with a non-nil layout parameter; make the controller by "
                    + "init(collectionViewLayout:)."
            )
        }
        let view = UICollectionView(
            frame: UIScreen.main.bounds,
            collectionViewLayout: layout
        )
        view.backgroundColor = .systemBackground
        view.alwaysBounceVertical = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.dataSource = self
        view.delegate = self
        self.view = UIView(frame: view.frame)
        wrap(view)
        collection.view = view
        installMovement()
    }

    /// Fills the controller's view, which does not scroll, with the collection view.
    private func wrap(_ view: UICollectionView) {
        guard let outer = viewIfLoaded else { return }
        view.frame = outer.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.insertSubview(view, at: 0)
    }

    /// Takes the view of a nib; answers whether there is one.
    private func loadFromNib() -> Bool {
        if let origin = storyboardOrigin {
            guard origin.makeView(for: self) else { return false }
        } else {
            guard nibName != nil || collection.layout == nil,
                Nibs.reader?.loadView(of: self, nibName: nibName, bundle: nibBundle) == true
            else { return false }
        }
        if let found = viewIfLoaded as? UICollectionView {
            self.view = UIView(frame: found.frame)
            wrap(found)
            if collection.view == nil { setCollectionView(found) }
        }
        return true
    }

    func collectionWillAppear(_ animated: Bool) {
        guard let view = collection.view else { return }
        guard collection.clearsSelection else { return }
        for path in view.indexPathsForSelectedItems ?? [] {
            view.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: Moving items

    func setInstallsMovement(_ installs: Bool) {
        collection.installsMovement = installs
        installMovement()
    }

    /// The long press that moves items, where the data source implements the move.
    private func installMovement() {
        guard let view = collection.view else { return }
        if let old = collection.movement {
            old.view?.removeGestureRecognizer(old)
            collection.movement = nil
        }
        let name = "collectionView(_:moveItemAt:to:)"
        guard collection.installsMovement, view.dataSource === self, overridesMove(name) else {
            return
        }
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.addHandler { [weak view] press in view?.followMovement(press) }
        view.addPart(press)
        collection.movement = press
    }

    private func overridesMove(_ name: String) -> Bool { _objcImplements(self, name) }
}

extension UICollectionView {
    /// Moves an item as a long press goes on.
    func followMovement(_ press: UIGestureRecognizer) {
        let point = press.location(in: self)
        switch press.state {
        case .began:
            guard let path = indexPathForItem(at: point), beginInteractiveMovementForItem(at: path)
            else { return }
            updateInteractiveMovementTargetPosition(point)
        case .changed: updateInteractiveMovementTargetPosition(point)
        case .ended: endInteractiveMovement()
        case .cancelled, .failed: cancelInteractiveMovement()
        case .possible: break
        }
    }
}
