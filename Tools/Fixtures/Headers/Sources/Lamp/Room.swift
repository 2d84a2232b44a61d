// SPDX-License-Identifier: Apache-2.0

import LampObjC

/// Uses what stands in headers, without a word of its own on them.
final class Room: NSObject, LMPLampDelegate {
    let lamp = LMPLamp()
    private(set) var modes: [LMPMode] = []

    override init() {
        super.init()
        lamp.delegate = self
        lamp.name = "desk"
        lamp.mode = .reading
    }

    func lamp(_ lamp: LMPLamp, didSwitchTo mode: LMPMode) { modes.append(mode) }

    func mayTheLampSwitch() -> Bool? { lamp.delegate?.lampShouldSwitch?(lamp) }
}

/// A subclass of a class of Objective-C's.
final class BrightView: LMPLampView {
    override func layoutSubviews() {
        super.layoutSubviews()
        isHidden = lamp == nil
    }
}
