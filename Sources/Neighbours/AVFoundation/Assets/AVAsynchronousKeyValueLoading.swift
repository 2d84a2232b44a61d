// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// Media whose properties are waited for.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
    /// Reads a property; fails where the media cannot be read.
    public nonisolated(nonsending) func load<T>(
        _ property: AVAsyncProperty<Self, T>
    ) async throws -> T {
        try property.value(of: self)
    }

    /// Reads two properties.
    public nonisolated(nonsending) func load<A, B>(
        _ propertyA: AVAsyncProperty<Self, A>,
        _ propertyB: AVAsyncProperty<Self, B>
    ) async throws -> (A, B) { (try propertyA.value(of: self), try propertyB.value(of: self)) }

    /// Reads three properties.
    public nonisolated(nonsending) func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>,
        _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) {
        (
            try propertyA.value(of: self), try propertyB.value(of: self),
            try propertyC.value(of: self)
        )
    }
}
