// SPDX-License-Identifier: Apache-2.0

/// The name in Objective-C or C of what the compiler's symbol names.
struct Selector {
    /// The class or protocol; nil for functions and constants.
    let type: String?
    /// `removeObject:`, a property's name, or a function's.
    let selector: String
    /// `+` for class methods, `-` for others; empty for properties and functions.
    let sign: String
    private let isProperty: Bool

    /// Reads `c:objc(cs)Thing(im)removeObject:`.
    init(_ usr: String) {
        let pattern = /c:objc\((?:cs|pl|cy|ext)\)([\w@]+?)(?:@\w+)?\((im|cm|py|cpy)\)(.+)/
        if let match = usr.wholeMatch(of: pattern) {
            type = String(match.1)
            selector = String(match.3)
            sign = match.2 == "im" ? "-" : match.2 == "cm" ? "+" : ""
            isProperty = sign.isEmpty
        } else {
            type = nil
            selector = usr.split(separator: "@").last.map(String.init) ?? usr
            sign = ""
            isProperty = false
        }
    }

    /// The name as messages have it: `-[Thing removeObject:]`.
    var name: String {
        guard let type else { return selector }
        return isProperty ? "\(type).\(selector)" : "\(sign)[\(type) \(selector)]"
    }

    /// The attribute that gives a member its name in Objective-C.
    var attribute: String { type == nil ? "" : "@objc(\(selector)) " }
}
