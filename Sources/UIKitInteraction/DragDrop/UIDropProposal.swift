// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What would happen if items were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    private final let deed: UIDropOperation
    private final var precise = false
    private final var fullSize = false

    /// Makes a proposal.
    public required init(operation: UIDropOperation) {
        deed = operation
        super.init()
    }

    /// What would happen.
    open var operation: UIDropOperation { deed }

    /// Whether the place counts to the point, as between letters.
    open var isPrecise: Bool {
        get { precise }
        set { precise = newValue }
    }

    /// Whether the previews keep their size here.
    open var prefersFullSizePreview: Bool {
        get { fullSize }
        set { fullSize = newValue }
    }

    /// The same proposal in another object.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(operation: deed)
        copy.precise = precise
        copy.fullSize = fullSize
        return copy
    }
}
