// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

extension UIPasteControl {
    /// What a paste control shows.
    public enum DisplayMode: UInt, Sendable {
        /// A clipboard and the title.
        case iconAndLabel = 0
        /// A clipboard alone.
        case iconOnly = 1
        /// The title alone.
        case labelOnly = 2
        /// An arrow and the title.
        case arrowAndLabel = 3
    }

    /// How a paste control looks.
    ///
    /// The class is not nested, because Foundation's archiver cannot name one that is.
    public typealias Configuration = UIPasteControlConfiguration
}

/// How a paste control looks.
@preconcurrency @MainActor
open class UIPasteControlConfiguration: NSObject, @preconcurrency NSSecureCoding,
    @preconcurrency NSCopying
{
    /// What is shown.
    open var displayMode = UIPasteControl.DisplayMode.iconAndLabel
    /// How round the corners are.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners in points in place of their style; negative, the default, for
    /// the style's.
    open var cornerRadius: CGFloat = -1
    /// The colour of title and image; nil for the system's.
    open var baseForegroundColor: UIColor?
    /// The colour behind them; nil for the tint.
    open var baseBackgroundColor: UIColor?
    /// On which side of the title the image is.
    open var imagePlacement = NSDirectionalRectEdge.leading

    /// Makes the usual configuration.
    public override init() { super.init() }

    /// Reads an archived configuration.
    public required init?(coder: NSCoder) {
        super.init()
        let mode = UInt(max(0, coder.decodeInteger(forKey: "displayMode")))
        displayMode = UIPasteControl.DisplayMode(rawValue: mode) ?? .iconAndLabel
        let style = coder.decodeInteger(forKey: "cornerStyle")
        cornerStyle = Self.styles.indices.contains(style) ? Self.styles[style] : .dynamic
        cornerRadius = CGFloat(coder.decodeDouble(forKey: "cornerRadius"))
        imagePlacement = NSDirectionalRectEdge(
            rawValue: UInt(max(0, coder.decodeInteger(forKey: "imagePlacement")))
        )
        baseForegroundColor = coder.present(UIColor.self, "baseForegroundColor")
        baseBackgroundColor = coder.present(UIColor.self, "baseBackgroundColor")
    }

    /// Archives the configuration.
    open func encode(with coder: NSCoder) {
        coder.encode(Int(displayMode.rawValue), forKey: "displayMode")
        coder.encode(Self.styles.firstIndex(of: cornerStyle) ?? 1, forKey: "cornerStyle")
        coder.encode(Double(cornerRadius), forKey: "cornerRadius")
        coder.encode(Int(imagePlacement.rawValue), forKey: "imagePlacement")
        coder.encode(baseForegroundColor, forKey: "baseForegroundColor")
        coder.encode(baseBackgroundColor, forKey: "baseBackgroundColor")
    }

    /// Archives may be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// The order of the styles in archives.
    private static let styles: [UIButton.Configuration.CornerStyle] = [
        .fixed, .dynamic, .small, .medium, .large, .capsule,
    ]

    /// Another configuration with the same looks.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPasteControlConfiguration()
        copy.displayMode = displayMode
        copy.cornerStyle = cornerStyle
        copy.cornerRadius = cornerRadius
        copy.baseForegroundColor = baseForegroundColor
        copy.baseBackgroundColor = baseBackgroundColor
        copy.imagePlacement = imagePlacement
        return copy
    }
}
