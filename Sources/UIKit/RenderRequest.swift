// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import UIKitCore

/// A picture that `casement render` asks a program for in place of its launch.
///
/// The environment has it: `CASEMENT_RENDER` names a preview or a class, `CASEMENT_RENDER_TO` the
/// file, a PNG or PDF by its ending; `_SIZE` (`320x480`, points), `_SCALE`, `_STYLE` (`dark`) and
/// `_MODULES`, where a bare name is looked for, may be missing.
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
        let data = try draw(content, size ?? fixed)
        do {
            try data.write(to: file)
        } catch {
            throw Refusal(
                description: "\(file.path): cannot be written: \(error.localizedDescription)"
            )
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
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.overrideUserInterfaceStyle = style
        let view: UIView
        switch content {
        case let controller as UIViewController:
            if let size { window.frame.size = size }
            window.rootViewController = controller
            window.makeKeyAndVisible()
            view = controller.view
        case let own as UIView:
            let holder = UIViewController()
            window.rootViewController = holder
            window.makeKeyAndVisible()
            holder.view.addSubview(own)
            own.frame = CGRect(origin: .zero, size: size ?? Self.size(of: own))
            view = own
        default:
            throw Refusal(
                description: "the preview \(name) is neither a view nor a view controller"
            )
        }
        window.layoutIfNeeded()
        CATransaction.flush()
        defer { window.isHidden = true }
        return try data(of: view)
    }

    /// The size that a view has, needs or fits in, in this order.
    private static func size(of view: UIView) -> CGSize {
        if !view.bounds.isEmpty { return view.bounds.size }
        let limit = UIScreen.main.bounds.size
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width > 0, fitting.height > 0 { return fitting }
        let own = view.sizeThatFits(limit)
        if own.width > 0, own.height > 0 { return own }
        return limit
    }

    private func data(of view: UIView) throws -> Data {
        let bounds = view.bounds
        switch file.pathExtension.lowercased() {
        case "pdf":
            return UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
                context.beginPage()
                view.layer.render(in: context.cgContext)
            }
        case "png":
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale ?? UIScreen.main.scale
            return UIGraphicsImageRenderer(bounds: bounds, format: format).pngData { context in
                view.layer.render(in: context.cgContext)
            }
        default:
            throw Refusal(description: "\(file.path): a picture's name ends in .png or .pdf")
        }
    }
}
