// SPDX-License-Identifier: Apache-2.0

/// A format of moving pictures.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// AVC.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")

    /// HEVC.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")

    /// HEVC that can be seen through.
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")

    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")

    /// ProRes 4444.
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")

    /// ProRes 422.
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")

    /// ProRes 422 HQ.
    public static let proRes422HQ = AVVideoCodecType(rawValue: "apch")

    /// ProRes 422 LT.
    public static let proRes422LT = AVVideoCodecType(rawValue: "apcs")

    /// ProRes 422 Proxy.
    public static let proRes422Proxy = AVVideoCodecType(rawValue: "apco")
}
