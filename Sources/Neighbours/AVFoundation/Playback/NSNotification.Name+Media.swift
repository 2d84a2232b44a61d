// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's constants.

public import Foundation

extension NSNotification.Name {
    /// An item has been played to its end.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// An item could not be played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime =
        AVPlayerItem.failedToPlayToEndTimeNotification
    /// An item's time has changed at once.
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    /// An item waits for data.
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    /// There is a new entry in the log of what an item has read.
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
    /// There is a new entry in the log of an item's failures.
    public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
    /// What a camera sees has changed.
    public static let AVCaptureDeviceSubjectAreaDidChange =
        AVCaptureDevice.subjectAreaDidChangeNotification
    /// A camera or microphone was connected.
    public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
    /// A camera or microphone was disconnected.
    public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
    /// A session has begun.
    public static let AVCaptureSessionDidStartRunning =
        AVCaptureSession.didStartRunningNotification
    /// A session has ended.
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    /// A session has failed.
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
    /// A session is interrupted.
    public static let AVCaptureSessionWasInterrupted =
        AVCaptureSession.wasInterruptedNotification
    /// A session's interruption is over.
    public static let AVCaptureSessionInterruptionEnded =
        AVCaptureSession.interruptionEndedNotification
}

/// The key of why an item could not be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
/// The key of why a session has failed.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of why a session is interrupted.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
