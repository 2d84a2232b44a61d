// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation
public import ObjCRuntime

/// Which content a scene can be, or would best be, brought in front for.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
    private var can = FormatPredicates.NSPredicate(value: true)
    private var prefers = FormatPredicates.NSPredicate(value: false)

    /// Makes conditions that can be met by any content and prefer none.
    public override nonisolated init() {
        super.init()
    }

    /// Archives are read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Conditions are not read from archives.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Conditions are not archived.
    open func encode(with coder: NSCoder) {}

    /// Which content the scene can show.
    open var canActivateForTargetContentIdentifierPredicate: FormatPredicates.NSPredicate {
        get { can }
        set { can = newValue }
    }

    /// Which content the scene shows best.
    open var prefersToActivateForTargetContentIdentifierPredicate: FormatPredicates.NSPredicate {
        get { prefers }
        set { prefers = newValue }
    }
}
