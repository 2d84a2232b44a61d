// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The pictures of a folder, or drawn samples where none is named.
@MainActor
struct PhotoLibrary {
    /// Why there are no pictures; nil where there are.
    let problem: String?
    private let files: [String]
    private let isSample: Bool

    private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "gif"]

    init(folder: String?) {
        guard let folder else {
            files = SamplePictures.names
            isSample = true
            problem = nil
            return
        }
        isSample = false
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            files =
                names
                .filter { Self.endings.contains(($0 as NSString).pathExtension.lowercased()) }
                .map { "\(folder)/\($0)" }
            problem =
                files.isEmpty
                ? "There are no PNG, JPEG, WebP or GIF pictures in “\(folder)”." : nil
        } catch {
            files = []
            let exists = FileManager.default.fileExists(atPath: folder)
            problem =
                exists
                ? "The folder “\(folder)” cannot be read. Check that you may open it."
                : "There is no folder “\(folder)”. Name one on the command line or in PICTURES."
        }
    }

    var count: Int { files.count }

    func name(at index: Int) -> String { (files[index] as NSString).lastPathComponent }

    /// The picture, of which no more than the head is read yet.
    func photo(at index: Int) -> Result<Photo, Photo.Problem> {
        let name = name(at: index)
        if isSample { return .success(Photo(name: name, image: SamplePictures.picture(index))) }
        let path = files[index]
        guard FileManager.default.isReadableFile(atPath: path) else {
            return .failure(Photo.Problem(reason: "This file cannot be read."))
        }
        guard let image = UIImage(contentsOfFile: path), image.size.width > 0 else {
            return .failure(Photo.Problem(reason: "This file is damaged, or not a picture."))
        }
        return .success(Photo(name: name, image: image))
    }
}

/// Landscapes that are drawn, for who names no folder.
@MainActor
enum SamplePictures {
    static let names = ["Dawn", "Noon", "Dusk", "Night"]

    private static let skies: [[UIColor]] = [
        [UIColor(red: 0.36, green: 0.34, blue: 0.65, alpha: 1), .systemOrange, .systemYellow],
        [.systemBlue, UIColor(red: 0.55, green: 0.8, blue: 1, alpha: 1), .white],
        [UIColor(red: 0.2, green: 0.1, blue: 0.4, alpha: 1), .systemPink, .systemOrange],
        [.black, UIColor(red: 0.05, green: 0.08, blue: 0.25, alpha: 1), .systemIndigo],
    ]

    /// A landscape of 1,600 by 1,000 pixels.
    static func picture(_ index: Int) -> UIImage {
        let size = CGSize(width: 1600, height: 1000)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            let colors = skies[index % skies.count]
            drawSky(colors, size, context.cgContext)
            UIColor.white.withAlphaComponent(0.95).setFill()
            let sun = CGPoint(x: 400 + CGFloat(index) * 270, y: index == 1 ? 220 : 430)
            UIBezierPath(ovalIn: CGRect(x: sun.x - 70, y: sun.y - 70, width: 140, height: 140))
                .fill()
            for ridge in 0..<4 { drawRidge(ridge, of: index, size) }
        }
    }

    private static func drawSky(_ colors: [UIColor], _ size: CGSize, _ context: CGContext) {
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpace(name: CGColorSpace.sRGB),
                colors: colors.map(\.cgColor) as CFArray,
                locations: [0, 0.55, 0.8]
            )
        else { return }
        context.drawLinearGradient(
            gradient,
            start: .zero,
            end: CGPoint(x: 0, y: size.height),
            options: [.drawsAfterEndLocation]
        )
    }

    private static func drawRidge(_ ridge: Int, of index: Int, _ size: CGSize) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        let base = size.height * (0.5 + 0.13 * CGFloat(ridge))
        for step in 0...160 {
            let x = size.width * CGFloat(step) / 160
            let phase = CGFloat(ridge * 3 + index)
            let height = sin(x / 210 + phase) * 62 + sin(x / 83 + phase * 2) * 24
            path.addLine(to: CGPoint(x: x, y: base + height * (1 - CGFloat(ridge) * 0.15)))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        let depth = CGFloat(ridge) / 4
        UIColor(
            hue: 0.58 + CGFloat(index) * 0.05,
            saturation: 0.45,
            brightness: (index == 3 ? 0.3 : 0.6) * (1 - depth * 0.8),
            alpha: 1
        ).setFill()
        path.fill()
    }
}
