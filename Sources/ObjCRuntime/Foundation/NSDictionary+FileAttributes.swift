// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the attributes of a file say, as `FileManager` gives them.
extension NSDictionary {
    private func attribute<Value>(_ key: FileAttributeKey) -> Value? {
        (self[key] ?? self[key.rawValue]) as? Value
    }

    private func number(_ key: FileAttributeKey) -> NSNumber? { attribute(key) }

    /// The size in bytes; 0 where it is absent.
    public func fileSize() -> UInt64 { number(.size)?.uint64Value ?? 0 }

    /// The kind of the file: the name of a `FileAttributeType`.
    public func fileType() -> String? {
        let type: FileAttributeType? = attribute(.type)
        return type?.rawValue ?? attribute(.type)
    }

    /// When the file was changed last.
    public func fileModificationDate() -> Date? { attribute(.modificationDate) }

    /// When the file was made.
    public func fileCreationDate() -> Date? { attribute(.creationDate) }

    /// The permissions, as POSIX numbers them; 0 where they are absent.
    public func filePosixPermissions() -> Int { number(.posixPermissions)?.intValue ?? 0 }

    /// The name of the owner.
    public func fileOwnerAccountName() -> String? { attribute(.ownerAccountName) }

    /// The name of the owner's group.
    public func fileGroupOwnerAccountName() -> String? { attribute(.groupOwnerAccountName) }

    /// The owner's number.
    public func fileOwnerAccountID() -> NSNumber? { attribute(.ownerAccountID) }

    /// The number of the owner's group.
    public func fileGroupOwnerAccountID() -> NSNumber? { attribute(.groupOwnerAccountID) }

    /// The number of the file within its file system; 0 where it is absent.
    public func fileSystemFileNumber() -> Int { number(.systemFileNumber)?.intValue ?? 0 }

    /// The number of the file system; 0 where it is absent.
    public func fileSystemNumber() -> Int { number(.systemNumber)?.intValue ?? 0 }

    /// Whether nobody may change the file.
    public func fileIsImmutable() -> Bool { number(.immutable)?.boolValue ?? false }

    /// Whether the file may only grow.
    public func fileIsAppendOnly() -> Bool { number(.appendOnly)?.boolValue ?? false }

    /// Whether the file's name is shown without its extension.
    public func fileExtensionHidden() -> Bool { number(.extensionHidden)?.boolValue ?? false }
}
