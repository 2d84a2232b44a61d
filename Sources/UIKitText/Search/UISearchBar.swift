// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// A field for searching, with a cancel button and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    final var bar = SearchBarState()
    final let searchField = UISearchTextField()
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
        configureFromNib(coder, as: UISearchBar.self)
    }

    /// Who hears of searching, and decides what may be edited.
    open weak var delegate: (any UISearchBarDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The field.
    open var searchTextField: UISearchTextField { searchField }

    // MARK: Text

    /// What is searched for; setting it tells the delegate.
    open var text: String? {
        get { searchField.text }
        set {
            searchField.text = newValue
            storedDelegate?.searchBar?(self, textDidChange: newValue ?? "")
        }
    }

    /// What stands in an empty field.
    open var placeholder: String? {
        get { searchField.placeholder }
        set { searchField.placeholder = newValue }
    }

    /// A line of text above the field; nil for none.
    open var prompt: String? {
        get { bar.prompt.text }
        set { setPrompt(newValue) }
    }

    /// Whether the bar can be used.
    open var isEnabled: Bool {
        get { searchField.isEnabled }
        set { searchField.isEnabled = newValue }
    }

    // MARK: Buttons

    /// Whether there is a cancel button.
    open var showsCancelButton: Bool {
        get { bar.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
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
            bar.showsBookmark = newValue
            updateRightView()
        }
    }

    /// Whether there is a results button in the field.
    open var showsSearchResultsButton: Bool {
        get { bar.showsResults }
        set {
            bar.showsResults = newValue
            updateRightView()
        }
    }

    /// Whether the results button is on.
    open var isSearchResultsButtonSelected: Bool {
        get { bar.isResultsSelected }
        set {
            bar.isResultsSelected = newValue
            updateRightView()
        }
    }

    // MARK: Scopes

    /// Where to search, as segments below the field; nil for none.
    open var scopeButtonTitles: [String]? {
        get { bar.scopeTitles }
        set { setScopes(newValue) }
    }

    /// The scope that is chosen.
    open var selectedScopeButtonIndex: Int {
        get { bar.selectedScope }
        set {
            bar.selectedScope = newValue
            bar.scopes.selectedSegmentIndex = newValue
        }
    }

    /// Whether the scopes show.
    open var showsScopeBar: Bool {
        get { bar.showsScopes }
        set { setShowsScope(newValue, animated: false) }
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
            bar.style = newValue
            updateLook()
        }
    }

    /// The colour of the bar; nil for that of bars.
    open var barTintColor: UIColor? {
        get { bar.tint }
        set {
            bar.tint = newValue
            updateLook()
        }
    }

    /// Whether what is behind shines through; kept.
    open var isTranslucent: Bool {
        get { bar.isTranslucent }
        set { bar.isTranslucent = newValue }
    }

    /// A picture in the place of the bar's background.
    open var backgroundImage: UIImage? {
        get { bar.background }
        set {
            bar.background = newValue
            updateLook()
        }
    }

    /// A picture in the place of the scopes' background; kept.
    open var scopeBarBackgroundImage: UIImage? {
        get { bar.scopeBackground }
        set { bar.scopeBackground = newValue }
    }

    /// How far the field's background is moved; kept.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { bar.fieldOffset }
        set { bar.fieldOffset = newValue }
    }

    /// How far the text is moved; kept.
    open var searchTextPositionAdjustment: UIOffset {
        get { bar.textOffset }
        set { bar.textOffset = newValue }
    }

    /// Sets the picture of an icon for a state.
    open func setImage(
        _ iconImage: UIImage?,
        for icon: UISearchBar.Icon,
        state: UIControl.State
    ) {
        bar.icons[SearchBarState.IconKey(icon, state)] = iconImage
        if icon == .search, state == .normal, let iconImage {
            searchField.magnifier.image = iconImage
        }
        updateRightView()
    }

    /// The picture of an icon for a state; nil for the usual.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
        bar.icons[SearchBarState.IconKey(icon, state)]
    }

    /// Sets the picture behind the field for a state.
    open func setSearchFieldBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State
    ) {
        if state == .normal {
            bar.fieldBackground = backgroundImage
            searchField.background = backgroundImage
            updateLook()
        }
    }

    /// The picture behind the field for a state; nil for the usual.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        state == .normal ? bar.fieldBackground : nil
    }

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
}

// The field's traits are the bar's.
extension UISearchBar: UITextInputTraits {
    /// Which letters become capitals by themselves.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { searchField.autocapitalizationType }
        set { searchField.autocapitalizationType = newValue }
    }

    /// Whether words are corrected; kept.
    public var autocorrectionType: UITextAutocorrectionType {
        get { searchField.autocorrectionType }
        set { searchField.autocorrectionType = newValue }
    }

    /// Whether misspelt words are marked; kept.
    public var spellCheckingType: UITextSpellCheckingType {
        get { searchField.spellCheckingType }
        set { searchField.spellCheckingType = newValue }
    }

    /// Which keys an on-screen keyboard offers; kept.
    public var keyboardType: UIKeyboardType {
        get { searchField.keyboardType }
        set { searchField.keyboardType = newValue }
    }

    /// How an on-screen keyboard looks; kept.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { searchField.keyboardAppearance }
        set { searchField.keyboardAppearance = newValue }
    }

    /// What the return key says; kept.
    public var returnKeyType: UIReturnKeyType {
        get { searchField.returnKeyType }
        set { searchField.returnKeyType = newValue }
    }

    /// Whether the return key is dead while there is no text.
    public var enablesReturnKeyAutomatically: Bool {
        get { searchField.enablesReturnKeyAutomatically }
        set { searchField.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether bullets stand for the text.
    public var isSecureTextEntry: Bool {
        get { searchField.isSecureTextEntry }
        set { searchField.isSecureTextEntry = newValue }
    }
}
