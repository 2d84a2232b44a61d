// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCells
public import UIKitViews

/// Shows one item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfigurationUpdating {
    /// How a cell takes part in a drag.
    public enum DragState: Int, Sendable {
        /// Not at all.
        case none = 0
        /// It is being lifted.
        case lifting = 1
        /// It is dragged.
        case dragging = 2
    }

    final var cell = CellState()

    /// Makes a cell of a place and size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    /// Reads an archived cell.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let decode = FieldDecoder(coder)
        if let content = decode.object("UIContentView") as? UIView { cell.contentView = content }
        setUpCell()
        decodeBackgrounds(decode)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UICollectionViewCell.self)
    }

    /// Archives the cell with its content.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeCell(to: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UICollectionViewCell>) {
        properties.keep(
            \.automaticallyUpdatesBackgroundConfiguration,
            "UIAutomaticallyUpdatesBackgroundConfiguration"
        )
        properties.keep(
            \.automaticallyUpdatesContentConfiguration,
            "UIAutomaticallyUpdatesContentConfiguration"
        )
        properties.keep(\.isHighlighted, "UIHighlighted")
        properties.keep(\.isSelected, "UISelected")
    }

    /// What the cell shows goes in here.
    open var contentView: UIView { cell.contentView }

    /// Whether the item is selected; collection views set it.
    open var isSelected: Bool {
        get { cell.isSelected }
        set { announcing("isSelected", "selected") { setSelected(newValue) } }
    }

    /// Whether a finger is on the item; collection views set it.
    open var isHighlighted: Bool {
        get { cell.isHighlighted }
        set { announcing("isHighlighted", "highlighted") { setHighlighted(newValue) } }
    }

    /// Behind the content, as large as the cell; nil by default.
    open var backgroundView: UIView? {
        get { cell.backgroundView }
        set { announcing("backgroundView") { setBackgroundView(newValue) } }
    }

    /// Behind the content and in front of `backgroundView` while selected or highlighted.
    open var selectedBackgroundView: UIView? {
        get { cell.selectedBackgroundView }
        set { announcing("selectedBackgroundView") { setSelectedBackgroundView(newValue) } }
    }

    // MARK: Configurations

    /// Changes a cell's configurations to suit a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// What the content view shows; setting it makes the configuration's view the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cell.content }
        set { setContent(newValue) }
    }

    /// Whether the content configuration follows the state by itself; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { cell.updatesContent }
        set {
            announcing("automaticallyUpdatesContentConfiguration") {
                cell.updatesContent = newValue
            }
        }
    }

    /// What the background shows; it takes the place of the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cell.background }
        set {
            backgroundWasChosen()
            setBackground(newValue)
        }
    }

    /// Whether the background configuration follows the state by itself; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { cell.updatesBackground }
        set {
            announcing("automaticallyUpdatesBackgroundConfiguration") {
                cell.updatesBackground = newValue
            }
        }
    }

    /// The state that configurations are for.
    open var configurationState: UICellConfigurationState { currentState }

    /// Called to change the configurations when the state is another.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { cell.handler }
        set {
            cell.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Has the configurations updated before the cell is next laid out.
    open func setNeedsUpdateConfiguration() { markConfiguration() }

    /// Changes the configurations to suit a state; overrides call the base class.
    open func updateConfiguration(using state: UICellConfigurationState) {
        cell.handler?(self, state)
    }

    /// The background of a cell in a list, before any state.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listBackground }

    /// Called when the cell's part in a drag has changed.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    // MARK: UIView

    /// Keeps the content view and the backgrounds as large as the cell.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutCell()
    }

    /// Cells of a collection view can have the focus unless they may not be selected.
    open override var canBecomeFocused: Bool { cellCanBecomeFocused }

    /// The size that the content view's constraints give.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        cell.contentView.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }

    /// Has the collection view measure the cell again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        element.host?.contentChanged(self)
    }

    override var measuredView: UIView { cell.contentView }

    /// The content view is another one.
    func contentWasReplaced() {}

    /// Where the content view lies; beside accessories in a list.
    func contentFrame(in bounds: CGRect) -> CGRect { bounds }

    /// The background of a list's cell.
    var listBackground: UIBackgroundConfiguration { .listPlainCell() }

    /// The program has set a background configuration.
    func backgroundWasChosen() {}

    /// What the state says beside selection and the like.
    func addState(_ state: inout UICellConfigurationState) {}
}

extension UICollectionViewCell {
    /// What a cell keeps.
    @MainActor
    struct CellState {
        var contentView = UIView(frame: .zero)
        var isSelected = false
        var isHighlighted = false
        var backgroundView: UIView?
        var selectedBackgroundView: UIView?
        var drag = UICellConfigurationState.DragState.none
        var drop = UICellConfigurationState.DropState.none
        var content: (any UIContentConfiguration)?
        var background: UIBackgroundConfiguration?
        var shownBackground: BackgroundView?
        var updatesContent = true
        var updatesBackground = true
        var handler: ConfigurationUpdateHandler?
        var needsUpdate = false
    }

    func setUpCell() {
        let content = cell.contentView
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addPart(content)
    }

    func decodeBackgrounds(_ decode: FieldDecoder) {
        if let view = decode.object("UIBackgroundView") as? UIView { backgroundView = view }
        if let view = decode.object("UISelectedBackgroundView") as? UIView {
            selectedBackgroundView = view
        }
        if let content = CellConfigurations.content(decode) { contentConfiguration = content }
        if let background = CellConfigurations.background(decode) {
            backgroundConfiguration = background
        }
    }

    func encodeCell(to coder: NSCoder) {
        // The view of a configuration is made again.
        if cell.content == nil { coder.encode(cell.contentView, forKey: "UIContentView") }
        if let backgroundView { coder.encode(backgroundView, forKey: "UIBackgroundView") }
        if let selectedBackgroundView {
            coder.encode(selectedBackgroundView, forKey: "UISelectedBackgroundView")
        }
        CellConfigurations.encode(
            content: contentConfiguration,
            background: backgroundConfiguration,
            to: coder
        )
    }

    func layOutCell() {
        let box = bounds
        if let view = cell.shownBackground, view.frame != box { view.frame = box }
        let inner = contentFrame(in: box)
        if cell.contentView.frame != inner { cell.contentView.frame = inner }
        if let view = cell.backgroundView, view.frame != box { view.frame = box }
        if let view = cell.selectedBackgroundView, view.frame != box { view.frame = box }
    }

    func setSelected(_ isSelected: Bool) {
        guard isSelected != cell.isSelected else { return }
        cell.isSelected = isSelected
        showHighlight()
    }

    func setHighlighted(_ isHighlighted: Bool) {
        guard isHighlighted != cell.isHighlighted else { return }
        cell.isHighlighted = isHighlighted
        showHighlight()
    }

    private func showHighlight() {
        let isOn = cell.isSelected || cell.isHighlighted
        cell.selectedBackgroundView?.isHidden = !isOn
        cell.contentView.highlightContents(isOn)
        markConfiguration()
    }

    func setBackgroundView(_ view: UIView?) {
        guard view !== cell.backgroundView else { return }
        if cell.backgroundView?.superview === self { cell.backgroundView?.removeFromSuperview() }
        cell.backgroundView = view
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    func setSelectedBackgroundView(_ view: UIView?) {
        guard view !== cell.selectedBackgroundView else { return }
        if let old = cell.selectedBackgroundView, old.superview === self {
            old.removeFromSuperview()
        }
        cell.selectedBackgroundView = view
        guard let view else { return }
        view.frame = bounds
        view.isHidden = !(cell.isSelected || cell.isHighlighted)
        insertSubview(view, belowSubview: cell.contentView)
    }

    var cellCanBecomeFocused: Bool {
        guard let host = element.host, let path = host.indexPath(for: self) else { return false }
        return host.canFocus(path)
    }
}

extension UIView {
    /// Labels and images in a cell look highlighted with it; other cells' and controls' do not.
    fileprivate func highlightContents(_ isOn: Bool) {
        for view in subviews {
            if let label = view as? UILabel { label.isHighlighted = isOn }
            if let image = view as? UIImageView { image.isHighlighted = isOn }
            if view is UIControl || view is UICollectionView { continue }
            view.highlightContents(isOn)
        }
    }
}
