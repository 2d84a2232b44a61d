// SPDX-License-Identifier: Apache-2.0

/// All repairs, in the order in which they are asked.
package enum RepairTable {
    package static let all: [any Repair] = [
        EmptyObject(), BoxedObjects(), BridgedObject(), RawValueAsObject(), NonescapingBlock(),
        PlainRecognizer(), MissingImport(), ModuleOfDarwin(), InstanceOfVariableClass(),
        MemberOfAnyObject(),
        ClassForCoder(), ListOfAliases(), ClassIdentity(), ClassAsObject(), NameOfAnImport(),
        RequirementOfFoundation(), SettingOfTheNetwork(), ResponseWithoutStatus(),
        RequiredByFoundation(), NeverArchived(), UnmarkedInitializer(), FileOfExpectation(),
        LoadedClass(), InstanceOfSelf(), CollectionOfObject(), PointerForC(),
        KeyOfOwnMethod(), ValueAsObject(), NameOfSwiftFour(), ObjectIdentity(),
        LiteralOfSet(), NumberOfC(), NameOfClass(), MemberOfClass(), KeysOfFoundationsClass(),
        SubclassOfBundle(), InitOfFoundationsClass(), AnnotatedObject(), QualifiedName(),
        ProtocolAsObject(), SubscriptOfAnyObject(), MemberOfAddition(),
    ]
}
