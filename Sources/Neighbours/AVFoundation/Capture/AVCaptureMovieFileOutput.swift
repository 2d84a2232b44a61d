// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
import ObjCRuntime

// Sendable is unchecked because outputs belong to the session's thread, as on iOS.
/// Where media go that are written to a movie.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// An output without a movie.
    public override init() { super.init() }

    /// How much time one piece of the movie has.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)

    /// The codecs that movies can have: none.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}
