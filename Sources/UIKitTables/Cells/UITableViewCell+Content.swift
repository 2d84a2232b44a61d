// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import UIKitCells
import UIKitControls

extension UITableViewCell {
    func setUpCell() {
        // The table sets the part of the safe area that counts for the cell.
        insetsLayoutMarginsFromSafeArea = false
        layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        if parts.content.superview == nil {
            // Programs size what they put into it by its bounds, before the first layout.
            parts.content.frame = bounds
            addPart(parts.content)
        }
        setPlainBackground(.systemBackground)
    }

    /// Sets the colour without marking it as set by the program.
    func setPlainBackground(_ color: UIColor?) {
        let hadOwn = state.hasOwnColor
        let marks = appearanceMarks
        backgroundColor = color
        appearanceMarks = marks
        state.hasOwnColor = hadOwn
    }

    /// The table of this row.
    var table: UITableView? {
        var view = superview
        while let current = view {
            if let table = current as? UITableView { return table }
            view = current.superview
        }
        return nil
    }

    func resetForReuse() {
        setSelected(false, animated: false)
        setHighlighted(false, animated: false)
        setNeedsUpdateConfiguration()
    }

    // MARK: The older labels

    var hasLegacyContent: Bool { state.contentConfiguration == nil }

    var legacyTextLabel: UILabel? {
        guard hasLegacyContent else { return nil }
        if let label = parts.text { return label }
        let label = UILabel(frame: .zero)
        // A cell's settings of its labels do not count as set directly.
        let marks = label.appearanceMarks
        label.font = .preferredFont(forTextStyle: state.style == .value2 ? .caption1 : .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = state.style == .value2 ? tintColor : .label
        if state.style == .value2 { label.textAlignment = .right }
        label.appearanceMarks = marks
        parts.text = label
        parts.content.addPart(label)
        setNeedsLayout()
        return label
    }

    var legacyDetailLabel: UILabel? {
        guard hasLegacyContent, state.style != .default else { return nil }
        if let label = parts.detail { return label }
        let label = UILabel(frame: .zero)
        // A cell's settings of its labels do not count as set directly.
        let marks = label.appearanceMarks
        let style: UIFont.TextStyle =
            switch state.style {
            case .subtitle: .caption1
            case .value2: .subheadline
            default: .body
            }
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = state.style == .value1 ? .secondaryLabel : .label
        if state.style == .value1 { label.textAlignment = .right }
        label.appearanceMarks = marks
        parts.detail = label
        parts.content.addPart(label)
        setNeedsLayout()
        return label
    }

    var legacyImageView: UIImageView? {
        guard hasLegacyContent, state.style != .value2 else { return nil }
        if let view = parts.image { return view }
        let view = UIImageView(frame: .zero)
        parts.image = view
        parts.content.addPart(view)
        setNeedsLayout()
        return view
    }

    // MARK: Configurations

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        let old = state.contentConfiguration
        state.contentConfiguration = configuration
        guard let configuration else {
            guard old != nil else { return }
            return replaceContent(with: CellContentView(frame: contentView.frame))
        }
        let shown = state.updatesContent ? configuration.updated(for: presentState) : configuration
        state.contentConfiguration = shown
        if let view = parts.content as? any UIContentView, view.supports(shown) {
            view.configuration = shown
        } else {
            for view in [parts.text, parts.detail, parts.image] as [UIView?] {
                view?.removeFromSuperview()
            }
            parts.text = nil
            parts.detail = nil
            parts.image = nil
            let view = shown.makeContentView()
            view.frame = parts.content.frame
            replaceContent(with: view)
        }
        contentSizeMayHaveChanged()
        setNeedsLayout()
    }

    private func replaceContent(with view: UIView) {
        let old = parts.content
        parts.content = view
        view.heightYieldsToConstraints = true
        (view as? UIListContentView)?.keepsLeadingMargin = true
        insertPart(view, at: subviews.firstIndex { $0 === old } ?? subviews.count)
        old.removeFromSuperview()
        setNeedsLayout()
    }

    /// Asks the table to measure the cell again, where it does so by itself.
    func contentSizeMayHaveChanged() {
        guard let table, table.selfSizingInvalidation != .disabled else { return }
        table.cellWantsNewHeight(self)
    }

    /// Whether the constraints want another height than the cell has: asked for once for each height.
    func wantsNewHeight() -> Bool {
        let wanted = fittingCellSize(bounds.size).height
        guard wanted != bounds.height else {
            state.wantedHeight = nil
            return false
        }
        guard wanted != state.wantedHeight else { return false }
        state.wantedHeight = wanted
        return true
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        state.backgroundConfiguration = configuration
        guard let configuration else {
            parts.configured?.removeFromSuperview()
            parts.configured = nil
            showTableColor()
            return showSelection(animated: false)
        }
        parts.background?.removeFromSuperview()
        parts.background = nil
        parts.selectedBackground?.removeFromSuperview()
        parts.selectedBackground = nil
        parts.plainSelection?.removeFromSuperview()
        parts.plainSelection = nil
        if parts.configured == nil {
            let view = BackgroundView(frame: bounds)
            insertSubview(view, at: 0)
            parts.configured = view
        }
        if !state.hasOwnColor { setPlainBackground(nil) }
        showBackground(
            state.updatesBackground ? configuration.updated(for: presentState) : configuration
        )
    }

    private func showBackground(_ configuration: UIBackgroundConfiguration) {
        state.backgroundConfiguration = configuration
        parts.configured?.show(configuration, tint: tintColor)
        setNeedsLayout()
    }

    var presentState: UICellConfigurationState {
        var present = UICellConfigurationState(traitCollection: traitCollection)
        present.isSelected = state.isSelected
        present.isHighlighted = state.isHighlighted
        present.isEditing = state.isEditing
        present.isSwiped = state.isSwiped
        present.isReordering = state.isReordering
        present.isDisabled = !isUserInteractionEnabled
        present.isFocused = isFocused
        present.cellDragState = state.drag
        present.cellDropState = state.drop
        return present
    }

    func markNeedsConfiguration() {
        state.needsConfiguration = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard state.needsConfiguration else { return }
        state.needsConfiguration = false
        let present = configurationState
        observingConfiguration {
            updateConfiguration(using: present)
            state.updateHandler?(self, present)
        }
    }

    func applyConfigurations(for present: UICellConfigurationState) {
        if state.updatesContent, let configuration = state.contentConfiguration {
            let updated = configuration.updated(for: present)
            state.contentConfiguration = updated
            if let view = parts.content as? any UIContentView { view.configuration = updated }
        }
        if state.updatesBackground, let configuration = state.backgroundConfiguration {
            showBackground(configuration.updated(for: present))
        }
    }

    func traitsDidChange() {
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    func tintDidChange() {
        if state.style == .value2 { parts.text?.textColor = tintColor }
        parts.accessory?.tint(tintColor)
        parts.editControl?.tint(tintColor)
        if let configuration = state.backgroundConfiguration {
            parts.configured?.show(configuration, tint: tintColor)
        }
    }

    // MARK: Backgrounds

    func setBackgroundView(_ view: UIView?) {
        guard view !== parts.background else { return }
        parts.background?.removeFromSuperview()
        parts.background = view
        guard let view else { return }
        if state.backgroundConfiguration != nil { setBackgroundConfiguration(nil) }
        view.frame = bounds
        insertSubview(view, at: 0)
        setNeedsLayout()
    }

    func setSelectedBackgroundView(_ view: UIView?) {
        guard view !== parts.selectedBackground else { return }
        parts.selectedBackground?.removeFromSuperview()
        parts.selectedBackground = view
        parts.plainSelection?.removeFromSuperview()
        parts.plainSelection = nil
        if view != nil, state.backgroundConfiguration != nil { setBackgroundConfiguration(nil) }
        showSelection(animated: false)
    }

    /// Shows the table's background colour, unless the cell has its own.
    func showTableColor() {
        guard !state.hasOwnColor, state.backgroundConfiguration == nil else { return }
        setPlainBackground(
            state.isInGroup ? .secondarySystemGroupedBackground : .systemBackground
        )
    }

    // MARK: Selection

    func selectionDidChange(animated: Bool) {
        setNeedsUpdateConfiguration()
        showSelection(animated: animated)
        parts.editControl?.setMarked(state.isSelected)
        let isHighlighted = state.isSelected || state.isHighlighted
        setHighlighted(isHighlighted, in: contentView)
    }

    /// Labels and images look highlighted in a cell that does.
    private func setHighlighted(_ isHighlighted: Bool, in view: UIView) {
        for part in view.subviews {
            if let label = part as? UILabel {
                label.isHighlighted = isHighlighted
            } else if let image = part as? UIImageView {
                image.isHighlighted = isHighlighted
            } else if !(part is UIControl) {
                setHighlighted(isHighlighted, in: part)
            }
        }
    }

    /// The background of a selected cell; nil if the selection is not shown.
    private var selectionView: UIView? {
        if state.backgroundConfiguration != nil || state.selectionStyle == .none { return nil }
        if let view = parts.multipleSelectionBackground, table?.selectsSeveral == true {
            return view
        }
        if let view = parts.selectedBackground ?? parts.plainSelection { return view }
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        parts.plainSelection = view
        return view
    }

    func showSelection(animated: Bool) {
        let marks = state.isEditing && state.marksSelection
        let hasOwnMark = marks && parts.multipleSelectionBackground == nil
        let isShown = state.isHighlighted || state.isSelected && !hasOwnMark
        guard isShown else { return hideSelection(animated: animated) }
        guard let view = selectionView else { return hideSelection(animated: false) }
        for other in selectionViews where other !== view { other.removeFromSuperview() }
        if view.superview !== self {
            view.frame = bounds
            view.alpha = animated ? 0 : 1
            insertSelection(view)
        }
        if animated {
            UIView.animate(withDuration: 0.25) { view.alpha = 1 }
        } else {
            view.layer.removeAnimation(forKey: "opacity")
            view.alpha = 1
        }
        showSeparators()
    }

    private var selectionViews: [UIView] {
        [parts.selectedBackground, parts.multipleSelectionBackground, parts.plainSelection]
            .compactMap { $0 }
    }

    private func insertSelection(_ view: UIView) {
        if let background = parts.background {
            insertSubview(view, aboveSubview: background)
        } else {
            insertSubview(view, at: 0)
        }
    }

    private func hideSelection(animated: Bool) {
        let views = selectionViews.filter { $0.superview === self }
        guard !views.isEmpty else { return showSeparators() }
        guard animated else {
            for view in views { view.removeFromSuperview() }
            return showSeparators()
        }
        UIView.animate(
            withDuration: 0.4,
            delay: 0,
            options: [.allowUserInteraction, .curveEaseInOut],
            animations: { for view in views { view.alpha = 0 } },
            completion: { [weak self] isOver in
                guard let self, !state.isSelected, !state.isHighlighted else { return }
                for view in views where isOver { view.removeFromSuperview() }
                showSeparators()
            }
        )
    }

    // MARK: Focus and keys

    var mayHaveFocus: Bool {
        guard let table, isUserInteractionEnabled else { return false }
        return table.mayFocus(self)
    }

    private func isUse(_ presses: Set<UIPress>) -> Bool {
        guard isFocused else { return false }
        return presses.contains { press in
            switch press.key?.keyCode {
            case .keyboardReturnOrEnter, .keyboardSpacebar, .keypadEnter: true
            default: press.type == .select
            }
        }
    }

    func pressBegan(_ presses: Set<UIPress>) -> Bool {
        guard isUse(presses), let table, table.keyWentDown(on: self) else { return false }
        state.isPressed = true
        return true
    }

    func pressEnded(_ presses: Set<UIPress>) -> Bool {
        guard state.isPressed else { return false }
        state.isPressed = false
        table?.keyWentUp(on: self)
        return true
    }

    func pressCancelled(_ presses: Set<UIPress>) -> Bool {
        guard state.isPressed else { return false }
        state.isPressed = false
        table?.keyWasCancelled(on: self)
        return true
    }
}
