// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Draws a picture of one pixel to a point with the given code.
func picture(
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat = 1,
    _ draw: (UIGraphicsImageRendererContext) -> Void
) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw)
}

/// The pixel of a picture as red, green, blue and alpha, premultiplied.
func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let source = image.cgImage,
        let context = CGContext(
            data: nil,
            width: 1,
            height: 1,
            bitsPerComponent: 8,
            bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
    else { return [] }
    // Core Graphics counts rows from below here.
    let rect = CGRect(
        x: -x,
        y: y - source.height + 1,
        width: source.width,
        height: source.height
    )
    context.interpolationQuality = .none
    context.draw(source, in: rect)
    guard let data = context.data else { return [] }
    return (0..<4).map { data.load(fromByteOffset: $0, as: UInt8.self) }
}

private let red: [UInt8] = [255, 0, 0, 255]
private let green: [UInt8] = [0, 255, 0, 255]
private let blue: [UInt8] = [0, 0, 255, 255]
private let none: [UInt8] = [0, 0, 0, 0]

@Suite("Images")
struct ImageTests {
    /// Red at the top left, green at the top right, blue below.
    private var corners: UIImage {
        picture(4, 2) { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 1))
        }
    }

    // Source: the library Nuke's tests, which choose a format by whether there is alpha.
    @Test func imagesOfOpaqueFilesHaveNoAlpha() throws {
        let opaque: Set<CGImageAlphaInfo> = [.none, .noneSkipFirst, .noneSkipLast]
        let size = CGSize(width: 3, height: 2)
        let picture = UIGraphicsImageRenderer(size: size).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let jpeg = try #require(picture.jpegData(compressionQuality: 1))
        let png = try #require(picture.pngData())
        let ofJPEG = try #require(UIImage(data: jpeg)?.cgImage)
        let ofPNG = try #require(UIImage(data: png)?.cgImage)
        #expect(opaque.contains(ofJPEG.alphaInfo))
        #expect(!opaque.contains(ofPNG.alphaInfo))
    }

    // Source: the library Sheeeeeeeeet's tests.
    @Test func symbolsOfOneNameAndLookAreEqual() throws {
        let image = try #require(UIImage(systemName: "checkmark"))
        #expect(image == UIImage(systemName: "checkmark"))
        #expect(image.hash == UIImage(systemName: "checkmark")?.hash)
        #expect(image != UIImage(systemName: "chevron.right"))
        let large = UIImage.SymbolConfiguration(scale: .large)
        #expect(image != UIImage(systemName: "checkmark", withConfiguration: large))
        #expect(image.withConfiguration(large) == image.withConfiguration(large))
        #expect(image.withRenderingMode(.alwaysOriginal) != image)
    }

    @Test("The origin of a renderer is the top left corner")
    func origin() {
        #expect(pixel(corners, 0, 0) == red)
        #expect(pixel(corners, 3, 0) == green)
        #expect(pixel(corners, 0, 1) == blue)
    }

    @Test("The size is in points as the image is seen")
    func sizes() throws {
        let pixels = try #require(corners.cgImage)
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 4, height: 2))
        let turned = UIImage(cgImage: pixels, scale: 2, orientation: .left)
        #expect(turned.size == CGSize(width: 1, height: 2))
        #expect(turned.cgImage === pixels)
        #expect(UIImage().size == .zero)
    }

    @Test(
        "Each orientation puts the red corner where it belongs",
        arguments: [
            (UIImage.Orientation.up, 0, 0), (.upMirrored, 3, 0), (.down, 3, 1),
            (.downMirrored, 0, 1), (.left, 0, 3), (.right, 1, 0), (.leftMirrored, 0, 0),
            (.rightMirrored, 1, 3),
        ]
    )
    func orientations(_ orientation: UIImage.Orientation, _ x: Int, _ y: Int) throws {
        let image = UIImage(
            cgImage: try #require(corners.cgImage),
            scale: 1,
            orientation: orientation
        )
        let drawn = picture(image.size.width, image.size.height) { _ in image.draw(at: .zero) }
        #expect(pixel(drawn, x, y) == red)
    }

    @Test("Caps keep their size and the middle stretches")
    func stretching() {
        let image = picture(3, 3) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let resizable = image.resizableImage(withCapInsets: insets)
        let drawn = picture(9, 7) { _ in
            resizable.draw(in: CGRect(x: 0, y: 0, width: 9, height: 7))
        }
        #expect(pixel(drawn, 0, 3) == red)
        #expect(pixel(drawn, 8, 6) == red)
        #expect(pixel(drawn, 1, 1) == blue)
        #expect(pixel(drawn, 7, 5) == blue)
        #expect(resizable.capInsets == insets)
        #expect(resizable.resizingMode == .tile)
    }

    @Test("The middle of a tiled image repeats")
    func tiling() {
        let image = picture(4, 1) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let drawn = picture(8, 1) { _ in
            image.resizableImage(withCapInsets: insets)
                .draw(in: CGRect(x: 0, y: 0, width: 8, height: 1))
        }
        let row = (0..<8).map { pixel(drawn, $0, 0) == blue }
        #expect(row == [false, true, false, true, false, true, false, false])
    }

    @Test("A template takes the fill colour, a tinted image its tint")
    func templates() {
        let shape = picture(2, 1) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let drawn = picture(2, 1) { _ in
            UIColor.blue.setFill()
            shape.withRenderingMode(.alwaysTemplate).draw(at: .zero)
        }
        #expect(pixel(drawn, 0, 0) == blue)
        #expect(pixel(drawn, 1, 0) == none)
        let tinted = picture(2, 1) { _ in
            shape.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1)).draw(at: .zero)
        }
        #expect(pixel(tinted, 0, 0) == green)
    }

    @Test("A dynamic tint resolves when the image is drawn")
    func dynamicTint() {
        let shape = picture(1, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let tinted = shape.withTintColor(.label)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            let drawn = picture(1, 1) { _ in tinted.draw(at: .zero) }
            #expect(pixel(drawn, 0, 0) == [255, 255, 255, 255])
        }
    }

    @Test("PNG data keep the pixels and JPEG data the size")
    func encoding() throws {
        let image = corners
        let png = try #require(image.pngData())
        let back = try #require(UIImage(data: png, scale: 2))
        #expect(back.size == CGSize(width: 2, height: 1))
        #expect(pixel(back, 0, 0) == red && pixel(back, 3, 0) == green)
        let bytes = try #require(image.jpegData(compressionQuality: 0.5))
        let jpeg = try #require(UIImage(data: bytes))
        #expect(jpeg.size == image.size)
    }

    // Source: the library Hue's tests, which read a PNG file's pixels from its provider.
    @Test("The bytes of a file's picture are red, green, blue and alpha")
    func bytesOfFiles() throws {
        let png = try #require(corners.pngData())
        let image = try #require(UIImage(data: png)?.cgImage)
        let bytes = try #require(image.dataProvider?.data as Data?)
        #expect(image.bitsPerPixel == 32 && bytes.count == image.bytesPerRow * image.height)
        #expect([UInt8](bytes.prefix(4)) == [255, 0, 0, 255])
        #expect([.last, .noneSkipLast].contains(image.alphaInfo))
    }

    @Test("Bytes that are no picture give nil")
    func broken() throws {
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        let half = try #require(corners.pngData()).prefix(20)
        #expect(UIImage(data: Data(half)) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
        #expect(UIImage(named: "") == nil)
        #expect(UIImage(named: "no such image") == nil)
    }

    @Test("The scale is read from the name of a file, and the screen's variant is preferred")
    func files() throws {
        let folder =
            NSTemporaryDirectory()
            + "casement-images-\(ProcessInfo.processInfo.globallyUniqueString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let data = try #require(corners.pngData())
        for name in ["plain.png", "large@3x.png", "both.png", "both@2x.png"] {
            try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        #expect(UIImage(contentsOfFile: "\(folder)/plain.png")?.scale == 1)
        #expect(UIImage(contentsOfFile: "\(folder)/plain")?.scale == 1)
        #expect(UIImage(contentsOfFile: "\(folder)/large@3x.png")?.scale == 3)
        #expect(UIImage(contentsOfFile: "\(folder)/large")?.scale == 3)
        #expect(UIImage(contentsOfFile: "\(folder)/both.png")?.scale == 2)
    }

    @Test("A BMP file is found by its name with and without the ending", arguments: ["bmp", "BMP"])
    func bitmaps(ending: String) throws {
        let folder =
            NSTemporaryDirectory()
            + "casement-images-\(ProcessInfo.processInfo.globallyUniqueString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // Two pixels of 24 bits, red and green.
        let header: [UInt8] = [
            0x42, 0x4D, 62, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0,
            1, 0, 24, 0,
        ]
        let rows: [UInt8] = [0, 0, 255, 0, 255, 0, 0, 0]
        let data = Data(header + [UInt8](repeating: 0, count: 24) + rows)
        try data.write(to: URL(fileURLWithPath: "\(folder)/two@2x.\(ending)"))
        let named = try #require(UIImage(contentsOfFile: "\(folder)/two@2x.\(ending)"))
        #expect(named.size == CGSize(width: 1, height: 0.5))
        #expect(pixel(named, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(named, 1, 0) == [0, 255, 0, 255])
        // Names without an ending are tried in small letters.
        let found = UIImage(contentsOfFile: "\(folder)/two")
        #expect((found != nil) == (ending == "bmp"))
    }

    // Source: Haneke's tests, which write TIFF files since these keep an orientation.
    @Test(
        "A TIFF file's orientation turns its picture",
        .enabled(if: dlopen("libtiff.so.6", RTLD_LAZY) != nil, "libtiff is not installed")
    )
    func orientedTIFF() throws {
        // Two pixels, red and green; a quarter turn with the clock puts the red one above.
        let tags: [[UInt8]] = [
            [0, 1, 3, 0, 1, 0, 0, 0, 2, 0, 0, 0], [1, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0],
            [2, 1, 3, 0, 3, 0, 0, 0, 14, 0, 0, 0], [6, 1, 3, 0, 1, 0, 0, 0, 2, 0, 0, 0],
            [17, 1, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0], [18, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
            [21, 1, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0], [23, 1, 4, 0, 1, 0, 0, 0, 6, 0, 0, 0],
        ]
        var bytes: [UInt8] = [0x49, 0x49, 42, 0, 20, 0, 0, 0, 255, 0, 0, 0, 255, 0]
        bytes += [8, 0, 8, 0, 8, 0, UInt8(tags.count), 0] + tags.joined() + [0, 0, 0, 0]
        let image = try #require(UIImage(data: Data(bytes)))
        #expect(image.imageOrientation == .right)
        #expect(image.size == CGSize(width: 1, height: 2))
        let upright = picture(1, 2) { _ in image.draw(at: .zero) }
        #expect(pixel(upright, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(upright, 0, 1) == [0, 255, 0, 255])
    }

    @Test(
        "A PDF or SVG in an asset catalogue is drawn in the screen's pixels, or anew in each size",
        arguments: ["pdf", "svg"]
    )
    func vectorsInCatalogues(format: String) throws {
        let folder =
            NSTemporaryDirectory()
            + "casement-vectors-\(ProcessInfo.processInfo.globallyUniqueString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let page = CGRect(x: 0, y: 0, width: 10, height: 4)
        let pdf = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 5, y: 2, width: 5, height: 2))
        }
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="4" viewBox="0 0 20 8">
            <path d="M0 0h10v4H0z" fill="red"/><rect x="10" y="4" width="10" height="4" fill="#00f"/>
            </svg>
            """
        let data = format == "pdf" ? pdf : Data(svg.utf8)
        for (name, keeps) in [("flat", "false"), ("vector", "true")] {
            let set = URL(fileURLWithPath: "\(folder)/Media.xcassets/\(name).imageset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try data.write(to: set.appendingPathComponent("mark.\(format)"))
            let contents = """
                {"images": [{"idiom": "universal", "filename": "mark.\(format)"}],
                 "properties": {"template-rendering-intent": "template",
                 "preserves-vector-representation": \(keeps)}}
                """
            try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        }
        let bundle = try #require(Bundle(path: folder))
        let traits = UITraitCollection(displayScale: 3)
        let mark = try #require(UIImage(named: "flat", in: bundle, compatibleWith: traits))
        #expect(mark.size == CGSize(width: 10, height: 4))
        #expect(mark.scale == 3)
        #expect(mark.renderingMode == .alwaysTemplate)
        #expect(mark.cgImage?.width == 30)
        #expect(pixel(mark, 7, 2) == red)
        #expect(pixel(mark, 22, 9) == blue)
        #expect(pixel(mark, 22, 2) == none)
        let vector = try #require(UIImage(named: "vector", in: bundle, compatibleWith: traits))
        #expect(vector.size == mark.size)
        for (image, isSharp) in [(mark, false), (vector, true)] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: 200, height: 80)
            let large = UIGraphicsImageRenderer(size: size, format: format).image { _ in
                image.withRenderingMode(.alwaysOriginal).draw(in: CGRect(origin: .zero, size: size))
            }
            // Scaled pixels run into each other beside the edge at 100; drawn anew they do not.
            #expect((pixel(large, 98, 10) == red && pixel(large, 101, 10) == none) == isSharp)
        }
    }

    @Test("An SVG by itself is no image, and one that is broken is none in a catalogue")
    func svgFilesWithoutAnImage() throws {
        let folder =
            NSTemporaryDirectory()
            + "casement-svg-\(ProcessInfo.processInfo.globallyUniqueString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let set = "\(folder)/Media.xcassets/broken.imageset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        let whole = Data("<svg width='4' height='4'><path d='M0 0h4v4z'/></svg>".utf8)
        try whole.write(to: URL(fileURLWithPath: "\(folder)/loose.svg"))
        try whole.dropLast(4).write(to: URL(fileURLWithPath: "\(set)/a.svg"))
        let contents = #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
        try Data(contents.utf8).write(to: URL(fileURLWithPath: "\(set)/Contents.json"))
        let bundle = try #require(Bundle(path: folder))
        #expect(UIImage(named: "broken", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "loose", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "loose.svg", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(contentsOfFile: "\(folder)/loose.svg") == nil)
        #expect(UIImage(data: whole) == nil)
    }

    @Test("An asset catalogue gives variants, colours and names with a group before them")
    func assetCatalogue() throws {
        let folder =
            NSTemporaryDirectory()
            + "casement-assets-\(ProcessInfo.processInfo.globallyUniqueString)"
        let catalog = "\(folder)/Media.xcassets"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ path: String, _ text: String) throws {
            let url = URL(fileURLWithPath: "\(catalog)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        }
        try write(
            "Icons/Contents.json",
            #"{"properties": {"provides-namespace": true}}"#
        )
        try write(
            "Icons/pin.imageset/Contents.json",
            """
            {"images": [
              {"idiom": "universal", "scale": "1x", "filename": "a.png"},
              {"idiom": "universal", "scale": "2x", "filename": "b.png"},
              {"idiom": "universal", "scale": "2x", "filename": "c.png",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
             "properties": {"template-rendering-intent": "template"}}
            """
        )
        for (name, width) in [("a", 10), ("b", 20), ("c", 30)] {
            let image = picture(CGFloat(width), 10) { _ in }
            try #require(image.pngData())
                .write(to: URL(fileURLWithPath: "\(catalog)/Icons/pin.imageset/\(name).png"))
        }
        try write(
            "brand.colorset/Contents.json",
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0.0", "green": "0.0", "blue": "0.0", "alpha": "0.250"}},
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """
        )
        let bundle = try #require(Bundle(path: folder))
        let pin = try #require(UIImage(named: "Icons/pin", in: bundle, with: nil))
        #expect(pin.size == CGSize(width: 10, height: 5))
        #expect(pin.renderingMode == .alwaysTemplate)
        #expect(UIImage(named: "Icons/pin", in: bundle, with: nil) == pin)
        #expect(UIImage(named: "pin", in: bundle, with: nil) == nil)
        #expect(UIImage(named: "Icons/pin.png", in: bundle, with: nil)?.size == pin.size)
        #expect(UIImage(named: "Icons/pin.jpg", in: bundle, with: nil)?.size == pin.size)
        #expect(UIImage(named: "Icons/pin.txt", in: bundle, with: nil) == nil)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(pin.imageAsset?.image(with: dark).size.width == 15)
        #expect(UIImage(named: "Icons/pin", in: bundle, compatibleWith: dark)?.size.width == 15)
        let color = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(
            color.resolvedColor(with: light) == UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 1)
        )
        #expect(color.resolvedColor(with: dark).cgColor.alpha == 0.25)
        #expect(UIColor(named: "brand") == nil)
        #expect(UIColor(named: "brand", in: bundle, compatibleWith: nil) == color)
    }

    @Test("An asset gives the variant whose traits all hold")
    func registeredVariants() {
        let asset = UIImageAsset()
        let plain = picture(1, 1) { _ in }
        let dark = picture(2, 2) { _ in }
        asset.register(plain, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        let found = asset.image(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(found.size == dark.size)
        #expect(found.imageAsset === asset)
        let other = found.withConfiguration(
            UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .light))
        )
        #expect(other.size == plain.size)
    }

    @Test("An animation keeps its frames, and its pixels are those of the first")
    func animations() throws {
        let frames = [picture(1, 1) { _ in }, picture(1, 1) { _ in }]
        let image = try #require(UIImage.animatedImage(with: frames, duration: 0))
        #expect(image.images?.count == 2)
        #expect(abs(image.duration - 2.0 / 30) < 1e-9)
        #expect(image.cgImage === frames[0].cgImage)
        #expect(image.size == CGSize(width: 1, height: 1))
        #expect(image.description.contains("UIAnimatedImage"))
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test("Symbols grow with their configuration and are templates")
    func symbols() throws {
        let plain = try #require(UIImage(systemName: "star"))
        #expect(plain.isSymbolImage)
        let configuration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .large)
        let large = try #require(plain.applyingSymbolConfiguration(configuration))
        #expect(large.size.width > plain.size.width * 2)
        #expect(large.symbolConfiguration?.isEqual(to: configuration) == true)
        #expect(UIImage(systemName: "there is no such symbol") == nil)
        #expect(corners.applyingSymbolConfiguration(configuration) == nil)
    }

    @Test("A symbol in a circle is as large as on phones, in the large scale too")
    func symbolSizes() throws {
        let traits = UITraitCollection(displayScale: 3)
        func size(_ scale: UIImage.SymbolScale) throws -> CGSize {
            let looks = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: scale)
            let image = UIImage(
                systemName: "plus.circle",
                withConfiguration: looks.withTraitCollection(traits)
            )
            return try #require(image).size
        }
        #expect(try size(.medium) == CGSize(width: 20, height: 19))
        #expect(try size(.large) == CGSize(width: 73.0 / 3, height: 71.0 / 3))
    }

    @Test("A thumbnail has the size asked for")
    func thumbnails() async throws {
        let image = picture(100, 50) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 5)))
        #expect(small.size == CGSize(width: 10, height: 5))
        #expect(pixel(small, 5, 2) == red)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 4, height: 4)) != nil)
        #expect(await image.byPreparingForDisplay() === image)
    }

    @Test("An archive keeps the pixels and the caps")
    func archive() throws {
        let insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 1)
        let image = corners.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: image,
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
        let back = try #require(read)
        #expect(back.size == image.size)
        #expect(back.capInsets == insets)
        #expect(back.resizingMode == .stretch)
        #expect(pixel(back, 0, 0) == red)
    }

    @Test("Drawing into rectangles that are none is left out")
    func hostileRectangles() {
        let image = corners
        let drawn = picture(4, 4) { _ in
            for rect in [
                CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
                CGRect(x: 0, y: 0, width: 0, height: 5),
            ] {
                image.draw(in: rect)
                image.resizableImage(
                    withCapInsets: UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
                )
                .draw(in: rect)
            }
        }
        #expect(pixel(drawn, 0, 0) == none)
    }

    @Test("A pattern colour fills with copies side by side")
    func patterns() {
        let cell = picture(2, 1) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let drawn = picture(4, 2) { context in
            UIColor(patternImage: cell).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        #expect((0..<4).map { pixel(drawn, $0, 1) == red } == [true, false, true, false])
        #expect(pixel(drawn, 3, 0) == blue)
        #expect(!UIColor(patternImage: cell).getRed(nil, green: nil, blue: nil, alpha: nil))
    }
}
