// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjCRuntime

/// Tells whether a part of a request is the one that a stub is for.
open class LSMatcher: NSObject {
    private let matchesText: (String) -> Bool
    private let matchesData: (Data) -> Bool

    init(text: @escaping (String) -> Bool, data: @escaping (Data) -> Bool) {
        matchesText = text
        matchesData = data
        super.init()
    }

    /// Whether a text matches.
    open func matches(_ string: String!) -> Bool { string.map(matchesText) ?? false }

    /// Whether data match.
    open func matchesData(_ data: Data!) -> Bool { data.map(matchesData) ?? false }
}

/// What addresses and bodies of requests are compared with.
public protocol LSMatcheable: AnyObject {
    /// What compares.
    func matcher() -> LSMatcher!
}

/// The body of a response.
public protocol LSHTTPBody: AnyObject {
    /// The body's bytes.
    func data() -> Data!
}

extension NSString: LSMatcheable, LSHTTPBody {
    /// Compares with the text.
    public func matcher() -> LSMatcher! {
        let text = self as String
        return LSMatcher {
            $0 == text
        } data: {
            $0 == Data(text.utf8)
        }
    }

    /// The text's bytes.
    public func data() -> Data! { Data((self as String).utf8) }

    /// The text as an expression.
    public func regex() -> NSRegularExpression! {
        try? NSRegularExpression(pattern: self as String)
    }
}

extension String {
    /// The text as an expression.
    public func regex() -> NSRegularExpression! { (self as NSString).regex() }
}

extension NSRegularExpression: LSMatcheable {
    /// Looks for the expression.
    public func matcher() -> LSMatcher! {
        let isFound = { [self] (text: String) in
            firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        }
        return LSMatcher(text: isFound) { String(data: $0, encoding: .utf8).map(isFound) ?? false }
    }
}

extension NSData: LSMatcheable, LSHTTPBody {
    /// Compares with the data.
    public func matcher() -> LSMatcher! {
        let data = self as Data
        return LSMatcher {
            Data($0.utf8) == data
        } data: {
            $0 == data
        }
    }

    /// The data.
    public func data() -> Data! { self as Data }
}
