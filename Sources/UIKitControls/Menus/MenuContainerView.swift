// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Lies over a whole window while a menu is open, and closes it when it is tapped.
@MainActor
final class MenuContainerView: UIView, ViewPart {
    let dimming = UIView(frame: .zero)
    weak var session: MenuSession?
    private var size = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        size = frame.size
        dimming.frame = bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.isUserInteractionEnabled = false
        addSubview(dimming)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        session?.tapped(at: touch.location(in: self))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// A window of another size has another menu, if any.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != size else { return }
        size = bounds.size
        session?.dismiss(animated: false)
    }
}
