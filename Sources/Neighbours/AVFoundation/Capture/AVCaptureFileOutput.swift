// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
import Foundation
import ObjCRuntime

// Sendable is unchecked because outputs belong to the session's thread, as on iOS.
/// Where media go that are written to a file: without a device there are none.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// The file that is written.
    open var outputFileURL: URL? { nil }

    /// Whether it is written.
    open var isRecording: Bool { false }

    /// How much was written.
    open var recordedDuration: CMTime { .zero }

    /// How many bytes were written.
    open var recordedFileSize: Int64 { 0 }

    /// How much may be written.
    open var maxRecordedDuration = CMTime.invalid

    /// How many bytes may be written; 0 for any number.
    open var maxRecordedFileSize: Int64 = 0

    /// How many bytes of the disk stay free.
    open var minFreeDiskSpaceLimit: Int64 = 0

    /// Begins to write; ends the program without a connection, as on iOS.
    open func startRecording(
        to outputFileURL: URL,
        recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        Diagnostics.trap(
            .invalidArgumentException,
            "AVCaptureFileOutput.startRecording(to:recordingDelegate:): there is no active "
                + "connection; ask for connection(with:) first"
        )
    }

    /// Ends writing.
    open func stopRecording() {}
}
