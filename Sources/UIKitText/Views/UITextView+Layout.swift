// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

extension UITextView {
    /// What is seen of the content.
    private var visible: CGRect { bounds }

    /// The width of the room for text.
    private func roomWidth(in width: CGFloat) -> CGFloat {
        let safe = adjustedContentInset.left + adjustedContentInset.right
        return max(0, width - safe - view.inset.left - view.inset.right)
    }

    /// Inset, size or scrolling has changed.
    func geometryDidChange() {
        view.width = -1
        contentsDidChange()
    }

    /// Gives the container the view's width, lays the text out, and places the canvas.
    func layOutText() {
        fitContainer()
        updateContentSize()
        placeCanvas()
        textEditor.textLayoutManager?.textViewportLayoutController.layoutViewport()
        interaction.display.update()
        if subviews.first !== textCanvas { sendSubviewToBack(textCanvas) }
    }

    private func fitContainer() {
        let width = roomWidth(in: bounds.width)
        guard width != view.width else { return }
        view.width = width
        var size = textContainer.size
        if textContainer.widthTracksTextView { size.width = max(width, 0.01) }
        if textContainer.heightTracksTextView {
            size.height = max(0, bounds.height - view.inset.top - view.inset.bottom)
        }
        if size != textContainer.size { textContainer.size = size }
    }

    /// The height of the text, with its insets.
    private var contentHeight: CGFloat {
        let manager = textEditor.manager
        let height: CGFloat
        if manager.isSimple {
            if manager.flow.blocks.count < 500 { manager.flow.layOutAll() }
            height = max(manager.flow.height, manager.extraLine?.rect.maxY ?? 0)
        } else {
            height = manager.usedRect(for: textContainer).maxY
        }
        let scale = max(1, traitCollection.displayScale)
        let text = (height * scale - 0.001).rounded(.up) / scale
        return text + view.inset.top + view.inset.bottom
    }

    private func updateContentSize() {
        guard isScrollEnabled else {
            if contentSize != bounds.size { contentSize = bounds.size }
            return
        }
        let width = max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
        let size = CGSize(width: width, height: contentHeight)
        if size != contentSize { contentSize = size }
    }

    /// Puts the canvas behind what is seen, with some room around, so that most scrolling draws
    /// nothing again.
    private func placeCanvas() {
        let seen = visible
        let all = CGRect(
            x: 0,
            y: 0,
            width: max(bounds.width, contentSize.width),
            height: max(contentSize.height, bounds.height)
        )
        let wanted = seen.intersection(all)
        guard
            !textCanvas.frame.contains(wanted) || textCanvas.frame.width != all.width
                || textCanvas.frame.maxY > all.maxY + 1
        else { return }
        let room = seen.insetBy(dx: 0, dy: -seen.height / 2).intersection(all)
        textCanvas.frame = room.isNull ? CGRect(origin: seen.origin, size: .zero) : room
        textCanvas.redraw()
    }

    func paintText(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: -textCanvas.frame.minX, y: -textCanvas.frame.minY)
        paintFound(context)
        let origin = containerOrigin
        let area = textCanvas.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        if let manager = textEditor.textLayoutManager {
            manager.paint(area, at: origin, in: context)
        } else {
            textEditor.manager.paint(area, in: textContainer, at: origin)
        }
        context.restoreGState()
    }

    // MARK: Size

    /// The height in a width; the container is put back as it was.
    private func size(in width: CGFloat) -> CGSize {
        let manager = textEditor.manager
        let old = textContainer.size
        view.isMeasuring = true
        defer { view.isMeasuring = false }
        let room = width.isFinite && width > 0 ? roomWidth(in: width) : 1e7
        textContainer.size = CGSize(width: max(room, 0.01), height: old.height)
        if manager.isSimple { manager.flow.layOutAll() }
        let used = manager.usedRect(for: textContainer)
        let height = contentHeight
        textContainer.size = old
        let scale = max(1, traitCollection.displayScale)
        let text = min(used.width, 1e6)
        return CGSize(
            width: (text * scale).rounded(.up) / scale + view.inset.left + view.inset.right,
            height: height
        )
    }

    func fittingSize(_ size: CGSize) -> CGSize {
        let found = self.size(in: size.width)
        guard size.width.isFinite, size.width > 0 else { return found }
        return CGSize(width: min(found.width, size.width), height: found.height)
    }

    var naturalSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return size(in: bounds.width > 0 ? bounds.width : .infinity)
    }

    // MARK: Scrolling

    func reveal(_ range: NSRange, animated: Bool) {
        guard isScrollEnabled else { return }
        layoutIfNeeded()
        let whole = textEditor.whole(range)
        var area =
            whole.length > 0
            ? textEditor.rects(for: whole).reduce(CGRect.null) { $0.union($1) } : .null
        if area.isNull { area = textEditor.caretRect(at: whole.location) }
        updateContentSize()
        area = area.insetBy(dx: 0, dy: -4)
        // A range that is higher than the view shows its start.
        if area.height > bounds.height { area.size.height = bounds.height }
        area.origin.x = bounds.minX
        area.size.width = min(area.width, bounds.width)
        scrollRectToVisible(area, animated: animated)
        placeCanvas()
    }
}

extension UITextView: BaselineProviding {
    /// The baselines of the first line and the last.
    package func textBaselines(atWidth width: CGFloat?) -> TextBaselines {
        let manager = textEditor.manager
        fitContainer()
        let top = view.inset.top
        let font = font ?? TextViewState.usualFont
        guard textEditor.length > 0, let first = manager.flow.fragment(.init(block: 0, line: 0)),
            let place = manager.flow.place(of: textEditor.length - 1),
            let last = manager.flow.fragment(place)
        else {
            let height = font.lineHeight + top + view.inset.bottom
            return TextBaselines(
                first: top + font.ascender,
                last: top + font.ascender,
                height: height
            )
        }
        return TextBaselines(
            first: top + first.origin.y,
            last: top + last.origin.y,
            height: max(contentHeight, 0)
        )
    }
}

extension UITextView: WidthDependentContent {
    /// Without scrolling the height follows the width.
    package var isContentWidthDependent: Bool { !isScrollEnabled }

    /// The size of the text in a width.
    package func contentSize(forWidth width: CGFloat) -> CGSize { size(in: width) }
}
