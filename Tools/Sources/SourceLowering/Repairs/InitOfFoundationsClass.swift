// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `class MockSession: URLSession { override init() {} }`: on iOS each of Foundation's classes inherits the
/// initializer without parameters, and an initializer that calls none of its superclass's calls that one.
///
/// Here the subclass is made by one with arguments that stand for nothing. A class that the package itself
/// derives from stays an error.
struct InitOfFoundationsClass: Repair {
    let identifiers: Set<String> = [
        "initializer_does_not_override", "missing_argument_named", "missing_arguments_in_call",
        "superselfinit_not_called_before_return",
    ]

    private static let file = "URL(fileURLWithPath: \"/\")"

    /// The arguments of a designated initializer, by class.
    private static let arguments: [String: String] = [
        "URLSession": "configuration: .default",
        "URLCache": "memoryCapacity: 0, diskCapacity: 0, diskPath: nil",
        "URLResponse":
            "url: \(file), mimeType: nil, expectedContentLength: -1, textEncodingName: nil",
        "HTTPURLResponse":
            "url: \(file), statusCode: 200, httpVersion: nil, headerFields: nil",
        "CachedURLResponse":
            "response: URLResponse(url: \(file), mimeType: nil, expectedContentLength: -1, "
            + "textEncodingName: nil), data: Data()",
        "URLCredential": "user: \"\", password: \"\", persistence: .none",
        "URLProtectionSpace":
            "host: \"\", port: 0, protocol: nil, realm: nil, authenticationMethod: nil",
        "Timer": "fire: Date(), interval: 0, repeats: false, block: { _ in }",
        "Progress": "parent: nil",
        "InputStream": "data: Data()",
        "Bundle": "path: Bundle.main.bundlePath",
        // UIKit's: its initializers without parameters are the main actor's, so that none overrides the object's.
        "UIAlertAction": "",
    ]

    /// Classes whose initializer gives an optional.
    private static let failable: Set<String> = ["Bundle", "HTTPURLResponse"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        if diagnostic.identifier.hasPrefix("missing_argument") {
            return mend(call: diagnostic, in: source, &edits)
        }
        guard let token = source.token(at: diagnostic) else { return false }
        let around = sequence(first: Syntax(token), next: \.parent)
        guard let node = around.compactMap({ $0.as(InitializerDeclSyntax.self) }).first,
            let type = Syntax(node).ancestors.compactMap({ $0.as(ClassDeclSyntax.self) }).first,
            let parent = type.inheritanceClause.names.first, let body = node.body,
            let call = Self.call(of: parent)
        else { return false }
        if let word = node.modifiers.first(where: { $0.name.text == "override" }) {
            guard node.signature.parameterClause.parameters.isEmpty else { return false }
            edits.blank(word)
        } else if diagnostic.identifier == "initializer_does_not_override" {
            return false
        }
        guard !body.code.contains("super.init") else { return true }
        let isOnLine =
            !body.statements.isEmpty && !body.rightBrace.leadingTrivia.contains(where: \.isNewline)
        edits.insert(
            (isOnLine ? "; " : " ") + "super.init\(call) ",
            at: body.rightBrace.positionAfterSkippingLeadingTrivia
        )
        return true
    }

    /// `MockSession()` or `super.init()`, where the compiler says that the initializer is one of
    /// Foundation's.
    private func mend(
        call diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.notes.map { $0.path.split(separator: ".") }
            .first { $0.count == 3 && $0[0].hasPrefix("Foundation") && $0[2] == "init" }
        guard let call = source.call(at: diagnostic), call.arguments.isEmpty,
            call.trailingClosure == nil, let left = call.leftParen, let right = call.rightParen,
            let name = words.map({ String($0[1]) }), let arguments = Self.arguments[name]
        else { return false }
        edits.insert(arguments, at: left.endPositionBeforeTrailingTrivia)
        if Self.failable.contains(name) {
            edits.insert("!", at: right.endPositionBeforeTrailingTrivia)
        }
        return true
    }

    private static func call(of name: String) -> String? {
        arguments[name].map { "(\($0))" + (failable.contains(name) ? "!" : "") }
    }
}
