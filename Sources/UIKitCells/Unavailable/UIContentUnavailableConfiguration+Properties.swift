// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitControls

extension UIContentUnavailableConfiguration {
    /// How a text is shown.
    public struct TextProperties: Hashable {
        /// The font.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The colour.
        public var color = UIColor.label
        /// How a text ends that is too long.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines are shown at most; 0, the default, for all.
        public var numberOfLines = 0
        /// Whether the font becomes smaller where the width is short.
        public var adjustsFontSizeToFitWidth = false
        /// By how much the font becomes smaller at most.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move together before the text is cut.
        public var allowsDefaultTighteningForTruncation = false

        init() {}
    }

    /// How an image is shown.
    public struct ImageProperties: Hashable {
        /// How symbols are drawn.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of images in one colour; nil for the tint colour.
        public var tintColor: UIColor?
        /// The radius of the image's corners in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// How large the image may become, in points; a side of 0, the default, has no limit.
        public var maximumSize: CGSize {
            get { CGSize(width: most[0], height: most[1]) }
            set { most = [newValue.width, newValue.height] }
        }
        /// Whether colours stay that are inverted for people who see badly.
        public var accessibilityIgnoresInvertColors = false

        private var most: [CGFloat] = [0, 0]

        init() {}
    }

    /// What a button does.
    public struct ButtonProperties: Hashable {
        /// What is done at a tap; nil for nothing.
        public var primaryAction: UIAction?
        /// The menu; it opens at a tap where there is no primary action.
        public var menu: UIMenu?
        /// Whether the button can be used; true by default.
        public var isEnabled = true
        /// What the button means.
        public var role = UIButton.Role.normal

        init() {}
    }
}
