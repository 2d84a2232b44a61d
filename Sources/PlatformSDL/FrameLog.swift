// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// Prints a line for each frame that was presented, where `CASEMENT_DEBUG` has `frames`.
///
/// It says when the frame was due, in seconds of the platform's clock.
enum FrameLog {
    static let isOn = DebugOptions.current.contains(.frames)

    static func note(_ time: Double) {
        FileHandle.standardOutput.write(Data("casement: frame \(time)\n".utf8))
    }
}
