// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a recorder belongs to the thread that made it, as on iOS.
/// Records sound; there is no microphone, so that no recording ever begins.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// Hears of the end.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// The file to write.
    open private(set) var url: URL
    /// The format by the keys of settings.
    open private(set) var settings: [String: Any]
    /// Whether ``updateMeters()`` counts.
    open var isMeteringEnabled = false

    /// A recorder into no file.
    public override init() {
        url = URL(fileURLWithPath: "/dev/null")
        settings = [:]
        format = AVAudioFormat()
        super.init()
    }

    /// A recorder into a file; fails for settings that are no format.
    public init(url: URL, settings: [String: Any]) throws {
        let usual: [String: Any] = [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 48000,
            AVNumberOfChannelsKey: 1,
        ]
        guard let format = AVAudioFormat(settings: usual.merging(settings) { $1 }) else {
            throw NSError(domain: "NSOSStatusErrorDomain", code: Int(MediaTrack.code("fmt?")))
        }
        self.url = url
        self.settings = settings
        self.format = format
        super.init()
    }

    /// A recorder into a file of a format.
    public convenience init(url: URL, format: AVAudioFormat) throws {
        try self.init(url: url, settings: format.settings)
    }

    /// The format of the recording.
    open private(set) var format: AVAudioFormat

    /// Whether it records: never.
    open var isRecording: Bool { false }

    /// The seconds that were recorded.
    open var currentTime: TimeInterval { 0 }

    /// The clock of the input.
    open var deviceCurrentTime: TimeInterval { PlaybackClock.now }

    /// Fails, since there is nothing to record.
    @discardableResult
    open func prepareToRecord() -> Bool { false }

    /// Fails, since there is nothing to record.
    @discardableResult
    open func record() -> Bool { false }

    /// Fails, since there is nothing to record.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }

    /// Fails, since there is nothing to record.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { false }

    /// Fails, since there is nothing to record.
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
        false
    }

    /// Ends the recording, of which there is none.
    open func pause() {}

    /// Ends the recording, of which there is none.
    open func stop() {}

    /// Deletes the recording; false, since there is none.
    @discardableResult
    open func deleteRecording() -> Bool { false }

    /// Measures the loudness of what is recorded, which is nothing.
    open func updateMeters() {}

    /// The loudest of a channel in decibels: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// The loudness of a channel in decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
