// SPDX-License-Identifier: Apache-2.0

extension FileFacts: PackedFields {
    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field(&classes)
        try pass.field(&genericTypes)
        try pass.field(&optionalRequirements)
        try pass.field(&exposedRequirements)
        try pass.field(&classRequirements)
        try pass.field(&adoptions)
        try pass.field(&protocolParents)
        try pass.field(&overrides)
        try pass.field(&localOverrides)
        try pass.field(&rungs)
        try pass.field(&exposedRoots)
        try pass.field(&roots)
        try pass.field(&ladderTypes)
        try pass.field(&extensionMembers)
        try pass.field(&methods)
        try pass.field(&propertyNames)
        try pass.field(&initialisers)
        try pass.field(&anyObjects)
        try pass.field(&importsUIKit)
        try pass.field(&alwaysImportsUIKit)
        try pass.field(&imports)
        try pass.field(&alwaysUsesRuntime)
        try pass.field(&alwaysUsesNetwork)
        try pass.field(&absentImports)
        try pass.field(&types)
        try pass.field(&items)
        try pass.field(&parameters)
        try pass.field(&aliases)
        try pass.field(&typesWithTypedNames)
        try pass.field(&extendsObjects)
        try pass.field(&objectExtensions)
        try pass.field(&metatypes)
        try pass.field(&associatedTypes)
        try pass.field(&objectConformances)
        try pass.field(&namesInitialisers)
        try pass.field(&namesNoncopyable)
        try pass.field(&replacesMethods)
        try pass.field(&selectors)
    }
}

extension FileFacts.Method: PackedFields {
    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field(&fullName)
        try pass.field(&selector)
    }
}

extension FileFacts.PropertyName: PackedFields {
    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field(&key)
        try pass.field(&getter)
        try pass.field(&setter)
    }
}

extension FileFacts.Class: PackedFields {
    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field(&isGeneric)
        try pass.field(&parent)
    }
}

extension InheritedInit.Initialiser: PackedFields {
    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field(&labels)
        try pass.field(&isConvenience)
        try pass.field(&hasAllDefaults)
    }
}

extension FileFacts.ExtensionMember: PackedFields {
    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field(&type)
        try pass.field(&fullName)
        try pass.field(&isOverride)
        try pass.field(&forwarder)
    }
}

extension TopLevelItem: PackedFields {
    init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field(&names)
        try pass.field(&types)
        try pass.field(&references)
        try pass.field(&inner)
        try pass.field(&extended)
    }
}

extension LoweringNote: PackedFields {
    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field(&path)
        try pass.field(&line)
        try pass.field(&column)
        try pass.field(&message)
        try pass.field(&remedy)
    }
}
