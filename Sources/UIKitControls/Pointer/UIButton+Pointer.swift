// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// Makes the style of the pointer over a button: `UIButton.PointerStyleProvider`.
public typealias UIButtonPointerStyleProvider = UIButton.PointerStyleProvider

extension UIButton {
    /// Makes the style of the pointer over a button from the effect and shape that the system
    /// proposes.
    public typealias PointerStyleProvider =
        (
            _ button: UIButton, _ proposedEffect: UIPointerEffect,
            _ proposedShape: UIPointerShape
        ) -> UIPointerStyle?

    /// Says how the pointer looks over the button; setting it turns the pointer's changes on.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { button.pointerStyle }
        set {
            button.pointerStyle = newValue
            isPointerInteractionEnabled = newValue != nil
        }
    }

    func setTakesPointer(_ takes: Bool) {
        guard takes != button.takesPointer else { return }
        button.takesPointer = takes
        if takes {
            let guide = ButtonPointer.make()
            let interaction = UIPointerInteraction(delegate: guide)
            button.pointerGuide = guide
            addInteraction(interaction)
        } else {
            for interaction in interactions {
                if let pointer = interaction as? UIPointerInteraction,
                    pointer.delegate === button.pointerGuide
                {
                    removeInteraction(pointer)
                }
            }
            button.pointerGuide = nil
        }
    }
}

/// Says how the pointer looks over a button.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    // Classes of the framework list what they implement of optional methods.
    private static let listing: Void = _objcRegister { members in
        for name in [
            "pointerInteraction(_:regionFor:defaultRegion:)", "pointerInteraction(_:styleFor:)",
            "pointerInteraction(_:willEnter:animator:)",
            "pointerInteraction(_:willExit:animator:)",
        ] {
            members.implements(name)
        }
        return ButtonPointer.self
    }

    /// Makes one that is listed.
    static func make() -> ButtonPointer {
        _ = listing
        return ButtonPointer()
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let shape = UIPointerShape.roundedRect(button.frame)
        return button.pointerStyleProvider?(button, effect, shape)
            ?? UIPointerStyle(effect: effect)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        (interaction.view as? UIButton)?.button.isHovered = true
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        (interaction.view as? UIButton)?.button.isHovered = false
    }
}
