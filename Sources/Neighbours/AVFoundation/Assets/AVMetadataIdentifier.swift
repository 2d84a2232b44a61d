// SPDX-License-Identifier: Apache-2.0

/// What an item of metadata is, with the space that its key belongs to.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The title.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")

    /// Who made it.
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")

    /// What it is about.
    public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "comn/subject")

    /// What it is.
    public static let commonIdentifierDescription = AVMetadataIdentifier(
        rawValue: "comn/description"
    )

    /// Who published it.
    public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "comn/publisher")

    /// When it was made.
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(
        rawValue: "comn/creationDate"
    )

    /// The kind.
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "comn/type")

    /// The language.
    public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "comn/language")

    /// Whose it is.
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "comn/copyrights")

    /// The album.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")

    /// Who wrote it.
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "comn/author")

    /// Who plays it.
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")

    /// The picture.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")

    /// Who made the device.
    public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "comn/make")

    /// The device.
    public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "comn/model")

    /// The program.
    public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "comn/software")

    /// Where it was made.
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "comn/location")
}
