// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// The edit menu for the selection.
@MainActor
final class TextMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let owner: UITextInteraction
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    private(set) var isVisible = false

    init(_ owner: UITextInteraction) {
        self.owner = owner
        super.init()
    }

    func show() {
        guard let input = owner.textInput, input.isFirstResponder else { return }
        let rect = target
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(
                identifier: nil,
                sourcePoint: CGPoint(x: rect.midX, y: rect.minY)
            )
        )
    }

    func hide() { if isVisible { interaction.dismissMenu() } }

    /// The menu's anchor, in the view with the interaction.
    private var target: CGRect {
        guard let input = owner.textInput, let selection = input.selectedTextRange,
            let view = owner.view
        else { return .zero }
        var area = input.selectionRects(for: selection).reduce(CGRect.null) { $0.union($1.rect) }
        if area.isNull { area = input.caretRect(for: selection.start) }
        let shown = view.convert(area, from: input.textInputView)
        let visible = shown.intersection(view.bounds)
        return visible.isNull ? shown : visible
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let usual = UIMenu(children: suggestedActions)
        guard let input = owner.textInput, let selection = input.selectedTextRange else {
            return usual
        }
        if let editor = owner.editor, let host = editor.host {
            return host.menu(for: editor.selection, suggested: suggestedActions) ?? usual
        }
        return input.editMenu(for: selection, suggestedActions: suggestedActions) ?? usual
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isVisible = true
        owner.textInput?.willPresentEditMenu(animator: animator)
        owner.editor?.host?.menuWillPresent(animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isVisible = false
        owner.textInput?.willDismissEditMenu(animator: animator)
        owner.editor?.host?.menuWillDismiss(animator)
    }
}
