// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// `class MockTimer: Timer { override func fire() {} }` and `MockTimer()`: on iOS a class inherits the initializer
// without parameters from `NSObject`. Foundation on Linux takes it away from these, and the one that the framework
// gives them back makes an object of Foundation's own class.
extension LoweringVisitor {
    /// Foundation's classes, and the arguments of one of their initializers that stand for nothing.
    private static let bareParents = [
        "Timer":
            "fire: Foundation.Date(timeIntervalSinceNow: 1e9), interval: 0, repeats: false, block: { _ in }",
        "Progress": "parent: nil",
    ]

    /// Gives a subclass without initializers the one without parameters.
    func lower(bareSubclass node: ClassDeclSyntax) {
        guard let parent = node.inheritanceClause?.inheritedTypes.first?.type.code,
            let arguments = Self.bareParents[String(parent.split(separator: ".").last ?? "")]
        else { return }
        edits.addPlainInit(to: node, calling: "self.init(\(arguments))")
    }
}

extension EditList {
    /// Gives a class without initializers of its own one without parameters.
    mutating func addPlainInit(to node: ClassDeclSyntax, calling call: String) {
        guard !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
        else { return }
        let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        insert(
            (isPublic ? " public" : "") + " convenience init() { \(call) };",
            at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia
        )
    }
}
