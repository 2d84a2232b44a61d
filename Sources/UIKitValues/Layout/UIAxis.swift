// SPDX-License-Identifier: Apache-2.0

/// The axes along which something moves or grows.
public struct UIAxis: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Along x.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Along y.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Along either.
    public static let both: UIAxis = [.horizontal, .vertical]
}
