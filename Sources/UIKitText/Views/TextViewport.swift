// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// Puts the views of attachments where a text view shows them.
@MainActor
final class TextViewport: NSObject, NSTextViewportLayoutControllerDelegate {
    private unowned let view: UITextView
    private var shown: [UIView] = []
    private var former: [UIView] = []

    init(_ view: UITextView) { self.view = view }

    func viewportBounds(
        for textViewportLayoutController: NSTextViewportLayoutController
    ) -> CGRect {
        let origin = view.containerOrigin
        return view.bounds.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {
        former = shown
        shown = []
    }

    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {
        for provider in textLayoutFragment.textAttachmentViewProviders {
            guard let attached = provider.view else { continue }
            let place = textLayoutFragment.frameForTextAttachment(at: provider.location)
            let frame = textLayoutFragment.layoutFragmentFrame
            let origin = view.containerOrigin
            let moved = place.offsetBy(dx: frame.minX + origin.x, dy: frame.minY + origin.y)
            if attached.frame != moved { attached.frame = moved }
            if attached.superview !== view { view.addSubview(attached) }
            shown.append(attached)
        }
    }

    func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {
        removeFormer()
    }

    private func removeFormer() {
        for attached in former where !shown.contains(where: { $0 === attached }) {
            attached.removeFromSuperview()
        }
        former = []
    }

    /// Takes all views of attachments out.
    func clear() {
        former = shown
        shown = []
        removeFormer()
    }
}

extension UITextView {
    /// Connects what shows the text with a layout manager of TextKit 2.
    func useTextKit2() {
        guard let manager = textEditor.textLayoutManager else { return }
        let viewport = TextViewport(self)
        view.viewport = viewport
        manager.attachmentParent = self
        manager.selectionHost = textEditor
        manager.textViewportLayoutController.delegate = viewport
        textEditor.manager.state.fallBack = { [weak self] in
            MainActor.assumeIsolated { UncheckedTransfer(self?.layoutManager) }.value
        }
    }

    /// Goes on with TextKit 1, if the view uses TextKit 2.
    func fallBack() {
        guard textEditor.textLayoutManager != nil else { return }
        view.viewport?.clear()
        view.viewport = nil
        textEditor.fallBack()
        contentsDidChange()
    }
}
