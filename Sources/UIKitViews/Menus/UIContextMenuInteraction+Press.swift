// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIContextMenuInteraction {
    func makeRecognizer() -> PressRecognizer {
        let recognizer = PressRecognizer()
        recognizer.takesSecondaryClick = true
        recognizer.addHandler { [weak self] _ in self?.pressDidChange() }
        return recognizer
    }

    private func pressDidChange() {
        guard let recognizer, let view else { return }
        let point = recognizer.location(in: view)
        let inWindow = recognizer.location(in: view.window)
        switch recognizer.state {
        case .began: _ = open(at: point, isByPointer: recognizer.isByPointer)
        case .changed: session?.track(inWindow)
        case .ended: session?.release(at: inWindow)
        default: break
        }
    }

    /// Continues the touch of a control that has opened the menu.
    func follow(_ touch: UITouch) { session?.track(touch.location(in: view?.window)) }

    /// The touch of a control that has opened the menu was lifted.
    func letGo(_ touch: UITouch) { session?.release(at: touch.location(in: view?.window)) }

    /// Asks the delegate for a menu and shows it.
    ///
    /// - Parameters:
    ///   - point: The place of the request, in the view.
    ///   - isByPointer: Whether the menu appears at the pointer, without a preview.
    ///   - attachment: The rectangle that the menu is attached to, in the view; nil for the point
    ///     or the preview.
    /// - Returns: whether there was a menu.
    func open(at point: CGPoint, isByPointer: Bool, attachment: CGRect? = nil) -> Bool {
        guard session == nil else { return false }
        place = point
        return Rooms.above?.openMenu(
            of: self,
            at: point,
            isByPointer: isByPointer,
            attachment: attachment
        ) ?? false
    }
}
