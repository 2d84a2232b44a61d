// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import UIKitViews

extension UICollectionView {
    /// Says once how the cells of some items are made and filled.
    ///
    /// Make it outside of the data source's `cellForItemAt`: one made there is another each time,
    /// and its cells are never used again.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell for an item.
        public typealias Handler = (
            _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
        ) -> Void

        let handler: Handler
        let maker: ViewMaker
        let name = RegistrationName()

        /// Cells are made by their class's `init(frame:)`.
        public init(handler: @escaping Handler) {
            self.handler = handler
            maker = .viewClass(Cell.self)
        }

        /// Cells are made from a nib.
        package init(nib: any CellNib, handler: @escaping Handler) {
            self.handler = handler
            maker = .nib(nib)
        }
    }

    /// Says once how some supplementary views are made and filled.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let handler: Handler
        let maker: ViewMaker
        let kind: String
        let name = RegistrationName()

        /// Views are made by their class's `init(frame:)`.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            maker = .viewClass(Supplementary.self)
        }

        /// Views are made from a nib.
        package init(nib: any CellNib, elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            maker = .nib(nib)
        }
    }

    /// A cell for an item, made and filled as a registration says.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        let key = ReuseKey(kind: nil, identifier: registration.name.text)
        if reuse.makers[key] == nil { reuse.makers[key] = registration.maker }
        let view = dequeueReusableCell(withReuseIdentifier: key.identifier, for: indexPath)
        guard let cell = view as? Cell else {
            fatalError(
                "UICollectionView.dequeueConfiguredReusableCell: the cell is a \(type(of: view)), "
                    + "not a \(Cell.self) as the registration says; correct the nib's class."
            )
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view, made and filled as a registration says.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary {
        let key = ReuseKey(kind: registration.kind, identifier: registration.name.text)
        if reuse.makers[key] == nil { reuse.makers[key] = registration.maker }
        let view = dequeueReusableSupplementaryView(
            ofKind: registration.kind,
            withReuseIdentifier: key.identifier,
            for: indexPath
        )
        guard let made = view as? Supplementary else {
            fatalError(
                "UICollectionView.dequeueConfiguredReusableSupplementary: the view is a "
                    + "\(type(of: view)), not a \(Supplementary.self) as the registration says; "
                    + "correct the nib's class."
            )
        }
        registration.handler(made, registration.kind, indexPath)
        return made
    }
}

/// The name that a registration's views wait under, which is its own.
@MainActor
final class RegistrationName {
    private static var last = 0
    let text: String

    init() {
        Self.last += 1
        text = "registration \(Self.last)"
    }
}
