// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform

// Out of the program's windows, to other programs.
extension Drag {
    /// Takes the drag out of the window, or back in, as the pointer goes.
    ///
    /// - Returns: whether it is outside, where the window system knows what is under it.
    func goOutside(at point: CGPoint, of window: UIWindow) -> Bool {
        guard let platform = DragCoordinator.shared.platform, isByPointer, !isRestricted else {
            return false
        }
        let isInside = window.windowState.surface.map { surface in
            CGRect(origin: .zero, size: surface.size).contains(window.convert(point, to: nil))
        }
        guard isInside == false else {
            if isOutside { comeBack(platform) }
            return false
        }
        if !isOutside {
            isOutside = true
            leaveGoal()
            platform.begin(items.map { PasteboardItem($0.itemProvider).shared })
        } else {
            platform.move()
        }
        return true
    }

    private func comeBack(_ platform: any PlatformDragging) {
        isOutside = false
        platform.cancel()
    }

    /// The drag ends without another program.
    func stayInside() {
        guard isOutside, let platform = DragCoordinator.shared.platform else { return }
        comeBack(platform)
    }

    /// The button was let go outside: another program may take the items.
    func dropOutside() {
        guard let platform = DragCoordinator.shared.platform else { return cancel() }
        platform.drop { [self] isTaken in
            isOutside = false
            if isTaken { concludeOutside() } else { cancel() }
        }
    }
}
