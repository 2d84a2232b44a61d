// SPDX-License-Identifier: Apache-2.0

import CoreText
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A place at which the text after a tab character is set.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name of an option.
    public struct OptionKey: _TypedString, Hashable, Sendable {
        /// The name in dictionaries.
        public let rawValue: String

        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A character set: what ends a column that is aligned at the right, such as a decimal
        /// point.
        public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// How the column stands at the place.
    open private(set) var alignment: NSTextAlignment
    /// Points from the edge where the paragraph's direction starts.
    open private(set) var location: CGFloat
    /// As given.
    open private(set) var options: [NSTextTab.OptionKey: Any]

    /// Makes a tab stop at the edge.
    public override convenience init() { self.init(textAlignment: .left, location: 0) }

    /// Makes a tab stop.
    public init(
        textAlignment alignment: NSTextAlignment,
        location: CGFloat,
        options: [NSTextTab.OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        self.location = location
        self.options = options
        super.init()
    }

    /// Reads a tab stop from an archive; of its options only the terminators are kept.
    public required convenience init?(coder: NSCoder) {
        var options: [NSTextTab.OptionKey: Any] = [:]
        if let bitmap = coder.present(NSData.self, "NSColumnTerminators") as Data? {
            options[.columnTerminators] = CharacterSet(bitmapRepresentation: bitmap)
        }
        self.init(
            textAlignment: NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment"))
                ?? .left,
            location: CGFloat(coder.decodeDouble(forKey: "NSLocation")),
            options: options
        )
    }

    /// What ends a decimal column where people of a locale write numbers.
    open class func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
    }

    /// The stop itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives carry numbers and a set of characters.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the stop into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
        if let set = options[.columnTerminators] as? CharacterSet {
            coder.encode(set.bitmapRepresentation as NSData, forKey: "NSColumnTerminators")
        }
    }

    /// Stops are equal when alignment and place are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    /// The hash, equal for equal objects.
    open override var hash: Int { location.hashValue }

    /// The stop as plain values.
    var tab: ParagraphFormat.Tab {
        let set = options[.columnTerminators] as? CharacterSet
        let candidates: [UInt16] = [0x2E, 0x2C, 0x20, 0x27, 0x2019, 0xA0]
        return ParagraphFormat.Tab(
            alignment: .init(rawValue: alignment.rawValue) ?? .left,
            location: location,
            terminators: candidates.filter { unit in
                Unicode.Scalar(unit).map { set?.contains($0) ?? false } ?? false
            }
        )
    }
}
