// SPDX-License-Identifier: Apache-2.0

/// How content fades under what lies over an edge of a scroll view.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    private final var shownStyle = Style.automatic
    private final var hides = false
    /// The scroll view that shows the effect.
    final weak var scrollView: UIScrollView?

    /// The look of the effect.
    ///
    /// Bars have backgrounds of their own here, so that the automatic style shows only under the
    /// views of a ``UIScrollEdgeElementContainerInteraction``.
    open var style: UIScrollEdgeEffect.Style {
        get { shownStyle }
        set {
            guard newValue !== shownStyle else { return }
            shownStyle = newValue
            scrollView?.setNeedsLayout()
        }
    }

    /// Whether nothing is shown at the edge; false by default.
    open var isHidden: Bool {
        get { hides }
        set {
            guard newValue != hides else { return }
            hides = newValue
            scrollView?.setNeedsLayout()
        }
    }
}

extension UIScrollEdgeEffect {
    /// A look of the effect.
    @preconcurrency @MainActor
    public final class Style: NSObject {
        private let name: String

        private init(_ name: String) { self.name = name }

        /// Soft, where it shows.
        public static let automatic = Style("automatic")

        /// Content blurs and fades towards the edge.
        public static let soft = Style("soft")

        /// Content is blurred evenly, up to a line.
        public static let hard = Style("hard")

        /// The style's name.
        public override nonisolated var description: String {
            "<UIScrollEdgeEffect.Style: \(name)>"
        }
    }
}
