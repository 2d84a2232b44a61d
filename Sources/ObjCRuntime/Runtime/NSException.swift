// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CSwiftCalls
public import Foundation

extension NSExceptionName {
    /// An argument that the receiver does not accept; also an unimplemented message.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state of the program that its own logic rules out.
    public static let internalInconsistencyException =
        NSExceptionName("NSInternalInconsistencyException")
    /// An index or range outside a collection.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// A failure of no more precise kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// A key that a class has no property for.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

// Sendable is unchecked because nothing changes after `init`.
/// An Objective-C exception.
///
/// Swift cannot catch one: raising it ends the program with its name and reason, unless a helper that
/// was written in Objective-C catches it (`_objcCatch`).
open class NSException: Foundation.NSObject, @unchecked Sendable {
    /// The kind of failure.
    public let name: NSExceptionName
    /// The reason, as a message for developers.
    public let reason: String?
    /// Further facts about the failure.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception without raising it.
    public init(
        name aName: NSExceptionName,
        reason aReason: String?,
        userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// Goes to what catches exceptions, or ends the program with the exception's name and reason.
    open func raise() -> Never {
        _objcThrowCaught(self)
        end()
    }

    /// Ends the program, whatever would catch the exception.
    final func end() -> Never {
        casement_stop_catching()
        let text =
            "*** Terminating app due to uncaught exception '\(name.rawValue)', "
            + "reason: '\(reason ?? "(null)")'"
        FileHandle.standardError.write(Data((text + "\n").utf8))
        uncaughtExceptionHandler.get()?(self)
        fatalError(text)
    }

    /// Raises an exception whose reason is a format with its arguments.
    public class func raise(
        _ name: NSExceptionName,
        format: String,
        arguments argList: CVaListPointer
    ) -> Never {
        let reason = NSString(format: format, arguments: argList) as String
        NSException(name: name, reason: reason, userInfo: nil).raise()
    }

    /// The return addresses of the caller's stack.
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }
    /// The caller's stack in words.
    open var callStackSymbols: [String] { Thread.callStackSymbols }
    /// The reason.
    open override var description: String { reason ?? name.rawValue }
}

/// The handler that `NSSetUncaughtExceptionHandler` installed.
// Sendable is unchecked because a lock guards the handler.
private final class UncaughtExceptionHandler: @unchecked Sendable {
    private let lock = NSLock()
    private var handler: (@Sendable (NSException) -> Void)?

    func get() -> (@Sendable (NSException) -> Void)? { lock.withLock { handler } }
    func set(_ new: (@Sendable (NSException) -> Void)?) { lock.withLock { handler = new } }
}

private let uncaughtExceptionHandler = UncaughtExceptionHandler()

/// Installs the function that is called last before a raised exception ends the program.
public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) {
    uncaughtExceptionHandler.set(handler)
}

/// The function that `NSSetUncaughtExceptionHandler` installed.
public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? {
    uncaughtExceptionHandler.get()
}
