// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSDictionary {
    /// Writes a property list to a file, and throws where that fails.
    public func write(to url: URL) throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: self,
            format: .xml,
            options: 0
        )
        try data.write(to: url, options: .atomic)
    }
}
