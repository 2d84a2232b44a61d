// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
    /// A mark at the corner of a button: a number, a text, or a dot.
    public struct Badge: Hashable {
        /// The text; nil for a dot.
        public let stringValue: String?
        /// The colour behind the text; nil for red.
        public var backgroundColor: UIColor?
        /// The colour of the text; nil for white.
        public var foregroundColor: UIColor?
        /// The font of the text; nil for the system's.
        public var font: UIFont?

        private init(_ stringValue: String?) { self.stringValue = stringValue }

        /// A number.
        public static func count(_ count: Int) -> Badge { Badge(String(count)) }

        /// A text.
        public static func string(_ string: String) -> Badge { Badge(string) }

        /// A dot.
        public static func indicator() -> Badge { Badge(nil) }
    }

    /// The mark at the button's corner; nil, the default, for none.
    public var badge: Badge? {
        get { button.badge }
        set {
            guard newValue != button.badge else { return }
            button.badge = newValue
            changed()
        }
    }
}
