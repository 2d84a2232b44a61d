// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A source of random values.
public protocol GKRandom: NSObjectProtocol {
    /// The next integer, from the whole range of the source.
    func nextInt() -> Int
    /// The next integer that is less than a bound and not negative.
    func nextInt(upperBound: Int) -> Int
    /// The next number from 0 to 1.
    func nextUniform() -> Float
    /// The next truth value.
    func nextBool() -> Bool
}
