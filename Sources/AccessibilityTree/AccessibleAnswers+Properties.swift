// SPDX-License-Identifier: Apache-2.0

import SystemBus

extension AccessibleAnswers {
    func properties(_ member: String, _ arguments: [BusValue], _ node: AccessibleNode) -> Answer {
        let name = arguments[0].string ?? ""
        guard node.interfaces.contains(name), let interface = BusInterface.ofElements[name] else {
            return .failure(.unknownInterface(name))
        }
        if member == "GetAll" {
            let pairs = interface.properties.keys.sorted()
                .map { BusValue.entry(.string($0), .variant(self.property($0, interface, node))) }
            return .reply([.array(of: "{sv}", pairs)])
        }
        let property = arguments[1].string ?? ""
        guard let type = interface.properties[property] else {
            return .failure(.unknownProperty(property))
        }
        if member == "Get" {
            return .reply([.variant(self.property(property, interface, node))])
        }
        guard interface.settable.contains(property) else { return .failure(.readOnly(property)) }
        let value = arguments[2].unwrapped
        guard value.signature == type else {
            return .failure(.invalidArguments("\(property) is a \(type), not a \(value.signature)"))
        }
        // The one other property that can be set is the application's number, of which the
        // caller takes note.
        guard interface.name == BusInterface.value.name, let number = value.double else {
            return .reply([])
        }
        guard node.value?.isSettable == true, number.isFinite else {
            return .failure(BusFailure("NotSupported", "The value cannot be set"))
        }
        return .request(node.id, .setValue(number)) { outcome in
            guard case .failed(let reason) = outcome else { return .success([]) }
            return .failure(BusFailure("Failed", reason))
        }
    }

    private func property(
        _ name: String,
        _ interface: BusInterface,
        _ node: AccessibleNode
    ) -> BusValue {
        switch name {
        case "Name": .string(node.name)
        case "Description", "ImageDescription":
            .string(interface.name == BusInterface.image.name ? node.name : node.summary)
        case "Parent": parent(of: node)
        case "ChildCount": .int(node.children.count)
        case "Locale", "ImageLocale":
            .string(node.language.isEmpty ? program.language : node.language)
        case "AccessibleId": .string(node.identifier)
        case "ToolkitName": .string("Casement")
        case "Version": .string(program.version)
        case "AtspiVersion": .string("2.1")
        case "Id": .int(program.number)
        case "NActions": .int(node.actions.count)
        case "CharacterCount": .int(node.text?.count ?? 0)
        case "CaretOffset": .int(node.text?.caret ?? 0)
        case "MinimumValue": .double(node.value?.minimum ?? 0)
        case "MaximumValue": .double(node.value?.maximum ?? 0)
        case "MinimumIncrement": .double(node.value?.step ?? 0)
        case "CurrentValue": .double(node.value?.current ?? 0)
        case "Text": .string(node.value?.text ?? "")
        case "NSelectedChildren": .int(tree.selectedChildren(of: node).count)
        case "NRows": .int(node.grid?.rows ?? 0)
        case "NColumns": .int(node.grid?.columns ?? 0)
        case "NSelectedRows": .int(selectedRows(node).count)
        case "NSelectedColumns": .int(0)
        case "ColumnSpan": .int(node.cell?.columnSpan ?? 1)
        case "RowSpan": .int(node.cell?.rowSpan ?? 1)
        case "Position": .structure([.int(node.cell?.row ?? 0), .int(node.cell?.column ?? 0)])
        case "Table": reference(node.cell?.table)
        // A table's caption and summary: no view has one.
        default: AccessibleReference.none.value
        }
    }
}
