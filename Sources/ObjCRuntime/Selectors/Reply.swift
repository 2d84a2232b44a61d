// SPDX-License-Identifier: Apache-2.0

/// The result of a message.
@usableFromInline
package enum Reply {
    /// The target has no such method.
    case notUnderstood
    /// The method ran and gave this; nil for a method without a result.
    case value(Any?)

    /// Whether the method ran.
    package var isUnderstood: Bool {
        if case .value = self { return true }
        return false
    }
}
