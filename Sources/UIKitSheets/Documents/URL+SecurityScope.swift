// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Programs may read what their user may: nothing has to be opened up first.
extension URL {
    /// True: files that were picked can be read at once.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Nothing: see ``startAccessingSecurityScopedResource()``.
    public func stopAccessingSecurityScopedResource() {}
}
