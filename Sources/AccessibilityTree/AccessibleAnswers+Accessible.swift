// SPDX-License-Identifier: Apache-2.0

import SystemBus

extension AccessibleAnswers {
    // MARK: Accessible

    func accessible(_ member: String, _ arguments: [BusValue], _ node: AccessibleNode) -> Answer {
        switch member {
        case "GetChildAtIndex":
            let index = arguments[0].int ?? -1
            let isThere = node.children.indices.contains(index)
            return .reply([reference(isThere ? node.children[index] : nil)])
        case "GetChildren": return .reply([references(node.children)])
        case "GetIndexInParent": return .reply([.int(tree.index(of: node))])
        case "GetRelationSet": return .reply([relations(node)])
        case "GetRole": return .reply([.uint32(node.role.rawValue)])
        case "GetRoleName", "GetLocalizedRoleName": return .reply([.string(node.role.name)])
        case "GetState": return .reply([node.states.value])
        case "GetAttributes": return .reply([Self.dictionary(attributes(node))])
        case "GetApplication": return .reply([reference(.application)])
        default: return .reply([.array(of: "s", node.interfaces.map { .string($0) })])
        }
    }

    static func dictionary(_ pairs: [String: String]) -> BusValue {
        .array(
            of: "{ss}",
            pairs.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) }
        )
    }

    private func attributes(_ node: AccessibleNode) -> [String: String] {
        var all = node.attributes
        all["toolkit"] = "Casement"
        if !node.identifier.isEmpty { all["id"] = node.identifier }
        if let cell = node.cell, let table = tree[cell.table]?.grid, table.columns == 1 {
            all["posinset"] = String(cell.row + 1)
            all["setsize"] = String(table.rows)
        } else if let group = group(of: node), let place = group.firstIndex(of: node.id) {
            all["posinset"] = String(place + 1)
            all["setsize"] = String(group.count)
        }
        return all
    }

    /// The choices of which only one can be made, this one among them; nil for other elements.
    private func group(of node: AccessibleNode) -> [AccessibleID]? {
        guard [.radioButton, .pageTab].contains(node.role),
            let parent = node.parent.flatMap({ tree[$0] })
        else { return nil }
        return parent.children.filter { tree[$0]?.role == node.role }
    }

    /// The relations to other elements: choices that exclude each other know all of them.
    private func relations(_ node: AccessibleNode) -> BusValue {
        let memberOf: UInt32 = 5
        let relations = group(of: node).map { group in
            [BusValue.structure([.uint32(memberOf), references(group)])]
        }
        return .array(of: "(ua(so))", relations ?? [])
    }

    // MARK: Application

    func application(_ member: String) -> Answer {
        switch member {
        case "GetLocale": .reply([.string(program.language)])
        default: .failure(BusFailure("NotSupported", "There is no bus but the common one"))
        }
    }

    // MARK: Action

    func action(_ member: String, _ arguments: [BusValue], _ node: AccessibleNode) -> Answer {
        if member == "GetActions" {
            return .reply([
                .array(
                    of: "(sss)",
                    node.actions.map { action in
                        .structure([.string(action.name), .string(action.summary), .string("")])
                    }
                )
            ])
        }
        let index = arguments[0].int ?? -1
        guard node.actions.indices.contains(index) else {
            return .failure(.invalidArguments("There is no action \(index)"))
        }
        switch member {
        case "DoAction":
            return request(node, .perform(action: index, name: node.actions[index].name))
        case "GetDescription": return .reply([.string(node.actions[index].summary)])
        case "GetKeyBinding": return .reply([.string("")])
        default: return .reply([.string(node.actions[index].name)])
        }
    }

    /// A request whose answer is whether it was done.
    func request(_ node: AccessibleNode, _ request: AccessibleRequest) -> Answer {
        .request(node.id, request) { outcome in
            switch outcome {
            case .done(let isDone): .success([.bool(isDone)])
            case .failed(let reason): .failure(BusFailure("Failed", reason))
            default: .success([.bool(true)])
            }
        }
    }

    // MARK: Selection

    func selection(_ member: String, _ arguments: [BusValue], _ node: AccessibleNode) -> Answer {
        let selected = tree.selectedChildren(of: node)
        let index = arguments.first?.int ?? -1
        let child = node.children.indices.contains(index) ? node.children[index] : nil
        switch member {
        case "GetSelectedChild":
            return .reply([
                reference(selected.indices.contains(index) ? selected[index].id : nil)
            ])
        case "IsChildSelected":
            return .reply([.bool(selected.contains { $0.id == child })])
        case "SelectChild":
            return child.map { request(node, .select($0, true)) } ?? .reply([.bool(false)])
        case "DeselectChild":
            return child.map { request(node, .select($0, false)) } ?? .reply([.bool(false)])
        case "DeselectSelectedChild":
            guard selected.indices.contains(index) else { return .reply([.bool(false)]) }
            return request(node, .select(selected[index].id, false))
        case "ClearSelection":
            guard let first = selected.first else { return .reply([.bool(true)]) }
            guard selected.count == 1 else { return .reply([.bool(false)]) }
            return request(node, .select(first.id, false))
        default: return .reply([.bool(false)])
        }
    }
}
