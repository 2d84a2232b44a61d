// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because the class above is; neither ever changes.
/// A property of media that is waited for: `asset.load(.duration)`.
public final class AVAsyncProperty<Root: AnyObject, Value>: AVPartialAsyncProperty<Root>,
    @unchecked Sendable
{
    private let read: @Sendable (Root) throws -> Value

    init(_ name: String, _ read: @escaping @Sendable (Root) throws -> Value) {
        self.read = read
        super.init(name)
    }

    func value(of root: Root) throws -> Value { try read(root) }
}
