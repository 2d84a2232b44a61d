// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// Draws the text of a text field or a text view, in front of its selection.
///
/// It is called as on iOS, since programs tell UIKit's own subviews by the underscore.
@MainActor
final class _UITextLayoutCanvasView: UIView, ViewPart {
    private let painter = TextPainter()

    /// Draws into a rectangle of the canvas.
    var paint: ((CGRect) -> Void)? {
        get { painter.paint }
        set { painter.paint = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        painter.isOpaque = false
        painter.isUserInteractionEnabled = false
        painter.contentMode = .redraw
        addSubview(painter)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        painter.frame = bounds
    }

    /// Has the text drawn again.
    func redraw() { painter.setNeedsDisplay() }
}

/// The letters alone, between the selection behind and the caret in front.
@MainActor
private final class TextPainter: UIView, ViewPart {
    var paint: ((CGRect) -> Void)?

    override func draw(_ rect: CGRect) { paint?(bounds) }
}
