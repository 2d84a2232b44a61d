// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Makes a ``UIVisualEffectView`` the container of several panes of glass, which are put into its
/// content view; it shows nothing itself.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    // Unsafe because equality and the hash read it where no actor is declared.
    private final nonisolated(unsafe) var distance: CGFloat = 0

    /// Makes a container whose panes stay apart.
    public override nonisolated init() {
        super.init()
    }

    /// Reads an archived effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        distance = CGFloat(coder.decodeDouble(forKey: "UIGlassContainerEffectSpacing"))
    }

    /// Archives the effect.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Double(distance), forKey: "UIGlassContainerEffectSpacing")
    }

    /// The distance in points below which panes flow into each other; 0 by default.
    ///
    /// Panes stay apart here at any distance.
    open var spacing: CGFloat {
        get { distance }
        set {
            distance = newValue
            if newValue > 0 { Unbuilt.report("UIGlassContainerEffect.spacing") }
        }
    }

    /// An effect with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassContainerEffect()
        copy.distance = distance
        return copy
    }

    /// The same values are the same effect.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UIGlassContainerEffect)?.distance == distance
    }

    /// Goes with ``isEqual(_:)``.
    open override nonisolated var hash: Int { distance.hashValue }
}
