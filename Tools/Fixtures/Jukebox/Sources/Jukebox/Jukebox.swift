// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import UIKit

/// Plays a song, as an iOS library does it.
public final class Jukebox: NSObject, AVAudioPlayerDelegate {
    private var player: AVAudioPlayer?
    /// How many songs came to their end.
    public private(set) var songsPlayed = 0

    // What Casement's AVFoundation lacks: the member is left out.
    var reader: AVAssetReader?

    /// Plays a song.
    public func play(_ song: Data) throws {
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
        try AVAudioSession.sharedInstance().setActive(true)
        player = try AVAudioPlayer(data: song)
        player?.delegate = self
        player?.volume = 0.5
        player?.play()
    }

    /// What is left of the song.
    public var remaining: CMTime {
        guard let player else { return .zero }
        return CMTime(seconds: player.duration - player.currentTime, preferredTimescale: 600)
    }

    // The program ends here, by name.
    func samples(of asset: AVAsset) throws -> Int {
        let reader = try AVAssetReader(asset: asset)
        return reader.outputs.count
    }

    /// Counts the song.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        if flag { songsPlayed += 1 }
    }
}
