// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitControls

/// A field for searching, with a cancel button and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    final var bar = SearchBarState()
    final let searchField: UISearchTextField = UISearchBarTextField()
    final lazy var bridge = SearchFieldBridge(self)
    private final weak var storedDelegate: (any UISearchBarDelegate)?

    /// Makes a bar without a place.
    public convenience init() { self.init(frame: .zero) }

    /// Makes a bar of a place and size in its superview's space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Reads an archived bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeBar(coder)
        archive(PropertyArchive(self, from: coder))
        decodeViewSettings(from: coder)
        configureFromNib(coder, as: UISearchBar.self)
    }

    /// Archives the bar with its texts and scopes.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(to: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UISearchBar>) {
        properties.keep(\.backgroundImage, "UIBackgroundImage")
        properties.keep(\.isEnabled, "UIEnabled")
        properties.keep(\.isLookToDictateEnabled, "UILookToDictateEnabled")
        properties.keep(\.isSearchResultsButtonSelected, "UISearchResultsButtonSelected")
        properties.keep(\.scopeBarBackgroundImage, "UIScopeBarBackgroundImage")
        properties.keep(
            \.searchFieldBackgroundPositionAdjustment,
            "UISearchFieldBackgroundPositionAdjustment"
        )
        properties.keep(\.searchTextPositionAdjustment, "UISearchTextPositionAdjustment")
        properties.keep(\.bar.icons, "UIIconImages")
        properties.keep(\.bar.iconOffsets, "UIIconPositionAdjustments")
        properties.keep(\.bar.fieldBackgrounds, "UISearchFieldBackgroundImages")
        properties.keep(\.bar.backgrounds, "UIBackgroundImages")
        bar.scopes.archiveLooks(properties.part(bar.scopes))
        if properties.isReading { showArchivedLooks() }
    }

    /// Who hears of searching, and decides what may be edited.
    open weak var delegate: (any UISearchBarDelegate)? {
        get { storedDelegate }
        set { announcing("delegate") { storedDelegate = newValue } }
    }

    /// The field.
    open var searchTextField: UISearchTextField { searchField }

    // MARK: Text

    /// What is searched for; setting it tells the delegate.
    open var text: String? {
        get { searchField.text }
        set {
            announcing("text") { searchField.text = newValue }
            bar.listener?.searchBarDidChange(self)
            storedDelegate?.searchBar?(self, textDidChange: newValue ?? "")
        }
    }

    /// What stands in an empty field.
    open var placeholder: String? {
        get { searchField.placeholder }
        set {
            customizes(.placeholder, \UISearchBar.placeholder, newValue)
            announcing("placeholder") { searchField.placeholder = newValue }
        }
    }

    /// A line of text above the field; nil for none.
    open var prompt: String? {
        get { bar.prompt.text }
        set { announcing("prompt") { setPrompt(newValue) } }
    }

    /// Whether the bar can be used.
    open var isEnabled: Bool {
        get { searchField.isEnabled }
        set { announcing("isEnabled", "enabled") { searchField.isEnabled = newValue } }
    }

    // MARK: Buttons

    /// Whether there is a cancel button.
    open var showsCancelButton: Bool {
        get { bar.showsCancel }
        set {
            customizes(.showsCancelButton, \UISearchBar.showsCancelButton, newValue)
            announcing("showsCancelButton") { setShowsCancelButton(newValue, animated: false) }
        }
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != bar.showsCancel else { return }
        bar.showsCancel = showsCancelButton
        relayout(animated: animated)
    }

    /// Whether there is a bookmark button in the field.
    open var showsBookmarkButton: Bool {
        get { bar.showsBookmark }
        set {
            announcing("showsBookmarkButton") {
                bar.showsBookmark = newValue
                updateRightView()
            }
        }
    }

    /// Whether there is a results button in the field.
    open var showsSearchResultsButton: Bool {
        get { bar.showsResults }
        set {
            announcing("showsSearchResultsButton") {
                bar.showsResults = newValue
                updateRightView()
            }
        }
    }

    /// Whether the results button is on.
    open var isSearchResultsButtonSelected: Bool {
        get { bar.isResultsSelected }
        set {
            announcing("isSearchResultsButtonSelected", "searchResultsButtonSelected") {
                bar.isResultsSelected = newValue
                updateRightView()
            }
        }
    }

    // MARK: Scopes

    /// Where to search, as segments below the field; nil for none.
    open var scopeButtonTitles: [String]? {
        get { bar.scopeTitles }
        set { announcing("scopeButtonTitles") { setScopes(newValue) } }
    }

    /// The scope that is chosen.
    open var selectedScopeButtonIndex: Int {
        get { bar.selectedScope }
        set {
            announcing("selectedScopeButtonIndex") {
                bar.selectedScope = newValue
                // Without titles there is nothing to choose from yet.
                guard newValue < bar.scopes.numberOfSegments else { return }
                bar.scopes.selectedSegmentIndex = newValue
            }
        }
    }

    /// Whether the scopes show.
    open var showsScopeBar: Bool {
        get { bar.showsScopes }
        set { announcing("showsScopeBar") { setShowsScope(newValue, animated: false) } }
    }

    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != bar.showsScopes else { return }
        bar.showsScopes = show
        invalidateIntrinsicContentSize()
        relayout(animated: animated)
    }

    // MARK: Look

    /// How much of the bar is seen.
    open var searchBarStyle: UISearchBar.Style {
        get { bar.style }
        set {
            announcing("searchBarStyle") {
                customizes(.searchBarStyle, \UISearchBar.searchBarStyle, newValue)
                bar.style = newValue
                updateLook()
            }
        }
    }

    /// The colour of the bar; nil for that of bars.
    open var barTintColor: UIColor? {
        get { bar.tint }
        set {
            customizes(.barTintColor, \UISearchBar.barTintColor, newValue)
            bar.tint = newValue
            updateLook()
        }
    }

    /// Whether what is behind shines through; kept.
    open var isTranslucent: Bool {
        get { bar.isTranslucent }
        set {
            customizes(.isTranslucent, \UISearchBar.isTranslucent, newValue)
            announcing("isTranslucent", "translucent") { bar.isTranslucent = newValue }
        }
    }

    /// A picture in the place of the bar's background.
    open var backgroundImage: UIImage? {
        get { bar.background }
        set {
            customizes(.backgroundImage, \UISearchBar.backgroundImage, newValue)
            bar.background = newValue
            updateLook()
        }
    }

    /// A picture behind the scopes.
    open var scopeBarBackgroundImage: UIImage? {
        get { bar.scopeBackground }
        set {
            announcing("scopeBarBackgroundImage") {
                customizes(.scopeBarBackgroundImage, \UISearchBar.scopeBarBackgroundImage, newValue)
                bar.scopeBackground = newValue
                updateLook()
            }
        }
    }

    /// How far the field is moved, in points.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { bar.fieldOffset }
        set {
            announcing("searchFieldBackgroundPositionAdjustment") {
                customizes(
                    .searchFieldBackgroundPositionAdjustment,
                    \UISearchBar.searchFieldBackgroundPositionAdjustment,
                    newValue
                )
                bar.fieldOffset = newValue
                setNeedsLayout()
            }
        }
    }

    /// How far the text is moved within the field, in points.
    open var searchTextPositionAdjustment: UIOffset {
        get { bar.textOffset }
        set {
            announcing("searchTextPositionAdjustment") {
                customizes(
                    .searchTextPositionAdjustment,
                    \UISearchBar.searchTextPositionAdjustment,
                    newValue
                )
                bar.textOffset = newValue
                searchField.textOffset = newValue
                searchField.setNeedsLayout()
            }
        }
    }

    /// Light on dark or the other way; older than dark mode.
    open var barStyle: UIBarStyle {
        get { bar.barStyle }
        set {
            customizes(.barStyle, \UISearchBar.barStyle, newValue)
            bar.barStyle = newValue
            updateLook()
        }
    }

    /// Sets the picture behind the bar for a place and metrics; that for any place and default
    /// metrics counts where there is no other.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        customizes(
            .searchBackgroundImage,
            for: UInt64(barPosition.rawValue) << 32 | barMetrics.axis,
            { (target: UISearchBar) in
                target.setBackgroundImage(
                    backgroundImage,
                    for: barPosition,
                    barMetrics: barMetrics
                )
            }
        )
        bar.backgrounds[SearchBarState.PlaceKey(barPosition, barMetrics)] = backgroundImage
        updateLook()
    }

    /// The picture behind the bar for a place and metrics; nil for none.
    open func backgroundImage(
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) -> UIImage? { bar.backgrounds[SearchBarState.PlaceKey(barPosition, barMetrics)] }

    /// Sets the picture of an icon for a state.
    open func setImage(
        _ iconImage: UIImage?,
        for icon: UISearchBar.Icon,
        state: UIControl.State
    ) {
        customizes(
            .iconImage,
            for: UInt64(icon.rawValue) << 32 | state.axis,
            { (target: UISearchBar) in target.setImage(iconImage, for: icon, state: state) }
        )
        bar.icons[SearchBarState.IconKey(icon, state)] = iconImage
        iconDidChange(icon, state, iconImage)
    }

    /// The picture of an icon for a state; nil for the usual.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
        bar.icons[SearchBarState.IconKey(icon, state)]
    }

    /// Moves an icon from its usual place, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
        customizes(
            .iconPositionAdjustment,
            for: UInt64(icon.rawValue),
            { (target: UISearchBar) in target.setPositionAdjustment(adjustment, for: icon) }
        )
        bar.iconOffsets[icon.rawValue] = adjustment
        if icon == .search { searchField.magnifierOffset = adjustment }
        searchField.setNeedsLayout()
    }

    /// How far an icon is from its usual place, in points.
    open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
        bar.iconOffsets[icon.rawValue] ?? UIOffset()
    }

    /// Sets the picture behind the field for a state.
    open func setSearchFieldBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State
    ) {
        customizes(
            .searchFieldBackgroundImage,
            for: state.axis,
            { (target: UISearchBar) in
                target.setSearchFieldBackgroundImage(backgroundImage, for: state)
            }
        )
        bar.fieldBackgrounds[state.rawValue] = backgroundImage
        if state == .normal { searchField.background = backgroundImage }
        if state == .disabled { searchField.disabledBackground = backgroundImage }
        updateLook()
    }

    /// The picture behind the field for a state; nil for the usual.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        bar.fieldBackgrounds[state.rawValue]
    }

    /// Sets the picture behind the scopes' segments for a state.
    open func setScopeBarButtonBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State
    ) {
        customizes(
            .scopeBarButtonBackgroundImage,
            for: state.axis,
            { (target: UISearchBar) in
                target.setScopeBarButtonBackgroundImage(backgroundImage, for: state)
            }
        )
        bar.scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// The picture behind the scopes' segments for a state; nil for the usual.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        bar.scopes.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the picture between two scopes for the states of both.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        customizes(
            .scopeBarButtonDividerImage,
            for: leftState.axis << 32 | rightState.axis,
            { (target: UISearchBar) in
                target.setScopeBarButtonDividerImage(
                    dividerImage,
                    forLeftSegmentState: leftState,
                    rightSegmentState: rightState
                )
            }
        )
        bar.scopes.setDividerImage(
            dividerImage,
            forLeftSegmentState: leftState,
            rightSegmentState: rightState,
            barMetrics: .default
        )
    }

    /// The picture between two scopes for the states of both; nil for the usual.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        bar.scopes.dividerImage(
            forLeftSegmentState: leftState,
            rightSegmentState: rightState,
            barMetrics: .default
        )
    }

    /// Sets how the scopes' titles look in a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        customizes(
            .scopeBarButtonTitleTextAttributes,
            for: state.axis,
            { (target: UISearchBar) in
                target.setScopeBarButtonTitleTextAttributes(attributes, for: state)
            }
        )
        bar.scopes.setTitleTextAttributes(attributes, for: state)
    }

    /// How the scopes' titles look in a state; nil for the usual.
    open func scopeBarButtonTitleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { bar.scopes.titleTextAttributes(for: state) }

    /// Kept: nothing is dictated here.
    open var isLookToDictateEnabled: Bool {
        get { bar.looksToDictate }
        set {
            announcing("isLookToDictateEnabled", "lookToDictateEnabled") {
                bar.looksToDictate = newValue
            }
        }
    }

    /// Where the delegate says that the bar is; at the top.
    open var barPosition: UIBarPosition { storedDelegate?.position(for: self) ?? .top }

    // MARK: View

    /// As wide as there is room; 56 points high, with scopes and a prompt higher.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    /// The width that there is, and the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }

    /// Places field, button and scopes.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBar()
    }

    /// The field becomes first.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchField.becomeFirstResponder() }

    /// The field is first no longer.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchField.resignFirstResponder() }

    /// Whether the field is first.
    open override var isFirstResponder: Bool { searchField.isFirstResponder }

    /// Whether the field can be first.
    open override var canBecomeFirstResponder: Bool { searchField.canBecomeFirstResponder }

    /// Shown on top of the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { searchField.inputAccessoryView }
        set { searchField.inputAccessoryView = newValue }
    }

    /// Which letters become capitals by themselves.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchField.autocapitalizationType }
        set {
            customizes(.autocapitalizationType, \UISearchBar.autocapitalizationType, newValue)
            announcing("autocapitalizationType") { searchField.autocapitalizationType = newValue }
        }
    }

    /// Whether words are corrected; kept.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchField.autocorrectionType }
        set { announcing("autocorrectionType") { searchField.autocorrectionType = newValue } }
    }

    /// Whether misspelt words are marked; kept.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchField.spellCheckingType }
        set { announcing("spellCheckingType") { searchField.spellCheckingType = newValue } }
    }

    /// Which keys an on-screen keyboard offers; kept.
    open var keyboardType: UIKeyboardType {
        get { searchField.keyboardType }
        set { announcing("keyboardType") { searchField.keyboardType = newValue } }
    }

    /// How an on-screen keyboard looks; kept.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchField.keyboardAppearance }
        set {
            customizes(.keyboardAppearance, \UISearchBar.keyboardAppearance, newValue)
            announcing("keyboardAppearance") { searchField.keyboardAppearance = newValue }
        }
    }

    /// What the return key says; kept.
    open var returnKeyType: UIReturnKeyType {
        get { searchField.returnKeyType }
        set { announcing("returnKeyType") { searchField.returnKeyType = newValue } }
    }

    /// Whether the return key is dead while there is no text.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchField.enablesReturnKeyAutomatically }
        set { searchField.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether bullets stand for the text.
    open var isSecureTextEntry: Bool {
        get { searchField.isSecureTextEntry }
        set {
            announcing("isSecureTextEntry", "secureTextEntry") {
                searchField.isSecureTextEntry = newValue
            }
        }
    }
}

// The field's traits are the bar's.
extension UISearchBar: UITextInputTraits {}
