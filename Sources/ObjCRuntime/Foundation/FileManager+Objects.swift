// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On iOS a file manager is an object of Objective-C's.
// swift-format-ignore: AvoidRetroactiveConformances
extension FileManager: @retroactive Hashable {
    /// Whether both are the same object.
    public static func == (left: FileManager, right: FileManager) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
