// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import QuartzCore
@_spi(Rooms) import UIKitViews

/// A control that does something when it is tapped.
///
/// With a configuration the button looks as that says; without one, as the values say that were
/// set for its states.
@preconcurrency @MainActor
open class UIButton: UIControl, ConfigurationUpdating {
    /// What is called to change a configuration when the state changed.
    public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

    var button = ButtonState()

    /// UIKit's buttons have recognizers of their own.
    @_spi(Rooms) open override var hasRecognizersOnPhones: Bool { true }

    // MARK: - Making

    /// Makes a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }

    /// Reads an archived button.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpButton()
        decodeButton(coder)
        decodeViewSettings(from: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UIButton.self)
    }

    /// Makes a custom button that performs an action when tapped and shows its title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setType(buttonType)
    }

    /// Makes a button of a type that performs an action when tapped and shows its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Makes a button that looks as a configuration says and performs an action when tapped.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        setType(.system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    /// Makes a system button with an image that sends an action when tapped.
    open class func systemButton(
        with image: UIImage,
        target: Any?,
        action: Selector?
    ) -> Self {
        let button: Self = makeInstance(ofView: self, frame: .zero)
        button.setType(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// Archives the button.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeButton(coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIButton>) {
        properties.keep(\.adjustsImageWhenDisabled, "UIAdjustsImageWhenDisabled")
        properties.keep(\.adjustsImageWhenHighlighted, "UIAdjustsImageWhenHighlighted")
        properties.keep(\.automaticallyUpdatesConfiguration, "UIAutomaticallyUpdatesConfiguration")
        properties.keep(\.changesSelectionAsPrimaryAction, "UIChangesSelectionAsPrimaryAction")
        properties.keep(\.contentEdgeInsets, "UIContentEdgeInsets")
        properties.keep(\.imageEdgeInsets, "UIImageEdgeInsets")
        properties.keep(\.titleEdgeInsets, "UITitleEdgeInsets")
        properties.keep(\.isPointerInteractionEnabled, "UIPointerInteractionEnabled")
        properties.keep(\.isSpringLoaded, "UISpringLoaded")
        properties.keep(\.menu, "UIMenu")
        properties.keep(\.preferredBehavioralStyle, "UIPreferredBehavioralStyle")
        properties.keep(\.preferredMenuElementOrder, "UIPreferredMenuElementOrder")
        properties.keep(
            \.reversesTitleShadowWhenHighlighted,
            "UIReversesTitleShadowWhenHighlighted"
        )
        properties.keep(\.role, "UIRole")
        properties.keep(\.showsTouchWhenHighlighted, "UIShowsTouchWhenHighlighted")
    }

    /// The type it was made with.
    open var buttonType: ButtonType { button.type }

    /// What the button means.
    open var role: Role {
        get { button.role }
        set {
            announcing("role") {
                button.role = newValue
                looksDidChange()
            }
        }
    }

    // MARK: - Configuration

    /// How the button looks; nil, the default, for the values set for its states.
    open var configuration: Configuration? {
        get { button.configuration }
        set { announcing("configuration") { setConfiguration(newValue) } }
    }

    /// Called when the configuration may have to change; it may set a new one.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { button.updateHandler }
        set {
            button.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the colours of the configuration follow the state by themselves; true unless set.
    open var automaticallyUpdatesConfiguration: Bool {
        get { button.updatesAutomatically }
        set {
            announcing("automaticallyUpdatesConfiguration") {
                button.updatesAutomatically = newValue
                setNeedsUpdateConfiguration()
            }
        }
    }

    /// Marks the configuration to be updated before the next layout.
    open func setNeedsUpdateConfiguration() {
        button.needsUpdate = true
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Changes the configuration for the present state; the handler is called besides.
    open func updateConfiguration() {}

    // MARK: - Behaviour

    /// Whether a tap turns the selection on and off; false unless set.
    open var changesSelectionAsPrimaryAction: Bool {
        get { button.togglesSelection }
        set {
            announcing("changesSelectionAsPrimaryAction") {
                button.togglesSelection = newValue
                adoptMenuSelection()
                looksDidChange()
            }
        }
    }

    /// The menu that a tap or a long press shows.
    open var menu: UIMenu? {
        get { button.menu }
        set {
            announcing("menu") {
                button.menu = newValue
                isContextMenuInteractionEnabled = newValue != nil
                adoptMenuSelection()
                looksDidChange()
            }
        }
    }

    /// In which order the elements of the menu are shown.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { button.menuOrder }
        set { announcing("preferredMenuElementOrder") { button.menuOrder = newValue } }
    }

    /// The button's menu.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    /// A pop-up button shows what is chosen.
    @_spi(Rooms) open override func menuWayDidChange() { adoptMenuSelection() }

    /// A button with a menu and a selection shows what was chosen.
    @_spi(Rooms) open override func menuWillPerform(_ element: UIMenuElement) {
        adoptMenuSelection()
    }

    /// Whether the pointer changes over the button; false unless set.
    open var isPointerInteractionEnabled: Bool {
        get { button.takesPointer }
        set {
            announcing("isPointerInteractionEnabled", "pointerInteractionEnabled") {
                setTakesPointer(newValue)
            }
        }
    }

    /// Whether the pointer is over the button.
    open var isHovered: Bool { button.isHovered }

    /// Whether the button is held down to show its menu.
    open var isHeld: Bool { isHighlighted && button.menu != nil && showsMenuAsPrimaryAction }

    /// Whose ways the button follows: a tablet's and phone's.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Whose ways the button should follow; there is one choice here.
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { button.preferredStyle }
        set { announcing("preferredBehavioralStyle") { button.preferredStyle = newValue } }
    }

    // MARK: - Values for states

    /// Sets the title for a state; states without one have that of `normal`.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        replaced("setTitle:for:", in: UIButton.self, [title, state])
            ?? set(\.title, title, for: state)
    }

    /// Sets the title with attributes for a state; it wins over a plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        replaced("setAttributedTitle:for:", in: UIButton.self, [title, state])
            ?? set(\.attributedTitle, title, for: state)
    }

    /// Sets the colour of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        if let result: Void = replaced("setTitleColor:for:", in: UIButton.self, [color, state]) {
            return result
        }
        customizes(
            .titleColor,
            for: state.axis,
            { (target: UIButton) in
                target.setTitleColor(color, for: state)
            }
        )
        set(\.titleColor, color, for: state)
    }

    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        customizes(
            .titleShadowColor,
            for: state.axis,
            { (target: UIButton) in
                target.setTitleShadowColor(color, for: state)
            }
        )
        set(\.shadowColor, color, for: state)
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        replaced("setImage:for:", in: UIButton.self, [image, state])
            ?? set(\.image, image, for: state)
    }

    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        if let result: Void = replaced(
            "setBackgroundImage:for:",
            in: UIButton.self,
            [image, state]
        ) {
            return result
        }
        customizes(
            .backgroundImageForState,
            for: state.axis,
            { (target: UIButton) in
                target.setBackgroundImage(image, for: state)
            }
        )
        set(\.backgroundImage, image, for: state)
    }

    /// Sets the looks of symbols for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: UIControl.State
    ) {
        customizes(
            .preferredSymbolConfiguration,
            for: state.axis,
            { (target: UIButton) in
                target.setPreferredSymbolConfiguration(configuration, forImageIn: state)
            }
        )
        set(\.symbolConfiguration, configuration, for: state)
    }

    /// The title for a state.
    open func title(for state: UIControl.State) -> String? { value(\.title, for: state) }

    /// The title with attributes for a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        value(\.attributedTitle, for: state)
    }

    /// The colour of the title for a state; the type's own if none was set.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        value(\.titleColor, for: state) ?? usualTitleColor(for: state)
    }

    /// The colour of the title's shadow for a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? {
        value(\.shadowColor, for: state)
    }

    /// The image for a state.
    open func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }

    /// The background image for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        value(\.backgroundImage, for: state)
    }

    /// The looks of symbols for a state.
    open func preferredSymbolConfigurationForImage(
        in state: UIControl.State
    ) -> UIImage.SymbolConfiguration? {
        value(\.symbolConfiguration, for: state)
    }

    /// The title of the present state.
    open var currentTitle: String? { button.configuration?.title ?? title(for: state) }

    /// The title with attributes of the present state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The colour of the title in the present state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The colour of the title's shadow in the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image of the present state.
    open var currentImage: UIImage? { button.configuration?.image ?? image(for: state) }

    /// The background image of the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The looks of symbols in the present state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: - Legacy look

    /// The room around title and image; without a configuration only.
    open var contentEdgeInsets: UIEdgeInsets {
        get { button.contentInsets }
        set {
            customizes(.contentEdgeInsets, \UIButton.contentEdgeInsets, newValue)
            announcing("contentEdgeInsets") { change(\.contentInsets, newValue) }
        }
    }

    /// By how much the title is moved; without a configuration only.
    open var titleEdgeInsets: UIEdgeInsets {
        get { button.titleInsets }
        set { announcing("titleEdgeInsets") { change(\.titleInsets, newValue) } }
    }

    /// By how much the image is moved; without a configuration only.
    open var imageEdgeInsets: UIEdgeInsets {
        get { button.imageInsets }
        set { announcing("imageEdgeInsets") { change(\.imageInsets, newValue) } }
    }

    /// Whether the image is darker while pressed; true unless set.
    open var adjustsImageWhenHighlighted: Bool {
        get { button.darkensImage }
        set { announcing("adjustsImageWhenHighlighted") { change(\.darkensImage, newValue) } }
    }

    /// Whether the image is fainter while disabled; true unless set.
    open var adjustsImageWhenDisabled: Bool {
        get { button.fadesImage }
        set { announcing("adjustsImageWhenDisabled") { change(\.fadesImage, newValue) } }
    }

    /// Whether the shadow of the title turns round while pressed; false unless set.
    open var reversesTitleShadowWhenHighlighted: Bool {
        get { button.reversesShadow }
        set {
            announcing("reversesTitleShadowWhenHighlighted") { change(\.reversesShadow, newValue) }
        }
    }

    /// Whether the button glows while pressed; false unless set.
    open var showsTouchWhenHighlighted: Bool {
        get { button.showsTouch }
        set { announcing("showsTouchWhenHighlighted") { change(\.showsTouch, newValue) } }
    }

    // MARK: - Parts

    /// The view of the title; made when asked for.
    open var titleLabel: UILabel? {
        let label = button.titleLabel ?? makeTitleLabel()
        showParts()
        placeParts()
        return label
    }

    /// The view of the subtitle; nil without a configuration that has one.
    open var subtitleLabel: UILabel? {
        showParts()
        return button.subtitleLabel
    }

    /// The view of the image; made when asked for.
    open var imageView: UIImageView? {
        let view = button.imageView ?? makeImageView()
        showParts()
        placeParts()
        return view
    }

    /// Where the background is.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where title and image are.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { contentArea(in: bounds) }

    /// Where the title is within the content.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        parts(in: contentRect).title
    }

    /// Where the image is within the content.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        parts(in: contentRect).image
    }

    // MARK: - View

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // As on iOS: never nil to read, nil to write for the default.
    /// The colour of what the type or the configuration draws in it.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// Places the parts, the configuration being brought up to date first.
    open override func layoutSubviews() {
        if let result: Void = replaced("layoutSubviews", in: UIButton.self) { return result }
        super.layoutSubviews()
        button.isPlacing = true
        layOutButton()
        button.isPlacing = false
    }

    /// The size of the contents with the room around them.
    open override var intrinsicContentSize: CGSize {
        replaced("intrinsicContentSize", in: UIButton.self) ?? fittingSize(nil)
    }

    /// The size of the contents with the room around them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        replaced("sizeThatFits:", in: UIButton.self, [size]) ?? fittingSize(size)
    }

    /// Takes the size of the contents; an aligned title keeps its margin from then on.
    open override func sizeToFit() {
        button.wasFitted = true
        super.sizeToFit()
    }

    /// Draws in the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        looksDidChange()
    }

    /// Follows the size of text.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        looksDidChange()
    }

    /// Turns the selection on and off, if it is to.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        toggleIfTapped()
    }

    /// Turns the selection on and off as a tap does.
    @_spi(Rooms) open override func activateByKey() {
        if button.togglesSelection, button.menu == nil { isSelected.toggle() }
        super.activateByKey()
    }

    /// The background's.
    @_spi(Rooms) open override var focusCornerRadius: CGFloat {
        button.backgroundView.map { max(layer.cornerRadius, $0.focusCornerRadius) }
            ?? layer.cornerRadius
    }

    /// A tap on a button is the button's.
    @_spi(Rooms) open override var claimsSingleTap: Bool { isEnabled }

    /// A tap is what the button is for.
    @_spi(Rooms) open override var eventsOfTap: UIControl.Event { .primaryActionTriggered }

    /// Looks as the new state asks for.
    @_spi(Rooms) open override func stateDidChange(from oldState: UIControl.State) {
        super.stateDidChange(from: oldState)
        looksDidChange()
        layOutButtonNow()
    }

    /// A button is one thing for assistive technology.
    @_spi(Rooms) open override var isElementByDefault: Bool { true }

    /// The title, unless something else was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    /// A button, besides what the state adds.
    @_spi(Rooms) open override var traitsByDefault: UIAccessibilityTraits { .button }

    /// Whether a drag that rests over the button does what a tap does.
    open var isSpringLoaded: Bool {
        get { isActivatedByDrags }
        set { announcing("isSpringLoaded", "springLoaded") { isActivatedByDrags = newValue } }
    }
}
