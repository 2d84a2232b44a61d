// SPDX-License-Identifier: Apache-2.0

/// What an item of metadata is.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")

    /// Who made it.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")

    /// What it is about.
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")

    /// What it is.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")

    /// Who published it.
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")

    /// When it was made.
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")

    /// The kind.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")

    /// The language.
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")

    /// Whose it is.
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")

    /// The album.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")

    /// Who wrote it.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")

    /// Who plays it.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")

    /// The picture.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")

    /// Who made the device.
    public static let commonKeyMake = AVMetadataKey(rawValue: "make")

    /// The device.
    public static let commonKeyModel = AVMetadataKey(rawValue: "model")

    /// The program.
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")

    /// Where it was made.
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
}
