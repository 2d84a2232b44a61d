// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UISegmentedControl {
    static let height: CGFloat = 32
    private static let corner: CGFloat = 8.91
    private static let inset: CGFloat = 2
    private static let padding: CGFloat = 10

    func setUpParts() {
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        layer.cornerRadius = Self.corner
        addSubview(parts.plate)
        updateParts()
    }

    // MARK: Archives

    func decodeSegments(from coder: NSCoder) {
        let decode = FieldDecoder(coder)
        for (index, title) in (decode.object("UISegments") as? [NSString] ?? []).enumerated() {
            var content = SegmentContent(title: "\(title)")
            if let image = coder.present(UIImage.self, "UISegmentImage\(index)") {
                content = SegmentContent(image: image)
            }
            decode.number("UISegmentWidth\(index)") { content.width = CGFloat($0) }
            if let offset = decode.point("UISegmentContentOffset\(index)") {
                content.offset = CGSize(width: offset.x, height: offset.y)
            }
            decode.flag("UISegmentDisabled\(index)") { content.isEnabled = !$0 }
            insert(content, at: .max)
        }
        decode.integer("UISelectedSegmentIndex") {
            if parts.segments.indices.contains($0) { parts.selected = $0 }
        }
        decode.flag("UISegmentedControlMomentary") { isMomentary = $0 }
        updateParts()
    }

    func encodeSegments(to coder: NSCoder) {
        let titles = parts.segments.map { ($0.shownTitle ?? "") as NSString }
        coder.encode(titles as NSArray, forKey: "UISegments")
        for (index, content) in parts.segments.enumerated() {
            if let image = content.shownImage {
                coder.encode(image, forKey: "UISegmentImage\(index)")
            }
            coder.encode(Double(content.width), forKey: "UISegmentWidth\(index)")
            coder.encode(
                FieldDecoder.text([content.offset.width, content.offset.height]),
                forKey: "UISegmentContentOffset\(index)"
            )
            coder.encode(!content.isEnabled, forKey: "UISegmentDisabled\(index)")
        }
        coder.encode(parts.selected, forKey: "UISelectedSegmentIndex")
        coder.encode(isMomentary, forKey: "UISegmentedControlMomentary")
    }

    // MARK: Segments

    func content(at index: Int) -> SegmentContent? {
        guard let last = parts.segments.indices.last, index >= 0 else { return nil }
        return parts.segments[min(index, last)]
    }

    func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
        guard let last = parts.segments.indices.last, index >= 0 else { return }
        body(&parts.segments[min(index, last)])
        contentDidChange()
    }

    func insert(_ content: SegmentContent, at index: Int) {
        let place = min(max(index, 0), parts.segments.count)
        parts.segments.insert(content, at: place)
        let view = SegmentView()
        parts.views.insert(view, at: place)
        addSubview(view)
        if parts.segments.count > 1 {
            let divider = UIImageView()
            parts.dividerViews.append(divider)
            insertPart(divider, at: 0)
        }
        if parts.selected >= place { parts.selected += 1 }
        contentDidChange()
    }

    func remove(at index: Int) {
        guard let last = parts.segments.indices.last, index >= 0 else { return }
        let place = min(index, last)
        parts.segments.remove(at: place)
        parts.views.remove(at: place).removeFromSuperview()
        if !parts.dividerViews.isEmpty { parts.dividerViews.removeLast().removeFromSuperview() }
        if parts.selected == place {
            parts.selected = UISegmentedControl.noSegment
        } else if parts.selected > place {
            parts.selected -= 1
        }
        contentDidChange()
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        updateParts()
    }

    func select(_ index: Int) {
        precondition(
            index == UISegmentedControl.noSegment || parts.segments.indices.contains(index),
            "UISegmentedControl.selectedSegmentIndex: \(index) is not among \(numberOfSegments) segments"
        )
        guard index != parts.selected else { return }
        parts.selected = index
        updateParts()
    }

    // MARK: Looks

    private func state(of index: Int) -> UIControl.State {
        var state = UIControl.State.normal
        if !isEnabled || !parts.segments[index].isEnabled { state.insert(.disabled) }
        if index == parts.selected { state.insert(.selected) }
        if index == parts.held && index != parts.selected { state.insert(.highlighted) }
        return state
    }

    /// The attributes of a title: those of its state, else of the plain one, over the system's.
    private func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let isChosen = state.contains(.selected)
        var color = UIColor.label
        if state.contains(.disabled) {
            color = .tertiaryLabel
        } else if state.contains(.highlighted) {
            color = UIColor.label.withAlphaComponent(0.3)
        }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium),
            .foregroundColor: color,
        ]
        for source in [UIControl.State.normal.rawValue, state.rawValue] {
            for (key, value) in parts.attributes[source] ?? [:] { attributes[key] = value }
        }
        return attributes
    }

    private func background(for state: UIControl.State) -> UIImage? {
        parts.backgrounds[StateMetrics(state, .default)]
            ?? parts.backgrounds[StateMetrics(.normal, .default)]
    }

    func updateParts() {
        let isPlain = background(for: .normal) == nil
        // What somebody has chosen stays.
        if backgroundColor === parts.usualBackground {
            parts.usualBackground = isPlain ? .tertiarySystemFill : nil
            setBackgroundColor(parts.usualBackground)
        }
        parts.plate.isHidden = !isPlain || !parts.segments.indices.contains(parts.selected)
        parts.plate.backgroundColor =
            selectedSegmentTintColor
            ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        for (index, view) in parts.views.enumerated() {
            let content = parts.segments[index]
            let state = state(of: index)
            view.background.image = background(for: state)
            view.picture.image = content.shownImage
            let attributes = attributes(for: state)
            view.picture.tintColor = attributes[.foregroundColor] as? UIColor
            view.label.attributedText = content.shownTitle.map {
                NSAttributedString(string: $0, attributes: attributes)
            }
            view.accessibilityLabel = content.shownTitle
            view.accessibilityTraits =
                index == parts.selected ? [.button, .selected] : .button
        }
        for (index, view) in parts.dividerViews.enumerated() {
            let pair = StatePair(state(of: index), state(of: index + 1))
            let image = parts.dividers[pair] ?? parts.dividers[StatePair(.normal, .normal)]
            view.image = image
            view.backgroundColor = image == nil && isPlain ? .separator : nil
            // Beside the plate and the finger there is no line.
            let neighbours = [index, index + 1]
            view.alpha = image == nil && neighbours.contains(parts.selected) ? 0 : 1
        }
        setNeedsLayout()
    }

    // MARK: Geometry

    private func contentWidth(_ index: Int) -> CGFloat {
        let content = parts.segments[index]
        if content.width > 0 { return content.width }
        if let image = content.shownImage { return image.size.width + 2 * Self.padding }
        let title = NSAttributedString(
            string: content.shownTitle ?? "",
            attributes: attributes(for: .selected)
        )
        return title.size().width.rounded(.up) + 2 * Self.padding
    }

    var sizeOfSegments: CGSize {
        let widths = parts.segments.indices.map(contentWidth)
        var width: CGFloat
        if apportionsSegmentWidthsByContent {
            width = widths.reduce(0, +)
        } else {
            let free = parts.segments.indices.filter { parts.segments[$0].width == 0 }
            let widest = free.map { widths[$0] }.max() ?? 0
            width = parts.segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
        }
        if width > 0 { width += CGFloat(parts.segments.count - 1) }
        let image = background(for: .normal)
        return CGSize(width: width, height: image?.size.height ?? Self.height)
    }

    /// The frames of the segments, in their order.
    private var frames: [CGRect] {
        let count = parts.segments.count
        guard count > 0 else { return [] }
        let gaps = CGFloat(count - 1)
        let fixed = parts.segments.reduce(0) { $0 + $1.width }
        let free = parts.segments.indices.filter { parts.segments[$0].width == 0 }
        let room = max(bounds.width - gaps - fixed, 0)
        let wanted = free.reduce(0) { $0 + contentWidth($1) }
        var x = bounds.minX
        var frames: [CGRect] = []
        for index in parts.segments.indices {
            var width = parts.segments[index].width
            if width == 0 {
                width = room / CGFloat(free.count)
                if apportionsSegmentWidthsByContent && wanted > 0 {
                    width = room * contentWidth(index) / wanted
                }
            }
            let left = x.pixelRounded(in: self)
            let right = (x + width).pixelRounded(in: self)
            frames.append(
                CGRect(x: left, y: bounds.minY, width: right - left, height: bounds.height)
            )
            x += width + 1
        }
        guard isRightToLeft else { return frames }
        return frames.map { frame in
            var mirrored = frame
            mirrored.origin.x = bounds.minX + bounds.maxX - frame.maxX
            return mirrored
        }
    }

    func placeParts() {
        let frames = frames
        for (index, view) in parts.views.enumerated() {
            view.frame = frames[index]
            var offset = parts.segments[index].offset
            let place: Segment =
                frames.count == 1
                ? .alone : index == 0 ? .left : index == frames.count - 1 ? .right : .center
            for kind in [Segment.any, place] {
                guard let moved = parts.adjustments[kind.rawValue] else { continue }
                offset.width += moved.horizontal
                offset.height += moved.vertical
            }
            view.place(offset: offset)
        }
        for (index, view) in parts.dividerViews.enumerated() {
            let first = frames[index]
            let second = frames[index + 1]
            let middle = isRightToLeft ? second.maxX + 0.5 : first.maxX + 0.5
            let width = view.image?.size.width ?? 1
            let inset: CGFloat = view.image == nil ? 7 : 0
            view.frame = CGRect(
                x: middle - width / 2,
                y: bounds.minY + inset,
                width: width,
                height: max(bounds.height - 2 * inset, 0)
            )
        }
        guard frames.indices.contains(parts.selected) else { return }
        let isHeld = parts.isDragging && parts.held == parts.selected
        parts.plate.frame = frames[parts.selected].narrowed(dx: Self.inset, dy: Self.inset)
        parts.plate.transform = isHeld ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }

    // MARK: Tracking

    func segment(at touch: UITouch) -> Int? { segment(at: touch.location(in: self)) }

    /// The segment that may be chosen at or beside a point of the control.
    func segment(at point: CGPoint) -> Int? {
        guard bounds.insetBy(dx: -30, dy: -70).contains(point) else { return nil }
        let x = min(max(point.x, bounds.minX), bounds.maxX)
        let frames = frames
        let index = frames.firstIndex { x >= $0.minX && x <= $0.maxX + 1 }
        guard let index, parts.segments[index].isEnabled else { return nil }
        return index
    }

    func hold(_ index: Int?, beginsHere: Bool) {
        if beginsHere {
            parts.lastTold = parts.selected
            parts.isDragging = index != nil && index == parts.selected && !isMomentary
        }
        guard index != parts.held || beginsHere else { return }
        parts.held = index
        if isMomentary {
            parts.selected = index ?? UISegmentedControl.noSegment
        } else if parts.isDragging, let index {
            move(to: index)
            return
        }
        updateParts()
    }

    /// Moves the plate.
    private func move(to index: Int) {
        parts.selected = index
        layoutIfNeeded()
        updateParts()
        guard window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut]) {
            self.placeParts()
        }
    }

    func letGo(choosing: Bool, _ event: UIEvent?) {
        let held = parts.held
        let wasDragging = parts.isDragging
        parts.held = nil
        parts.isDragging = false
        if isMomentary {
            if choosing, held != nil { tell(event) }
            parts.selected = UISegmentedControl.noSegment
            updateParts()
            return
        }
        if choosing, let held {
            if held != parts.selected { move(to: held) }
            if held != parts.lastTold { tell(event) }
        } else if wasDragging {
            move(to: parts.lastTold)
        }
        updateParts()
    }

    private func tell(_ event: UIEvent?) {
        parts.lastTold = parts.selected
        if let action = content(at: parts.selected)?.action { sendAction(action) }
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    func chooseByKey(_ presses: Set<UIPress>) -> Bool {
        guard isFocused, !isMomentary else { return false }
        for press in presses {
            let forward = isRightToLeft ? -1 : 1
            var next: Int
            switch press.type {
            case .rightArrow: next = parts.selected + forward
            case .leftArrow: next = parts.selected - forward
            default: continue
            }
            next = min(max(next, 0), numberOfSegments - 1)
            guard parts.segments.indices.contains(next), parts.segments[next].isEnabled else {
                return false
            }
            parts.lastTold = parts.selected
            if next != parts.selected {
                move(to: next)
                tell(nil)
            }
            return true
        }
        return false
    }
}
