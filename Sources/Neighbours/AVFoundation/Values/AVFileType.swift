// SPDX-License-Identifier: Apache-2.0

/// A type of files of media, as a uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")

    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")

    /// Movies of MPEG-4.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")

    /// Sound of MPEG-4.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")

    /// 3GPP.
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")

    /// 3GPP2.
    public static let mobile3GPP2 = AVFileType(rawValue: "public.3gpp2")

    /// Core Audio.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")

    /// WAVE.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")

    /// AIFF.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")

    /// AIFF-C.
    public static let aifc = AVFileType(rawValue: "public.aifc-audio")

    /// AMR.
    public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")

    /// MP3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")

    /// Sun and NeXT.
    public static let au = AVFileType(rawValue: "public.au-audio")

    /// AC-3.
    public static let ac3 = AVFileType(rawValue: "public.ac3-audio")

    /// JPEG.
    public static let jpg = AVFileType(rawValue: "public.jpeg")

    /// Raw pictures.
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")

    /// HEIC.
    public static let heic = AVFileType(rawValue: "public.heic")

    /// Still pictures of AVC.
    public static let avci = AVFileType(rawValue: "public.avci")

    /// HEIF.
    public static let heif = AVFileType(rawValue: "public.heif")

    /// TIFF.
    public static let tif = AVFileType(rawValue: "public.tiff")

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Captions.
    public static let SCC = AVFileType(rawValue: "com.scenarist.closed-caption")

    /// Timed text.
    public static let itt = AVFileType(rawValue: "com.apple.itunes-timed-text")
}
