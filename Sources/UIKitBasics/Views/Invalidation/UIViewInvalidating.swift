// SPDX-License-Identifier: Apache-2.0

/// What becomes stale when a property changes.
public protocol UIViewInvalidating {
    /// Marks it as outdated.
    @MainActor
    func invalidate(view: UIView)
}

extension UIView {
    /// What can become stale when a property changes.
    public enum Invalidations {
        /// What the view draws.
        public struct Display: UIViewInvalidating {
            /// Makes it.
            public init() {}

            /// Marks it as outdated.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Where its subviews are.
        public struct Layout: UIViewInvalidating {
            /// Makes it.
            public init() {}

            /// Marks it as outdated.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Its constraints.
        public struct Constraints: UIViewInvalidating {
            /// Makes it.
            public init() {}

            /// Marks it as outdated.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// The size of its contents.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Makes it.
            public init() {}

            /// Marks it as outdated.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// A button's configuration, or a cell's.
        public struct Configuration: UIViewInvalidating {
            /// Makes it.
            public init() {}

            /// Marks it as outdated.
            public func invalidate(view: UIView) {
                (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
            }
        }

        /// Two of them.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
            UIViewInvalidating
        {
            let first: Invalidation1
            let second: Invalidation2

            /// Makes one of two.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            /// Marks both stale.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// What the view draws.
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Where its subviews are.
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Its constraints.
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The size of its contents.
    public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// A button's configuration, or a cell's.
    public static var configuration: Self { Self() }
}
