// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// Warns of `let closure = { [weak a, weak b] in … }` in a function of a module with types that are not copied.
    ///
    /// Swift 6.3 destroys the second capture before the call (swiftlang/swift 90119). Other modules are compiled
    /// without the pass that does it (`CompilerWrapper`), which those types need. A closure that is an argument keeps
    /// its captures.
    func check(captures node: ClosureCaptureClauseSyntax) {
        guard hasNoncopyableTypes,
            node.items.count(where: { $0.specifier?.specifier.text == "weak" }) > 1,
            let value = node.parent?.parent?.parent?.as(InitializerClauseSyntax.self),
            let variable = value.parent?.parent?.parent?.as(VariableDeclSyntax.self),
            variable.parent?.is(CodeBlockItemSyntax.self) ?? false
        else { return }
        note(
            node,
            "the second weak capture is nil when this closure runs: the module has ~Copyable types, with which "
                + "the compiler destroys it too early (swiftlang/swift 90119)",
            remedy: "capture one object through the other, or pass the closure on as an argument"
        )
    }
}
