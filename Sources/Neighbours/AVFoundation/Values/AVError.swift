// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of the errors of media.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why media failed.
public struct AVError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = AVError

        /// Not known.
        case unknown = -11800
        /// There is not enough memory.
        case outOfMemory = -11801
        /// The session is not running.
        case sessionNotRunning = -11803
        /// Another session uses the device.
        case deviceAlreadyUsedByAnotherSession = -11804
        /// There were no data.
        case noDataCaptured = -11805
        /// The session was changed meanwhile.
        case sessionConfigurationChanged = -11806
        /// The disk is full.
        case diskFull = -11807
        /// The device went away.
        case deviceWasDisconnected = -11808
        /// The media changed meanwhile.
        case mediaChanged = -11809
        /// Enough was recorded.
        case maximumDurationReached = -11810
        /// Enough was written.
        case maximumFileSizeReached = -11811
        /// The media have a gap.
        case mediaDiscontinuity = -11812
        /// The file holds no more samples.
        case maximumNumberOfSamplesForFileFormatReached = -11813
        /// There is no device.
        case deviceNotConnected = -11814
        /// Another program uses the device.
        case deviceInUseByAnotherApplication = -11815
        /// Another program sets the device up.
        case deviceLockedForConfigurationByAnotherProcess = -11817
        /// The session was interrupted.
        case sessionWasInterrupted = -11818
        /// The system's media had to be set up anew.
        case mediaServicesWereReset = -11819
        /// The export failed.
        case exportFailed = -11820
        /// The data are damaged.
        case decodeFailed = -11821
        /// The media cannot be used.
        case invalidSourceMedia = -11822
        /// The file is there already.
        case fileAlreadyExists = -11823
        /// The parts of a composition have gaps.
        case compositionTrackSegmentsNotContiguous = -11824
        /// A part of a composition has no duration.
        case invalidCompositionTrackSegmentDuration = -11825
        /// A part of a composition has no start.
        case invalidCompositionTrackSegmentSourceStartTime = -11826
        /// A part of a composition has no source.
        case invalidCompositionTrackSegmentSourceDuration = -11827
        /// The file is of no known format.
        case fileFormatNotRecognized = -11828
        /// The file is damaged.
        case fileFailedToParse = -11829
        /// Too many pictures were asked for.
        case maximumStillImageCaptureRequestsExceeded = -11830
        /// The content is protected.
        case contentIsProtected = -11831
        /// There is no picture at the time.
        case noImageAtTime = -11832
        /// Nothing can decode it.
        case decoderNotFound = -11833
        /// Nothing can encode it.
        case encoderNotFound = -11834
        /// The content is not allowed.
        case contentIsNotAuthorized = -11835
        /// The program may not use it.
        case applicationIsNotAuthorized = -11836
        /// The media cannot be used in this way.
        case operationNotSupportedForAsset = -11838
        /// The decoder is in use.
        case decoderTemporarilyUnavailable = -11839
        /// The encoder is in use.
        case encoderTemporarilyUnavailable = -11840
        /// The composition cannot be used.
        case invalidVideoComposition = -11841
        /// The file names others that it may not.
        case referenceForbiddenByReferencePolicy = -11842
        /// The file's name does not go with its type.
        case invalidOutputURLPathExtension = -11843
        /// The lamp is not as bright as that.
        case torchLevelUnavailable = -11846
        /// It was interrupted.
        case operationInterrupted = -11847
        /// The device cannot play the media.
        case incompatibleAsset = -11848
        /// The media could not be loaded.
        case failedToLoadMediaData = -11849
        /// The server is not set up for it.
        case serverIncorrectlyConfigured = -11850
        /// The program may not use the device.
        case applicationIsNotAuthorizedToUseDevice = -11852
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { AVFoundationErrorDomain }

    /// An error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let text =
            switch code {
            case .applicationIsNotAuthorizedToUseDevice:
                "The app is not authorized to use the device."
            case .decoderNotFound: "Cannot Decode"
            case .fileFormatNotRecognized: "Cannot Open"
            default: "The operation could not be completed"
            }
        self.init(number: code.rawValue, text, userInfo)
    }

    init(_ code: Code, reason: String) {
        self.init(code, userInfo: [NSLocalizedFailureReasonErrorKey: reason])
    }

    /// Not known.
    public static var unknown: Code { .unknown }
    /// There is not enough memory.
    public static var outOfMemory: Code { .outOfMemory }
    /// The session is not running.
    public static var sessionNotRunning: Code { .sessionNotRunning }
    /// Another session uses the device.
    public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
    /// There were no data.
    public static var noDataCaptured: Code { .noDataCaptured }
    /// The session was changed meanwhile.
    public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
    /// The disk is full.
    public static var diskFull: Code { .diskFull }
    /// The device went away.
    public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
    /// The media changed meanwhile.
    public static var mediaChanged: Code { .mediaChanged }
    /// Enough was recorded.
    public static var maximumDurationReached: Code { .maximumDurationReached }
    /// Enough was written.
    public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
    /// The media have a gap.
    public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
    /// The file holds no more samples.
    public static var maximumNumberOfSamplesForFileFormatReached: Code {
        .maximumNumberOfSamplesForFileFormatReached
    }
    /// There is no device.
    public static var deviceNotConnected: Code { .deviceNotConnected }
    /// Another program uses the device.
    public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
    /// Another program sets the device up.
    public static var deviceLockedForConfigurationByAnotherProcess: Code {
        .deviceLockedForConfigurationByAnotherProcess
    }
    /// The session was interrupted.
    public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
    /// The system's media had to be set up anew.
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    /// The export failed.
    public static var exportFailed: Code { .exportFailed }
    /// The data are damaged.
    public static var decodeFailed: Code { .decodeFailed }
    /// The media cannot be used.
    public static var invalidSourceMedia: Code { .invalidSourceMedia }
    /// The file is there already.
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
    /// The parts of a composition have gaps.
    public static var compositionTrackSegmentsNotContiguous: Code {
        .compositionTrackSegmentsNotContiguous
    }
    /// A part of a composition has no duration.
    public static var invalidCompositionTrackSegmentDuration: Code {
        .invalidCompositionTrackSegmentDuration
    }
    /// A part of a composition has no start.
    public static var invalidCompositionTrackSegmentSourceStartTime: Code {
        .invalidCompositionTrackSegmentSourceStartTime
    }
    /// A part of a composition has no source.
    public static var invalidCompositionTrackSegmentSourceDuration: Code {
        .invalidCompositionTrackSegmentSourceDuration
    }
    /// The file is of no known format.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// The file is damaged.
    public static var fileFailedToParse: Code { .fileFailedToParse }
    /// Too many pictures were asked for.
    public static var maximumStillImageCaptureRequestsExceeded: Code {
        .maximumStillImageCaptureRequestsExceeded
    }
    /// The content is protected.
    public static var contentIsProtected: Code { .contentIsProtected }
    /// There is no picture at the time.
    public static var noImageAtTime: Code { .noImageAtTime }
    /// Nothing can decode it.
    public static var decoderNotFound: Code { .decoderNotFound }
    /// Nothing can encode it.
    public static var encoderNotFound: Code { .encoderNotFound }
    /// The content is not allowed.
    public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
    /// The program may not use it.
    public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
    /// The media cannot be used in this way.
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    /// The decoder is in use.
    public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
    /// The encoder is in use.
    public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
    /// The composition cannot be used.
    public static var invalidVideoComposition: Code { .invalidVideoComposition }
    /// The file names others that it may not.
    public static var referenceForbiddenByReferencePolicy: Code {
        .referenceForbiddenByReferencePolicy
    }
    /// The file's name does not go with its type.
    public static var invalidOutputURLPathExtension: Code { .invalidOutputURLPathExtension }
    /// The lamp is not as bright as that.
    public static var torchLevelUnavailable: Code { .torchLevelUnavailable }
    /// It was interrupted.
    public static var operationInterrupted: Code { .operationInterrupted }
    /// The device cannot play the media.
    public static var incompatibleAsset: Code { .incompatibleAsset }
    /// The media could not be loaded.
    public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
    /// The server is not set up for it.
    public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
    /// The program may not use the device.
    public static var applicationIsNotAuthorizedToUseDevice: Code {
        .applicationIsNotAuthorizedToUseDevice
    }
}
