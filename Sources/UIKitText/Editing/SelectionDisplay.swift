// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// Draws the caret, the selection and its handles.
@MainActor
final class SelectionDisplay: NSObject {
    private unowned let owner: UITextInteraction
    let caret = UIView()
    /// Behind the text.
    private var highlights: [UIView] = []
    private let handles = [SelectionHandle(isStart: true), SelectionHandle(isStart: false)]
    private var blink: Deadline?
    private var shown: CGRect?

    /// The time that a caret is visible, and hidden, in seconds.
    static let blinkDuration = 0.5

    init(_ owner: UITextInteraction) {
        self.owner = owner
        super.init()
        caret.layer.cornerRadius = TextEditor.caretWidth / 2
        caret.isUserInteractionEnabled = false
        for handle in handles {
            handle.didMove = { [weak self] handle, point in self?.move(handle, to: point) }
            handle.didEnd = { [weak self] in self?.owner.gestures.showMenu() }
        }
    }

    func hide() {
        stopBlinking()
        caret.removeFromSuperview()
        for view in highlights + handles { view.removeFromSuperview() }
        highlights = []
        shown = nil
    }

    /// Shows the present selection.
    func update() {
        guard let input = owner.textInput, input.isFirstResponder,
            let range = input.selectedTextRange
        else { return hide() }
        let view = input.textInputView
        guard view.window != nil else { return hide() }
        if range.isEmpty {
            showCaret(input.caretRect(for: range.start), in: view)
            for view in highlights + handles { view.removeFromSuperview() }
            highlights = []
        } else {
            stopBlinking()
            caret.removeFromSuperview()
            shown = nil
            showSelection(input.selectionRects(for: range), in: view)
        }
    }

    private var space: UIView? {
        (owner.textInput as? any TextEditorHost)?.selectionSpace ?? owner.textInput?.textInputView
    }

    // MARK: Caret

    private func showCaret(_ rect: CGRect, in view: UIView) {
        guard owner.takesText, let space, rect.minX.isFinite, rect.minY.isFinite else {
            stopBlinking()
            caret.removeFromSuperview()
            return
        }
        if caret.superview !== space { space.addSubview(caret) }
        if space.subviews.last !== caret { space.bringSubviewToFront(caret) }
        caret.backgroundColor = view.tintColor
        let place = space.convert(rect, from: view)
        caret.frame = place
        guard shown != rect || blink == nil else { return }
        shown = rect
        restart()
    }

    /// The caret shows, and begins to blink again.
    private func restart() {
        stopBlinking()
        caret.isHidden = false
        wait()
    }

    private func wait() {
        blink = Deadlines.shared.add(after: Self.blinkDuration, isEndless: true) { [weak self] in
            guard let self, caret.window != nil else { return }
            caret.isHidden.toggle()
            wait()
        }
    }

    private func stopBlinking() {
        blink?.cancel()
        blink = nil
    }

    // MARK: Selection

    private func showSelection(_ rects: [UITextSelectionRect], in view: UIView) {
        guard let space else { return }
        let color = (view.tintColor ?? .systemBlue).withAlphaComponent(0.2)
        while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
        while highlights.count < rects.count {
            let highlight = UIView()
            highlight.isUserInteractionEnabled = false
            highlights.append(highlight)
        }
        for (highlight, part) in zip(highlights, rects) {
            if highlight.superview !== space { space.insertSubview(highlight, at: 0) }
            highlight.frame = space.convert(part.rect, from: view)
            highlight.backgroundColor = color
        }
        guard let first = rects.first, let last = rects.last else { return }
        showHandle(handles[0], first.rect, isLeft: first.writingDirection != .rightToLeft, view)
        showHandle(handles[1], last.rect, isLeft: last.writingDirection == .rightToLeft, view)
    }

    private func showHandle(_ handle: SelectionHandle, _ rect: CGRect, isLeft: Bool, _ view: UIView)
    {
        let outer = (owner.textInput as? any TextEditorHost)?.handleSpace ?? view
        if handle.superview !== outer { outer.addSubview(handle) }
        let x = isLeft ? rect.minX : rect.maxX
        let line = CGRect(x: x, y: rect.minY, width: 0, height: rect.height)
        handle.color = view.tintColor
        handle.place(at: outer.convert(line, from: view))
        guard let clip = (owner.textInput as? any TextEditorHost)?.visibleTextArea else { return }
        handle.isHidden = x < clip.minX - 1 || x > clip.maxX + 1
    }

    private func move(_ handle: SelectionHandle, to point: CGPoint) {
        guard let input = owner.textInput, let view = handle.superview,
            let selection = input.selectedTextRange,
            let position = input.closestPosition(to: input.textInputView.convert(point, from: view))
        else { return }
        let fixed = handle.isStart ? selection.end : selection.start
        // The ends of a selection do not meet.
        guard
            input.compare(position, to: fixed)
                == (handle.isStart ? .orderedAscending : .orderedDescending)
        else { return }
        if let editor = owner.editor, let low = editor.unit(position), let high = editor.unit(fixed)
        {
            editor.select(NSRange(min(low, high), max(low, high)), anchor: high, tellsInput: true)
            editor.host?.revealSelection()
        } else {
            input.selectedTextRange = input.textRange(from: position, to: fixed)
            update()
        }
    }
}

extension TextEditorHost {
    /// The view of caret and selection, which clips them to the text's area.
    var selectionSpace: UIView { textCanvas }
}

/// The end of a selection: a line with a knob, to be dragged.
@MainActor
final class SelectionHandle: UIView, ViewPart {
    let isStart: Bool
    var didMove: ((SelectionHandle, CGPoint) -> Void)?
    var didEnd: (() -> Void)?
    private let line = UIView()
    private let knob = UIView()
    private var offset = CGPoint.zero
    private var middle = CGPoint.zero

    private static let knobSize: CGFloat = 10
    /// The distance from the line at which a finger takes the handle.
    private static let reach: CGFloat = 15

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        addSubview(line)
        addSubview(knob)
        knob.layer.cornerRadius = Self.knobSize / 2
        let pan = UILongPressGestureRecognizer(target: nil, action: nil)
        pan.minimumPressDuration = 0
        pan.addHandler { [unowned self] pan in follow(pan) }
        addPart(pan)
    }

    required init?(coder: NSCoder) { return nil }

    var color: UIColor? {
        didSet {
            line.backgroundColor = color
            knob.backgroundColor = color
        }
    }

    /// Places the handle at a line, in the superview's space.
    func place(at rect: CGRect) {
        let size = Self.knobSize
        frame = CGRect(
            x: rect.minX - Self.reach,
            y: rect.minY - size,
            width: 2 * Self.reach,
            height: rect.height + 2 * size
        )
        middle = CGPoint(x: rect.minX, y: rect.midY)
        let x = Self.reach
        line.frame = CGRect(x: x - 1, y: size, width: 2, height: rect.height)
        knob.frame = CGRect(
            x: x - size / 2,
            y: isStart ? 0 : rect.height + size,
            width: size,
            height: size
        )
    }

    private func follow(_ pan: UIGestureRecognizer) {
        guard let superview else { return }
        let point = pan.location(in: superview)
        switch pan.state {
        case .began: offset = CGPoint(x: middle.x - point.x, y: middle.y - point.y)
        case .changed: didMove?(self, CGPoint(x: point.x + offset.x, y: point.y + offset.y))
        case .ended: didEnd?()
        default: break
        }
    }
}
