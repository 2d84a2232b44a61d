// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
@_spi(Rooms) import UIKitViews

/// A button that pastes what is on the general pasteboard into its target; it can be used while
/// there is something that the target takes.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    private final var settings = Configuration()
    private final let face = UIButton(frame: .zero)
    private final weak var receiver: (any UIPasteConfigurationSupporting)?
    private final var observers: [NSObjectProtocol] = []

    /// Makes a control with the usual looks.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control with looks of its own.
    public convenience init(configuration: UIPasteControl.Configuration) {
        self.init(frame: .zero)
        settings = (configuration.copy() as? Configuration) ?? Configuration()
        showSettings()
        sizeToFit()
    }

    /// Reads an archived control.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let archived = coder.presentObject("configuration") as? UIPasteControl.Configuration
        if let archived { settings = archived }
        setUp()
    }

    /// Archives the control with its looks.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(settings, forKey: "configuration")
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// How it looks; a copy of what it was made with.
    open var configuration: UIPasteControl.Configuration {
        (settings.copy() as? Configuration) ?? Configuration()
    }

    /// Who gets what is pasted; nil, the default, for who takes it up the responder chain.
    open weak var target: (any UIPasteConfigurationSupporting)? {
        get { receiver }
        set {
            receiver = newValue
            refresh()
        }
    }

    // MARK: Looks

    private func setUp() {
        face.isUserInteractionEnabled = false
        face.isAccessibilityElement = false
        addPart(face)
        showSettings()
        let center = NotificationCenter.default
        let control = WeakControl(control: self)
        for name in [
            UIPasteboard.changedNotification, UIPasteboard.removedNotification,
            UIApplication.didBecomeActiveNotification,
        ] {
            observers.append(
                center.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { control.control?.refresh() }
                }
            )
        }
        let paste = UIAction(identifier: UIAction.Identifier("casement.paste")) { [weak self] _ in
            self?.paste()
        }
        addAction(paste, for: .primaryActionTriggered)
        refresh()
    }

    private func showSettings() {
        var looks = UIButton.Configuration.filled()
        looks.baseBackgroundColor = settings.baseBackgroundColor
        looks.baseForegroundColor = settings.baseForegroundColor
        looks.cornerStyle = settings.cornerStyle
        if settings.cornerRadius >= 0 {
            looks.cornerStyle = .fixed
            looks.background.cornerRadius = settings.cornerRadius
        }
        looks.imagePlacement = settings.imagePlacement
        looks.imagePadding = 6
        if settings.displayMode != .iconOnly { looks.title = "Paste" }
        switch settings.displayMode {
        case .iconAndLabel, .iconOnly: looks.image = UIImage(systemName: "doc.on.clipboard")
        case .arrowAndLabel: looks.image = UIImage(systemName: "arrow.down.to.line")
        case .labelOnly: looks.image = nil
        }
        face.configuration = looks
        accessibilityLabel = "Paste"
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// As large as its title and image want.
    open override var intrinsicContentSize: CGSize { face.intrinsicContentSize }

    /// As large as its title and image want.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { face.sizeThatFits(size) }

    /// Lays title and image out over the whole control.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
    }

    @_spi(Rooms) open override func stateDidChange(from oldState: UIControl.State) {
        super.stateDidChange(from: oldState)
        face.isEnabled = isEnabled
        face.isHighlighted = isHighlighted
    }

    /// Looks again whether somebody takes what there is, in the window where it has come to be.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        refresh()
    }

    /// Looks again: others are around it now.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        refresh()
    }

    // MARK: Pasting

    /// Who takes what is on the pasteboard.
    private func taker(_ providers: [NSItemProvider]) -> (any UIPasteConfigurationSupporting)? {
        guard !providers.isEmpty else { return nil }
        if let receiver { return receiver.canPaste(providers) ? receiver : nil }
        let first = MenuCommands.firstResponder(in: window)
        return (first.responderChain + responderChain).first { $0.canPaste(providers) }
    }

    /// A control that is held weakly by those who watch for it.
    // Sendable is unchecked because it is read on the main actor only.
    private struct WeakControl: @unchecked Sendable {
        weak var control: UIPasteControl?
    }

    private func refresh() { isEnabled = taker(UIPasteboard.general.itemProviders) != nil }

    /// A tap is what the control is for.
    @_spi(Rooms) open override var eventsOfTap: UIControl.Event { .primaryActionTriggered }

    private func paste() {
        let providers = UIPasteboard.general.itemProviders
        taker(providers)?.paste(itemProviders: providers)
    }
}
