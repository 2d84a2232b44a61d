// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import Synchronization

// Sendable is unchecked because a mutex guards what was read.
/// Media at a place: files are read when something is asked of them, the network never is.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The place.
    open private(set) var url: URL
    private let read = Mutex<MediaFile??>(nil)

    /// The media at a place.
    ///
    /// The options are about things that are not done here: exact durations, which every asset has,
    /// and the network.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }

    package override var file: MediaFile? {
        read.withLock { file in
            if let file { return file }
            let found = MediaFile(contentsOf: url)
            file = .some(found)
            return found
        }
    }

    package override func check() throws {
        guard file == nil else { return }
        if !url.isFileURL {
            Unbuilt.report("AVURLAsset: media from the network")
            throw AVError(.failedToLoadMediaData, reason: "Casement plays no media of the network.")
        }
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        throw AVError(.fileFormatNotRecognized, reason: "The media may be damaged.")
    }

    /// The types of files whose description is read.
    open class func audiovisualTypes() -> [AVFileType] {
        [.mov, .mp4, .m4v, .m4a, .mobile3GPP, .caf, .wav, .aiff, .aifc, .mp3]
    }

    /// Whether files of a type can be played.
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
        let type = extendedMIMEType.prefix { $0 != ";" }
        return [
            "audio/wav", "audio/x-wav", "audio/aiff", "audio/x-aiff", "audio/x-caf", "audio/mpeg",
            "audio/mp3", "audio/mp4", "audio/x-m4a", "audio/aac", "audio/flac",
        ].contains(String(type))
    }
}
