// SPDX-License-Identifier: Apache-2.0

/// What a track is like.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// There is something to see.
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")

    /// There is something to hear.
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")

    /// There is something to read.
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")

    /// It is made of pictures.
    public static let frameBased = AVMediaCharacteristic(
        rawValue: "AVMediaCharacteristicFrameBased"
    )
}
