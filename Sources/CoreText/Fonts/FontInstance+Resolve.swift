// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

extension FontInstance {
    /// The size that iOS gives a font of no or an absurd size.
    package static func usableSize(_ size: CGFloat, default fallback: CGFloat = 12) -> CGFloat {
        size.isFinite && size > 0 ? min(size, 100_000) : fallback
    }

    /// The system font.
    package static func system(_ request: SystemFontRequest, size: CGFloat) -> FontInstance {
        let weight = FontWeight.openType(request.weight)
        let entry =
            request.families(size: size).lazy.compactMap {
                nearest(family: $0, weight: weight, isItalic: request.isItalic)
            }.first
        let found = entry ?? lastResort()
        let isInter = found.entry.family.hasPrefix("Inter")
        let name = request.postScriptName
        let slant: CGFloat = request.isItalic && !found.entry.isItalic ? 0.2 : 0
        return FontInstance(
            font: found.font,
            size: size,
            matrix: CGAffineTransform(
                a: 1 + request.width * 0.6,
                b: 0,
                c: slant,
                d: 1,
                tx: 0,
                ty: 0
            ),
            names: Names(
                postScript: name,
                family: request.design == .standard
                    ? ".AppleSystemUIFont"
                    : ".AppleSystemUIFont" + "\(request.design)".capitalized,
                style: SystemFontRequest.styleName(request.weight)
                    + (request.isItalic ? " Italic" : ""),
                full: "System Font " + SystemFontRequest.styleName(request.weight)
            ),
            metrics: FontMetrics(found.font).asSystemFont,
            tracking: isInter ? SystemTracking.em(size: size) : 0,
            widths: isInter && request.design == .standard
                ? LetterWidths.of(
                    found.font,
                    weight: found.entry.weight,
                    isDisplay: size >= 20
                ) : nil,
            // Inter turns "->" into an arrow and the like, which Apple's font does not.
            features: isInter ? [FontFeature("calt", 0)] : [],
            system: request,
            traits: Traits(
                weight: request.weight,
                width: request.width,
                isItalic: request.isItalic,
                isMonospaced: request.design == .monospaced,
                isSerif: request.design == .serif
            ),
            matchFamily: found.entry.family
        )
    }

    /// The font of that PostScript, full or family name; nil if iOS would not know it either.
    package static func named(_ name: String, size: CGFloat) -> FontInstance? {
        if let request = SystemFontRequest(postScriptName: name) {
            return system(request, size: size)
        }
        let database = FontDatabase.shared
        if let entry = database.face(named: name), let font = entry.font {
            return installed(entry, font, size: size)
        }
        let key = name.lowercased()
        if let known = SubstituteFonts.faces[key] {
            return substitute(known.family, known.face, size: size)
        }
        if let found = nearest(family: name, weight: 400, isItalic: false) {
            return installed(found.entry, found.font, size: size)
        }
        guard let family = SubstituteFonts.families[key] else { return nil }
        return substitute(family, face(of: family, weight: 400, isItalic: false), size: size)
    }

    /// The face of a family nearest to the weight and slant; nil for an unknown family.
    package static func family(
        _ name: String,
        weight: CGFloat,
        isItalic: Bool,
        style: String? = nil,
        size: CGFloat
    ) -> FontInstance? {
        if name.hasPrefix(".") {
            var request = SystemFontRequest(postScriptName: name) ?? SystemFontRequest()
            request.weight = weight
            request.isItalic = isItalic
            return system(request, size: size)
        }
        let openType = FontWeight.openType(weight)
        let faces = FontDatabase.shared.faces(ofFamily: name)
        if let style,
            let entry = faces.first(where: { $0.style.lowercased() == style.lowercased() }),
            let font = entry.font
        {
            return installed(entry, font, size: size)
        }
        if let found = nearest(family: name, weight: openType, isItalic: isItalic) {
            return installed(found.entry, found.font, size: size)
        }
        guard let family = SubstituteFonts.families[name.lowercased()] else { return nil }
        let styled = style.flatMap { wanted in
            family.faces.first { $0.style.lowercased() == wanted.lowercased() }
        }
        return substitute(
            family,
            styled ?? face(of: family, weight: openType, isItalic: isItalic),
            size: size
        )
    }

    /// A font of the machine as itself.
    package static func installed(_ entry: FontEntry, _ font: CGFont, size: CGFloat) -> FontInstance
    {
        FontInstance(
            font: font,
            size: size,
            names: Names(
                postScript: entry.postScriptName,
                family: entry.family,
                style: entry.style,
                full: entry.fullName
            ),
            metrics: FontMetrics(font),
            traits: Traits(
                weight: FontWeight.kit(entry.weight),
                width: CGFloat(entry.width - 100) / 100,
                isItalic: entry.isItalic,
                isMonospaced: entry.isMonospaced,
                isColor: entry.isColor,
                isSerif: (1...7).contains(font.face.info.familyClass)
            ),
            matchFamily: entry.family
        )
    }

    /// A font of the app that is in no list.
    package static func unlisted(_ font: CGFont, size: CGFloat) -> FontInstance {
        installed(FontEntry(registering: font), font, size: size)
    }

    private static func substitute(
        _ family: SubstituteFonts.Family,
        _ face: SubstituteFonts.Face,
        size: CGFloat
    ) -> FontInstance {
        let families =
            SubstituteFonts.Kind.special(family.name, weight: face.weight) + family.kind.families
        let found =
            families.lazy.compactMap {
                nearest(family: $0, weight: face.weight, isItalic: face.isItalic)
            }.first ?? lastResort()
        var metrics = FontMetrics(found.font)
        if let original = family.metrics {
            metrics = metrics.with(
                em: original.em,
                ascent: original.ascent,
                descent: original.descent,
                leading: original.gap
            )
        }
        let slant: CGFloat = face.isItalic && !found.entry.isItalic ? 0.2 : 0
        return FontInstance(
            font: found.font,
            size: size,
            matrix: CGAffineTransform(
                a: face.isCondensed ? 0.82 : 1,
                b: 0,
                c: slant,
                d: 1,
                tx: 0,
                ty: 0
            ),
            names: Names(
                postScript: face.postScriptName,
                family: family.name,
                style: face.style,
                full: face.style == "Regular" ? family.name : "\(family.name) \(face.style)"
            ),
            metrics: metrics,
            widths: face.isCondensed
                ? nil : LetterWidths.of(family.name, for: found.font, weight: face.weight),
            features: found.entry.family.hasPrefix("Inter") ? [FontFeature("calt", 0)] : [],
            traits: Traits(
                weight: FontWeight.kit(face.weight),
                width: face.isCondensed ? -0.2 : 0,
                isItalic: face.isItalic,
                isMonospaced: family.kind == .mono,
                isColor: family.kind == .emoji,
                isSerif: family.kind == .serif
            ),
            matchFamily: family.name
        )
    }

    private static func face(
        of family: SubstituteFonts.Family,
        weight: Double,
        isItalic: Bool
    ) -> SubstituteFonts.Face {
        func distance(_ face: SubstituteFonts.Face) -> Double {
            abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 10_000)
                + (face.isCondensed ? 2_000 : 0)
        }
        return family.faces.min { distance($0) < distance($1) } ?? family.faces[0]
    }

    private static func nearest(
        family: String,
        weight: Double,
        isItalic: Bool
    ) -> (entry: FontEntry, font: CGFont)? {
        let entry = FontDatabase.shared.nearest(
            family: family,
            weight: weight,
            isItalic: isItalic
        )
        guard let entry, let font = entry.font else { return nil }
        return (entry, font)
    }

    /// Any font at all.
    private static func lastResort() -> (entry: FontEntry, font: CGFont) {
        for family in FontDatabase.shared.families {
            if let found = nearest(family: family, weight: 400, isItalic: false),
                found.font.face.info.isScalable
            {
                return found
            }
        }
        fatalError("CoreText: no font is installed; install one, such as the package fonts-inter")
    }
}
