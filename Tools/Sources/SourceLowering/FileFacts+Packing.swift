// SPDX-License-Identifier: Apache-2.0

extension FileFacts: Packed {
    package func pack(into packer: inout Packer) {
        classes.pack(into: &packer)
        genericTypes.pack(into: &packer)
        optionalRequirements.pack(into: &packer)
        protocolParents.pack(into: &packer)
        overrides.pack(into: &packer)
        extensionMembers.pack(into: &packer)
        methods.pack(into: &packer)
        propertyNames.pack(into: &packer)
        anyObjects.pack(into: &packer)
        importsUIKit.pack(into: &packer)
        alwaysImportsUIKit.pack(into: &packer)
        imports.pack(into: &packer)
        absentImports.pack(into: &packer)
        types.pack(into: &packer)
        items.pack(into: &packer)
        associatedTypes.pack(into: &packer)
        namesInitialisers.pack(into: &packer)
    }

    package init(from unpacker: inout Unpacker) throws {
        self.init()
        classes = try .init(from: &unpacker)
        genericTypes = try .init(from: &unpacker)
        optionalRequirements = try .init(from: &unpacker)
        protocolParents = try .init(from: &unpacker)
        overrides = try .init(from: &unpacker)
        extensionMembers = try .init(from: &unpacker)
        methods = try .init(from: &unpacker)
        propertyNames = try .init(from: &unpacker)
        anyObjects = try .init(from: &unpacker)
        importsUIKit = try .init(from: &unpacker)
        alwaysImportsUIKit = try .init(from: &unpacker)
        imports = try .init(from: &unpacker)
        absentImports = try .init(from: &unpacker)
        types = try .init(from: &unpacker)
        items = try .init(from: &unpacker)
        associatedTypes = try .init(from: &unpacker)
        namesInitialisers = try .init(from: &unpacker)
    }
}

extension FileFacts.Method: Packed {
    package func pack(into packer: inout Packer) {
        fullName.pack(into: &packer)
        selector.pack(into: &packer)
    }

    package init(from unpacker: inout Unpacker) throws {
        fullName = try .init(from: &unpacker)
        selector = try .init(from: &unpacker)
    }
}

extension FileFacts.Class: Packed {
    package func pack(into packer: inout Packer) {
        isGeneric.pack(into: &packer)
        parent.pack(into: &packer)
    }

    package init(from unpacker: inout Unpacker) throws {
        isGeneric = try .init(from: &unpacker)
        parent = try .init(from: &unpacker)
    }
}

extension FileFacts.ExtensionMember: Packed {
    package func pack(into packer: inout Packer) {
        type.pack(into: &packer)
        fullName.pack(into: &packer)
        isOverride.pack(into: &packer)
        forwarder.pack(into: &packer)
    }

    package init(from unpacker: inout Unpacker) throws {
        type = try .init(from: &unpacker)
        fullName = try .init(from: &unpacker)
        isOverride = try .init(from: &unpacker)
        forwarder = try .init(from: &unpacker)
    }
}

extension TopLevelItem: Packed {
    package func pack(into packer: inout Packer) {
        names.pack(into: &packer)
        types.pack(into: &packer)
        references.pack(into: &packer)
    }

    package init(from unpacker: inout Unpacker) throws {
        names = try .init(from: &unpacker)
        types = try .init(from: &unpacker)
        references = try .init(from: &unpacker)
    }
}

extension LoweringNote: Packed {
    package func pack(into packer: inout Packer) {
        path.pack(into: &packer)
        line.pack(into: &packer)
        column.pack(into: &packer)
        message.pack(into: &packer)
        remedy.pack(into: &packer)
    }

    package init(from unpacker: inout Unpacker) throws {
        path = try .init(from: &unpacker)
        line = try .init(from: &unpacker)
        column = try .init(from: &unpacker)
        message = try .init(from: &unpacker)
        remedy = try .init(from: &unpacker)
    }
}
