// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

extension UIFontDescriptor {
    /// A design of the system font.
    public struct SystemDesign: _TypedString, Hashable, Sendable {
        /// The name in dictionaries.
        public let rawValue: String

        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// San Francisco: Inter stands in.
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        /// Round ends: Nunito or Inter stands in.
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
        /// New York: a serif of the machine stands in.
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
        /// Fixed pitch: DejaVu Sans Mono stands in.
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
