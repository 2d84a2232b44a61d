// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuartzCore
import Testing

/// Has a property of its own that is animated.
private final class LongLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
        key == "length" || super.needsDisplay(forKey: key)
    }
}

@Suite
struct DisplayLinkWakeTests {
    @Test func aLinkWakesThePulseAfterARedrawnLayerWentAway() {
        let links = DisplayLinks()
        var wakes = 0
        links.wake = { wakes += 1 }
        do {
            let layer = LongLayer()
            let animation = CABasicAnimation(keyPath: "length")
            animation.fromValue = 1
            animation.toValue = 2
            animation.duration = 100
            layer.add(animation, forKey: "length")
            links.redraw(layer)
            #expect(links.wantsFrames && wakes == 1)
        }
        #expect(!links.wantsFrames)
        let link = CADisplayLink(target: ObjCRuntime.NSObject(), selector: Selector("step:"))
        links.add(link)
        #expect(links.wantsFrames && wakes == 2)
    }
}
