// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because a mutex guards what becomes of it, and the rest belongs to the thread
// that made it, as on iOS.
/// Writes media to another file: that always fails, since media are neither decoded nor written.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// What became of it.
    public enum Status: Int, Sendable {
        /// Nobody knows yet.
        case unknown = 0
        /// It will begin.
        case waiting = 1
        /// It writes.
        case exporting = 2
        /// It is written.
        case completed = 3
        /// It failed.
        case failed = 4
        /// It was given up.
        case cancelled = 5
    }

    /// The media.
    open private(set) var asset: AVAsset
    /// How they are to be written.
    open private(set) var presetName: String
    /// The file to write.
    open var outputURL: URL?
    /// The type of the file.
    open var outputFileType: AVFileType?
    /// What is to be written of the media.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// The most bytes of the file; 0 for any number.
    open var fileLengthLimit: Int64 = 0
    /// Whether the file is to be played while it is read.
    open var shouldOptimizeForNetworkUse = false
    /// What the file is to say beside its media.
    open var metadata: [AVMetadataItem]?

    private let failure = Mutex<(any Error)?>(nil)

    /// A session for media, with a preset.
    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
        super.init()
    }

    /// What became of it.
    open var status: Status { failure.withLock { $0 == nil ? .unknown : .failed } }

    /// Why it failed.
    open var error: (any Error)? { failure.withLock { $0 } }

    /// How much is written, from 0 to 1.
    open var progress: Float { 0 }

    /// The types of files that can be written.
    open var supportedFileTypes: [AVFileType] { [] }

    /// All presets, none of which can be written.
    open class func allExportPresets() -> [String] { [] }

    /// The presets that media can be written with.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

    private func fail() -> any Error {
        Unbuilt.report("AVAssetExportSession: writing of media")
        let error = AVError(.exportFailed, reason: "Casement writes no media.")
        failure.withLock { $0 = error }
        return error
    }

    /// Fails, and says so on another thread.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        _ = fail()
        DispatchQueue.global().async(execute: handler)
    }

    /// Fails.
    open func export() async { _ = fail() }

    /// Fails.
    open func export(to url: URL, as fileType: AVFileType) async throws { throw fail() }

    /// Gives it up.
    open func cancelExport() {}
}
