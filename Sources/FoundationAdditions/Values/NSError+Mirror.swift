// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AvoidRetroactiveConformances
// Mirrors look for the conformance of the class itself.

public import Foundation

extension NSError: @retroactive CustomReflectable {
    /// Nothing but the class above: on iOS `dump` and recorded texts show an error's description alone, and none of
    /// the variables that it is made of.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
}
