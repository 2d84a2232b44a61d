// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// The frames per second, channels and samples of sound.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// How samples are written.
    open private(set) var commonFormat: AVAudioCommonFormat
    /// The frames per second.
    open private(set) var sampleRate: Double
    /// The number of channels.
    open private(set) var channelCount: UInt32
    /// Whether the channels' samples stand in turn.
    open private(set) var isInterleaved: Bool
    /// The same by the keys of settings.
    open private(set) var settings: [String: Any]

    /// A format without channels.
    public override init() {
        commonFormat = .otherFormat
        sampleRate = 0
        channelCount = 0
        isInterleaved = false
        settings = [:]
        super.init()
    }

    /// Floats of 32 bits, each channel alone; nil for a rate or a number of channels of 0.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
        self.init(
            commonFormat: .pcmFormatFloat32,
            sampleRate: sampleRate,
            channels: channels,
            interleaved: false
        )
    }

    /// Samples of a kind; nil for a rate or a number of channels of 0.
    public convenience init?(
        commonFormat format: AVAudioCommonFormat,
        sampleRate: Double,
        channels: UInt32,
        interleaved: Bool
    ) {
        let bits =
            switch format {
            case .pcmFormatInt16: 16
            case .pcmFormatFloat64: 64
            default: 32
            }
        self.init(settings: [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate,
            AVNumberOfChannelsKey: channels, AVLinearPCMBitDepthKey: bits,
            AVLinearPCMIsFloatKey: format == .pcmFormatFloat32 || format == .pcmFormatFloat64,
            AVLinearPCMIsBigEndianKey: false, AVLinearPCMIsNonInterleaved: !interleaved,
        ])
    }

    /// What settings say; nil without a format, a rate or channels.
    public init?(settings: [String: Any]) {
        func number(_ key: String) -> NSNumber? { settings[key].flatMap(Self.number) }
        guard let id = number(AVFormatIDKey)?.uint32Value,
            let rate = number(AVSampleRateKey)?.doubleValue, rate > 0,
            let channels = number(AVNumberOfChannelsKey)?.uint32Value, channels > 0
        else { return nil }
        let isFloat = number(AVLinearPCMIsFloatKey)?.boolValue ?? false
        let bits = number(AVLinearPCMBitDepthKey)?.intValue ?? 16
        switch (id, isFloat, bits) {
        case (kAudioFormatLinearPCM, true, 32): commonFormat = .pcmFormatFloat32
        case (kAudioFormatLinearPCM, true, 64): commonFormat = .pcmFormatFloat64
        case (kAudioFormatLinearPCM, false, 16): commonFormat = .pcmFormatInt16
        case (kAudioFormatLinearPCM, false, 32): commonFormat = .pcmFormatInt32
        default: commonFormat = .otherFormat
        }
        sampleRate = rate
        channelCount = channels
        isInterleaved = !(number(AVLinearPCMIsNonInterleaved)?.boolValue ?? false)
        self.settings = settings
        super.init()
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Int: NSNumber(value: value)
        case let value as UInt32: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as Bool: NSNumber(value: value)
        default: nil
        }
    }

    /// Whether samples are floats of 32 bits, each channel alone.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// The format of a file's track of sound.
    convenience init?(_ track: MediaTrack) {
        var settings: [String: Any] = [
            AVFormatIDKey: track.format, AVSampleRateKey: track.sampleRate,
            AVNumberOfChannelsKey: track.channels,
        ]
        if track.bits > 0 { settings[AVLinearPCMBitDepthKey] = track.bits }
        self.init(settings: settings)
    }
}
