// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime
public import UIKitControls

/// A rectangle of a selection; each kind of text has its own subclass.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Makes an empty rectangle.
    public override init() { super.init() }

    /// In the space of the text's view.
    open var rect: CGRect { .zero }

    /// Which way the text in it runs.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the selection starts in it.
    open var containsStart: Bool { false }

    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }

    /// Whether its text runs down.
    open var isVertical: Bool { false }

    /// How it is turned.
    open var transform: CGAffineTransform { .identity }
}

/// A rectangle of a selection in text of our own.
final class LaidSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let direction: NSWritingDirection
    private let isStart: Bool
    private let isEnd: Bool

    init(_ rect: CGRect, _ direction: NSWritingDirection, isStart: Bool, isEnd: Bool) {
        place = rect
        self.direction = direction
        self.isStart = isStart
        self.isEnd = isEnd
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { isStart }
    override var containsEnd: Bool { isEnd }
}
