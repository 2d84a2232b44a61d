// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSArray {
    /// The same objects in random order, by a source.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }

    /// The same objects in random order, by the system's source.
    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
