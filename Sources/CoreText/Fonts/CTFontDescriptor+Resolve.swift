// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

extension CTFontDescriptor {
    /// The font nearest to the wishes; something is always found.
    package func resolve(size: CGFloat? = nil, matrix: CGAffineTransform? = nil) -> FontInstance {
        let wished = size.flatMap { $0 > 0 ? $0 : nil } ?? number(FontKey.size) ?? 12
        let size = FontInstance.usableSize(wished)
        var found = base(size: size)
        if let matrix = matrix ?? attributes[FontKey.matrix] as? CGAffineTransform,
            matrix != .identity
        {
            let inner = found.matrix
            // The stand-in's own slant and width first, then the wish.
            found = found.with(
                matrix: CGAffineTransform(
                    a: inner.a * matrix.a + inner.b * matrix.c,
                    b: inner.a * matrix.b + inner.b * matrix.d,
                    c: inner.c * matrix.a + inner.d * matrix.c,
                    d: inner.c * matrix.b + inner.d * matrix.d,
                    tx: 0,
                    ty: 0
                )
            )
        }
        let features = wishedFeatures
        if !features.isEmpty { found = found.with(features: found.features + features) }
        if let cascade = attributes[FontKey.cascade] as? [CTFontDescriptor], !cascade.isEmpty {
            found = found.with(
                cascade: cascade.compactMap { $0.string(FontKey.name) ?? $0.string(FontKey.family) }
            )
        }
        if let variation = FontWish.dictionary(attributes[FontKey.variation]) {
            found = found.varied(variation) ?? found
        }
        return found
    }

    /// The requested weight; nil without a number and the bold trait.
    private var wishedWeight: CGFloat? {
        FontWish.number(traits[FontKey.weight])
    }

    /// The wished symbolic traits, or nil.
    package var wishedSymbolicTraits: CTFontSymbolicTraits? {
        FontWish.number(traits[FontKey.symbolic]).map {
            CTFontSymbolicTraits(rawValue: UInt32(max(0, min($0, 4_294_967_295))))
        }
    }

    private func base(size: CGFloat) -> FontInstance {
        let symbolic = wishedSymbolicTraits
        // A usage that nobody knows says nothing.
        if let usage = string(FontKey.usage),
            usage.hasPrefix("UICTFontTextStyle") || usage.hasPrefix("CTFont")
                || string(FontKey.name) == nil && string(FontKey.family) == nil
        {
            return .system(systemRequest(usage: usage), size: size)
        }
        if let name = string(FontKey.name) {
            if var request = SystemFontRequest(postScriptName: name) {
                adjust(&request)
                return .system(request, size: size)
            }
            if let named = FontInstance.named(name, size: size) {
                return restyled(named, symbolic, size: size)
            }
        }
        if let family = string(FontKey.family) {
            let found = FontInstance.family(
                family,
                weight: wishedWeight ?? (symbolic?.contains(.traitBold) == true ? 0.4 : 0),
                isItalic: symbolic?.contains(.traitItalic) ?? false,
                style: string(FontKey.face),
                size: size
            )
            if let found { return found }
        }
        let plain = FontInstance.named("Helvetica", size: size)
        return restyled(plain ?? .system(SystemFontRequest(), size: size), symbolic, size: size)
    }

    /// Another face of the same family when the traits ask for one.
    private func restyled(
        _ font: FontInstance,
        _ symbolic: CTFontSymbolicTraits?,
        size: CGFloat
    ) -> FontInstance {
        guard symbolic != nil || wishedWeight != nil else { return font }
        let isBold = symbolic?.contains(.traitBold) ?? (font.traits.weight >= 0.3)
        let isItalic = symbolic?.contains(.traitItalic) ?? font.traits.isItalic
        let weight: CGFloat =
            wishedWeight
            ?? (isBold == (font.traits.weight >= 0.3) ? font.traits.weight : isBold ? 0.4 : 0)
        if weight == font.traits.weight, isItalic == font.traits.isItalic { return font }
        return FontInstance.family(
            font.names.family,
            weight: weight,
            isItalic: isItalic,
            size: size
        ) ?? font
    }

    private func systemRequest(usage: String) -> SystemFontRequest {
        var request = SystemFontRequest()
        let weights: [String: CGFloat] = [
            "CTFontUltraLightUsage": -0.8, "CTFontThinUsage": -0.6, "CTFontLightUsage": -0.4,
            "CTFontMediumUsage": 0.23, "CTFontDemiUsage": 0.3, "CTFontEmphasizedUsage": 0.4,
            "CTFontHeavyUsage": 0.56, "CTFontBlackUsage": 0.62,
            "UICTFontTextStyleHeadline": 0.3, "UICTFontTextStyleExtraLargeTitle": 0.4,
            "UICTFontTextStyleExtraLargeTitle2": 0.4,
        ]
        request.weight = weights[usage] ?? 0
        request.isItalic = usage == "CTFontObliqueUsage"
        if usage.hasPrefix("UICTFontTextStyle") { request.textStyle = usage }
        adjust(&request)
        return request
    }

    private func adjust(_ request: inout SystemFontRequest) {
        if let design = traits[FontKey.design] as? String {
            request.design = SystemFontRequest.Design(rawValue: design) ?? .standard
        }
        if let symbolic = wishedSymbolicTraits {
            request.isItalic = symbolic.contains(.traitItalic)
            if symbolic.contains(.traitBold) {
                // Emphasis of what is bold already stays; of the rest it is semibold in text
                // styles and bold elsewhere.
                if request.weight < 0.3 { request.weight = request.textStyle == nil ? 0.4 : 0.3 }
            } else if request.weight >= 0.3 {
                request.weight = 0
            }
            if symbolic.contains(.traitMonoSpace) { request.design = .monospaced }
            if symbolic.contains(.traitExpanded) { request.width = 0.2 }
            if symbolic.contains(.traitCondensed) { request.width = -0.2 }
        }
        if let weight = wishedWeight { request.weight = weight }
        if let width = FontWish.number(traits[FontKey.width]) { request.width = width }
        if let slant = FontWish.number(traits[FontKey.slant]) { request.isItalic = slant > 0 }
    }

    /// The features in the order of the settings, Apple's numbers turned into OpenType's letters.
    private var wishedFeatures: [FontFeature] {
        guard let list = attributes[FontKey.features] as? [Any] else { return [] }
        return list.compactMap { FontWish.dictionary($0) }.flatMap { setting -> [FontFeature] in
            if let tag = setting[FontKey.featureTag] as? String {
                let value = FontWish.number(setting[FontKey.featureValue]) ?? 1
                return [FontFeature(tag, UInt32(max(0, min(value, 65_535))))]
            }
            guard let type = FontWish.number(setting[FontKey.featureType]),
                let selector = FontWish.number(setting[FontKey.featureSelector])
            else { return [] }
            return FontFeature.features(type: Int(type), selector: Int(selector))
        }
    }
}

extension FontInstance {
    /// The font with variation axes moved, by tag as a number or as letters; nil without axes.
    package func varied(_ wishes: [String: Any]) -> FontInstance? {
        let axes = font.face.axes
        guard !axes.isEmpty else { return nil }
        let coordinates = axes.map { axis -> Double in
            let letters = FontFeature("    ").named(axis.tag)
            let wish =
                wishes[String(axis.tag)] ?? wishes[letters] ?? wishes[axis.name]
            let value = FontWish.number(wish).map(Double.init) ?? axis.defaultValue
            return min(max(value, axis.minimum), axis.maximum)
        }
        return font.varied(coordinates).map { with(font: $0) }
    }
}

extension FontFeature {
    /// The letters of another tag.
    func named(_ tag: UInt32) -> String {
        var copy = self
        copy.tag = tag
        return copy.name
    }
}
