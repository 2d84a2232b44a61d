// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

/// A picture that `casement render` asks a program for in place of its launch.
///
/// The environment has it: `CASEMENT_RENDER` names a preview or a class, `CASEMENT_RENDER_TO` the
/// file, a PNG or PDF by its ending; `_SIZE` (`320x480`, points), `_SCALE`, `_STYLE` (`dark`),
/// `_VALUES` (a JSON object of values by key path) and `_MODULES`, where a bare name is looked for, may
/// be missing.
@MainActor
package struct RenderRequest {
    /// Why there is no picture.
    package struct Refusal: Error, CustomStringConvertible {
        package let description: String
    }

    private let name: String
    private let file: URL
    private let size: CGSize?
    private let scale: CGFloat?
    private let style: UIUserInterfaceStyle
    private let modules: [String]
    /// Values that are set by key path, as a JSON object.
    private let values: Data?

    /// Reads the request; nil where there is none, an error where it makes no sense.
    package init?(environment: [String: String]) throws {
        guard let name = environment["CASEMENT_RENDER"] else { return nil }
        self.name = name
        file = URL(fileURLWithPath: environment["CASEMENT_RENDER_TO"] ?? name + ".png")
        size = try environment["CASEMENT_RENDER_SIZE"].map { text in
            let sides = text.split(separator: "x").compactMap { Double($0) }
            guard sides.count == 2, sides.allSatisfy({ (1...16_384).contains($0) }) else {
                throw Refusal(
                    description: "'\(text)' is no size; it must be like 320x480, in points"
                )
            }
            return CGSize(width: sides[0], height: sides[1])
        }
        scale = try environment["CASEMENT_RENDER_SCALE"].map { text in
            guard let scale = Double(text), (0.1...16).contains(scale) else {
                throw Refusal(description: "'\(text)' is no scale; it must be between 0.1 and 16")
            }
            return scale
        }
        style = environment["CASEMENT_RENDER_STYLE"] == "dark" ? .dark : .light
        values = environment["CASEMENT_RENDER_VALUES"].map { Data($0.utf8) }
        if let values, !(try JSONSerialization.jsonObject(with: values) is [String: Any]) {
            throw Refusal(description: "'values' must be an object of values by key path")
        }
        modules =
            environment["CASEMENT_RENDER_MODULES"]?.split(separator: ",").map(String.init) ?? []
    }

    /// Whether only the names of the previews are asked for.
    package var asksForNames: Bool { name.isEmpty }

    /// The names of the previews.
    package static var names: [String] { Previews.all.map(\.title) }

    /// Draws and writes the file.
    package func run() throws {
        let (content, fixed) = try subject()
        try setValues(of: content)
        let data = try draw(content, size ?? fixed)
        do {
            try data.write(to: file)
        } catch {
            throw Refusal(
                description: "\(file.path): cannot be written: \(error.localizedDescription)"
            )
        }
    }

    private func setValues(of content: Any) throws {
        guard let values, let content = content as? NSObject,
            let object = try JSONSerialization.jsonObject(with: values) as? [String: Any]
        else { return }
        for (path, value) in object.sorted(by: { $0.key < $1.key }) {
            content.setValue(value is NSNull ? nil : value, forKeyPath: path)
        }
    }

    /// What to draw, and its size where the source fixes that.
    private func subject() throws -> (Any, CGSize?) {
        if let preview = Previews.all.first(where: { $0.title == name }) {
            let size = preview.size.map { CGSize(width: $0.width, height: $0.height) }
            return (preview.make(), size)
        }
        let names = [name] + modules.map { "\($0).\(name)" }
        guard let type = names.lazy.compactMap({ _objcClass(named: $0) }).first else {
            let known = Self.names
            throw Refusal(
                description: "there is no preview and no class called \(name)"
                    + (known.isEmpty ? "" : "; the previews are: " + known.joined(separator: ", "))
            )
        }
        guard type is UIView.Type || type is UIViewController.Type else {
            throw Refusal(description: "\(name) is neither a view nor a view controller")
        }
        return (ClassFactory.make(type) as Any, nil)
    }

    // MARK: Drawing

    private func draw(_ content: Any, _ size: CGSize?) throws -> Data {
        let stage: OffscreenStage
        switch content {
        case let controller as UIViewController:
            stage = OffscreenStage(controller, size: size, style: style)
        case let view as UIView:
            stage = OffscreenStage(view, size: size, scale: scale, style: style)
        default:
            throw Refusal(
                description: "the preview \(name) is neither a view nor a view controller"
            )
        }
        defer { stage.end() }
        switch file.pathExtension.lowercased() {
        case "pdf": return stage.pdf()
        case "png": return stage.png(scale: scale ?? UIScreen.main.scale)
        default:
            throw Refusal(description: "\(file.path): a picture's name ends in .png or .pdf")
        }
    }
}
