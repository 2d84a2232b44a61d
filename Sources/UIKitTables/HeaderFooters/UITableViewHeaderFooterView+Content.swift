// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls

extension UITableViewHeaderFooterView {
    /// The least height of a plain table's header, in points.
    static let leastHeight: CGFloat = 28
    /// The room above the text of a grouped table's header: the first one's, and others'.
    static let groupedTop: (first: CGFloat, other: CGFloat) = (32, 15)
    /// The room above and below other texts.
    static let textMargin: CGFloat = 7

    func setUpHeader() {
        insetsLayoutMarginsFromSafeArea = false
        layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        addPart(state.content)
    }

    // MARK: Archives

    func encodeHeader(to coder: NSCoder) {
        if let name = state.reuseIdentifier {
            coder.encode(name as NSString, forKey: "UIReuseIdentifier")
        }
        // The view of a configuration is made again.
        if state.contentConfiguration == nil {
            coder.encode(state.content, forKey: "UIContentView")
        }
        if let label = state.text { coder.encode(label, forKey: "UITextLabel") }
        if let label = state.detail { coder.encode(label, forKey: "UIDetailTextLabel") }
        CellConfigurations.encode(
            content: contentConfiguration,
            background: backgroundConfiguration,
            to: coder
        )
    }

    func decodeConfigurations(_ decode: FieldDecoder) {
        if let content = CellConfigurations.content(decode) { contentConfiguration = content }
        if let background = CellConfigurations.background(decode) {
            backgroundConfiguration = background
        }
    }

    func decodeHeader(_ decode: FieldDecoder) {
        if let name = decode.string("UIReuseIdentifier") { state.reuseIdentifier = name }
        if let content = decode.object("UIContentView") as? CellContentView {
            state.content = content
        }
        state.text = decode.object("UITextLabel") as? UILabel
        state.detail = decode.object("UIDetailTextLabel") as? UILabel
        for label in [state.text, state.detail] { if let label { state.content.addPart(label) } }
    }

    private var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

    // MARK: Labels

    var titleLabel: UILabel? {
        guard state.contentConfiguration == nil else { return nil }
        if let label = state.text { return label }
        let label = UILabel(frame: .zero)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        state.text = label
        state.content.addPart(label)
        styleLabel()
        return label
    }

    var secondLabel: UILabel? {
        guard state.contentConfiguration == nil else { return nil }
        if let label = state.detail { return label }
        let label = UILabel(frame: .zero)
        let properties = tableConfiguration.secondaryTextProperties
        label.font = properties.font
        label.textColor = properties.color
        label.adjustsFontForContentSizeCategory = true
        state.detail = label
        state.content.addPart(label)
        return label
    }

    var tableConfiguration: UIListContentConfiguration {
        switch (state.isInGroup, state.isFooter) {
        case (true, true): .groupedFooter()
        case (true, false): .groupedHeader()
        case (false, true): .plainFooter()
        case (false, false): .plainHeader()
        }
    }

    private func styleLabel() {
        let properties = tableConfiguration.textProperties
        state.text?.font = properties.font
        state.text?.textColor = properties.color
    }

    /// Adopts the style of its place in a table.
    func adopt(isInGroup: Bool, isFooter: Bool, isFirst: Bool) {
        let isOther = state.isInGroup != isInGroup || state.isFooter != isFooter
        state.isInGroup = isInGroup
        state.isFooter = isFooter
        state.isFirst = isFirst
        if isOther { styleLabel() }
        setNeedsLayout()
        showTableBackground()
    }

    /// Shows a title as the table's headers do.
    func showTitle(_ title: String) {
        let transform = tableConfiguration.textProperties.transform
        titleLabel?.text = transform == .uppercase ? title.uppercased() : title
        setNeedsLayout()
    }

    func setPinned(_ isPinned: Bool) {
        guard isPinned != state.isPinned else { return }
        state.isPinned = isPinned
        setNeedsUpdateConfiguration()
        showTableBackground()
    }

    // MARK: Configurations

    var presentState: UIViewConfigurationState {
        var present = UIViewConfigurationState(traitCollection: traitCollection)
        present.isDisabled = !isUserInteractionEnabled
        present.isPinned = state.isPinned
        present.isFocused = isFocused
        return present
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

    func applyConfigurations(for present: UIViewConfigurationState) {
        if state.updatesContent, let configuration = state.contentConfiguration {
            let updated = configuration.updated(for: present)
            state.contentConfiguration = updated
            if let view = state.content as? any UIContentView { view.configuration = updated }
        }
        if state.updatesBackground, let configuration = state.backgroundConfiguration {
            let updated = configuration.updated(for: present)
            state.backgroundConfiguration = updated
            state.configured?.show(updated, tint: tintColor)
        }
    }

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        let old = state.contentConfiguration
        state.contentConfiguration = configuration
        guard let configuration else {
            if old != nil { replaceContent(with: CellContentView(frame: state.content.frame)) }
            return
        }
        let shown = state.updatesContent ? configuration.updated(for: presentState) : configuration
        state.contentConfiguration = shown
        if let view = state.content as? any UIContentView, view.supports(shown) {
            view.configuration = shown
        } else {
            state.text?.removeFromSuperview()
            state.detail?.removeFromSuperview()
            state.text = nil
            state.detail = nil
            let view = shown.makeContentView()
            view.frame = state.content.frame
            replaceContent(with: view)
        }
        setNeedsLayout()
    }

    private func replaceContent(with view: UIView) {
        let old = state.content
        state.content = view
        insertPart(view, at: subviews.firstIndex { $0 === old } ?? subviews.count)
        old.removeFromSuperview()
        setNeedsLayout()
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        state.backgroundConfiguration = configuration
        guard let configuration else { return showTableBackground() }
        state.background?.removeFromSuperview()
        state.background = nil
        show(state.updatesBackground ? configuration.updated(for: presentState) : configuration)
    }

    private func show(_ configuration: UIBackgroundConfiguration) {
        if state.configured == nil {
            let view = BackgroundView(frame: bounds)
            insertSubview(view, at: 0)
            state.configured = view
        }
        state.configured?.show(configuration, tint: tintColor)
        setNeedsLayout()
    }

    func setBackgroundView(_ view: UIView?) {
        guard view !== state.background else { return }
        state.background?.removeFromSuperview()
        state.background = view
        guard let view else { return showTableBackground() }
        state.backgroundConfiguration = nil
        state.configured?.removeFromSuperview()
        state.configured = nil
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    /// Shows the default background of the table's headers, unless another is set.
    private func showTableBackground() {
        guard state.backgroundConfiguration == nil, state.background == nil else { return }
        guard !state.isInGroup, backgroundColor == nil else {
            state.configured?.removeFromSuperview()
            state.configured = nil
            return
        }
        show(UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: presentState))
    }

    // MARK: Layout

    private var sideInsets: NSDirectionalEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margins = layoutMargins
        var insets = NSDirectionalEdgeInsets(
            top: 3.5,
            leading: isRightToLeft ? margins.right : margins.left,
            bottom: 3.5,
            trailing: isRightToLeft ? margins.left : margins.right
        )
        guard state.isInGroup else { return insets }
        let header = UITableViewHeaderFooterView.groupedTop
        insets.top =
            state.isFooter
            ? UITableViewHeaderFooterView.textMargin : state.isFirst ? header.first : header.other
        insets.bottom = UITableViewHeaderFooterView.textMargin
        return insets
    }

    private func labelLayout(width: CGFloat) -> ListContentLayout? {
        func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
            guard let label, label.text?.isEmpty == false else { return nil }
            return { width in
                label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            }
        }
        var found = ListContentLayout.Parts()
        found.text = measure(state.text)
        found.secondaryText = measure(state.detail)
        guard found.text != nil || found.secondaryText != nil else { return nil }
        return ListContentLayout(
            tableConfiguration,
            found,
            width: width,
            margins: sideInsets,
            pixel: pixel
        )
    }

    func placeParts() {
        state.background?.frame = bounds
        state.configured?.frame = bounds
        if state.content.frame != bounds { state.content.frame = bounds }
        guard state.contentConfiguration == nil, var layout = labelLayout(width: bounds.width)
        else { return }
        // In grouped tables texts are next to the rows, otherwise centred.
        let room = bounds.height - layout.height
        let shift = state.isInGroup ? (state.isFooter ? 0 : room) : room / 2
        layout.shift(by: (shift / pixel).rounded() * pixel)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { layout.mirror(in: bounds.width) }
        state.text?.frame = layout.text
        state.detail?.frame = layout.secondaryText
    }

    func fittingHeaderSize(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
        updateConfigurationIfNeeded()
        return CGSize(width: width, height: headerHeight(in: width))
    }

    private func headerHeight(in width: CGFloat) -> CGFloat {
        let content = state.content
        if content.bounds.width != width { content.frame.size.width = width }
        var needed = content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if !needed.isFinite { needed = 0 }
        if state.contentConfiguration == nil, let layout = labelLayout(width: width) {
            let least = state.isInGroup ? 0 : UITableViewHeaderFooterView.leastHeight
            needed = max(needed, layout.height, least)
            if !state.isInGroup, layout.height < least + 1 { needed = least }
        }
        return (needed / pixel - 0.001).rounded(.up) * pixel
    }
}
