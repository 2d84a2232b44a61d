// SPDX-License-Identifier: Apache-2.0

/// Shows a controller's `contentUnavailableConfiguration`.
@MainActor
package protocol UnavailableContent: AnyObject {
    /// Shows the configuration as it is in a state.
    func update(for state: UIContentUnavailableConfigurationState)

    /// Covers the controller's view.
    func arrange()
}

/// What a controller knows of content that is unavailable.
@MainActor
struct UnavailableContentState {
    var needsUpdate = true
    var content: (any UnavailableContent)?
    /// The text of the search whose results the controller shows.
    var searchText: String?
}

extension UIViewController {
    /// Shows the configuration; nil while there never was one.
    package final var unavailableContent: (any UnavailableContent)? {
        get { controller.unavailable.content }
        set { controller.unavailable.content = newValue }
    }

    /// The text of the search that the content, or a parent's, is for; nil without a search.
    package final var contentSearchText: String? {
        get { controller.unavailable.searchText ?? parent?.contentSearchText }
        set {
            guard newValue != controller.unavailable.searchText else { return }
            controller.unavailable.searchText = newValue
            setNeedsUpdateContentUnavailableConfiguration()
            for child in children { child.setNeedsUpdateContentUnavailableConfiguration() }
        }
    }

    final var unavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = contentSearchText
        return state
    }

    final func markUnavailableContent() {
        controller.unavailable.needsUpdate = true
        controller.view?.setNeedsLayout()
    }

    /// Updates the configuration where that was asked for, before each layout of the view.
    final func arrangeUnavailableContent() {
        if controller.unavailable.needsUpdate, controller.view?.window != nil {
            controller.unavailable.needsUpdate = false
            let state = contentUnavailableConfigurationState
            updateContentUnavailableConfiguration(using: state)
            controller.unavailable.content?.update(for: state)
        }
        controller.unavailable.content?.arrange()
    }
}
