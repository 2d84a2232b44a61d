// SPDX-License-Identifier: Apache-2.0

/// A part of a stream that shows as its operator's name, as `print()` and debuggers say it.
protocol NamedStage: CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{}

extension NamedStage {
    /// Nothing of the inside.
    var customMirror: Mirror { Mirror(self, children: [:]) }
    /// The name.
    var playgroundDescription: Any { description }
}
