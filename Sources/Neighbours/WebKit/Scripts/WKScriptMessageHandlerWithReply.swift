// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore

/// Answers messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// A script waits for the answer: a value, or the words of an error.
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void
    )

    /// A script waits for the answer: a value, or the words of an error.
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

// Each of the two is made of the other, so that a class implements the one it likes.
extension WKScriptMessageHandlerWithReply {
    /// Answers with what the asynchronous method gives.
    public func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void
    ) {
        Task { @MainActor in
            let (value, error) = await self.userContentController(
                userContentController,
                didReceive: message
            )
            replyHandler(value, error)
        }
    }

    /// Gives what the reply handler gets.
    public func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        let answer = await withCheckedContinuation { continuation in
            self.userContentController(userContentController, didReceive: message) { value, error in
                continuation.resume(returning: UncheckedTransfer((value, error)))
            }
        }
        return answer.value
    }
}
