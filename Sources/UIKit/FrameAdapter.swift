// SPDX-License-Identifier: Apache-2.0

package import Platform
package import Raster
package import RenderServer

/// Lets a platform's window draw the frames of a render context.
package final class FrameAdapter: FrameSource {
    private let context: RenderContext

    package init(_ context: RenderContext) {
        self.context = context
    }

    package func drawFrame(into buffer: PixelBuffer, age: Int, at time: Double) -> FrameOutcome {
        let outcome = context.drawFrame(into: buffer, age: age, at: time)
        return FrameOutcome(damage: outcome.damage, nextFrameTime: outcome.nextFrameTime)
    }
}

/// Core Animation's time as the platform tells it.
package struct PlatformMediaClock: MediaClock {
    private let clock: any PlatformClock

    package init(_ clock: any PlatformClock) {
        self.clock = clock
    }

    package var now: Double { clock.now }
}
