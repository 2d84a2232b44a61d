// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
@_spi(Rooms) import UIKitViews

extension UIContextMenuInteraction {
    /// The work of `open(at:isByPointer:attachment:)`.
    package func presentMenu(at point: CGPoint, isByPointer: Bool, attachment: CGRect?) -> Bool {
        guard let view, let window = view.window, let menuDelegate else { return false }
        guard
            let configuration = menuDelegate.contextMenuInteraction(
                self,
                configurationForMenuAtLocation: point
            )
        else { return false }
        let controller = isByPointer || attachment != nil ? nil : configuration.makePreview?()
        guard
            let menu = configuration.makeMenu?(suggestions(in: window))
                ?? controller.flatMap(UIMenu.ofPreview)
        else { return false }
        let preview =
            isByPointer || attachment != nil
            ? nil : highlightPreview(configuration) ?? UITargetedPreview(view: view)
        let platter = preview.map { makePlatter($0, controller, in: window) }
        let anchor =
            attachment.map { view.convert($0, to: window) }
            ?? CGRect(origin: view.convert(point, to: window), size: .zero)
        let session = MenuSession(
            MenuSession.Request(
                menu: menu,
                window: window,
                anchor: anchor,
                platter: platter,
                responder: MenuCommands.firstResponder(in: window),
                sender: view is UIControl ? view : self
            )
        )
        let animator = InteractionAnimator()
        animator.previewViewController = controller
        connect(session, configuration, controller, menuDelegate)
        menuDelegate.contextMenuInteraction?(
            self,
            willDisplayMenuFor: configuration,
            animator: animator
        )
        guard session.present(animated: true, with: animator) else { return false }
        self.session = session
        return true
    }

    private func connect(
        _ session: MenuSession,
        _ configuration: UIContextMenuConfiguration,
        _ controller: UIViewController?,
        _ delegate: any UIContextMenuInteractionDelegate
    ) {
        session.willEnd = { [weak self, weak delegate] animator in
            guard let self else { return }
            self.session = nil
            animator.previewViewController = controller
            delegate?.contextMenuInteraction?(self, willEndFor: configuration, animator: animator)
        }
        session.willPerform = { [weak self] element in
            (self?.view as? UIControl)?.menuWillPerform(element)
        }
        session.dismissalFrame = { [weak self, weak session] in
            guard let self, let window = session?.request.window else { return nil }
            let preview = self.dismissalPreview(configuration)
            return preview.map { PreviewPlatter.frame(of: $0, in: window) }
        }
        session.didTapPreview = { [weak self, weak delegate] in
            guard let self else { return }
            let animator = InteractionAnimator()
            animator.previewViewController = controller
            delegate?.contextMenuInteraction?(
                self,
                willPerformPreviewActionForMenuWith: configuration,
                animator: animator
            )
            UIView.animate(withDuration: MenuStyle.animationDuration) {
                animator.runAnimations()
            } completion: { _ in
                animator.finish()
            }
        }
    }

    private func makePlatter(
        _ preview: UITargetedPreview,
        _ controller: UIViewController?,
        in window: UIWindow
    ) -> PreviewPlatter {
        guard let controller, let content = controller.view else {
            return PreviewPlatter(preview, in: window)
        }
        let room = window.bounds.narrowed(dx: 24, dy: 24).size
        var size = controller.preferredContentSize
        if size.width <= 0 { size.width = room.width }
        if size.height <= 0 { size.height = room.height * 0.5 }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let platter = PreviewPlatter(showing: content, size: size, cornerRadius: 13)
        let from = PreviewPlatter.frame(of: preview, in: window)
        platter.center = CGPoint(x: from.midX, y: from.midY)
        return platter
    }

    private func highlightPreview(
        _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        menuDelegate?.contextMenuInteraction?(
            self,
            configuration: configuration,
            highlightPreviewForItemWithIdentifier: configuration.identifier
        )
            ?? menuDelegate?.contextMenuInteraction?(
                self,
                previewForHighlightingMenuWithConfiguration: configuration
            )
    }

    private func dismissalPreview(
        _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        menuDelegate?.contextMenuInteraction?(
            self,
            configuration: configuration,
            dismissalPreviewForItemWithIdentifier: configuration.identifier
        )
            ?? menuDelegate?.contextMenuInteraction?(
                self,
                previewForDismissingMenuWithConfiguration: configuration
            )
    }

    /// What the responders' menus hold for what is selected.
    private func suggestions(in window: UIWindow) -> [UIMenuElement] {
        let responder = MenuCommands.firstResponder(in: window)
        return UIMenuSystem.context.menu(for: responder).children
    }
}
