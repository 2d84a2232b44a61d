// SPDX-License-Identifier: Apache-2.0

/// A value on the heap that is shared until one of its holders changes it.
///
/// Layers keep their rare properties in such boxes and share them with the committed tree: a
/// commit copies a reference, and the next change of the layer copies the value.
// Sendable is unchecked because the value is written only while one reference exists.
package final class CowBox<Value: Sendable>: @unchecked Sendable {
    @usableFromInline package var value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }

    /// Changes the value in an optional box, which is made from `initial` if nil and copied if it
    /// is shared.
    @inlinable
    package static func mutate<Result>(
        _ box: inout CowBox<Value>?,
        initial: @autoclosure () -> Value,
        _ body: (inout Value) -> Result
    ) -> Result {
        if box == nil {
            box = CowBox(initial())
        } else if !isKnownUniquelyReferenced(&box), let shared = box {
            box = CowBox(shared.value)
        }
        guard let own = box else {
            var value = initial()
            return body(&value)
        }
        return body(&own.value)
    }
}
