// SPDX-License-Identifier: Apache-2.0

import Platform

@testable import UIKitValues
@testable import UIKitViews

extension UIScreen {
    /// Makes the main screen that of the device which there is when nobody names another.
    static func useStandardDevice() { main.update(profile: .standard, orientation: .portrait) }

    /// Gives the main screen so many pixels to a point, whatever a test before made of it.
    static func useScale(_ scale: Double) {
        var profile = main.profile
        profile.scale = scale
        main.update(profile: profile)
    }
}
