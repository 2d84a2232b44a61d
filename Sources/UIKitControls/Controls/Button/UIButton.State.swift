// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The values that were set for one state.
struct ButtonValues {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var shadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// What a button keeps.
struct ButtonState {
    var type = UIButton.ButtonType.custom
    var role = UIButton.Role.normal
    var values: [UIControl.State.RawValue: ButtonValues] = [:]
    var contentInsets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero
    var darkensImage = true
    var fadesImage = true
    var reversesShadow = false
    var showsTouch = false

    /// Whether `sizeToFit()` was ever called.
    var wasFitted = false

    var configuration: UIButton.Configuration?
    var updateHandler: UIButton.ConfigurationUpdateHandler?
    var updatesAutomatically = true
    var needsUpdate = false
    var isUpdating = false
    /// Whether the parts are being placed; what asks for one of them meanwhile places nothing.
    var isPlacing = false
    /// Whether the title and the image are not yet those of the state.
    var hasStaleParts = false
    /// The configuration as it is shown, with the colours of the state.
    var shown: UIButton.Configuration?

    var togglesSelection = false
    var menu: UIMenu?
    var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
    var takesPointer = false
    var isHovered = false
    var pointerStyle: UIButton.PointerStyleProvider?
    var pointerGuide: ButtonPointer?
    var preferredStyle = UIBehavioralStyle.automatic

    var titleLabel: UILabel?
    var subtitleLabel: UILabel?
    var imageView: UIImageView?
    var backgroundImageView: UIImageView?
    var backgroundView: BackgroundView?
    var indicatorView: UIImageView?
    var activityView: UIView?
}

extension UIButton {
    func setUpButton() {
        button.titleLabel = nil
        isOpaque = false
    }

    package func setType(_ type: ButtonType) {
        button.type = type
        let symbol: String
        switch type {
        case .custom, .system: return
        case .detailDisclosure, .infoLight, .infoDark: symbol = "info.circle"
        case .contactAdd: symbol = "plus.circle"
        case .close: symbol = "xmark.circle.fill"
        }
        let looks = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        setImage(UIImage(systemName: symbol, withConfiguration: looks), for: .normal)
        if type == .close { tintColor = .secondaryLabel }
    }

    /// Whether the button looks as the system's buttons do.
    var hasSystemStyle: Bool { button.type != .custom }

    /// Takes title, image and effect from an action.
    func adopt(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if button.configuration != nil {
            if button.configuration?.title == nil, !action.title.isEmpty {
                button.configuration?.title = action.title
            }
            if button.configuration?.image == nil { button.configuration?.image = action.image }
            setNeedsUpdateConfiguration()
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    // MARK: - Values

    func set<Value>(
        _ field: WritableKeyPath<ButtonValues, Value?>,
        _ value: Value?,
        for state: UIControl.State
    ) {
        button.values[state.rawValue, default: ButtonValues()][keyPath: field] = value
        looksDidChange()
    }

    /// The value of a state; that of `normal` where there is none.
    func value<Value>(
        _ field: KeyPath<ButtonValues, Value?>,
        for state: UIControl.State
    ) -> Value? {
        // The focus shows by a halo: it need not have a value of its own.
        button.values[state.rawValue]?[keyPath: field]
            ?? button.values[state.subtracting(.focused).rawValue]?[keyPath: field]
            ?? button.values[UIControl.State.normal.rawValue]?[keyPath: field]
    }

    func usualTitleColor(for state: UIControl.State) -> UIColor {
        guard hasSystemStyle else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor ?? .systemBlue
    }

    func change<Value: Equatable>(_ field: WritableKeyPath<ButtonState, Value>, _ value: Value) {
        guard button[keyPath: field] != value else { return }
        button[keyPath: field] = value
        looksDidChange()
    }

    /// Something that the look depends on has changed.
    func looksDidChange() {
        guard !button.isUpdating else { return }
        button.needsUpdate = true
        button.hasStaleParts = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func toggleIfTapped() {
        guard button.togglesSelection, isTouchInside, isEnabled, button.menu == nil else { return }
        isSelected.toggle()
    }

    // MARK: - Configuration

    func setConfiguration(_ configuration: Configuration?) {
        button.configuration = configuration
        if button.isUpdating { return }
        if configuration == nil { dropConfiguredParts() }
        setNeedsUpdateConfiguration()
    }

    private func dropConfiguredParts() {
        for view in [
            button.subtitleLabel, button.backgroundView, button.indicatorView, button.activityView,
        ] {
            view?.removeFromSuperview()
        }
        button.subtitleLabel = nil
        button.backgroundView = nil
        button.indicatorView = nil
        button.activityView = nil
        button.shown = nil
    }

    /// Runs what changes the configuration and works out how it is shown.
    func updateIfNeeded() {
        guard button.needsUpdate, !button.isUpdating else { return }
        button.needsUpdate = false
        button.isUpdating = true
        observingConfiguration {
            updateConfiguration()
            button.updateHandler?(self)
        }
        button.isUpdating = false
        if let configuration = button.configuration {
            button.shown =
                button.updatesAutomatically ? configuration.updated(for: self) : configuration
            applyConfiguration()
        } else {
            applyValues()
        }
    }

    // MARK: - Parts

    func makeTitleLabel() -> UILabel {
        let label = UIButtonLabel(frame: .zero)
        label.font = .systemFont(ofSize: hasSystemStyle ? 15 : 18)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        // A label's own is one point up; a title's shadow lies behind it until somebody moves it.
        label.shadowOffset = .zero
        button.titleLabel = label
        addSubview(label)
        return label
    }

    func makeImageView() -> UIImageView {
        let view = UIImageView(image: nil)
        view.contentMode = .scaleToFill
        button.imageView = view
        addPart(view)
        if let label = button.titleLabel { insertSubview(view, belowSubview: label) }
        return view
    }
}
