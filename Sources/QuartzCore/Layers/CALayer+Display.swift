// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import RenderServer

extension CALayer {
    final func markNeedsDisplay(in rect: CGRect?) {
        guard !marks.contains(.isPresentation) else { return }
        if let rect {
            if rect.isEmpty || !rect.meets(bounds) { return }
            if marks.contains(.needsDisplay) {
                // If all of the layer is stale, it stays so.
                if let stale = extras?.staleRect { withExtras { $0.staleRect = stale.union(rect) } }
                return
            }
            withExtras { $0.staleRect = rect }
        } else {
            extras?.staleRect = nil
            if marks.contains(.needsDisplay) { return }
        }
        marks.insert(.needsDisplay)
        if let parent {
            markAncestors(from: parent, .subtreeNeedsDisplay)
        } else {
            extras?.treeHost?.setNeedsCommit()
        }
    }

    final func displayNow() {
        guard marks.contains(.needsDisplay) else { return }
        marks.remove(.needsDisplay)
        if treeHost != nil { marks.insert(.isDisplaying) }
        defer { marks.remove(.isDisplaying) }
        beginOwnAnimations()
        if redrawsForAnimations { displayWithoutActions() } else { display() }
        extras?.staleRect = nil
    }

    /// Displays the marked layers of this tree, parents first.
    package final func displaySubtree() {
        displayNow()
        guard marks.contains(.subtreeNeedsDisplay) else { return }
        marks.remove(.subtreeNeedsDisplay)
        for child in children where child.parent === self { child.displaySubtree() }
        extras?.mask?.displaySubtree()
    }

    /// The default of ``CALayer/display()``: calls the delegate's `display(_:)` or, without one,
    /// fills a backing store by ``CALayer/draw(in:)``.
    final func makeContents() {
        if let delegate {
            marks.remove(.delegateDeclined)
            let isDone = _objcOptional(delegate, "display(_:)") { delegate.display(self) } != nil
            if isDone && !marks.contains(.delegateDeclined) { return }
            marks.remove(.delegateDeclined)
        }
        drawBackingStore()
    }

    /// Displays a frame of an animation: contents that are set meanwhile are no change of their own.
    private func displayWithoutActions() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        display()
        CATransaction.commit()
    }

    final func drawByDelegate(in context: CGContext) {
        guard let delegate else { return }
        _ = _objcOptional(delegate, "draw(_:in:)") { delegate.draw(self, in: context) }
    }

    final var currentContents: Any? {
        if let foreign = extras?.foreignContents { return foreign }
        guard let contents = properties.contents else { return nil }
        return contents.image ?? contents
    }

    final func setContentsScale(_ scale: CGFloat) {
        guard scale != properties.placed.scale else { return }
        change(.contentsScale) { properties.changePlacement { $0.scale = scale } }
    }
}
