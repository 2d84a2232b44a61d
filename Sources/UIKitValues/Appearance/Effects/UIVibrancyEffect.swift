// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Raster
import RenderServer

/// Lets what a view shows take on the colours of the blurred background.
///
/// Made for the content view of a ``UIVisualEffectView`` with a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    final nonisolated let blur: UIBlurEffect.Style
    final nonisolated let style: UIVibrancyEffectStyle

    /// Makes the effect for labels on a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Makes the effect for content of a kind on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect.style
        self.style = style
        super.init()
    }

    /// Reads an archived effect.
    public required init?(coder: NSCoder) {
        let blur = coder.decodeInteger(forKey: "UIVibrancyEffectBlurStyle")
        self.blur = UIBlurEffect.Style(rawValue: blur) ?? .regular
        let style = coder.decodeInteger(forKey: "UIVibrancyEffectStyle")
        self.style = UIVibrancyEffectStyle(rawValue: style) ?? .label
        super.init(coder: coder)
    }

    /// Archives the effect.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(blur.rawValue, forKey: "UIVibrancyEffectBlurStyle")
        coder.encode(style.rawValue, forKey: "UIVibrancyEffectStyle")
    }

    /// The same kind of content on the same material is the same effect.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.blur == blur && other.style == style
    }

    /// Goes with ``isEqual(_:)``.
    open override nonisolated var hash: Int { blur.rawValue << 8 | style.rawValue }

    package override func look(isDark: Bool) -> EffectLook {
        let isDark = blur.isDark(isDark)
        // Light is added on dark materials and taken away on light ones, so that the colours of the
        // background stay.
        let strength = Float(isDark ? style.strengths.dark : style.strengths.light)
        let white: Float = isDark ? 1 : 0
        var look = EffectLook()
        look.content = [
            .color(.only(RasterColor(red: white, green: white, blue: white, alpha: strength)))
        ]
        look.contentBlend = isDark ? RasterBlendMode.plusLighter : .plusDarker
        look.contentColor = isDark ? .white : .black
        return look
    }
}

/// What kind of content is shown over a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Main text.
    case label = 0
    /// Secondary text.
    case secondaryLabel = 1
    /// Text of less weight.
    case tertiaryLabel = 2
    /// Text of least weight.
    case quaternaryLabel = 3
    /// Large shapes.
    case fill = 4
    /// Shapes of less weight.
    case secondaryFill = 5
    /// Shapes of least weight.
    case tertiaryFill = 6
    /// Lines between things.
    case separator = 7

    /// How much light is taken away or added.
    fileprivate var strengths: (light: Double, dark: Double) {
        switch self {
        case .label: (0.8, 0.75)
        case .secondaryLabel: (0.55, 0.5)
        case .tertiaryLabel: (0.35, 0.32)
        case .quaternaryLabel: (0.22, 0.2)
        case .fill: (0.2, 0.2)
        case .secondaryFill: (0.14, 0.14)
        case .tertiaryFill: (0.08, 0.08)
        case .separator: (0.16, 0.16)
        }
    }
}
