// SPDX-License-Identifier: Apache-2.0

/// How sound is kept at its pitch at other rates.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Cheaply.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")

    /// As well as can be.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")

    /// Not at all.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
