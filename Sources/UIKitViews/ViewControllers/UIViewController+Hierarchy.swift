// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

extension UIViewController {
    /// Registers the selectors that debuggers, test libraries and edit buttons call, before the
    /// program starts.
    @section(".init_array") @used private nonisolated static let selectors:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.method("_printHierarchy") { controller, _ in
                    (controller as? UIViewController)?.hierarchyDescription ?? ""
                }
                m.method("_toggleEditing:") { object, _ in
                    // On the main thread, which `assumeIsolated` makes sure of.
                    nonisolated(unsafe) let controller = object as? UIViewController
                    MainActor.assumeIsolated {
                        controller?.setEditing(controller?.isEditing != true, animated: true)
                    }
                }
                return UIViewController.self
            }
        }

    /// The controllers from here on as a tree of lines: whether each is on the screen, and its view.
    ///
    /// Children follow a bar, presented controllers a plus.
    package var hierarchyDescription: String {
        var lines: [String] = []
        describeHierarchy(into: &lines, indent: "", mark: "")
        return lines.joined(separator: "\n")
    }

    private func describeHierarchy(into lines: inout [String], indent: String, mark: String) {
        lines.append(indent + mark + lineOfHierarchy)
        let inner = mark.isEmpty ? "" : indent + "   | "
        for child in children {
            child.describeHierarchy(into: &lines, indent: inner, mark: "   | ")
        }
        if let presented = presentedViewController, presented.presentingViewController === self {
            presented.describeHierarchy(into: &lines, indent: inner, mark: "   + ")
        }
    }

    private var lineOfHierarchy: String {
        let state =
            switch controller.appearance {
            case .disappeared: "disappeared"
            case .appearing: "appearing"
            case .appeared: "appeared"
            case .disappearing: "disappearing"
            }
        let line = "<\(Self.name(of: self))>, state: \(state), view: "
        guard let view = viewIfLoaded else { return line + "(view not loaded)" }
        let end = view.window == nil ? " not in the window" : ""
        return line + "<\(Self.name(of: view))>" + end
    }

    private static func name(of object: AnyObject) -> String {
        let type = _objcClassName(Swift.type(of: object))
        let last = type.split(separator: ".").last.map(String.init) ?? type
        return "\(last) \(_objcPrintedAddress(object))"
    }
}
