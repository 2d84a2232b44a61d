// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

// What the data source has, and who is told.
extension UICollectionView {
    func setUpCollection() {
        content.layout.host.collectionView = self
        if content.layout is UICollectionViewFlowLayout { alwaysBounceVertical = false }
        // Source: descriptions in the tests of the library ReactiveCollectionsKit.
        setBackgroundColor(.systemBackground)
        isMultipleTouchEnabled = true
    }

    // MARK: Delegates

    var currentDelegate: (any UICollectionViewDelegate)? {
        let set = super.delegate
        if let known = sources.delegate, known === set { return known }
        guard let set else { return nil }
        sources.delegate = set as? any UICollectionViewDelegate
        return sources.delegate
    }

    func setDelegate(_ new: (any UICollectionViewDelegate)?) {
        sources.delegate = new
        super.delegate = new
        menusMayHaveChanged()
        let range = "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)"
        if let new, _objcImplements(new, range) { setUpRanges() }
        // Sizes may come from it.
        content.layout.invalidateLayout()
    }

    func setDataSource(_ new: (any UICollectionViewDataSource)?) {
        guard new !== sources.dataSource else { return }
        sources.dataSource = new
        reloadEverything()
    }

    // MARK: Counts

    /// The numbers of items, by section, asked for once.
    var counts: [Int] {
        if let counts = content.counts { return counts }
        let counts = askCounts()
        content.counts = counts
        return counts
    }

    /// The numbers of items as the data source has them now.
    func askCounts() -> [Int] {
        guard let source = sources.dataSource else { return [] }
        let sections =
            _objcOptional(source, "numberOfSections(in:)") { source.numberOfSections(in: self) }
            ?? 1
        guard sections > 0 else { return [] }
        return (0..<sections).map { section in
            let count = source.collectionView(self, numberOfItemsInSection: section)
            guard count >= 0 else {
                fatalError(
                    "UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:): "
                        + "\(count) for section \(section); return 0 or more."
                )
            }
            return count + placeholderCount(in: section)
        }
    }

    func itemCount(in section: Int) -> Int {
        // A layout may ask before there is a data source.
        guard dataSource != nil else { return 0 }
        let counts = counts
        guard counts.indices.contains(section) else {
            fatalError(
                "UICollectionView.numberOfItems(inSection:): request for number of items in "
                    + "section \(section) when there are only \(counts.count) sections in the "
                    + "collection view; check against `numberOfSections`."
            )
        }
        return counts[section]
    }

    func hasItem(at path: IndexPath) -> Bool {
        guard path.count == 2, path.section >= 0, path.item >= 0 else { return false }
        let counts = counts
        return path.section < counts.count && path.item < counts[path.section]
    }

    // MARK: Everything anew

    func reloadEverything() {
        MainThread.check("UICollectionView.reloadData()")
        updates.current = nil
        endSwipe(animated: false)
        forgetPlaceholders()
        content.counts = nil
        content.isReloading = true
        content.needsPrepare = true
        content.region = .null
        content.regionAttributes = []
        cancelHighlight(tells: false)
        picks.paths = []
        if movement.session != nil { endMovement(isCancelled: true) }
        sources.prefetched = []
        let context = content.layout.makeContext()
        context.state.invalidatesEverything = true
        context.state.invalidatesCounts = true
        content.layout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    /// The data source fills cells again that it has made.
    func reconfigure(_ paths: [IndexPath]) {
        if updates.isCollecting {
            updates.current?.reconfigured += paths
            return
        }
        for path in paths {
            guard hasItem(at: path) else {
                fatalError(
                    "UICollectionView.reconfigureItems(at:): attempt to reconfigure item "
                        + "\(path), which does not exist; pass paths of items that there are."
                )
            }
            fillAgain(path)
        }
    }

    func fillAgain(_ path: IndexPath) {
        guard let source = sources.dataSource,
            let cell = shown.views[ElementKey(cell: path)] as? UICollectionViewCell
        else { return }
        reuse.reconfigured = (path, cell)
        let answer = source.collectionView(self, cellForItemAt: dataPath(path))
        reuse.reconfigured = nil
        guard answer === cell else {
            fatalError(
                "UICollectionViewDataSource.collectionView(_:cellForItemAt:): the cell of a "
                    + "reconfigured item \(path) is not the one that was dequeued; dequeue a "
                    + "cell with the same identifier as before."
            )
        }
        measure(cell)
    }
}
