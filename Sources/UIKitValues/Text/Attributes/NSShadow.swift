// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
    /// Points to the right and down.
    open var shadowOffset = CGSize.zero
    /// Points of blur; 0 is sharp.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; black at a third by default, nil for no shadow.
    open var shadowColor: Any?

    /// A shadow without offset and blur.
    public override init() {
        shadowColor = UIColor(white: 0, alpha: 1.0 / 3)
        super.init()
    }

    /// Reads a shadow from an archive.
    public required init?(coder: NSCoder) {
        shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: "NSShadowHoriz"),
            height: coder.decodeDouble(forKey: "NSShadowVert")
        )
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.present(UIColor.self, "NSShadowColor")
        super.init()
    }

    /// Writes the shadow into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
    }

    /// Archives carry numbers and a colour.
    open class var supportsSecureCoding: Bool { true }

    /// A copy that can be changed by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// A copy that can be changed by itself.
    open override func copy() -> Any { copy(with: nil) }

    /// Shadows are equal when all their properties are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && other.shadowColor as? UIColor == shadowColor as? UIColor
    }

    /// The hash, equal for equal objects.
    open override var hash: Int { shadowBlurRadius.hashValue }
}
