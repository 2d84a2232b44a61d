// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitInteraction

extension UIListContentConfiguration {
    /// How a text is shown.
    public struct TextProperties: Hashable {
        /// The font.
        public var font: UIFont = .preferredFont(forTextStyle: .body)

        /// The colour; until it is set, that of the kind of the content in its state.
        public var color: UIColor {
            get { ownColor ?? automaticColor }
            set { ownColor = newValue }
        }

        /// Makes the colour that is shown from `color`.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { transformer.value }
            set { transformer.value = newValue }
        }

        /// Where lines stand between the edges.
        public var alignment = TextAlignment.natural

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

        /// Whether the font follows the size of text that the user prefers.
        public var adjustsFontForContentSizeCategory = true

        /// Whether the whole text is shown where the pointer rests.
        public var showsExpansionTextWhenTruncated = false

        /// Whether capitals are used for more than they are written for.
        public var transform = TextTransform.none

        var automaticColor = UIColor.label
        private var ownColor: UIColor?
        /// Whether a colour was set.
        var hasOwnColor: Bool { ownColor != nil }
        private var transformer = Transformer()

        init() {}

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { transformer.value?(color) ?? color }

        /// Where lines stand between the edges.
        public enum TextAlignment: Hashable, Sendable {
            /// Where reading begins.
            case natural
            /// In the middle.
            case center
            /// At both edges.
            case justified
        }

        /// What capitals are used for.
        public enum TextTransform: Hashable, Sendable {
            /// As they are written.
            case none
            /// For every letter.
            case uppercase
            /// For none.
            case lowercase
            /// For the first letter of each word.
            case capitalized
        }
    }

    /// A transformer, which is equal only to itself.
    struct Transformer: Hashable {
        var value: UIConfigurationColorTransformer?

        static func == (first: Transformer, second: Transformer) -> Bool {
            first.value?.identity == second.value?.identity
        }

        func hash(into hasher: inout Hasher) { hasher.combine(value?.identity) }
    }
}

extension UIListContentConfiguration.TextProperties: CustomStringConvertible,
    CustomDebugStringConvertible, CustomReflectable
{
    /// The font and the colour.
    public var description: String {
        "<UIListContentConfiguration.TextProperties: font = \(font); color = \(color)>"
    }

    /// As `description`.
    public var debugDescription: String { description }

    /// The font, the colour and the lines.
    public var customMirror: Mirror {
        Mirror(self, children: ["font": font, "color": color, "numberOfLines": numberOfLines])
    }
}
