// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The answer of the focus debugger; print it.
@preconcurrency @MainActor
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// An answer as text.
@MainActor
final class FocusReport: NSObject, UIFocusDebuggerOutput {
    private nonisolated let text: String

    init(_ text: String) {
        self.text = text
        super.init()
    }

    override nonisolated var description: String { text }

    override nonisolated var debugDescription: String { text }
}
