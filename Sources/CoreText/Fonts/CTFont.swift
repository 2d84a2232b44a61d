// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
public import ObjCRuntime

// Sendable is unchecked because the only state is an immutable instance.
/// A font at a size.
///
/// UIKit's font is a subclass, so each can be used as the other.
open class CTFont: NSObject, @unchecked Sendable {
    /// The font's data.
    package let instance: FontInstance

    /// Wraps a font's data.
    package init(_ instance: FontInstance) {
        self.instance = instance
        super.init()
    }

    /// Fonts are equal when they draw and measure alike.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CTFont)?.instance.isSame(as: instance) ?? false
    }

    /// The hash, equal for equal objects.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(instance.font.identifier)
        hasher.combine(instance.size)
        return hasher.finalize()
    }

    /// The bits of the font's look.
    package var symbolicTraits: CTFontSymbolicTraits {
        let traits = instance.traits
        var result: CTFontSymbolicTraits = instance.system == nil ? [] : .traitUIOptimized
        if traits.isItalic { result.insert(.traitItalic) }
        if traits.weight >= 0.3 { result.insert(.traitBold) }
        if traits.isMonospaced { result.insert(.traitMonoSpace) }
        if traits.width < 0 { result.insert(.traitCondensed) }
        if traits.width > 0 { result.insert(.traitExpanded) }
        if traits.isColor { result.insert(.traitColorGlyphs) }
        return result
    }

    /// The attributes that find this font again.
    package func makeDescriptorAttributes() -> [String: Any] {
        var attributes: [String: Any] = [FontKey.size: instance.size]
        if let system = instance.system {
            attributes[FontKey.usage] = system.textStyle ?? "CTFontRegularUsage"
            var traits: [String: Any] = [:]
            let styleWeight: CGFloat = CTFontDescriptor(attributes: attributes).resolve()
                .traits.weight
            if system.weight != styleWeight { traits[FontKey.weight] = system.weight }
            if system.width != 0 { traits[FontKey.width] = system.width }
            if system.isItalic { traits[FontKey.slant] = CGFloat(0.07) }
            if system.design != .standard { traits[FontKey.design] = system.design.rawValue }
            if !traits.isEmpty { attributes[FontKey.traits] = traits }
        } else {
            attributes[FontKey.name] = instance.names.postScript
        }
        let features = instance.features.filter { $0 != FontFeature("calt", 0) }
        let lettered = features.filter { $0.setting == nil }.map {
            [FontKey.featureTag: $0.name, FontKey.featureValue: Int($0.value)] as [String: Any]
        }
        let numbered = FontFeature.settings(of: features).map {
            [FontKey.featureType: $0.type, FontKey.featureSelector: $0.selector] as [String: Any]
        }
        if !lettered.isEmpty || !numbered.isEmpty {
            attributes[FontKey.features] = numbered + lettered
        }
        return attributes
    }

    /// A descriptor that finds this font again.
    package func makeDescriptor() -> CTFontDescriptor {
        CTFontDescriptor(attributes: makeDescriptorAttributes())
    }
}
