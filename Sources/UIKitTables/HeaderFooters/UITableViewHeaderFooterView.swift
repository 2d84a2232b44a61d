// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCells
@_spi(Rooms) public import UIKitViews

/// A header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfigurationUpdating {
    /// Configures a header or footer for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (
            _ headerFooterView: UITableViewHeaderFooterView,
            _ state: UIViewConfigurationState
        ) -> Void

    final var state = HeaderState()

    // MARK: Life

    /// Makes a header or footer; those with the same reuse identifier are interchangeable.
    public init(reuseIdentifier: String?) {
        state.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUpHeader()
    }

    /// Makes a header or footer without a reuse identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Reads an archived header or footer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeHeader(FieldDecoder(coder))
        setUpHeader()
        decodeConfigurations(FieldDecoder(coder))
        decodeViewSettings(from: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UITableViewHeaderFooterView.self)
    }

    /// Archives the view with its content.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeHeader(to: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UITableViewHeaderFooterView>) {
        properties.keep(
            \.automaticallyUpdatesBackgroundConfiguration,
            "UIAutomaticallyUpdatesBackgroundConfiguration"
        )
        properties.keep(
            \.automaticallyUpdatesContentConfiguration,
            "UIAutomaticallyUpdatesContentConfiguration"
        )
        properties.keep(\.backgroundView, "UIBackgroundView")
    }

    /// Identifies interchangeable views.
    open var reuseIdentifier: String? { state.reuseIdentifier }

    /// Called before the view is used for another section; overrides call the base class.
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    // MARK: Content

    /// The view to put one's own views into.
    open var contentView: UIView { state.content }

    /// The main label; nil with a content configuration.
    open var textLabel: UILabel? { titleLabel }

    /// The secondary label; nil with a content configuration.
    open var detailTextLabel: UILabel? { secondLabel }

    /// The configuration of the content; setting it replaces the content view and the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { state.contentConfiguration }
        set { setContentConfiguration(newValue) }
    }

    /// The default content configuration for the table.
    open func defaultContentConfiguration() -> UIListContentConfiguration { tableConfiguration }

    /// Whether the content configuration follows the state of the view; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { state.updatesContent }
        set {
            announcing("automaticallyUpdatesContentConfiguration") {
                state.updatesContent = newValue
            }
        }
    }

    // MARK: Background

    /// The configuration of the background; setting it replaces the background view.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { state.backgroundConfiguration }
        set { announcing("backgroundConfiguration") { setBackgroundConfiguration(newValue) } }
    }

    /// The background configuration of the table around the view.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        state.isInGroup ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }

    /// Whether the background configuration follows the state of the view; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { state.updatesBackground }
        set {
            announcing("automaticallyUpdatesBackgroundConfiguration") {
                state.updatesBackground = newValue
            }
        }
    }

    /// A view behind the content, as large as the header.
    open var backgroundView: UIView? {
        get { state.background }
        set {
            customizes(.backgroundView, \UITableViewHeaderFooterView.backgroundView, newValue)
            announcing("backgroundView") { setBackgroundView(newValue) }
        }
    }

    // MARK: State

    /// The configuration state.
    open var configurationState: UIViewConfigurationState { presentState }

    /// Requests a call of `updateConfiguration(using:)` before the next frame.
    open func setNeedsUpdateConfiguration() {
        state.needsConfiguration = true
        setNeedsLayout()
    }

    /// Fits the configurations to a state; overrides call the base class.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        applyConfigurations(for: state)
    }

    /// Fits the configurations to a state in place of an override.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { state.updateHandler }
        set {
            state.updateHandler = newValue
            if newValue != nil { setNeedsUpdateConfiguration() }
        }
    }

    // MARK: UIView

    /// Places the content and the background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        placeParts()
    }

    /// The height that the content needs in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingHeaderSize(size) }

    /// The height that the content needs in a width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingHeaderSize(targetSize)
    }

    /// Fits the configurations to the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// A header, unless set.
    @_spi(Rooms) open override var traitsByDefault: UIAccessibilityTraits {
        state.isFooter ? [] : .header
    }
}
