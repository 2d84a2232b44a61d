// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux multiplies the number of blocks, which are of 512 bytes, by the size in which the file system
// prefers to read and write, 4096 on those that Linux has: a file seems to take eight times its room.
// `CRedefinedFunctions` puts these functions in place of the library's getters.

extension URLResourceValues {
    private static let excess = 4096 / 512

    /// `URLResourceValues.fileAllocatedSize`.
    @_silgen_name("casement_file_allocated_size")
    public func _fileAllocatedSize() -> Int? { size(.fileAllocatedSizeKey) }

    /// `URLResourceValues.totalFileAllocatedSize`.
    @_silgen_name("casement_total_file_allocated_size")
    public func _totalFileAllocatedSize() -> Int? { size(.totalFileAllocatedSizeKey) }

    private func size(_ key: URLResourceKey) -> Int? {
        (allValues[key] as? Int).map { $0 / Self.excess }
    }
}
