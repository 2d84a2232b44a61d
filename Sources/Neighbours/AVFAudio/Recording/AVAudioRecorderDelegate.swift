// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of the end of recordings.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
public protocol AVAudioRecorderDelegate: NSObjectProtocol, _AVAudioRecorderDelegateProbes {
    // @optional

    /// A recording is over.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)

    /// A recording could not be written.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
