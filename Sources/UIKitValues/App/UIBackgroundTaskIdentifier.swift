// SPDX-License-Identifier: Apache-2.0

/// Identifies a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Makes an identifier from a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Names nothing.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
