// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

extension UIFontDescriptor {
    /// The name of a number in a feature's setting.
    public struct FeatureKey: _TypedString, Hashable, Sendable {
        /// The name in dictionaries.
        public let rawValue: String

        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A key by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The feature's number in Apple's registry.
        public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
        /// The selector's number in Apple's registry.
        public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
        /// The feature's number: the older name of `type`.
        public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
        /// The selector's number: the older name of `selector`.
        public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
    }
}
