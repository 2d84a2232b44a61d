// SPDX-License-Identifier: Apache-2.0

public import UIKitControls

// What each kind of accessory lets a program choose.
extension UICellAccessory {
    /// How a check mark looks.
    public struct CheckmarkOptions {
        /// Whether it is hidden; its space stays reserved.
        public var isHidden: Bool
        /// The width that it takes; nil for the kind's.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
        /// Its colour; nil for the kind's.
        public var tintColor: UIColor?

        /// Makes options; what is left out is as the kind has it.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a chevron looks.
    public struct DisclosureIndicatorOptions {
        /// Whether it is hidden; its space stays reserved.
        public var isHidden: Bool
        /// The width that it takes; nil for the kind's.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
        /// Its colour; nil for the kind's.
        public var tintColor: UIColor?

        /// Makes options; what is left out is as the kind has it.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a detail button looks.
    public struct DetailOptions {
        /// Whether it is hidden; its space stays reserved.
        public var isHidden: Bool
        /// The width that it takes; nil for the kind's.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
        /// Its colour; nil for the kind's.
        public var tintColor: UIColor?

        /// Makes options; what is left out is as the kind has it.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a minus sign looks.
    public struct DeleteOptions {
        /// Whether it is hidden; its space stays reserved.
        public var isHidden: Bool
        /// The width that it takes; nil for the kind's.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
        /// Its colour; nil for the kind's.
        public var tintColor: UIColor?
        /// The colour of the sign itself, within the disc; nil for white.
        public var backgroundColor: UIColor?

        /// Makes options; what is left out is as the kind has it.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How a plus sign looks.
    public struct InsertOptions {
        /// Whether it is hidden; its space stays reserved.
        public var isHidden: Bool
        /// The width that it takes; nil for the kind's.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
        /// Its colour; nil for the kind's.
        public var tintColor: UIColor?
        /// The colour of the sign itself, within the disc; nil for white.
        public var backgroundColor: UIColor?

        /// Makes options; what is left out is as the kind has it.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How a circle that marks selection looks.
    public struct MultiselectOptions {
        /// Whether it is hidden; its space stays reserved.
        public var isHidden: Bool
        /// The width that it takes; nil for the kind's.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
        /// Its colour; nil for the kind's.
        public var tintColor: UIColor?
        /// The colour of the sign itself, within the disc; nil for white.
        public var backgroundColor: UIColor?

        /// Makes options; what is left out is as the kind has it.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How the chevron of a branch looks and acts.
    public struct OutlineDisclosureOptions {
        /// What opens and closes the branch.
        public enum Style: Hashable, Sendable {
            /// The whole row where it is a header, and the chevron elsewhere.
            case automatic
            /// The whole row.
            case header
            /// The chevron; the row can be selected.
            case cell
        }

        /// What opens and closes the branch.
        public var style: Style
        /// Whether it is hidden; its space stays reserved.
        public var isHidden: Bool
        /// The width that it takes; nil for the kind's.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
        /// Its colour; nil for the kind's.
        public var tintColor: UIColor?

        /// Makes options; what is left out is as the kind has it.
        public init(
            style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic,
            isHidden: Bool = false,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How the grip of a row looks.
    public struct ReorderOptions {
        /// Whether it is hidden; its space stays reserved.
        public var isHidden: Bool
        /// The width that it takes; nil for the kind's.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
        /// Its colour; nil for the kind's.
        public var tintColor: UIColor?
        /// Whether a line stands before it; nil for only where other accessories do.
        public var showsVerticalSeparator: Bool?

        /// Makes options; what is left out is as the kind has it.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// How a label looks.
    public struct LabelOptions {
        /// Whether it is hidden; its space stays reserved.
        public var isHidden: Bool
        /// The width that it takes; nil for the kind's.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
        /// Its colour; nil for the kind's.
        public var tintColor: UIColor?
        /// The text's font.
        public var font: UIFont
        /// Whether the font follows the size of text that people choose.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options; what is left out is as the kind has it.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// How the button of a menu looks.
    public struct PopUpMenuOptions {
        /// Whether it is hidden; its space stays reserved.
        public var isHidden: Bool
        /// The width that it takes; nil for the kind's.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
        /// Its colour; nil for the kind's.
        public var tintColor: UIColor?

        /// Makes options; what is left out is as the kind has it.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }
}
