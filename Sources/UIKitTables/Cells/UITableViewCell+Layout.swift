// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import UIKitCells
import UIKitControls

extension UITableViewCell {
    /// The least height of a cell with labels of the framework, in points.
    static let leastHeight: CGFloat = 44
    /// The width by which the editing control indents the content.
    static let editWidth: CGFloat = 38
    /// How wide the control is by which a row is moved.
    static let reorderWidth: CGFloat = 44
    /// The radius of a section's corners.
    static let sectionRadius: CGFloat = 10

    /// The size of a pixel.
    var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

    /// The accessory that is shown.
    private var shownAccessory: CellState.Accessory {
        state.isEditing ? state.editingAccessory : state.accessory
    }

    var showsEditControl: Bool {
        state.isEditing && (state.editingStyle != .none || state.marksSelection)
    }

    /// Whether the content moves aside: for a control, or where only its room is asked for.
    private var makesRoomForEditing: Bool {
        showsEditControl || state.isEditing && state.isEditable && state.indentsWhileEditing
    }

    private var showsMoveControl: Bool { state.isEditing && state.canMove }

    func accessoriesDidChange() {
        setNeedsLayout()
        contentSizeMayHaveChanged()
    }

    // MARK: Room

    /// The room from edge to edge that is left for the content.
    private func contentRoom(in width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        let (before, after) = sides(state.safeInsets)
        var start = before + CGFloat(state.indentationLevel) * state.indentationWidth
        if makesRoomForEditing { start += UITableViewCell.editWidth }
        var end = width - after
        if showsMoveControl { end -= UITableViewCell.reorderWidth }
        if let size = accessorySize {
            end -= size.width + AccessoryPart.gap + accessoryMargin
        }
        return (start, max(start, end))
    }

    private func sides(_ insets: UIEdgeInsets) -> (CGFloat, CGFloat) {
        isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    }

    /// The room after the accessory.
    private var accessoryMargin: CGFloat {
        showsMoveControl ? 0 : sides(layoutMargins).1
    }

    private var accessorySize: CGSize? {
        let accessory = shownAccessory
        if let view = accessory.view { return view.bounds.size }
        return accessory.type == .none ? nil : AccessoryPart.size(of: accessory.type)
    }

    // MARK: Placing

    func placeParts() {
        for view in [
            parts.background, parts.configured, parts.selectedBackground, parts.plainSelection,
            parts.multipleSelectionBackground,
        ] where view?.superview === self {
            view?.frame = bounds
        }
        let room = contentRoom(in: bounds.width)
        set(
            parts.content,
            x: room.start,
            width: room.end - room.start,
            y: 0,
            height: bounds.height
        )
        keepMargin()
        placeControls(room.end)
        if hasLegacyContent { placeLabels() }
        placeSeparators()
        roundCorners()
    }

    /// The content's margin before it is the cell's, also when it is moved aside.
    private func keepMargin() {
        guard parts.content is CellContentView else { return }
        let leading = sides(layoutMargins).0
        var own = parts.content.layoutMargins
        let old = sides(own).0
        guard old < leading else { return }
        if isRightToLeft { own.right = leading } else { own.left = leading }
        own.top = UITableViewCell.contentMargin
        own.bottom = UITableViewCell.contentMargin
        let after = UITableViewCell.contentMargin
        if isRightToLeft { own.left = after } else { own.right = after }
        parts.content.layoutMargins = own
    }

    /// The content's margin at an edge without a cell margin.
    private static let contentMargin: CGFloat = 8

    private func placeControls(_ end: CGFloat) {
        updateAccessory()
        if let view = shownAccessory.view ?? parts.accessory?.view, let size = accessorySize {
            let y = ((bounds.height - size.height) / 2 / pixel).rounded() * pixel
            set(view, x: end + AccessoryPart.gap, width: size.width, y: y, height: size.height)
        }
        updateEditControl()
        if let control = parts.editControl {
            let start = sides(state.safeInsets).0
            let width = UITableViewCell.editWidth + sides(layoutMargins).0
            let x = showsEditControl ? start : start - width
            set(control, x: x, width: width, y: 0, height: bounds.height)
            control.alpha = showsEditControl ? 1 : 0
        }
        updateReorderControl()
        if let control = parts.reorderControl {
            let width = UITableViewCell.reorderWidth
            let last = bounds.width - sides(state.safeInsets).1
            let x = showsMoveControl ? last - width : bounds.width
            set(control, x: x, width: width, y: 0, height: bounds.height)
            control.alpha = showsMoveControl ? 1 : 0
        }
    }

    /// Sets a frame given in leading coordinates.
    private func set(
        _ view: UIView,
        x: CGFloat,
        width: CGFloat,
        y: CGFloat,
        height: CGFloat
    ) {
        let left = isRightToLeft ? bounds.width - x - width : x
        let frame = CGRect(x: left, y: y, width: width, height: height)
        if view.frame != frame { view.frame = frame }
    }

    private func updateAccessory() {
        let accessory = shownAccessory
        for other in [state.accessory.view, state.editingAccessory.view]
        where other !== accessory.view && other?.superview === self {
            other?.removeFromSuperview()
        }
        if let view = accessory.view {
            parts.accessory?.view.removeFromSuperview()
            parts.accessory = nil
            if view.superview !== self { addSubview(view) }
            return
        }
        guard parts.accessory?.type ?? .none != accessory.type else { return }
        parts.accessory?.view.removeFromSuperview()
        parts.accessory = nil
        guard accessory.type != .none else { return }
        let part = AccessoryPart(accessory.type) { [weak self] in
            guard let self else { return }
            table?.accessoryWasTapped(self)
        }
        part.tint(tintColor)
        addSubview(part.view)
        parts.accessory = part
    }

    private func updateEditControl() {
        guard showsEditControl else { return }
        if parts.editControl == nil {
            let control = EditControl(frame: .zero)
            control.tint(tintColor)
            parts.editControl = control
            UIView.performWithoutAnimation {
                insertSubview(control, belowSubview: parts.content)
                let width = UITableViewCell.editWidth + sides(layoutMargins).0
                set(control, x: -width, width: width, y: 0, height: bounds.height)
                control.alpha = 0
            }
        }
        parts.editControl?.show(
            state.marksSelection ? nil : state.editingStyle,
            isMarked: state.isSelected,
            margin: sides(layoutMargins).0
        )
    }

    private func updateReorderControl() {
        guard showsMoveControl, parts.reorderControl == nil else { return }
        let control = ReorderControl(cell: self)
        parts.reorderControl = control
        UIView.performWithoutAnimation {
            addSubview(control)
            let width = UITableViewCell.reorderWidth
            set(control, x: bounds.width, width: width, y: 0, height: bounds.height)
            control.alpha = 0
        }
    }

    private func roundCorners() {
        let corners = state.corners
        let mask: CACornerMask =
            switch corners {
            case .none, .all:
                [
                    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
                    .layerMaxXMaxYCorner,
                ]
            case .top: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            case .bottom: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            }
        let radius = corners == .none ? 0 : UITableViewCell.sectionRadius
        guard layer.cornerRadius != radius || layer.maskedCorners != mask else { return }
        layer.cornerRadius = radius
        layer.maskedCorners = mask
        layer.cornerCurve = .continuous
        clipsToBounds = corners != .none
    }

    // MARK: Labels

    /// The labels that have something to show.
    private func legacyParts() -> ListContentLayout.Parts {
        func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
            guard let label, label.text?.isEmpty == false else { return nil }
            return { width in
                label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            }
        }
        var found = ListContentLayout.Parts()
        if let image = parts.image?.image {
            found.image = parts.image?.intrinsicContentSize
            found.isSymbol = image.isSymbolImage
        }
        found.text = measure(parts.text)
        found.secondaryText = measure(parts.detail)
        return found
    }

    private func legacyLayout(width: CGFloat, margins: UIEdgeInsets) -> ListContentLayout? {
        let found = legacyParts()
        guard found.image != nil || found.text != nil || found.secondaryText != nil else {
            return nil
        }
        let (before, after) = sides(margins)
        let edges = NSDirectionalEdgeInsets(
            top: margins.top,
            leading: before,
            bottom: margins.bottom,
            trailing: after
        )
        if state.style == .value2 { return value2Layout(found, width: width, edges) }
        return ListContentLayout(
            defaultContentConfigurationOfStyle,
            found,
            width: width,
            margins: edges,
            pixel: pixel
        )
    }

    private var defaultContentConfigurationOfStyle: UIListContentConfiguration {
        switch state.style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The layout of the style `value2`: a small label that ends where the second one begins.
    private func value2Layout(
        _ found: ListContentLayout.Parts,
        width: CGFloat,
        _ edges: NSDirectionalEdgeInsets
    ) -> ListContentLayout {
        let labelWidth: CGFloat = 91
        let gap: CGFloat = 6
        var empty = ListContentLayout.Parts()
        empty.text = nil
        var layout = ListContentLayout(
            .valueCell(),
            empty,
            width: width,
            margins: edges,
            pixel: pixel
        )
        let start = edges.leading + labelWidth + gap
        let room = max(0, width - edges.trailing - start)
        let text = found.text?(labelWidth) ?? .zero
        let detail = found.secondaryText?(room) ?? .zero
        let inner = max(text.height, detail.height)
        layout.height = inner + edges.top + edges.bottom
        func y(_ height: CGFloat) -> CGFloat {
            ((edges.top + (inner - height) / 2) / pixel).rounded() * pixel
        }
        layout.text = CGRect(
            x: edges.leading,
            y: y(text.height),
            width: labelWidth,
            height: text.height
        )
        layout.secondaryText = CGRect(
            x: start,
            y: y(detail.height),
            width: room,
            height: detail.height
        )
        return layout
    }

    private func placeLabels() {
        let content = parts.content
        guard var layout = legacyLayout(width: content.bounds.width, margins: content.layoutMargins)
        else { return }
        layout.shift(by: ((content.bounds.height - layout.height) / 2 / pixel).rounded() * pixel)
        parts.contentStart = layout.text.minX
        if isRightToLeft { layout.mirror(in: content.bounds.width) }
        parts.image?.frame = layout.image
        parts.text?.frame = layout.text
        parts.detail?.frame = layout.secondaryText
    }

    // MARK: Fitting

    func fittingCellSize(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
        updateConfigurationIfNeeded()
        let room = contentRoom(in: width)
        let inner = max(0, room.end - room.start)
        return CGSize(width: width, height: contentHeight(in: inner))
    }

    private func contentHeight(in width: CGFloat) -> CGFloat {
        let content = parts.content
        if let list = content as? UIListContentView {
            if list.bounds.width != width { list.frame.size.width = width }
            let height = list.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            return max(UITableViewCell.leastHeight, onPixels(height))
        }
        var least: CGFloat = 0
        if let layout = legacyLayout(width: width, margins: content.layoutMargins) {
            least = max(UITableViewCell.leastHeight, layout.height)
        }
        if content.bounds.width != width { content.frame.size.width = width }
        let height = content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let needed = max(least, height.isFinite ? height : 0)
        return needed > 0 ? onPixels(needed) : UITableViewCell.leastHeight
    }

    private func onPixels(_ height: CGFloat) -> CGFloat {
        (height / pixel - 0.001).rounded(.up) * pixel
    }

    // MARK: Separators

    /// The inset that the line below has at present.
    var shownSeparatorInset: UIEdgeInsets {
        let start = automaticSeparatorStart
        var inset = UIEdgeInsets.zero
        if isRightToLeft { inset.right = start } else { inset.left = start }
        guard let set = state.separators.inset else { return inset }
        guard state.separators.countsFromContent else { return set }
        inset.left += set.left
        inset.right += set.right
        return inset
    }

    /// The leading edge of the text.
    private var automaticSeparatorStart: CGFloat {
        let content = parts.content
        let before = isRightToLeft ? bounds.width - content.frame.maxX : content.frame.minX
        if let list = content as? UIListContentView { return before + list.textStart }
        if hasLegacyContent, parts.image?.image != nil { return before + parts.contentStart }
        return before + sides(layoutMargins).0
    }

    func placeSeparators() {
        let lines = state.separators
        if lines.hasBottom || lines.hasBottomEdge {
            let line = line(\.separator)
            var frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
            if !lines.hasBottomEdge {
                let inset = state.separatorInset ?? shownSeparatorInset
                frame.origin.x += inset.left
                frame.size.width = max(0, frame.width - inset.left - inset.right)
            }
            if line.frame != frame { line.frame = frame }
            line.isHidden = false
        } else {
            parts.separator?.isHidden = true
        }
        if lines.hasTopEdge {
            let line = line(\.topEdge)
            line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
            line.isHidden = false
        } else {
            parts.topEdge?.isHidden = true
        }
    }

    private func line(_ path: WritableKeyPath<CellParts, UIView?>) -> UIView {
        let lines = state.separators
        var view = parts[keyPath: path]
        if view.map({ ($0 is UIVisualEffectView) != (lines.effect != nil) }) ?? true {
            view?.removeFromSuperview()
            let new = lines.effect == nil ? UIView(frame: .zero) : UIVisualEffectView(effect: nil)
            new.isUserInteractionEnabled = false
            parts[keyPath: path] = new
            addPart(new)
            view = new
        }
        let line = view ?? UIView()
        guard let shown = line as? UIVisualEffectView else {
            line.backgroundColor = lines.color
            return line
        }
        if shown.effect !== lines.effect { shown.effect = lines.effect }
        shown.contentView.backgroundColor = lines.color
        return line
    }

    func showSeparators() { placeSeparators() }

    // MARK: Editing

    func changeEditing(_ editing: Bool, animated: Bool) {
        var mask: StateMask = []
        let willShow = editing && (state.editingStyle != .none || state.marksSelection)
        if willShow { mask.insert(.showingEditControl) }
        if state.isSwiped { mask.insert(.showingDeleteConfirmation) }
        willTransition(to: mask)
        state.isEditing = editing
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        showSelection(animated: false)
        guard animated, window != nil else {
            didTransition(to: mask)
            return
        }
        UIView.animate(
            withDuration: 0.3,
            animations: { self.layoutIfNeeded() },
            completion: { [weak self] _ in self?.didTransition(to: mask) }
        )
    }

    // MARK: Accessibility

    /// Whether the content has no controls of its own.
    var isOneElement: Bool { !UITableViewCell.hasControl(contentView) }

    private static func hasControl(_ view: UIView) -> Bool {
        for part in view.subviews where !part.isHidden {
            if part is UIControl
                || part.isAccessibilityElement && !(part is UILabel)
                    && !(part is UIImageView)
            {
                return true
            }
            if hasControl(part) { return true }
        }
        return false
    }

    /// The texts of the content, in reading order.
    var shownTexts: String? {
        var texts: [String] = []
        func collect(_ view: UIView) {
            for part in view.subviews where !part.isHidden && part.alpha > 0 {
                if part is UILabel {
                    if let label = part.accessibilityLabel, !label.isEmpty { texts.append(label) }
                } else {
                    collect(part)
                }
            }
        }
        collect(contentView)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    func cellTraits(_ set: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = set
        if state.isSelected { traits.insert(.selected) }
        return traits
    }
}
