// SPDX-License-Identifier: Apache-2.0

/// A value that crosses a `@Sendable` boundary unchecked: the sender does not touch it afterwards, or
/// only the thread it came from uses it.
///
/// Objective-C's messages, timers and notifications make no promise about their values either.
// Sendable is unchecked because whoever makes the transfer guarantees one of the two.
@usableFromInline
package struct UncheckedTransfer<Value>: @unchecked Sendable {
    @usableFromInline package let value: Value

    @usableFromInline
    package init(_ value: Value) { self.value = value }
}
