// SPDX-License-Identifier: Apache-2.0

package import Foundation

// Foundation on Linux ends the decoding, or the process, at a key that an archive lacks; iOS
// answers nil.
extension NSCoder {
    /// The object of a key; nil where the archive has none of that class.
    package func present<Value: Foundation.NSObject & NSCoding>(
        _ type: Value.Type,
        _ key: String
    ) -> Value? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }

    /// The object of a key, of any class; nil where the archive has none.
    package func presentObject(_ key: String) -> Any? {
        containsValue(forKey: key) ? decodeObject(forKey: key) : nil
    }
}
