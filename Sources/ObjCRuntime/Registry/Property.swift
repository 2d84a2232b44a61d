// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A property as key-value coding sees it.
// Sendable is unchecked because both functions are written once, by lowered code, and only called
// on the thread that asks.
struct Property: @unchecked Sendable {
    /// The result of setting it.
    enum SetResult {
        case done
        case readOnly
        /// Nil, for a property that cannot be nil.
        case nilRefused
        case typeRefused(Any.Type)
    }

    /// Its value; numbers and raw values boxed as Objective-C would.
    let read: (AnyObject) -> Any?
    /// Sets it, after conversion.
    let write: (AnyObject, Any?) -> SetResult

    let isReadOnly: Bool
    /// The type of the value.
    let type: Any.Type

    init<V>(get: @escaping (AnyObject) -> V, set: ((AnyObject, V) -> Void)?) {
        isReadOnly = set == nil
        type = V.self
        read = { Coercion.boxed(get($0)) }
        write = { object, value in
            guard let set else { return .readOnly }
            if let exact = value as? V {
                set(object, exact)
            } else if let converted = Coercion.convert(value, to: V.self) {
                set(object, converted)
            } else {
                return value == nil || value is NSNull ? .nilRefused : .typeRefused(V.self)
            }
            return .done
        }
    }
}
