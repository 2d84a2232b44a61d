// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The guide behind `topLayoutGuide` and `bottomLayoutGuide`: the strip of a controller's view
/// outside of its safe area.
@MainActor
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    private var isTop = true

    /// Makes the guide of a view and ties it to the safe area.
    convenience init(_ view: UIView, isTop: Bool) {
        self.init()
        self.isTop = isTop
        view.addLayoutGuide(self)
        let area = view.safeAreaLayoutGuide
        // Two, as on iOS, where tests count a view's constraints; nothing asks for the guide's sides.
        NSLayoutConstraint.activate(
            isTop
                ? [
                    topAnchor.constraint(equalTo: view.topAnchor),
                    bottomAnchor.constraint(equalTo: area.topAnchor),
                ]
                : [
                    bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    topAnchor.constraint(equalTo: area.bottomAnchor),
                ]
        )
    }

    /// The covered height.
    var length: CGFloat {
        let insets = owner?.safeAreaInsets ?? .zero
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// The guide of one edge, made when it is first asked for.
    func layoutSupport(
        _ place: WritableKeyPath<ControllerState, LayoutSupportGuide?>,
        isTop: Bool
    ) -> any UILayoutSupport {
        let view = loadedView
        if let guide = controller[keyPath: place], guide.owner === view { return guide }
        let guide = LayoutSupportGuide(view, isTop: isTop)
        controller[keyPath: place] = guide
        return guide
    }
}
