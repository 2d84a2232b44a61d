// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A variable that each thread has for itself.
///
/// What it holds is released when the thread ends. Variables of this kind are meant to live as
/// long as the process.
package struct ThreadLocal<Value: AnyObject>: Sendable {
    private let key: pthread_key_t

    /// Makes a variable that is nil on every thread.
    package init() {
        var key = pthread_key_t()
        pthread_key_create(&key) { stored in
            if let stored { Unmanaged<AnyObject>.fromOpaque(stored).release() }
        }
        self.key = key
    }

    /// The value of the thread that asks.
    package var value: Value? {
        get {
            pthread_getspecific(key).map {
                Unmanaged<Value>.fromOpaque($0).takeUnretainedValue()
            }
        }
        nonmutating set {
            let former = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            if let former { Unmanaged<AnyObject>.fromOpaque(former).release() }
        }
    }
}
