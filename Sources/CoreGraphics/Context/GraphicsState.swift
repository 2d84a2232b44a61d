// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The graphics state that `saveGState()` saves and `restoreGState()` restores.
///
/// The current path, the text matrix and whether antialiasing is allowed at all are not part of it.
@dynamicMemberLookup
struct GraphicsState {
    /// A colour, or a pattern with the colour of its stencil.
    struct Paint {
        /// The space that `setFillColor(_ components:)` means.
        var space: CGColorSpace
        var color: DeviceColor
        var pattern: PatternCell?

        static var black: Paint { Paint(space: .deviceGray, color: .black) }
    }

    /// A shadow as it was asked for.
    struct Shadow {
        /// Base space.
        var offset: CGSize
        /// Base space; twice the standard deviation.
        var blur: CGFloat
        var color: CGColor
    }

    /// User space to the context's own device space, y up.
    var ctm: CGAffineTransform
    var clip: ClipRegion?
    var fillPaint = Paint.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolationQuality = CGInterpolationQuality.default
    var shouldAntialias = true
    private var rest = Rest()

    init(ctm: CGAffineTransform) { self.ctm = ctm }

    /// Rarely changed attributes, shared by copies of a state until one of them changes.
    struct Attributes {
        /// Its transform is set when something is stroked.
        var stroke = DevicePen()
        var flatness = Compositing.defaultFlatness

        var strokePaint = Paint.black
        var patternPhase = CGSize.zero
        var renderingIntent = CGColorRenderingIntent.defaultIntent
        var shadow: Shadow?

        var font: CGFont?
        var fontSize: CGFloat = 12
        var characterSpacing: CGFloat = 0
        var textDrawingMode = CGTextDrawingMode.fill
        var shouldSmoothFonts = true
        var shouldSubpixelPositionFonts = true
        var shouldSubpixelQuantizeFonts = true
    }

    subscript<Value>(dynamicMember path: WritableKeyPath<Attributes, Value>) -> Value {
        @inline(__always)
        _read { yield rest.attributes[keyPath: path] }
        @inline(__always)
        _modify {
            if !isKnownUniquelyReferenced(&rest) { rest = Rest(rest.attributes) }
            yield &rest.attributes[keyPath: path]
        }
    }

    private final class Rest {
        @exclusivity(unchecked) var attributes: Attributes

        init(_ attributes: Attributes = Attributes()) { self.attributes = attributes }
    }
}
