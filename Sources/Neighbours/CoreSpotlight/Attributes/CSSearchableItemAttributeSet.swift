// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UniformTypeIdentifiers

// Sendable is unchecked because a set belongs to the thread that fills it.
/// What is told of an item, so that it is found and shown.
///
/// All attributes are kept by their names, which queries ask for.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    final var values: [String: AttributeValue]

    /// A set for content of a type, by the type's identifier.
    public init(itemContentType: String) {
        values = ["contentType": .text(itemContentType)]
        super.init()
        contentTypeTree = AttributeTypes.tree(of: itemContentType)
    }

    /// A set for content of a type.
    public init(contentType: UTType) {
        values = ["contentType": .text(contentType.identifier)]
        super.init()
        contentTypeTree = AttributeTypes.tree(of: contentType.identifier)
    }

    /// An empty set.
    public override init() {
        values = [:]
        super.init()
    }

    init(values: [String: AttributeValue]) {
        self.values = values
        super.init()
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "values"),
            let values = try? JSONDecoder().decode(
                [String: AttributeValue].self,
                from: Data(referencing: data)
            )
        else { return nil }
        self.values = values
        super.init()
    }

    /// Writes all attributes.
    open func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(values) else { return }
        coder.encode(data as NSData, forKey: "values")
    }

    /// Archives can keep attributes.
    open class var supportsSecureCoding: Bool { true }

    /// A set with the same attributes.
    open func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(values: values) }

    /// A set with the same attributes.
    open override func copy() -> Any { copy(with: nil) }

    /// Whether another set has the same attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CSSearchableItemAttributeSet)?.values == values
    }

    /// A hash of the attributes.
    open override var hash: Int { values.hashValue }

    /// Takes the attributes of another set, which is empty then.
    open func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
        guard sourceAttributeSet !== self else { return }
        values.merge(sourceAttributeSet.values) { $1 }
        sourceAttributeSet.values = [:]
    }

    // MARK: The program's own attributes

    /// Sets an attribute of the program's own; nil removes it.
    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        values[key.keyName] = value.flatMap { AttributeValue(object: $0) }
    }

    /// An attribute of the program's own.
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        values[key.keyName]?.object
    }

    /// The type of what is shared for the item.
    open var sharedItemContentType: UTType? {
        get { text("sharedItemContentType").flatMap { UTType($0) } }
        set { values["sharedItemContentType"] = newValue.map { .text($0.identifier) } }
    }

    /// The headers of a mail.
    open var emailHeaders: [String: [Any]]? {
        get { headers("emailHeaders") }
        set { setHeaders(newValue, "emailHeaders") }
    }

    /// Whether a message is likely to be unwanted.
    open var likelyJunk: NSNumber {
        get { number("likelyJunk") ?? 0 }
        set { values["likelyJunk"] = AttributeValue(object: newValue) }
    }

    // MARK: General

    /// The name for people.
    @_CSAttribute("displayName") open var displayName: String?

    /// Other names for people.
    @_CSAttribute("alternateNames") open var alternateNames: [String]?

    /// The path of the file.
    @_CSAttribute("path") open var path: String?

    /// The file of the content.
    @_CSAttribute("contentURL") open var contentURL: URL?

    /// The file of a small picture.
    @_CSAttribute("thumbnailURL") open var thumbnailURL: URL?

    /// The file of a small picture for dark surroundings.
    @_CSAttribute("darkThumbnailURL") open var darkThumbnailURL: URL?

    /// A small picture.
    @_CSAttribute("thumbnailData") open var thumbnailData: Data?

    /// The item that this one belongs to, and is deleted with.
    @_CSAttribute("relatedUniqueIdentifier") open var relatedUniqueIdentifier: String?

    /// The item that this one belongs to.
    @_CSAttribute("weakRelatedUniqueIdentifier") open var weakRelatedUniqueIdentifier: String?

    /// When the attributes changed last.
    @_CSAttribute("metadataModificationDate") open var metadataModificationDate: Date?

    /// The type of the content.
    @_CSAttribute("contentType") open var contentType: String?

    /// The types that the content's type conforms to.
    @_CSAttribute("contentTypeTree") open var contentTypeTree: [String]?

    /// Words to find the item by.
    @_CSAttribute("keywords") open var keywords: [String]?

    /// The title.
    @_CSAttribute("title") open var title: String?

    /// The version.
    @_CSAttribute("version") open var version: String?

    /// Whether the person made it.
    @_CSAttribute("userCreated") open var userCreated: NSNumber?

    /// Whether the person owns it.
    @_CSAttribute("userOwned") open var userOwned: NSNumber?

    /// Whether the person chose it.
    @_CSAttribute("userCurated") open var userCurated: NSNumber?

    /// How important the item is among those of the program.
    @_CSAttribute("rankingHint") open var rankingHint: NSNumber?

    /// The group of items.
    @_CSAttribute("domainIdentifier") open var domainIdentifier: String?

    /// The types of data that a provider gives.
    @_CSAttribute("providerDataTypeIdentifiers") open var providerDataTypeIdentifiers: [String]?

    /// The types of files that a provider gives.
    @_CSAttribute("providerFileTypeIdentifiers") open var providerFileTypeIdentifiers: [String]?

    /// The types of files that a provider opens where they are.
    @_CSAttribute("providerInPlaceFileTypeIdentifiers") open var providerInPlaceFileTypeIdentifiers:
        [String]?

    /// Whether the telephone numbers can be called.
    @_CSAttribute("supportsPhoneCall") open var supportsPhoneCall: NSNumber?

    /// Whether the place can be driven to.
    @_CSAttribute("supportsNavigation") open var supportsNavigation: NSNumber?

    /// The actions that can be done.
    @_CSAttribute("actionIdentifiers") open var actionIdentifiers: [String]?

    /// The title of what the item is in.
    @_CSAttribute("containerTitle") open var containerTitle: String?

    /// The name of what the item is in.
    @_CSAttribute("containerDisplayName") open var containerDisplayName: String?

    /// The identifier of what the item is in.
    @_CSAttribute("containerIdentifier") open var containerIdentifier: String?

    /// The place of the item in that.
    @_CSAttribute("containerOrder") open var containerOrder: NSNumber?

    // MARK: Documents

    /// The subject.
    @_CSAttribute("subject") open var subject: String?

    /// The theme.
    @_CSAttribute("theme") open var theme: String?

    /// The description.
    @_CSAttribute("contentDescription") open var contentDescription: String?

    /// An identifier.
    @_CSAttribute("identifier") open var identifier: String?

    /// For whom it is.
    @_CSAttribute("audiences") open var audiences: [String]?

    /// The size, in megabytes.
    @_CSAttribute("fileSize") open var fileSize: NSNumber?

    /// How many pages there are.
    @_CSAttribute("pageCount") open var pageCount: NSNumber?

    /// The width of a page, in points.
    @_CSAttribute("pageWidth") open var pageWidth: NSNumber?

    /// The height of a page, in points.
    @_CSAttribute("pageHeight") open var pageHeight: NSNumber?

    /// How it is encrypted.
    @_CSAttribute("securityMethod") open var securityMethod: String?

    /// The program that made it.
    @_CSAttribute("creator") open var creator: String?

    /// The programs that wrote it.
    @_CSAttribute("encodingApplications") open var encodingApplications: [String]?

    /// The kind of document.
    @_CSAttribute("kind") open var kind: String?

    /// The fonts.
    @_CSAttribute("fontNames") open var fontNames: [String]?

    // MARK: Events

    /// When it is due.
    @_CSAttribute("dueDate") open var dueDate: Date?

    /// When it was done.
    @_CSAttribute("completionDate") open var completionDate: Date?

    /// When it begins.
    @_CSAttribute("startDate") open var startDate: Date?

    /// When it ends.
    @_CSAttribute("endDate") open var endDate: Date?

    /// Other days.
    @_CSAttribute("importantDates") open var importantDates: [Date]?

    /// Whether it takes whole days.
    @_CSAttribute("allDay") open var allDay: NSNumber?

    // MARK: Media

    /// Who edited it.
    @_CSAttribute("editors") open var editors: [String]?

    /// Who is seen or heard.
    @_CSAttribute("participants") open var participants: [String]?

    /// The projects that it belongs to.
    @_CSAttribute("projects") open var projects: [String]?

    /// When it was downloaded.
    @_CSAttribute("downloadedDate") open var downloadedDate: Date?

    /// Where it came from.
    @_CSAttribute("contentSources") open var contentSources: [String]?

    /// A comment.
    @_CSAttribute("comment") open var comment: String?

    /// Who has the copyright.
    @_CSAttribute("copyright") open var copyright: String?

    /// When it was used last.
    @_CSAttribute("lastUsedDate") open var lastUsedDate: Date?

    /// When the content was made.
    @_CSAttribute("contentCreationDate") open var contentCreationDate: Date?

    /// When the content changed last.
    @_CSAttribute("contentModificationDate") open var contentModificationDate: Date?

    /// When it was added.
    @_CSAttribute("addedDate") open var addedDate: Date?

    /// How long it is, in seconds.
    @_CSAttribute("duration") open var duration: NSNumber?

    /// Names of people to find it by.
    @_CSAttribute("contactKeywords") open var contactKeywords: [String]?

    /// The codecs.
    @_CSAttribute("codecs") open var codecs: [String]?

    /// The kinds of media in it.
    @_CSAttribute("mediaTypes") open var mediaTypes: [String]?

    /// The organizations that made it.
    @_CSAttribute("organizations") open var organizations: [String]?

    /// The role of who made it.
    @_CSAttribute("role") open var role: String?

    /// The languages.
    @_CSAttribute("languages") open var languages: [String]?

    /// Who may use it.
    @_CSAttribute("rights") open var rights: String?

    /// Who published it.
    @_CSAttribute("publishers") open var publishers: [String]?

    /// Who helped.
    @_CSAttribute("contributors") open var contributors: [String]?

    /// The places or times that it is about.
    @_CSAttribute("coverage") open var coverage: [String]?

    /// The rating, from 0 to 5.
    @_CSAttribute("rating") open var rating: NSNumber?

    /// What the rating says.
    @_CSAttribute("ratingDescription") open var ratingDescription: String?

    /// How often it was played.
    @_CSAttribute("playCount") open var playCount: NSNumber?

    /// More of it.
    @_CSAttribute("information") open var information: String?

    /// The director.
    @_CSAttribute("director") open var director: String?

    /// The producer.
    @_CSAttribute("producer") open var producer: String?

    /// The genre.
    @_CSAttribute("genre") open var genre: String?

    /// The performers.
    @_CSAttribute("performers") open var performers: [String]?

    /// The format it was made in.
    @_CSAttribute("originalFormat") open var originalFormat: String?

    /// The source it was made from.
    @_CSAttribute("originalSource") open var originalSource: String?

    /// Whether it is on the device.
    @_CSAttribute("local") open var local: NSNumber?

    /// Whether it is for adults.
    @_CSAttribute("contentRating") open var contentRating: NSNumber?

    /// The address.
    @_CSAttribute("url") open var url: URL?

    /// The bits of the pictures in a second.
    @_CSAttribute("videoBitRate") open var videoBitRate: NSNumber?

    /// The bits of the sound in a second.
    @_CSAttribute("audioBitRate") open var audioBitRate: NSNumber?

    /// The bits in a second.
    @_CSAttribute("totalBitRate") open var totalBitRate: NSNumber?

    /// Whether it can be played while it comes.
    @_CSAttribute("streamable") open var streamable: NSNumber?

    /// How it is delivered.
    @_CSAttribute("deliveryType") open var deliveryType: String?

    // MARK: Music

    /// The samples in a second.
    @_CSAttribute("audioSampleRate") open var audioSampleRate: NSNumber?

    /// How many channels there are.
    @_CSAttribute("audioChannelCount") open var audioChannelCount: NSNumber?

    /// The beats in a minute.
    @_CSAttribute("tempo") open var tempo: NSNumber?

    /// The key.
    @_CSAttribute("keySignature") open var keySignature: String?

    /// The time.
    @_CSAttribute("timeSignature") open var timeSignature: String?

    /// The program that encoded the sound.
    @_CSAttribute("audioEncodingApplication") open var audioEncodingApplication: String?

    /// The composer.
    @_CSAttribute("composer") open var composer: String?

    /// The lyricist.
    @_CSAttribute("lyricist") open var lyricist: String?

    /// The album.
    @_CSAttribute("album") open var album: String?

    /// The artist.
    @_CSAttribute("artist") open var artist: String?

    /// The number on the album.
    @_CSAttribute("audioTrackNumber") open var audioTrackNumber: NSNumber?

    /// When it was recorded.
    @_CSAttribute("recordingDate") open var recordingDate: Date?

    /// The genre of the music.
    @_CSAttribute("musicalGenre") open var musicalGenre: String?

    /// Whether it is a sequence of General MIDI.
    @_CSAttribute("generalMIDISequence") open var generalMIDISequence: NSNumber?

    /// The kind of instrument.
    @_CSAttribute("musicalInstrumentCategory") open var musicalInstrumentCategory: String?

    /// The instrument.
    @_CSAttribute("musicalInstrumentName") open var musicalInstrumentName: String?

    // MARK: Pictures

    /// The height in pixels.
    @_CSAttribute("pixelHeight") open var pixelHeight: NSNumber?

    /// The width in pixels.
    @_CSAttribute("pixelWidth") open var pixelWidth: NSNumber?

    /// How many pixels there are.
    @_CSAttribute("pixelCount") open var pixelCount: NSNumber?

    /// The colour space.
    @_CSAttribute("colorSpace") open var colorSpace: String?

    /// The bits of a component.
    @_CSAttribute("bitsPerSample") open var bitsPerSample: NSNumber?

    /// Whether a flash was used.
    @_CSAttribute("flashOn") open var flashOn: NSNumber?

    /// The focal length, in millimetres.
    @_CSAttribute("focalLength") open var focalLength: NSNumber?

    /// Whether the focal length is that of film of 35 mm.
    @_CSAttribute("focalLength35mm") open var focalLength35mm: NSNumber?

    /// Who made the camera.
    @_CSAttribute("acquisitionMake") open var acquisitionMake: String?

    /// The camera.
    @_CSAttribute("acquisitionModel") open var acquisitionModel: String?

    /// Who owns the camera.
    @_CSAttribute("cameraOwner") open var cameraOwner: String?

    /// The lens.
    @_CSAttribute("lensModel") open var lensModel: String?

    /// The sensitivity.
    @_CSAttribute("iso") open var iso: NSNumber?

    /// The orientation.
    @_CSAttribute("orientation") open var orientation: NSNumber?

    /// The layers.
    @_CSAttribute("layerNames") open var layerNames: [String]?

    /// The white balance.
    @_CSAttribute("whiteBalance") open var whiteBalance: NSNumber?

    /// The aperture.
    @_CSAttribute("aperture") open var aperture: NSNumber?

    /// The colour profile.
    @_CSAttribute("profileName") open var profileName: String?

    /// The dots of an inch across.
    @_CSAttribute("resolutionWidthDPI") open var resolutionWidthDPI: NSNumber?

    /// The dots of an inch down.
    @_CSAttribute("resolutionHeightDPI") open var resolutionHeightDPI: NSNumber?

    /// How the exposure was chosen.
    @_CSAttribute("exposureMode") open var exposureMode: NSNumber?

    /// The exposure, in seconds.
    @_CSAttribute("exposureTime") open var exposureTime: NSNumber?

    /// The version of EXIF.
    @_CSAttribute("exifVersion") open var exifVersion: String?

    /// The version of EXIF's places.
    @_CSAttribute("exifgpsVersion") open var exifgpsVersion: String?

    /// Whether there is transparency.
    @_CSAttribute("hasAlphaChannel") open var hasAlphaChannel: NSNumber?

    /// Whether red eyes were made black.
    @_CSAttribute("redEyeOn") open var redEyeOn: NSNumber?

    /// How the light was measured.
    @_CSAttribute("meteringMode") open var meteringMode: String?

    /// The greatest aperture.
    @_CSAttribute("maxAperture") open var maxAperture: NSNumber?

    /// The focal length by the aperture.
    @_CSAttribute("fNumber") open var fNumber: NSNumber?

    /// The program of the exposure.
    @_CSAttribute("exposureProgram") open var exposureProgram: String?

    /// The exposure as text.
    @_CSAttribute("exposureTimeString") open var exposureTimeString: String?

    // MARK: Messages

    /// The account.
    @_CSAttribute("accountIdentifier") open var accountIdentifier: String?

    /// The names of the account.
    @_CSAttribute("accountHandles") open var accountHandles: [String]?

    /// The content as HTML.
    @_CSAttribute("htmlContentData") open var htmlContentData: Data?

    /// The content as text.
    @_CSAttribute("textContent") open var textContent: String?

    /// Who wrote it.
    @_CSAttribute("authors") open var authors: [CSPerson]?

    /// Who it is for.
    @_CSAttribute("primaryRecipients") open var primaryRecipients: [CSPerson]?

    /// Who gets a copy.
    @_CSAttribute("additionalRecipients") open var additionalRecipients: [CSPerson]?

    /// Who gets a copy that others do not see.
    @_CSAttribute("hiddenAdditionalRecipients") open var hiddenAdditionalRecipients: [CSPerson]?

    /// The mailboxes that it is in.
    @_CSAttribute("mailboxIdentifiers") open var mailboxIdentifiers: [String]?

    /// The names of who wrote it.
    @_CSAttribute("authorNames") open var authorNames: [String]?

    /// The names of who it is for.
    @_CSAttribute("recipientNames") open var recipientNames: [String]?

    /// The mail addresses of who wrote it.
    @_CSAttribute("authorEmailAddresses") open var authorEmailAddresses: [String]?

    /// The mail addresses of who it is for.
    @_CSAttribute("recipientEmailAddresses") open var recipientEmailAddresses: [String]?

    /// Other addresses of who wrote it.
    @_CSAttribute("authorAddresses") open var authorAddresses: [String]?

    /// Other addresses of who it is for.
    @_CSAttribute("recipientAddresses") open var recipientAddresses: [String]?

    /// Telephone numbers.
    @_CSAttribute("phoneNumbers") open var phoneNumbers: [String]?

    /// Mail addresses.
    @_CSAttribute("emailAddresses") open var emailAddresses: [String]?

    /// Addresses for messages.
    @_CSAttribute("instantMessageAddresses") open var instantMessageAddresses: [String]?

    // MARK: Places

    /// A headline.
    @_CSAttribute("headline") open var headline: String?

    /// What to do there.
    @_CSAttribute("instructions") open var instructions: String?

    /// The street.
    @_CSAttribute("thoroughfare") open var thoroughfare: String?

    /// The number in the street.
    @_CSAttribute("subThoroughfare") open var subThoroughfare: String?

    /// The postal code.
    @_CSAttribute("postalCode") open var postalCode: String?

    /// The town.
    @_CSAttribute("city") open var city: String?

    /// The state.
    @_CSAttribute("stateOrProvince") open var stateOrProvince: String?

    /// The country.
    @_CSAttribute("country") open var country: String?

    /// The whole address.
    @_CSAttribute("fullyFormattedAddress") open var fullyFormattedAddress: String?

    /// The height, in metres above the sea.
    @_CSAttribute("altitude") open var altitude: NSNumber?

    /// The latitude, in degrees.
    @_CSAttribute("latitude") open var latitude: NSNumber?

    /// The longitude, in degrees.
    @_CSAttribute("longitude") open var longitude: NSNumber?

    /// The speed, in kilometres an hour.
    @_CSAttribute("speed") open var speed: NSNumber?

    /// When it was there.
    @_CSAttribute("timestamp") open var timestamp: Date?

    /// Where the camera looked, in degrees.
    @_CSAttribute("imageDirection") open var imageDirection: NSNumber?

    /// The name of the place.
    @_CSAttribute("namedLocation") open var namedLocation: String?

    /// The direction of the way, in degrees.
    @_CSAttribute("gpsTrack") open var gpsTrack: NSNumber?

    /// The state of the receiver.
    @_CSAttribute("gpsStatus") open var gpsStatus: String?

    /// How the receiver measured.
    @_CSAttribute("gpsMeasureMode") open var gpsMeasureMode: String?

    /// How exact the receiver was.
    @_CSAttribute("gpsdop") open var gpsdop: NSNumber?

    /// The geodetic datum.
    @_CSAttribute("gpsMapDatum") open var gpsMapDatum: String?

    /// The latitude of the goal.
    @_CSAttribute("gpsDestLatitude") open var gpsDestLatitude: NSNumber?

    /// The longitude of the goal.
    @_CSAttribute("gpsDestLongitude") open var gpsDestLongitude: NSNumber?

    /// The direction of the goal, in degrees.
    @_CSAttribute("gpsDestBearing") open var gpsDestBearing: NSNumber?

    /// The distance of the goal.
    @_CSAttribute("gpsDestDistance") open var gpsDestDistance: NSNumber?

    /// How the place was found.
    @_CSAttribute("gpsProcessingMethod") open var gpsProcessingMethod: String?

    /// The area.
    @_CSAttribute("gpsAreaInformation") open var gpsAreaInformation: String?

    /// The day of the receiver.
    @_CSAttribute("gpsDateStamp") open var gpsDateStamp: Date?

    /// Whether the receiver was corrected.
    @_CSAttribute("gpsDifferental") open var gpsDifferental: NSNumber?
}
