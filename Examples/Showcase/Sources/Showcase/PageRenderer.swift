// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTesting

/// Draws every page without a screen, in light and in dark, into PNG files.
@MainActor
enum PageRenderer {
    /// Renders, or ends the program with a word why it could not.
    static func renderAll(into folder: String) {
        do {
            for path in try render(PageList.all.indices, into: folder) { print(path) }
        } catch {
            FileHandle.standardError.write(Data("Showcase: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Renders some of the pages, and answers the files.
    static func render(_ pages: Range<Int>, into folder: String) throws -> [String] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Pages that decode in the background otherwise do so at once, for the same pixels each time.
        let former = Options.current.renderFolder
        Options.current.renderFolder = folder
        defer { Options.current.renderFolder = former }
        let app = try TestApp(device: "iPad Pro (11-inch)")
        app.rotate(to: .landscapeLeft)
        let root = RootController()
        let window = app.show(root)
        var paths: [String] = []
        for style in [UIUserInterfaceStyle.light, .dark] {
            window.overrideUserInterfaceStyle = style
            for index in pages {
                root.show(index)
                app.advance(by: 0.5)
                let number = index + 1 < 10 ? "0\(index + 1)" : "\(index + 1)"
                let ending = style == .dark ? "-dark" : ""
                let path = "\(folder)/\(number)-\(PageList.all[index].fileName)\(ending).png"
                try app.picture().write(to: path)
                paths.append(path)
            }
        }
        return paths
    }
}
