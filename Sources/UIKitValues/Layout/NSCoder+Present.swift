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
    ///
    /// A coder that asks for classes gets these, and those that it reads already.
    package func presentObject(_ key: String, _ classes: AnyClass...) -> Any? {
        guard containsValue(forKey: key) else { return nil }
        guard requiresSecureCoding else { return decodeObject(forKey: key) }
        return decodeObject(of: classes + (allowedClasses ?? []), forKey: key)
    }
}
