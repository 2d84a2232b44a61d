// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SwiftPrinter {
    /// How a class's superclass is made.
    private enum Base {
        case object
        case view
        case controller
        case tableCell
        case gesture
        case unknown

        /// Initialisers that a subclass inherits in Objective-C although it has some of its own.
        var inherited: [(selector: String, declaration: String, call: String)] {
            let coder = (
                "initWithCoder:", "required init?(coder: NSCoder)", "super.init(coder: coder)"
            )
            return switch self {
            case .object: [("init", "override init()", "super.init()")]
            case .gesture:
                [
                    (
                        "initWithTarget:action:",
                        "override init(target: Any?, action: Selector?)",
                        "super.init(target: target, action: action)"
                    )
                ]
            case .view:
                [
                    (
                        "initWithFrame:", "override init(frame: CGRect)",
                        "super.init(frame: frame)"
                    ), coder,
                ]
            case .controller:
                [
                    (
                        "initWithNibName:bundle:",
                        "override init(nibName nibNameOrNil: String?, "
                            + "bundle nibBundleOrNil: Bundle?)",
                        "super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)"
                    ), coder,
                ]
            case .tableCell:
                [
                    (
                        "initWithStyle:reuseIdentifier:",
                        "override init(style: UITableViewCell.CellStyle, "
                            + "reuseIdentifier: String?)",
                        "super.init(style: style, reuseIdentifier: reuseIdentifier)"
                    ), coder,
                ]
            case .unknown: []
            }
        }

        /// What an initialiser with other parameters calls; nil if nobody knows.
        func call(_ parameters: [Declaration.Parameter]) -> String? {
            let frame = parameters.first { $0.type == "CGRect" }?.name ?? ".zero"
            return switch self {
            case .object: "super.init()"
            case .gesture: "super.init(target: nil, action: nil)"
            case .view: "super.init(frame: \(frame))"
            case .controller: "super.init(nibName: nil, bundle: nil)"
            case .tableCell: "super.init(style: .default, reuseIdentifier: nil)"
            case .unknown: nil
            }
        }
    }

    private func base(of name: String) -> Base {
        var parent = parents[name] ?? framework.classes[name]
        var depth = 0
        while let here = parent, depth < 64 {
            switch here {
            case "UITableViewCell": return .tableCell
            case "UITableView", "UICollectionView", "UIVisualEffectView", "UITableViewController",
                "UICollectionViewController", "UITableViewHeaderFooterView":
                return .unknown
            case "UIView": return .view
            case "UIViewController": return .controller
            case "UIGestureRecognizer": return .gesture
            case "NSObject": return .object
            default: parent = parents[here] ?? framework.classes[here]
            }
            depth += 1
        }
        return .unknown
    }

    /// The lines of a class; `categories` are the members that categories of the same module add.
    func `class`(_ entity: ImportedEntity, categories: [ImportedEntity]) -> [SwiftLine] {
        let name = entity.name
        let head = entity.declaration.withoutAttributes
        var lines = [
            SwiftLine(
                "\(entity.declaration.attributes)\(head.contains("<") ? "" : "@objc ")open "
                    + "\(head) {",
                role: .opening,
                name: name
            )
        ]
        let all = (entity.members + categories)
        let declared = Set(all.map { Selector($0.usr) }.map { $0.sign + $0.selector })
        let overrides = implementation.overrides(of: name, declared: declared)
        lines += initializers(entity, all.filter { $0.kind == "function.constructor" }, overrides)
        var seen: Set<String> = []
        for member in all where member.kind != "function.constructor" {
            guard seen.insert(member.declaration).inserted else { continue }
            lines += self.member(member, of: name)
        }
        return lines + [SwiftLine("}", role: .end)]
    }

    private func initializers(
        _ entity: ImportedEntity,
        _ own: [ImportedEntity],
        _ overrides: [String]
    ) -> [SwiftLine] {
        let name = entity.name
        let base = base(of: name)
        let available = own.filter { !$0.isUnavailable }
        let unavailable = Set(own.filter(\.isUnavailable).map { Selector($0.usr).selector })
        var lines: [SwiftLine] = []
        var designated = false
        for initializer in available {
            let selector = Selector(initializer.usr)
            let text = Declaration.tidy(initializer.declaration)
            let declaration = Declaration(initializer.declaration)
            let known = base.inherited.first { $0.selector == selector.selector }
            let full = "\(name).\(initializer.name)"
            let report =
                kept(by: initializer)?.map { "self.\($0.property) = \($0.parameter.escaped)" }
                .joined(separator: "; ") ?? "_objcAbsentMethod(\"\(selector.name)\") as Void"
            if text.hasPrefix("convenience ") {
                lines.append(
                    SwiftLine(
                        "    public \(text) { "
                            + convenienceCall(base, unavailable, declaration) + " \(report) }",
                        role: .member,
                        name: full
                    )
                )
                continue
            }
            designated = true
            if let known {
                let isAbsent =
                    implementation.methods[name]?["-" + selector.selector] != nil
                    || implementation.files[name] == nil
                lines.append(
                    SwiftLine(
                        "    public \(known.declaration) { \(known.call)"
                            + "\(isAbsent ? "; " + report : "") }",
                        role: .member,
                        name: full
                    )
                )
            } else if let call = base.call(declaration.parameters) {
                lines.append(
                    SwiftLine(
                        "    public \(text) { \(call); \(report) }",
                        role: .member,
                        name: full
                    )
                )
            } else {
                lines.append(
                    SwiftLine(
                        "    public \(text) { _objcAbsentTrap(\"\(selector.name)\") }",
                        role: .member,
                        name: full
                    )
                )
            }
        }
        // Objective-C inherits initialisers always; Swift only where a class has none of its own.
        guard designated || !overrides.isEmpty else { return lines }
        let written = Set(available.map { Selector($0.usr).selector })
        for (selector, declaration, call) in base.inherited where !written.contains(selector) {
            let report =
                overrides.isEmpty
                ? ""
                : "; _objcAbsentMethod(\"\(name)'s \(overrides.joined(separator: ", "))\") as Void"
            let mark = unavailable.contains(selector) ? "@available(*, unavailable) " : ""
            lines.append(
                SwiftLine(
                    "    \(mark)public \(declaration) { \(call)\(report) }",
                    role: .candidate,
                    name: "\(name).\(selector)"
                )
            )
        }
        return lines
    }

    private func convenienceCall(
        _ base: Base,
        _ unavailable: Set<String>,
        _ declaration: Declaration
    ) -> String {
        let isCut = base.inherited.first.map { unavailable.contains($0.selector) } ?? false
        guard !isCut, let call = base.call(declaration.parameters) else {
            return "_objcAbsentTrap(\"an initialiser\");"
        }
        return call.replacingOccurrences(of: "super.", with: "self.") + ";"
    }
}
