// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What lowered code casts to an error type whose codes are numbers of a domain: `error as? T`.
///
/// On iOS the `NSError`s of the type's domain are cast to it, and no others. Here none is, but every
/// one to `CocoaError`. The cast fails for a number that the type does not know.
public func _objcErrorCast<Value>(_ value: Value, _ type: any _BridgedStoredNSError.Type) -> Any {
    guard let error = value as? NSError else { return value }
    return error.asError(of: type) ?? ()
}

/// What a `catch` or a `switch` of lowered code compares with such types: the error as one of them,
/// where it has that domain, and otherwise as it is.
public func _objcErrorOf<Value>(_ value: Value, _ types: any _BridgedStoredNSError.Type...) -> Value
{
    guard let error = value as? NSError else { return value }
    let found = types.lazy.compactMap { error.asError(of: $0) }.first
    return found as? Value ?? value
}

/// Whether an error that was cast to its type has the type's domain.
public func _objcIsOfItsDomain<T: _BridgedStoredNSError>(_ error: T) -> Bool {
    error._nsError.domain == T._nsErrorDomain
}

extension NSError {
    fileprivate func asError(of type: any _BridgedStoredNSError.Type) -> (any Error)? {
        func make<T: _BridgedStoredNSError>(_ type: T.Type) -> (any Error)? {
            guard domain == T._nsErrorDomain,
                let codes = T.Code.self as? any RawRepresentable.Type, isCode(of: codes)
            else {
                return nil
            }
            return T(_nsError: self)
        }
        return make(type)
    }

    private func isCode<Code: RawRepresentable>(of type: Code.Type) -> Bool {
        let numbers: [Any?] = [code, Int32(exactly: code), UInt(exactly: code)]
        return numbers.contains { ($0 as? Code.RawValue).flatMap(Code.init(rawValue:)) != nil }
    }
}

extension _BridgedStoredNSError {
    /// An error with a text for a person, unless its user info has another.
    package init(number: Int, _ text: String?, _ userInfo: [String: Any]) {
        var info = userInfo
        if let text, info[NSLocalizedDescriptionKey] == nil {
            info[NSLocalizedDescriptionKey] = text
        }
        self.init(_nsError: NSError(domain: Self._nsErrorDomain, code: number, userInfo: info))
    }
}
