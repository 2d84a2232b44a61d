// SPDX-License-Identifier: Apache-2.0

import Platform
import PlatformHeadless
import UIKit

extension TestApp {
    /// Takes the window's keys away, as when a person turns to another program: the application
    /// becomes inactive and its touches are cancelled.
    public func resignActive() {
        guard let id = screenWindow?.id else { return }
        platform.deliver(.windowDidResignActive(id))
    }

    /// Gives the window its keys back.
    public func becomeActive() {
        guard let id = screenWindow?.id else { return }
        platform.deliver(.windowDidBecomeActive(id))
    }
}
