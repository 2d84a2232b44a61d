// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The contexts that drawing code of one thread draws into, the current one last.
final class GraphicsStack {
    /// Why a context is on the stack.
    enum Purpose {
        /// Somebody pushed a context of their own.
        case pushed
        /// An image that was begun, with its scale.
        case image(scale: CGFloat)
        /// A document that was begun.
        case document(PDFDocumentState)
    }

    /// One context with its purpose.
    struct Entry {
        let context: CGContext
        let purpose: Purpose
    }

    private(set) var entries: [Entry] = []

    private static let stacks = ThreadLocal<GraphicsStack>()

    /// The stack of the thread that asks.
    static var current: GraphicsStack {
        if let stack = stacks.value { return stack }
        let stack = GraphicsStack()
        stacks.value = stack
        return stack
    }

    func push(_ context: CGContext, _ purpose: Purpose = .pushed) {
        entries.append(Entry(context: context, purpose: purpose))
    }

    /// Takes the current context away if `matches` its purpose.
    @discardableResult
    func pop(where matches: (Purpose) -> Bool) -> Entry? {
        guard let last = entries.last, matches(last.purpose) else { return nil }
        return entries.removeLast()
    }
}
