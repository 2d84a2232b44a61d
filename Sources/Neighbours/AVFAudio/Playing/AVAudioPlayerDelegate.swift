// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of the end of sounds.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
public protocol AVAudioPlayerDelegate: NSObjectProtocol, _AVAudioPlayerDelegateProbes {
    // @optional

    /// A sound is over.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// A sound could not be decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)

    /// Another program's sound begins.
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)

    /// Another program's sound is over.
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}
