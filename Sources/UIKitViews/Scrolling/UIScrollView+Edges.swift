// SPDX-License-Identifier: Apache-2.0

/// Shows the effects at the edges of a scroll view.
@MainActor
package protocol ScrollEdges: AnyObject {
    /// Called with each layout of the scroll view.
    func place(in scrollView: UIScrollView)
}

extension UIScrollView {
    /// The object that shows effects at the edges; nil until an effect is asked for.
    package final var edges: (any ScrollEdges)? {
        get { scroll.edges }
        set { scroll.edges = newValue }
    }
}
