// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite("Core Text fonts")
struct CoreTextFontTests {
    @Test("The system font reports San Francisco's measures at every size")
    func reportsSystemMetrics() {
        for size in [10, 17, 20, 34] as [CGFloat] {
            let font = CTFont(.system(SystemFontRequest(), size: size))
            #expect(abs(CTFontGetAscent(font) - size * 0.9521484) < 1e-4)
            #expect(abs(CTFontGetDescent(font) - size * 0.2412109) < 1e-4)
            #expect(CTFontGetLeading(font) == 0)
            #expect(abs(CTFontGetCapHeight(font) - size * 0.7046) < 1e-2)
            #expect(CTFontCopyPostScriptName(font) == ".SFUI-Regular")
        }
    }

    @Test("A font lists the features that it has, by Apple's numbers")
    func listsFeatures() throws {
        let font = CTFont(.system(SystemFontRequest(), size: 17))
        let features = try #require(CTFontCopyFeatures(font) as? [[String: Any]])
        let spacing = try #require(
            features.first { $0[kCTFontFeatureTypeIdentifierKey as String] as? Int == 6 }
        )
        #expect(spacing[kCTFontFeatureTypeNameKey as String] as? String == "Number Spacing")
        #expect(spacing[kCTFontFeatureTypeExclusiveKey as String] as? Bool == true)
        let selectors = spacing[kCTFontFeatureTypeSelectorsKey as String] as? [[String: Int]]
        let numbers = selectors?.map { $0[kCTFontFeatureSelectorIdentifierKey as String] }
        #expect(numbers?.contains(0) ?? false)
    }

    @Test("The display face takes over at 20 points and widths go on without a jump")
    func switchesFaces() {
        func width(_ size: CGFloat) -> CGFloat {
            let font = CTFont(.system(SystemFontRequest(), size: size))
            let text = NSAttributedString(
                string: "Layout of points",
                attributes: [TextAttribute.font: font]
            )
            return CGFloat(
                CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), nil, nil, nil)
            ) / size
        }
        #expect(abs(width(19.99) - width(20)) / width(20) < 0.02)
        #expect(
            CTFont(.system(SystemFontRequest(), size: 20)).instance.font.postScriptName
                == "InterDisplay-Regular"
        )
    }

    @Test("Fonts of iOS are found by PostScript and family name and report what was asked for")
    func findsFontsOfPhones() throws {
        for name in ["HelveticaNeue-Bold", "Georgia", "Menlo-Regular", "AvenirNext-DemiBoldItalic"]
        {
            let font = try #require(FontInstance.named(name, size: 12))
            #expect(font.names.postScript == name)
        }
        #expect(FontInstance.named("Helvetica Neue", size: 12)?.names.postScript == "HelveticaNeue")
        #expect(FontInstance.named("ArialMT", size: 10)?.names.family == "Arial")
        #expect(FontInstance.named("NoSuchFont", size: 10) == nil)
        let bold = try #require(FontInstance.named("HelveticaNeue-Bold", size: 12))
        #expect(bold.traits.weight == 0.4)
        #expect(
            abs(bold.metrics.ascent + bold.metrics.descent + bold.metrics.leading - 1.193) < 1e-6
        )
    }

    @Test("Traits find relatives and come back from descriptors")
    func findsRelatives() throws {
        let plain = CTFontCreateWithName("Inter-Regular", 15, nil)
        let bold = try #require(
            CTFontCreateCopyWithSymbolicTraits(plain, 0, nil, .traitBold, .traitBold)
        )
        #expect(CTFontCopyPostScriptName(bold) == "Inter-Bold")
        #expect(CTFontGetSize(bold) == 15)
        #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold))
        let again = CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(bold), 0, nil)
        #expect(again.isEqual(bold))
        let system = CTFont(.system(SystemFontRequest(weight: 0.3, design: .monospaced), size: 14))
        let copy = CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(system), 0, nil)
        #expect(copy.instance.system?.weight == 0.3)
        #expect(copy.instance.system?.design == .monospaced)
    }

    @Test("Characters find glyphs, advances and outlines")
    func measuresGlyphs() throws {
        let font = CTFontCreateWithName("DejaVuSans", 2048, nil)
        let units = Array("A\u{1F600}".utf16)
        var glyphs = [CGGlyph](repeating: 9, count: 3)
        let isComplete = CTFontGetGlyphsForCharacters(font, units, &glyphs, 3)
        #expect(glyphs[0] != 0)
        #expect(glyphs[2] == 0)
        _ = isComplete
        var advance = CGSize.zero
        let total = CTFontGetAdvancesForGlyphs(font, .default, [glyphs[0]], &advance, 1)
        #expect(total == 1401)
        #expect(advance.width == 1401)
        let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
        #expect(path.boundingBoxOfPath.height == 1493)
        let box = CTFontGetBoundingRectsForGlyphs(font, .default, [glyphs[0]], nil, 1)
        #expect(box.height == 1493)
    }

    @Test("A glyph's contour ends in its close, without a line to its start")
    func contourEndsInItsClose() throws {
        let font = CTFontCreateWithName(NSString(string: "Helvetica"), 10, nil)
        var glyph = CGGlyph()
        #expect(CTFontGetGlyphsForCharacters(font, Array("_".utf16), &glyph, 1))
        let path = try #require(CTFontCreatePathForGlyph(font, glyph, nil))
        var kinds: [CGPathElementType] = []
        path.applyWithBlock { kinds.append($0.pointee.type) }
        #expect(
            kinds == [
                .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
            ]
        )
    }

    @Test("Fonts are chosen for characters that the font lacks")
    func fallsBack() {
        let font = CTFont(.system(SystemFontRequest(), size: 17))
        func family(_ text: String) -> String {
            let found = CTFontCreateForString(
                font,
                NSString(string: text),
                CFRangeMake(0, text.utf16.count)
            )
            return CTFontCopyFamilyName(found) as String
        }
        #expect(family("abc") == ".AppleSystemUIFont")
        #expect(family("\u{1F600}") == "Noto Color Emoji")
        #expect(family("\u{5D0}") == "DejaVu Sans")
        #expect(family("\u{4E2D}") != ".AppleSystemUIFont")
    }

    @Test("A file can be registered once, and what is no font gives an error")
    func registers() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-fonts-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let broken = folder.appendingPathComponent("broken.ttf")
        try Data("nothing".utf8).write(to: broken)
        #expect(FontRegistry.register(broken) == .unrecognizedFormat)
        #expect(FontRegistry.register(folder.appendingPathComponent("none.ttf")) == .fileNotFound)
        let source = try #require(FontDatabase.shared.face(named: "DejaVuSerif-Italic")?.path)
        let copy = folder.appendingPathComponent("copy.ttf")
        try FileManager.default.copyItem(atPath: source, toPath: copy.path)
        #expect(FontRegistry.register(copy) == nil)
        #expect(FontRegistry.register(copy) == .alreadyRegistered)
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(copy as NSURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 105)
        #expect(FontRegistry.unregister(copy) == nil)
        #expect(FontRegistry.unregister(copy) == .notRegistered)
        #expect(FontDatabase.shared.face(named: "DejaVuSerif-Italic")?.path == source)

        // Several at once: each that fails has an error.
        let both = NSArray(array: [copy, broken])
        var errors: Unmanaged<CFArray>?
        #expect(!CTFontManagerRegisterFontsForURLs(both, .process, &errors))
        #expect((errors?.takeRetainedValue() as? [NSError])?.map(\.code) == [103])
        #expect(CTFontManagerGetScopeForURL(copy as NSURL) == .process)
        let registered = CTFontManagerCopyRegisteredFontDescriptors(.process, true)
        let urls = registered.compactMap {
            ($0 as? CTFontDescriptor)?.attributes[FontKey.url] as? URL
        }
        #expect(urls.contains(copy))
        errors = nil
        #expect(!CTFontManagerUnregisterFontsForURLs(both, .process, &errors))
        #expect((errors?.takeRetainedValue() as? [NSError])?.map(\.code) == [201])
        #expect(CTFontManagerGetScopeForURL(copy as NSURL) == .none)
    }
}
