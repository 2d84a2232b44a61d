// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux forgets whether a file is excluded from backups.
// `CRedefinedFunctions` puts these functions in place of the library's.

extension URL {
    /// `URL.resourceValues(forKeys:)`.
    @_silgen_name("casement_resource_values")
    public func _resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        var values = try _originalResourceValues(forKeys: keys)
        if isFileURL, keys.contains(.isExcludedFromBackupKey) {
            values.isExcludedFromBackup = BackupMark.isSet(path)
        }
        return values
    }

    /// `URL.setResourceValues(_:)`.
    @_silgen_name("casement_set_resource_values")
    public mutating func _setResourceValues(_ values: URLResourceValues) throws {
        try _originalSetResourceValues(values)
        if isFileURL, let isExcluded = values.isExcludedFromBackup {
            BackupMark.set(isExcluded, path)
        }
    }

    /// Foundation's function.
    @_silgen_name("foundation_resource_values")
    private func _originalResourceValues(
        forKeys keys: Set<URLResourceKey>
    ) throws -> URLResourceValues

    /// Foundation's function.
    @_silgen_name("foundation_set_resource_values")
    private mutating func _originalSetResourceValues(_ values: URLResourceValues) throws
}

/// The mark of a file that is excluded from backups: an attribute of the file, or a note in memory where the file
/// system has no attributes.
private enum BackupMark {
    private static let name = "user.casement.excluded-from-backup"
    private static let lock = NSLock()
    // Unsafe because the compiler cannot see that the lock guards it.
    private nonisolated(unsafe) static var noted: Set<String> = []

    static func isSet(_ path: String) -> Bool {
        readAttribute(path, name, nil, 0) >= 0 || lock.withLock { noted.contains(path) }
    }

    static func set(_ isExcluded: Bool, _ path: String) {
        guard isExcluded else {
            _ = removeAttribute(path, name)
            lock.withLock { _ = noted.remove(path) }
            return
        }
        if writeAttribute(path, name, "1", 1, 0) != 0 { lock.withLock { _ = noted.insert(path) } }
    }
}

// Functions of the C library, whose header Swift's module of it lacks.

@_silgen_name("getxattr")
private func readAttribute(
    _ path: UnsafePointer<CChar>,
    _ name: UnsafePointer<CChar>,
    _ value: UnsafeMutableRawPointer?,
    _ size: Int
) -> Int

@_silgen_name("setxattr")
private func writeAttribute(
    _ path: UnsafePointer<CChar>,
    _ name: UnsafePointer<CChar>,
    _ value: UnsafePointer<CChar>,
    _ size: Int,
    _ flags: Int32
) -> Int32

@_silgen_name("removexattr")
private func removeAttribute(
    _ path: UnsafePointer<CChar>,
    _ name: UnsafePointer<CChar>
) -> Int32
