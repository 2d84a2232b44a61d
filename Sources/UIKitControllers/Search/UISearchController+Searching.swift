// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore
package import UIKitText

/// What a search controller is.
@MainActor
struct SearchState {
    weak var updater: (any UISearchResultsUpdating)?
    weak var delegate: (any UISearchControllerDelegate)?
    /// The controller whose view is searched.
    weak var owner: UIViewController?
    /// The bar that the search bar stands in.
    weak var navigationBar: UINavigationBar?
    var isActive = false
    /// Whether the search bar stands above what was found, since it has no other place.
    var holdsBar = false
    /// Called when the beginning was shown.
    var didShow: (() -> Void)?
    /// Whether a beginning or an end is told, in which setters do nothing.
    var isChanging = false
    var obscures = true
    var hidesBar = true
    var showsResults = false
    var choosesResults = true
    var choosesCancel = true
    var scopes = UISearchController.ScopeBarActivation.automatic
    var ignoresSuggestions = false
}

/// Dims what is searched, and holds what was found.
@MainActor
final class SearchOverlay: UIView, ViewPart {
    let dimming = UIView()
    var wasTapped: () -> Void = {}
    var passesTouches = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.frame = bounds
        addSubview(dimming)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] _ in self?.wasTapped() }
        dimming.addPart(tap)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && passesTouches ? nil : hit
    }
}

extension UISearchController: SearchBarListener, SelfShowing {
    func setUpSearch() {
        searchBar.listener = self
        searchBar.sizeToFit()
    }

    /// Begins a search in the view of the controller that presents this one.
    package func show(
        over presenter: UIViewController,
        animated: Bool,
        _ completion: (() -> Void)?
    ) {
        guard !search.isActive, !search.isChanging else { return }
        search.owner = ownerAround ?? presenter
        search.holdsBar = searchBar.window == nil
        search.didShow = completion
        if animated { setActive(true) } else { UIView.performWithoutAnimation { setActive(true) } }
    }

    var navigationBar: UINavigationBar? { search.navigationBar }

    // MARK: Beginning and ending

    func setActive(_ isActive: Bool) {
        guard isActive != search.isActive, !search.isChanging else { return }
        if isActive { begin() } else { end() }
    }

    private func begin() {
        search.isChanging = true
        search.owner = search.owner ?? ownerAround
        search.delegate?.willPresentSearchController?(self)
        search.isActive = true
        search.owner?.activeSearch = self
        search.delegate?.presentSearchController?(self)
        showOverlay()
        search.isChanging = false
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        move {
            self.updateBar(animated: false)
            self.updateContents()
            self.navigationBar?.searchDidChange()
        } then: {
            self.search.delegate?.didPresentSearchController?(self)
            self.search.didShow?()
            self.search.didShow = nil
        }
        tellUpdater()
    }

    private func end() {
        search.isChanging = true
        search.delegate?.willDismissSearchController?(self)
        search.isActive = false
        search.owner?.activeSearch = nil
        searchBar.resignFirstResponder()
        if !searchBar.searchTextField.tokens.isEmpty { searchBar.searchTextField.tokens = [] }
        if searchBar.text?.isEmpty == false { searchBar.text = "" }
        search.isChanging = false
        tellUpdater()
        move {
            self.updateBar(animated: false)
            self.viewIfLoaded?.alpha = 0
            self.navigationBar?.searchDidChange()
        } then: {
            self.hideOverlay()
            self.search.delegate?.didDismissSearchController?(self)
        }
    }

    private func move(_ change: @escaping () -> Void, then: @escaping () -> Void) {
        guard searchBar.window != nil, UIView.areAnimationsEnabled else {
            change()
            return then()
        }
        UIView.animate(withDuration: 0.3) {
            change()
            self.searchBar.superview?.layoutIfNeeded()
        } completion: { _ in
            then()
        }
    }

    private func tellUpdater() {
        // What the contents say of a search without results.
        let text = search.isActive ? searchBar.text : nil
        search.owner?.contentSearchText = text
        searchResultsController?.contentSearchText = text
        search.updater?.updateSearchResults(for: self)
    }

    // MARK: What is shown

    /// The controller around the search bar.
    private var ownerAround: UIViewController? {
        if let navigation = navigationBar?.bar.owner { return navigation.topViewController }
        var responder: UIResponder? = searchBar.next
        while let current = responder {
            if let navigation = current as? UINavigationController {
                return navigation.topViewController
            }
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    private var hasTerm: Bool {
        searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty
    }

    private func showOverlay() {
        guard let searched = search.owner?.viewIfLoaded else { return }
        // A scroll view's own subviews would go with its content.
        let host = searched is UIScrollView ? searched.superview ?? searched : searched
        guard let overlay = view as? SearchOverlay else { return }
        overlay.wasTapped = { [weak self] in self?.setActive(false) }
        overlay.frame = place(in: host, searched)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.alpha = 0
        overlay.isHidden = false
        beginAppearanceTransition(true, animated: true)
        host.addSubview(overlay)
        if let results = searchResultsController, results.parent !== self {
            addChild(results)
            results.view.frame = overlay.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            overlay.addSubview(results.view)
            results.didMove(toParent: self)
        }
        if search.holdsBar { holdBar(in: overlay, below: host.safeAreaInsets.top) }
        endAppearanceTransition()
    }

    /// Puts the search bar above what was found.
    private func holdBar(in overlay: SearchOverlay, below top: CGFloat) {
        searchBar.sizeToFit()
        let height = searchBar.bounds.height
        searchBar.frame = CGRect(x: 0, y: top, width: overlay.bounds.width, height: height)
        searchBar.autoresizingMask = [.flexibleWidth]
        overlay.addSubview(searchBar)
        searchResultsController?.additionalSafeAreaInsets.top = height
    }

    /// All of what is searched, or what lies below a bar that stands in it.
    private func place(in host: UIView, _ searched: UIView) -> CGRect {
        let whole = host === searched ? host.bounds : searched.frame
        guard navigationBar == nil, searchBar.isDescendant(of: host) else { return whole }
        let bar = searchBar.convert(searchBar.bounds, to: host)
        let top = min(max(bar.maxY, whole.minY), whole.maxY)
        return CGRect(x: whole.minX, y: top, width: whole.width, height: whole.maxY - top)
    }

    private func hideOverlay() {
        guard !search.isActive, let overlay = viewIfLoaded, overlay.superview != nil else { return }
        if search.holdsBar { searchBar.removeFromSuperview() }
        search.holdsBar = false
        beginAppearanceTransition(false, animated: false)
        overlay.removeFromSuperview()
        endAppearanceTransition()
        search.owner = nil
    }

    /// Shows what was found, or dims what is searched, or neither.
    func updateContents() {
        if search.choosesResults { search.showsResults = hasTerm }
        guard search.isActive, let overlay = viewIfLoaded as? SearchOverlay else { return }
        let results = searchResultsController?.viewIfLoaded
        let showsResults = search.showsResults && results != nil
        results?.isHidden = !showsResults
        overlay.dimming.isHidden = !search.obscures || showsResults
        overlay.alpha = 1
        overlay.isHidden = overlay.dimming.isHidden && !showsResults && !search.holdsBar
    }

    /// Shows or hides the cancel button and the scopes.
    func updateBar(animated: Bool) {
        if search.choosesCancel {
            searchBar.setShowsCancelButton(search.isActive, animated: animated)
        }
        let hasScopes = searchBar.scopeButtonTitles?.isEmpty == false
        switch search.scopes {
        case .manual: break
        case .automatic, .onSearchActivation:
            searchBar.setShowsScope(search.isActive && hasScopes, animated: animated)
        case .onTextEntry:
            searchBar.setShowsScope(
                search.isActive && hasScopes && hasTerm,
                animated: animated
            )
        }
        navigationBar?.searchDidChange()
    }

    // MARK: Standing in a navigation bar

    /// The navigation bar begins or ends to show the search bar.
    func stand(in bar: UINavigationBar?) {
        guard bar !== search.navigationBar else { return }
        search.navigationBar = bar
        if search.isActive, let overlay = viewIfLoaded {
            overlay.isHidden = bar == nil
            if bar != nil { updateContents() } else { searchBar.resignFirstResponder() }
        }
        if bar != nil { search.owner = search.isActive ? search.owner : nil }
    }

    // MARK: SearchBarListener

    package func searchBarDidBegin(_ bar: UISearchBar) { setActive(true) }

    package func searchBarDidChange(_ bar: UISearchBar) {
        guard search.isActive || search.isChanging else { return }
        guard !search.isChanging else { return }
        updateContents()
        if search.scopes == .onTextEntry { updateBar(animated: true) }
        tellUpdater()
    }

    package func searchBarScopeDidChange(_ bar: UISearchBar) {
        if search.isActive { tellUpdater() }
    }

    package func searchBarWasCancelled(_ bar: UISearchBar) { setActive(false) }

    package func searchBar(
        _ bar: UISearchBar,
        didChoose suggestion: any UISearchSuggestion
    ) -> Bool {
        guard let updater = search.updater else { return false }
        return updater.updateSearchResults?(for: self, selecting: suggestion) != nil
    }
}

extension UINavigationItem {
    /// The controller whose search bar stands below the title; nil for none.
    public var searchController: UISearchController? {
        get { searchOwner as? UISearchController }
        set { searchOwner = newValue }
    }
}
