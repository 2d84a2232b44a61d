// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// The stored properties of a search bar, beside its field.
@MainActor
struct SearchBarState {
    /// An icon for a state.
    struct IconKey: Hashable, Codable {
        let icon: Int
        let state: UInt

        init(_ icon: UISearchBar.Icon, _ state: UIControl.State) {
            self.icon = icon.rawValue
            self.state = state.rawValue
        }
    }

    /// A place of the bar and its metrics.
    struct PlaceKey: Hashable, Codable {
        let position: Int
        let metrics: Int

        init(_ position: UIBarPosition, _ metrics: UIBarMetrics) {
            self.position = position.rawValue
            self.metrics = metrics.rawValue
        }
    }

    let prompt = SearchBarPrompt()
    let cancel = SearchBarCancelButton(type: .system)
    let scopes = SearchBarScopes()
    let background0 = SearchBarPicture(image: nil)
    var showsCancel = false
    var showsBookmark = false
    var showsResults = false
    var isResultsSelected = false
    var scopeTitles: [String]?
    var selectedScope = 0
    var showsScopes = false
    var style = UISearchBar.Style.default
    var tint: UIColor?
    var isTranslucent = true
    var background: UIImage?
    var scopeBackground: UIImage?
    var fieldBackgrounds: [UInt: UIImage] = [:]
    var backgrounds: [PlaceKey: UIImage] = [:]
    let scopeBackground0 = SearchBarPicture(image: nil)
    var iconOffsets: [Int: UIOffset] = [:]
    var barStyle = UIBarStyle.default
    var looksToDictate = false
    /// The user of the bar; notified before the delegate.
    weak var listener: (any SearchBarListener)?
    var fieldOffset = UIOffset()
    var textOffset = UIOffset()
    var icons: [IconKey: UIImage] = [:]
}

extension UISearchBar {
    private static let fieldHeight: CGFloat = 36
    private static let rowHeight: CGFloat = 56
    private static let scopeHeight: CGFloat = 44
    private static let promptHeight: CGFloat = 20
    private static let margin: CGFloat = 8

    func setUp() {
        addPart(bar.background0)
        addSubview(searchField)
        searchField.layer.cornerRadius = 10
        searchField.delegate = bridge
        searchField.addAction(
            UIAction { [weak self] _ in self?.bridge.textDidChange() },
            for: .editingChanged
        )
        bar.cancel.setTitle("Cancel", for: .normal)
        bar.cancel.titleLabel?.font = .systemFont(ofSize: 17)
        bar.cancel.isHidden = true
        bar.cancel.addAction(
            UIAction { [weak self] _ in
                if let self { cancelSearch() }
            },
            for: .touchUpInside
        )
        addSubview(bar.cancel)
        bar.prompt.font = .systemFont(ofSize: 13)
        bar.prompt.textColor = .secondaryLabel
        bar.prompt.textAlignment = .center
        bar.scopes.addAction(
            UIAction { [weak self] _ in self?.scopeDidChange() },
            for: .valueChanged
        )
        updateLook()
    }

    var barHeight: CGFloat {
        let scopes = bar.showsScopes && bar.scopeTitles?.isEmpty == false ? Self.scopeHeight : 0
        return Self.rowHeight + scopes + (bar.prompt.text == nil ? 0 : Self.promptHeight)
    }

    func updateLook() {
        let hasPicture = bar.fieldBackgrounds[0] != nil
        searchField.setBackgroundColor(hasPicture ? .clear : .tertiarySystemFill)
        let picture = shownBackground
        bar.background0.image = picture
        bar.scopeBackground0.image = bar.scopeBackground
        let showsTint = bar.style != .minimal && picture == nil
        let usual = bar.barStyle == .default ? UIColor.clear : .black
        setBackgroundColor(showsTint ? bar.tint ?? usual : .clear)
        overrideUserInterfaceStyle = bar.barStyle == .default ? .unspecified : .dark
        setNeedsLayout()
    }

    /// The picture that suits the bar's metrics best.
    private var shownBackground: UIImage? {
        let hasPrompt = bar.prompt.text != nil
        let wanted: [UIBarMetrics] = hasPrompt ? [.defaultPrompt, .default] : [.default]
        for metrics in wanted {
            for position in [UIBarPosition.top, .topAttached, .any] {
                if let picture = bar.backgrounds[SearchBarState.PlaceKey(position, metrics)] {
                    return picture
                }
            }
        }
        return bar.background
    }

    /// Shows a picture that was set for an icon.
    func iconDidChange(_ icon: UISearchBar.Icon, _ state: UIControl.State, _ picture: UIImage?) {
        switch icon {
        case .search:
            if state == .normal { searchField.magnifier.image = picture ?? UISearchTextField.glass }
        case .clear:
            searchField.setClearImage(picture, for: state)
        default:
            updateRightView()
        }
    }

    func setPrompt(_ text: String?) {
        bar.prompt.text = text
        if text == nil { bar.prompt.removeFromSuperview() } else { addSubview(bar.prompt) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func setScopes(_ titles: [String]?) {
        bar.scopeTitles = titles
        bar.scopes.removeAllSegments()
        for (index, title) in (titles ?? []).enumerated() {
            bar.scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        bar.selectedScope = 0
        bar.scopes.selectedSegmentIndex = titles?.isEmpty == false ? 0 : -1
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func scopeDidChange() {
        bar.selectedScope = bar.scopes.selectedSegmentIndex
        bar.listener?.searchBarScopeDidChange(self)
        delegate?.searchBar?(self, selectedScopeButtonIndexDidChange: bar.selectedScope)
    }

    /// The action of the cancel button.
    package func cancelSearch() {
        bar.listener?.searchBarWasCancelled(self)
        delegate?.searchBarCancelButtonClicked?(self)
    }

    func relayout(animated: Bool) {
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { [self] in layoutIfNeeded() }
    }

    /// The button for bookmarks or results, behind the text.
    func updateRightView() {
        guard bar.showsBookmark || bar.showsResults else {
            searchField.rightView = nil
            searchField.rightViewMode = .never
            return
        }
        let isResults = bar.showsResults
        let own = image(
            for: isResults ? .resultsList : .bookmark,
            state: isResults && bar.isResultsSelected ? .selected : .normal
        )
        let button = UIButton(type: .custom)
        button.setImage(
            own ?? UIImage(systemName: isResults ? "list.bullet" : "book"),
            for: .normal
        )
        button.tintColor = bar.isResultsSelected && isResults ? tintColor : .secondaryLabel
        button.frame = CGRect(x: 0, y: 0, width: 30, height: Self.fieldHeight)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if isResults {
                    delegate?.searchBarResultsListButtonClicked?(self)
                } else {
                    delegate?.searchBarBookmarkButtonClicked?(self)
                }
            },
            for: .touchUpInside
        )
        searchField.rightView = button
        searchField.rightViewMode = .unlessEditing
    }

    func layOutBar() {
        bar.background0.frame = bounds
        let margin = Self.margin
        var top: CGFloat = 0
        if bar.prompt.text != nil {
            bar.prompt.frame = CGRect(
                x: 0,
                y: 4,
                width: bounds.width,
                height: Self.promptHeight - 4
            )
            top = Self.promptHeight
        }
        let hasScopes = bar.showsScopes && bar.scopeTitles?.isEmpty == false
        let bottom = bounds.height - (hasScopes ? Self.scopeHeight : 0)
        let middle = (top + max(bottom, top)) / 2
        let cancelWidth = bar.showsCancel ? bar.cancel.intrinsicContentSize.width : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = safeAreaInsets
        let left = insets.left + margin
        let right = bounds.width - insets.right - margin
        let taken = bar.showsCancel ? cancelWidth + margin : 0
        searchField.frame = CGRect(
            x: (isMirrored ? left + taken : left) + bar.fieldOffset.horizontal,
            y: middle - Self.fieldHeight / 2 + bar.fieldOffset.vertical,
            width: max(0, right - left - taken),
            height: Self.fieldHeight
        )
        bar.cancel.isHidden = !bar.showsCancel
        bar.cancel.frame = CGRect(
            x: isMirrored ? left : right - cancelWidth,
            y: middle - Self.fieldHeight / 2,
            width: cancelWidth,
            height: Self.fieldHeight
        )
        if hasScopes {
            if bar.scopeBackground0.superview !== self {
                insertSubview(bar.scopeBackground0, aboveSubview: bar.background0)
            }
            bar.scopeBackground0.frame = CGRect(
                x: 0,
                y: bottom,
                width: bounds.width,
                height: Self.scopeHeight
            )
            if bar.scopes.superview !== self { addSubview(bar.scopes) }
            bar.scopes.frame = CGRect(
                x: left,
                y: bottom + 2,
                width: max(0, right - left),
                height: Self.scopeHeight - 12
            )
        } else {
            bar.scopes.removeFromSuperview()
            bar.scopeBackground0.removeFromSuperview()
        }
    }
}

/// Passes the field's notifications to the search bar's delegate.
@MainActor
final class SearchFieldBridge: NSObject, UISearchTextFieldDelegate {
    private unowned let bar: UISearchBar

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textDidChange() {
        bar.listener?.searchBarDidChange(bar)
        bar.delegate?.searchBar?(bar, textDidChange: bar.text ?? "")
    }

    func tokensDidChange() { bar.listener?.searchBarDidChange(bar) }

    func searchTextField(
        _ searchTextField: UISearchTextField,
        didSelect suggestion: any UISearchSuggestion
    ) {
        _ = bar.listener?.searchBar(bar, didChoose: suggestion)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing?(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.listener?.searchBarDidBegin(bar)
        bar.delegate?.searchBarTextDidBeginEditing?(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing?(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        bar.delegate?.searchBarTextDidEndEditing?(bar)
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        bar.delegate?.searchBar?(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked?(bar)
        return true
    }
}
