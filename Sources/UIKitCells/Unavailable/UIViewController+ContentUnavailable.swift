// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import UIKitControls

extension UIViewController {
    /// What the controller shows in place of content that is not there; nil, the default, for
    /// nothing.
    ///
    /// Its view covers the controller's view. Set it in
    /// `updateContentUnavailableConfiguration(using:)`.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { (unavailableContent as? CoveringContent)?.configuration }
        set {
            if let content = unavailableContent as? CoveringContent {
                content.configuration = newValue
            } else if newValue != nil {
                let content = CoveringContent(self)
                unavailableContent = content
                content.configuration = newValue
            }
        }
    }
}

/// The content view of a controller's configuration, in front of all in its view.
@MainActor
private final class CoveringContent: UnavailableContent {
    private unowned let controller: UIViewController
    private var view: (any UIView & UIContentView)?

    init(_ controller: UIViewController) { self.controller = controller }

    var configuration: (any UIContentConfiguration)? {
        didSet { show(for: controller.contentUnavailableConfigurationState) }
    }

    func update(for state: UIContentUnavailableConfigurationState) { show(for: state) }

    private func show(for state: UIContentUnavailableConfigurationState) {
        guard let updated = configuration?.updated(for: state) else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(updated) {
            view.configuration = updated
        } else {
            view?.removeFromSuperview()
            view = updated.makeContentView()
        }
        controller.viewIfLoaded?.setNeedsLayout()
        arrange()
    }

    func arrange() {
        guard let view, let host = controller.viewIfLoaded else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        // A scroll view's bounds move with what is seen, and this stays there.
        if view.frame != host.bounds { view.frame = host.bounds }
        // A scroll view's own layout may add views later, which must not call for another layout.
        let isBehind = !(host is UIScrollView) && host.subviews.last !== view
        if view.superview !== host || isBehind { host.addSubview(view) }
    }
}
