// SPDX-License-Identifier: Apache-2.0

/// A view of a private class that another makes for itself, and that archives leave out, therefore.
@MainActor
package protocol ViewPart {}

extension UIView {
    /// Adds a view of a public class that this view makes for itself and that archives leave out.
    package final func addPart(_ view: UIView) {
        view.hierarchy.isPart = true
        addSubview(view)
    }

    /// Adds such a view at a place.
    package final func insertPart(_ view: UIView, at index: Int) {
        view.hierarchy.isPart = true
        insertSubview(view, at: index)
    }

    /// The subviews to archive: those that the view does not make itself.
    final var archivedSubviews: [UIView] {
        subviews.filter { !($0 is any ViewPart) && !$0.hierarchy.isPart }
    }

    /// The guides to archive: those without a system identifier.
    final var archivedGuides: [UILayoutGuide] {
        layoutGuides.filter { !$0.identifier.hasPrefix("UI") }
    }
}
