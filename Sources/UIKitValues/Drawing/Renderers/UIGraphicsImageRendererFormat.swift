// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How an image renderer makes its bitmaps.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Which colours a bitmap can hold.
    public enum Range: Int, Sendable {
        /// Unspecified.
        case unspecified = -1
        /// As the main screen shows: the colours of sRGB.
        case automatic = 0
        /// More than sRGB, in numbers of 16 bits: other gamuts, and light beyond white.
        case extended = 1
        /// The colours of sRGB.
        case standard = 2
    }

    /// Pixels per point; 0 stands for the main screen's scale, which it is unless set.
    open var scale: CGFloat = UITraitCollection.systemDefault.displayScale
    /// Whether there is no transparency; false unless set.
    open var opaque = false
    /// Which colours the bitmap should hold.
    open var preferredRange = Range.automatic

    /// Makes a format for the main screen.
    public required init() { super.init() }

    /// Makes a format for an environment with given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
        switch traitCollection.displayGamut {
        case .P3: preferredRange = .extended
        case .SRGB: preferredRange = .standard
        case .unspecified: preferredRange = .automatic
        }
    }

    /// The older way to ask for more colours than sRGB's.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// Whether the bitmap can hold light brighter than white: never here.
    open var supportsHighDynamicRange: Bool { false }

    /// A copy of the format.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let format = copy as? UIGraphicsImageRendererFormat {
            format.scale = scale
            format.opaque = opaque
            format.preferredRange = preferredRange
        }
        return copy
    }
}
