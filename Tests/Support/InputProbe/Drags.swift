// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import UIKit

/// What can be dragged out of the window, each from a handle of its own.
@MainActor
enum DragCargo: Int, CaseIterable {
    case text
    case address
    case picture
    case file

    /// Where the handle lies.
    var frame: CGRect { CGRect(x: 20 + 60 * rawValue, y: 540, width: 40, height: 40) }

    var delegate: DragListener { DragListener.all[rawValue] }

    var provider: NSItemProvider {
        switch self {
        case .text: return NSItemProvider(object: "dragged text" as NSString)
        case .address:
            return NSItemProvider(
                object: NSURL(string: "https://example.com/a") ?? NSURL(fileURLWithPath: "/")
            )
        case .picture:
            let size = CGSize(width: 3, height: 2)
            let picture = UIGraphicsImageRenderer(size: size).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            return NSItemProvider(object: picture)
        case .file:
            let file = FileManager.default.temporaryDirectory
                .appendingPathComponent("casement-probe-\(getpid()).txt")
            try? Data("in a file".utf8).write(to: file)
            return NSItemProvider(contentsOf: file) ?? NSItemProvider()
        }
    }
}

/// Gives an item, and says how its drag ends.
final class DragListener: ObjCRuntime.NSObject, UIDragInteractionDelegate {
    static let all = DragCargo.allCases.map { DragListener($0) }
    private let cargo: DragCargo

    init(_ cargo: DragCargo) {
        self.cargo = cargo
        super.init()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        Probe.note("drag \(cargo)")
        return [UIDragItem(itemProvider: cargo.provider)]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        Probe.note("drag ended \(operation == .copy ? "copied" : "cancelled")")
    }
}

/// Takes everything, and says what it was.
final class DropListener: ObjCRuntime.NSObject, UIDropInteractionDelegate {
    static let shared = DropListener()

    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool { true }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) { Probe.note("drop comes") }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) { Probe.note("drop leaves") }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        for provider in session.items.map(\.itemProvider) {
            let types = provider.registeredTypeIdentifiers
            if types.contains("public.file-url") || types.contains("public.url") {
                _ = provider.loadObject(ofClass: NSURL.self) { object, _ in
                    guard let url = object as? NSURL as URL? else { return }
                    let text = url.isFileURL ? try? String(contentsOf: url, encoding: .utf8) : nil
                    Probe.noteLater("dropped address \(text ?? url.absoluteString)")
                }
            } else if provider.canLoadObject(ofClass: UIImage.self) {
                _ = provider.loadObject(ofClass: UIImage.self) { object, _ in
                    guard let picture = object as? UIImage else { return }
                    Probe.noteLater(
                        "dropped picture \(Int(picture.size.width))x\(Int(picture.size.height))"
                    )
                }
            } else {
                _ = provider.loadObject(ofClass: NSString.self) { object, _ in
                    Probe.noteLater("dropped text \(object.map { "\($0)" } ?? "")")
                }
            }
        }
    }
}
