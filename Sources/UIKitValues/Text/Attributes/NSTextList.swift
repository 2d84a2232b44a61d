// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a list is set up once, before its text is shared.
/// A list that paragraphs belong to: what stands before its items.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How markers look.
    open private(set) var markerFormat: NSTextList.MarkerFormat
    /// How markers are put together.
    open private(set) var listOptions: NSTextList.Options
    /// The number of the first item.
    open var startingItemNumber = 1

    /// A list that starts at 1.
    public init(markerFormat: NSTextList.MarkerFormat, options: NSTextList.Options = []) {
        self.markerFormat = markerFormat
        listOptions = options
        super.init()
    }

    /// A list that starts at 1, with the options' bits.
    public convenience init(markerFormat: NSTextList.MarkerFormat, options mask: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: mask)))
    }

    /// A list that starts at a number.
    public convenience init(
        markerFormat: NSTextList.MarkerFormat,
        options: NSTextList.Options = [],
        startingItemNumber: Int
    ) {
        self.init(markerFormat: markerFormat, options: options)
        self.startingItemNumber = startingItemNumber
    }

    /// Reads a list from an archive.
    public required convenience init?(coder: NSCoder) {
        let format = coder.present(NSString.self, "NSMarkerFormat") as String?
        self.init(
            markerFormat: MarkerFormat(rawValue: format ?? ""),
            options: Options(rawValue: UInt(clamping: coder.decodeInteger(forKey: "NSOptions"))),
            startingItemNumber: coder.decodeInteger(forKey: "NSStartingItemNumber")
        )
    }

    /// Whether markers count.
    open var isOrdered: Bool {
        let names = ["decimal", "alpha", "latin", "roman", "hexadecimal", "octal"]
        return names.contains { markerFormat.rawValue.contains($0) }
    }

    /// The marker of an item.
    open func marker(forItemNumber itemNumber: Int) -> String {
        guard let open = markerFormat.rawValue.firstIndex(of: "{"),
            let close = markerFormat.rawValue[open...].firstIndex(of: "}")
        else { return markerFormat.rawValue }
        let name = String(markerFormat.rawValue[markerFormat.rawValue.index(after: open)..<close])
        return markerFormat.rawValue[..<open] + ListMarker.text(name, itemNumber)
            + markerFormat.rawValue[markerFormat.rawValue.index(after: close)...]
    }

    /// The list itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives carry a text and numbers.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the list into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(Int(listOptions.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    /// Lists are equal when format, options and start are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return other.markerFormat == markerFormat && other.listOptions == listOptions
            && other.startingItemNumber == startingItemNumber
    }

    /// The hash, equal for equal objects.
    open override var hash: Int { markerFormat.hashValue }
}
