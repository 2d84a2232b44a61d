// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTesting

/// Draws every page without a screen, into PNG files.
@MainActor
enum PageRenderer {
    static func renderAll(into folder: String) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
            let app = try TestApp(device: "iPad Pro (11-inch)")
            app.rotate(to: .landscapeLeft)
            let root = RootController()
            let window = app.show(root)
            for (index, page) in PageList.all.enumerated() {
                root.show(index)
                app.advance(by: 0.5)
                let number = index + 1 < 10 ? "0\(index + 1)" : "\(index + 1)"
                let path = "\(folder)/\(number)-\(page.fileName).png"
                try app.picture().write(to: path)
                print(path)
            }
            window.overrideUserInterfaceStyle = .dark
            root.show(1)
            app.advance(by: 0.5)
            let path = "\(folder)/\(PageList.all.count + 1)-dark.png"
            try app.picture().write(to: path)
            print(path)
        } catch {
            FileHandle.standardError.write(Data("Showcase: \(error)\n".utf8))
            exit(1)
        }
    }
}
