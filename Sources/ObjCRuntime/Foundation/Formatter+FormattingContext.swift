// SPDX-License-Identifier: Apache-2.0

public import Foundation
import LocaleDefaults

extension NumberFormatter {
    /// Where the text stands; spelled numbers begin with a capital where a sentence begins.
    public var formattingContext: Context {
        get { KeptContext.of(self) }
        set { KeptContext.set(newValue, of: self) }
    }
}

extension DateFormatter {
    /// Where the text stands; names of months and days begin with a capital where a sentence begins.
    public var formattingContext: Context {
        get { KeptContext.of(self) }
        set { KeptContext.set(newValue, of: self) }
    }
}

/// Keeps formatters' contexts.
private enum KeptContext {
    private static var key: UnsafeRawPointer {
        unsafeBitCast(NumberFormatter.self as AnyClass, to: UnsafeRawPointer.self)
    }

    /// Done when the first context is set: formatters without one ask nobody.
    private static let isRead: Void = FormatterContext.set { of($0) }

    static func of(_ formatter: Formatter) -> Formatter.Context {
        let number = objc_getAssociatedObject(formatter, key) as? Int
        return number.flatMap(Formatter.Context.init) ?? .unknown
    }

    static func set(_ context: Formatter.Context, of formatter: Formatter) {
        _ = isRead
        objc_setAssociatedObject(formatter, key, context.rawValue, .OBJC_ASSOCIATION_RETAIN)
    }
}
