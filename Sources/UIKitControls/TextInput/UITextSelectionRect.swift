// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime
public import UIKitViews

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
package final class LaidSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let direction: NSWritingDirection
    private let isStart: Bool
    private let isEnd: Bool

    package init(_ rect: CGRect, _ direction: NSWritingDirection, isStart: Bool, isEnd: Bool) {
        place = rect
        self.direction = direction
        self.isStart = isStart
        self.isEnd = isEnd
        super.init()
    }

    package override var rect: CGRect { place }
    package override var writingDirection: NSWritingDirection { direction }
    package override var containsStart: Bool { isStart }
    package override var containsEnd: Bool { isEnd }
}
