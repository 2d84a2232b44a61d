// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
package import UIKitViews

/// Where reusable views come from that are registered.
@MainActor
package enum ViewMaker {
    /// Made by the class's `init(frame:)`.
    case viewClass(AnyClass)
    /// The first view of a nib, whose reader lies above this module.
    case nib(any CellNib)

    /// Makes a view of a size.
    func make(frame: CGRect, for name: String) -> UICollectionReusableView {
        switch self {
        case .nib(let nib):
            let made = nib.makeTopLevelObjects()
            let views = made.compactMap { $0 as? UICollectionReusableView }
            guard let view = views.first, made.count == 1 else {
                fatalError(
                    "UICollectionView.register(_:): the nib registered for '\(name)' must contain "
                        + "exactly one top level object which is a UICollectionReusableView; it "
                        + "has \(made.count) objects, \(views.count) of them such views."
                )
            }
            return view
        case .viewClass(let type):
            guard let viewClass = type as? UICollectionReusableView.Type else {
                fatalError(
                    "UICollectionView.register(_:): \(type), which is registered for "
                        + "'\(name)', is no subclass of UICollectionReusableView."
                )
            }
            return makeInstance(ofView: viewClass, frame: frame)
        }
    }
}

/// Names a queue of views for reuse.
struct ReuseKey: Hashable {
    /// The kind of the elements; nil for cells.
    let kind: String?
    let identifier: String
}
