// SPDX-License-Identifier: Apache-2.0

import AVFoundation
public import CoreLocation
public import Foundation
import ImageIO
import ObjCRuntime
import Synchronization

// Sendable is unchecked because nothing changes after `init`, but what is read of the file, behind a
// mutex.
/// A picture or a film of the library, as it was when it was fetched.
open class PHAsset: PHObject, @unchecked Sendable {
    /// The facts that need the file to be opened.
    private struct Facts: Sendable {
        var width = 0
        var height = 0
        var frames = 1
        var duration: TimeInterval = 0
    }

    let file: URL
    let kind: PhotoKind
    private let modified: Date?
    private let marks: PhotoMarks
    private let read = Mutex<Facts?>(nil)

    init(identifier: String, file: URL, kind: PhotoKind, modified: Date?, marks: PhotoMarks) {
        self.file = file
        self.kind = kind
        self.modified = modified
        self.marks = marks
        super.init(localIdentifier: identifier)
    }

    /// A picture of no library, without pixels.
    public override init() {
        file = URL(fileURLWithPath: "/dev/null")
        kind = .image
        modified = nil
        marks = PhotoMarks()
        super.init()
    }

    // MARK: What it is

    /// Whether it is a picture or a film.
    open var mediaType: PHAssetMediaType { kind == .image ? .image : .video }

    /// The special kinds: pictures of the screen are known by the names that desktops give them.
    open var mediaSubtypes: PHAssetMediaSubtype {
        let name = file.lastPathComponent.lowercased()
        guard name.hasPrefix("screenshot") else { return [] }
        return kind == .image ? .photoScreenshot : .videoScreenRecording
    }

    /// How it is shown.
    open var playbackStyle: PlaybackStyle {
        switch kind {
        case .image: facts.frames > 1 ? .imageAnimated : .image
        case .video: .video
        }
    }

    /// Where it comes from.
    open var sourceType: PHAssetSourceType { .typeUserLibrary }

    /// The width of the upright picture in pixels.
    open var pixelWidth: Int { facts.width }

    /// The height of the upright picture in pixels.
    open var pixelHeight: Int { facts.height }

    /// How long a film is in seconds; 0 for a picture.
    open var duration: TimeInterval { facts.duration }

    /// When it was made: as the program set it, or when the file was written.
    open var creationDate: Date? { marks.creationDate ?? modified }

    /// When its file was written.
    open var modificationDate: Date? { modified }

    /// Where it was made, if the program has set that.
    open var location: CLLocation? { marks.location }

    /// Whether the program has made it a favourite.
    open var isFavorite: Bool { marks.isFavorite }

    /// Whether the program has hidden it.
    open var isHidden: Bool { marks.isHidden }

    /// Whether it has been edited; never, since an edit replaces the file.
    open var hasAdjustments: Bool { false }

    /// The format of its edits; nil.
    open var adjustmentFormatIdentifier: String? { nil }

    // MARK: Bursts

    /// The burst that it belongs to; none.
    open var burstIdentifier: String? { nil }

    /// Who picked it of its burst; nobody.
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }

    /// Whether it stands for its burst.
    open var representsBurst: Bool { false }

    /// Whether something can be done with it.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool {
        switch editOperation {
        case .delete, .properties: true
        case .content: kind == .image
        }
    }

    // MARK: Fetching

    /// The assets of a collection, in the order of the album.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let identifier = assetCollection.localIdentifier
        if let assets = assetCollection.fixedAssets {
            let names = assets.map(\.localIdentifier)
            return fetchAssets(withLocalIdentifiers: names, options: options)
        }
        return AssetFetch.result(options) { AssetFetch.members(of: identifier, in: $0) }
    }

    /// The assets with some identifiers, in the order of the library.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let names = Set(identifiers)
        return AssetFetch.result(options) { catalog in
            catalog.assets.filter { names.contains($0.localIdentifier) }
        }
    }

    /// The first assets of a collection; the newest come first unless the options say otherwise.
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        let identifier = assetCollection.localIdentifier
        return AssetFetch.result(options) { catalog in
            Array(AssetFetch.members(of: identifier, in: catalog).suffix(3).reversed())
        }
    }

    /// The assets of a burst; none.
    open class func fetchAssets(
        withBurstIdentifier burstIdentifier: String,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { AssetFetch.result(options) { _ in [] } }

    /// All assets; the oldest come first unless the options say otherwise.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        AssetFetch.result(options) { $0.assets }
    }

    /// All assets of a kind.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        AssetFetch.result(options) { catalog in
            catalog.assets.filter { $0.mediaType == mediaType }
        }
    }

    /// The assets with addresses of the older assets library; none.
    @available(*, deprecated, message: "Use fetchAssets(withLocalIdentifiers:options:)")
    open class func fetchAssets(
        withALAssetURLs assetURLs: [URL],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { AssetFetch.result(options) { _ in [] } }

    // MARK: Editing

    /// Hands out the file for an edit, on the main queue.
    @discardableResult
    open func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        startEditing(options, completionHandler)
    }

    /// Gives up a request for an edit.
    open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {
        ImageRequests.shared.cancel(requestID)
    }

    // MARK: Inside

    /// The order in the library.
    var order: Date { creationDate ?? .distantPast }

    private var facts: Facts {
        read.withLock { known in
            if let known { return known }
            let facts = kind == .image ? Self.pictureFacts(file) : Self.filmFacts(file)
            known = facts
            return facts
        }
    }

    private static func pictureFacts(_ file: URL) -> Facts {
        guard let source = PhotoFile.source(file) else { return Facts() }
        let (width, height) = PhotoFile.size(of: source)
        return Facts(width: width, height: height, frames: CGImageSourceGetCount(source))
    }

    private static func filmFacts(_ file: URL) -> Facts {
        let film = AVURLAsset(url: file)
        let size = film.naturalSize
        return Facts(
            width: Int(size.width),
            height: Int(size.height),
            duration: film.duration.isNumeric ? film.duration.seconds : 0
        )
    }

    override func differs(from other: PHObject) -> Bool {
        guard let other = other as? PHAsset else { return true }
        return modified != other.modified || marks.isFavorite != other.marks.isFavorite
            || marks.isHidden != other.marks.isHidden || creationDate != other.creationDate
            || marks.location !== other.marks.location
    }

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("localIdentifier", of: PHAsset.self, { $0.localIdentifier })
            m.property("mediaType", of: PHAsset.self, { $0.mediaType.rawValue })
            m.property("mediaSubtype", of: PHAsset.self, { $0.mediaSubtypes.rawValue })
            m.property("mediaSubtypes", of: PHAsset.self, { $0.mediaSubtypes.rawValue })
            m.property("creationDate", of: PHAsset.self, { $0.creationDate })
            m.property("modificationDate", of: PHAsset.self, { $0.modificationDate })
            m.property("pixelWidth", of: PHAsset.self, { $0.pixelWidth })
            m.property("pixelHeight", of: PHAsset.self, { $0.pixelHeight })
            m.property("duration", of: PHAsset.self, { $0.duration })
            m.property("sourceType", of: PHAsset.self, { $0.sourceType.rawValue })
            m.property("burstIdentifier", of: PHAsset.self, { $0.burstIdentifier })
            m.property("location", of: PHAsset.self, { $0.location })
            for key in ["favorite", "isFavorite"] {
                m.property(key, of: PHAsset.self, { $0.isFavorite })
            }
            for key in ["hidden", "isHidden"] {
                m.property(key, of: PHAsset.self, { $0.isHidden })
            }
            // Predicates may name the property of the filename.
            m.property("filename", of: PHAsset.self, { $0.file.lastPathComponent })
            return PHAsset.self
        }
    }
}
