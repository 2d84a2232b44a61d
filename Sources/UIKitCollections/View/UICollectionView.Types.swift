// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
    /// What an element is.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A view of a section or an item that the data source makes, such as a header.
        case supplementaryView = 1
        /// A view that the layout makes, such as a background.
        case decorationView = 2
    }

    /// Along which axis a layout goes on.
    public enum ScrollDirection: Int, Sendable {
        /// Downwards.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// Where an item lies that was scrolled to; one for each axis may be given.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a position of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)

        static let vertically: ScrollPosition = [.top, .centeredVertically, .bottom]
        static let horizontally: ScrollPosition = [.left, .centeredHorizontally, .right]
    }

    /// How soon items make room for one that is dragged over them.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// After a moment.
        case fast = 1
        /// After a longer moment.
        case slow = 2
    }

    /// When shown views are asked again for the size that they would like.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only when the program says so.
        case disabled = 0
        /// When a cell's content says that its size is another.
        case enabled = 1
        /// When anything in the content view's constraints changes, too.
        case enabledIncludingConstraints = 2
    }

    /// Called when a person has moved between two layouts: whether the animation ran to its end,
    /// and whether the new layout was taken.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}
