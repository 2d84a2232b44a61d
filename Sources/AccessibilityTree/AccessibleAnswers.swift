// SPDX-License-Identifier: Apache-2.0

package import SystemBus

/// Answers readers' calls from one state of the elements; what needs the application is handed on.
package struct AccessibleAnswers {
    /// An answer, or the request that leads to one.
    package enum Answer {
        case reply([BusValue])
        case failure(BusFailure)
        /// The application is asked, and its outcome turned into the reply.
        case request(
            AccessibleID,
            AccessibleRequest,
            (AccessibleOutcome) -> Result<[BusValue], BusFailure>
        )
    }

    /// What the answers say of the program as a whole.
    package struct Program: Equatable, Sendable {
        /// Our name on the bus.
        package var busName: String
        /// The desktop that the application was put in.
        package var desktop = AccessibleReference.none
        /// The number that the registry gave the application.
        package var number = 0
        package var language: String
        package var version: String

        package init(busName: String, language: String, version: String) {
            self.busName = busName
            self.language = language
            self.version = version
        }
    }

    package static let cachePath = "/org/a11y/atspi/cache"

    let tree: AccessibleTree
    let program: Program

    package init(_ tree: AccessibleTree, _ program: Program) {
        self.tree = tree
        self.program = program
    }

    /// The reference to an element of ours.
    func reference(_ id: AccessibleID?) -> BusValue {
        guard let id else { return AccessibleReference.none.value }
        return AccessibleReference(program: program.busName, path: id.path).value
    }

    func references(_ ids: [AccessibleID]) -> BusValue {
        .array(of: AccessibleReference.signature, ids.map { reference($0) })
    }

    // MARK: Calls

    /// Answers a call.
    ///
    /// Setting the application's number is left to the caller.
    package func answer(_ call: BusCall) -> Answer {
        if call.path == Self.cachePath { return cacheAnswer(call) }
        guard let id = AccessibleID(path: call.path), let node = tree[id] else {
            return folderAnswer(call) ?? .failure(.unknownObject(call.path))
        }
        let names =
            node.interfaces + [
                BusInterface.properties.name, BusInterface.introspectable.name,
            ]
        let candidates = call.interface.map { [$0] } ?? names
        guard candidates.contains(where: { names.contains($0) }) else {
            return .failure(.unknownInterface(call.interface ?? ""))
        }
        for name in candidates where names.contains(name) {
            guard let interface = BusInterface.ofElements[name],
                let method = interface.methods[call.member]
            else { continue }
            guard method.takes == call.signature else {
                return .failure(
                    .invalidArguments(
                        "\(call.member) takes (\(method.takes)), not (\(call.signature))"
                    )
                )
            }
            return answer(call, interface, node)
        }
        return .failure(.unknownMethod(call.member))
    }

    private func answer(
        _ call: BusCall,
        _ interface: BusInterface,
        _ node: AccessibleNode
    )
        -> Answer
    {
        let arguments = call.arguments
        switch interface.name {
        case BusInterface.accessible.name: return accessible(call.member, arguments, node)
        case BusInterface.application.name: return application(call.member)
        case BusInterface.action.name: return action(call.member, arguments, node)
        case BusInterface.component.name: return component(call.member, arguments, node)
        case BusInterface.text.name: return text(call.member, arguments, node)
        case BusInterface.editableText.name: return editableText(call.member, arguments, node)
        case BusInterface.selection.name: return selection(call.member, arguments, node)
        case BusInterface.table.name: return table(call.member, arguments, node)
        case BusInterface.tableCell.name: return tableCell(call.member, node)
        case BusInterface.image.name: return image(call.member, arguments, node)
        case BusInterface.properties.name: return properties(call.member, arguments, node)
        default: return .reply([.string(markup(node))])
        }
    }

    /// The introspection data of an element.
    private func markup(_ node: AccessibleNode) -> String {
        let names =
            node.interfaces + [
                BusInterface.properties.name, BusInterface.introspectable.name,
            ]
        return Self.markup(names.compactMap { BusInterface.ofElements[$0] })
    }

    private static func markup(_ interfaces: [BusInterface], children: [String] = []) -> String {
        "<!DOCTYPE node PUBLIC \"-//freedesktop//DTD D-BUS Object Introspection 1.0//EN\" "
            + "\"http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd\"><node>"
            + interfaces.map(\.markup).joined()
            + children.map { "<node name=\"\($0)\"/>" }.joined() + "</node>"
    }

    /// Introspection of the folders above the elements, which hold nothing else.
    private func folderAnswer(_ call: BusCall) -> Answer? {
        let paths = [Self.cachePath, AccessibleID.application.path]
        let folder = call.path == "/" ? "/" : call.path + "/"
        guard call.member == "Introspect", call.arguments.isEmpty else { return nil }
        let inside = paths.filter { $0.hasPrefix(folder) }
        guard !inside.isEmpty else { return nil }
        let names = inside.compactMap { path in
            path.dropFirst(folder.count).split(separator: "/").first.map(String.init)
        }
        return .reply([.string(Self.markup([.introspectable], children: names))])
    }

    // MARK: The cache

    private func cacheAnswer(_ call: BusCall) -> Answer {
        switch (call.interface ?? BusInterface.cache.name, call.member) {
        case (BusInterface.cache.name, "GetItems"):
            guard call.arguments.isEmpty else {
                return .failure(.invalidArguments("GetItems takes nothing"))
            }
            return .reply([.array(of: Self.itemSignature, items(tree.order))])
        case (BusInterface.introspectable.name, "Introspect"):
            return .reply([.string(Self.markup([.cache, .introspectable]))])
        case (BusInterface.cache.name, _), (BusInterface.introspectable.name, _):
            return .failure(.unknownMethod(call.member))
        default:
            return .failure(.unknownInterface(call.interface ?? ""))
        }
    }

    private static let itemSignature = "((so)(so)(so)iiassusau)"

    /// The cache's entries for some elements.
    package func items(_ ids: [AccessibleID]) -> [BusValue] {
        var places: [AccessibleID: Int] = [:]
        for parent in Set(ids.compactMap { tree[$0]?.parent }) {
            for (index, child) in (tree[parent]?.children ?? []).enumerated() {
                places[child] = index
            }
        }
        let application = reference(.application)
        return ids.compactMap { tree[$0] }
            .map { node in
                .structure([
                    reference(node.id), application, parent(of: node),
                    .int(places[node.id] ?? -1), .int(node.children.count),
                    .array(of: "s", node.interfaces.map { .string($0) }), .string(node.name),
                    .uint32(node.role.rawValue), .string(node.summary), node.states.value,
                ])
            }
    }

    /// The parent of an element: the application's is the desktop.
    func parent(of node: AccessibleNode) -> BusValue {
        node.id == .application ? program.desktop.value : reference(node.parent)
    }
}
