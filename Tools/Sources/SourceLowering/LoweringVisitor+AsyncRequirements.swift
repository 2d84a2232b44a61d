// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// `func urlSession(_ s: URLSession, didReceive c: URLAuthenticationChallenge) async -> (…)`: on iOS each method of
// an Objective-C protocol that takes a completion handler can be written as an asynchronous one, too. Here the
// protocol has the one with the handler only, which calls the user's then.
extension LoweringVisitor {
    /// The handler of a requirement: its label, and whether it's to be called on the main actor.
    private struct Handler {
        let label: String
        let isOfMain: Bool
    }

    /// The requirements as they are named without the handler.
    private static let handlers: [String: Handler] = {
        var all: [String: Handler] = [:]
        func add(_ label: String, main: Bool = false, _ names: String...) {
            for name in names { all[name] = Handler(label: label, isOfMain: main) }
        }
        add(
            "completionHandler",
            "urlSession(_:didReceive:)",
            "urlSession(_:task:didReceive:)",
            "urlSession(_:task:willPerformHTTPRedirection:newRequest:)",
            "urlSession(_:dataTask:didReceive:)",
            "urlSession(_:dataTask:willCacheResponse:)",
            "urlSession(_:task:willBeginDelayedRequest:)",
            "application(_:performActionFor:)",
            "windowScene(_:performActionFor:)",
            "application(_:handleEventsForBackgroundURLSession:)"
        )
        add("fetchCompletionHandler", "application(_:didReceiveRemoteNotification:)")
        add(
            "withCompletionHandler",
            "userNotificationCenter(_:willPresent:)",
            "userNotificationCenter(_:didReceive:)"
        )
        add(
            "decisionHandler",
            main: true,
            "webView(_:decidePolicyFor:)",
            "webView(_:decidePolicyFor:preferences:)",
            "webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:)",
            "webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:)"
        )
        add(
            "completionHandler",
            main: true,
            "webView(_:respondTo:)",
            "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:)",
            "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:)",
            "webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:)",
            "webView(_:contextMenuConfigurationForElement:)",
            "download(_:decideDestinationUsing:suggestedFilename:)"
        )
        add("replyHandler", main: true, "userContentController(_:didReceive:)")
        return all
    }()

    /// Labels that the asynchronous form has instead of the other's.
    private static let renamed = ["webView(_:respondTo:)": ["respondTo": "didReceive"]]

    /// Adds the form with a handler to an asynchronous requirement's implementation.
    func lower(asyncRequirement node: FunctionDeclSyntax) {
        guard node.isAsync, !node.isThrowing,
            node.parent?.is(MemberBlockItemSyntax.self) ?? false,
            !node.modifiers.contains(where: {
                ["override", "static", "class"].contains($0.name.text)
            }),
            node.genericParameterClause == nil, node.body != nil
        else { return }
        let name = node.fullName
        guard let handler = Self.handlers[name], !hasHandlerForm(node) else { return }
        edits.insert(
            "; " + text(ofHandlerForm: node, handler, Self.renamed[name] ?? [:]),
            at: node.endPositionBeforeTrailingTrivia
        )
    }

    /// Whether the form stands behind the method already: lowered text has it.
    private func hasHandlerForm(_ node: FunctionDeclSyntax) -> Bool {
        guard let item = node.parent?.as(MemberBlockItemSyntax.self),
            let list = item.parent?.as(MemberBlockItemListSyntax.self),
            let place = list.index(of: item)
        else { return false }
        let next = list[list.index(after: place)...].first?.decl.as(FunctionDeclSyntax.self)
        return next?.signature.parameterClause.parameters.last?.secondName?.text == "_done"
    }

    private func text(
        ofHandlerForm node: FunctionDeclSyntax,
        _ handler: Handler,
        _ renamed: [String: String]
    ) -> String {
        let words = node.attributes.map { $0.oneLine } + node.modifiers.map { $0.oneLine }
        var list: [String] = []
        var arguments: [String] = []
        for parameter in node.signature.parameterClause.parameters {
            let own = parameter.innerName
            let inner = own == "_" ? "_a\(list.count)" : own
            let outer = renamed[parameter.firstName.text] ?? parameter.firstName.text
            list.append(
                (outer == inner ? inner : "\(outer) \(inner)") + ": " + parameter.type.oneLine
            )
            arguments.append(parameter.argumentLabel + inner)
        }
        let tuple =
            node.resultType?.as(TupleTypeSyntax.self)?.elements.map { $0.type.oneLine } ?? []
        let types = tuple.count > 1 ? tuple : [node.resultType?.oneLine].compactMap(\.self)
        let call =
            types.count > 1 ? types.indices.map { "$0.\($0)" }.joined(separator: ", ") : "$0"
        let main = handler.isOfMain ? "@MainActor " : ""
        list.append(
            "\(handler.label) _done: @escaping \(main)(\(types.joined(separator: ", "))) -> Void"
        )
        let head = (words + ["func \(node.name.text)(\(list.joined(separator: ", ")))"])
            .filter { !$0.isEmpty }.joined(separator: " ")
        let then = types.isEmpty ? "{ _ in _done() }" : "{ _done(\(call)) }"
        let own = "await self.\(node.name.text)(\(arguments.joined(separator: ", ")))"
        return "\(head) { _objcAsync({ \(own) }, \(handler.isOfMain ? "main: " : "")\(then)) }"
    }
}
