// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSKeyedArchiver {
    /// Archives a Swift value under a key; throws what its encoding throws.
    public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
        // A property list begins with a container, which a number or a string is not.
        let list = try PropertyListEncoder().encode([value])
        encode(NSData(data: list), forKey: key)
    }
}

extension NSKeyedUnarchiver {
    /// The Swift value that ``Foundation/NSKeyedArchiver/encodeEncodable(_:forKey:)`` archived under
    /// a key; nil where there is none of the type.
    public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
        try? decodeTopLevelDecodable(type, forKey: key)
    }

    /// The Swift value that ``Foundation/NSKeyedArchiver/encodeEncodable(_:forKey:)`` archived under
    /// a key; nil where the key has none, an error for a value of another type.
    public func decodeTopLevelDecodable<T: Decodable>(
        _ type: T.Type,
        forKey key: String
    ) throws -> T? {
        guard containsValue(forKey: key), let list = decodeObject(of: NSData.self, forKey: key)
        else { return nil }
        return try PropertyListDecoder().decode([T].self, from: Data(referencing: list)).first
    }
}
