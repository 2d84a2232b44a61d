// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Glibc

// Foundation on Linux puts the old item in the place of the new one, and then removes it: both are lost.
// `CRedefinedFunctions` puts this function in place of the library's.

extension FileManager {
    /// `FileManager.replaceItemAt(_:withItemAt:backupItemName:options:)`, and `replaceItem` with the same
    /// parameters.
    ///
    /// Where there is no old item, the new one is moved.
    @_silgen_name("casement_replace_item")
    public final func _replaceItem(
        _ original: URL,
        withItemAt new: URL,
        backupItemName: String?,
        options: FileManager.ItemReplacementOptions
    ) throws -> URL? {
        // The new item must be there, before the old one is touched.
        _ = try attributesOfItem(atPath: new.path)
        guard let old = try? attributesOfItem(atPath: original.path) else {
            try moveItem(at: new, to: original)
            return original
        }
        let folder = original.deletingLastPathComponent()
        let backup = backupItemName.map { folder.appendingPathComponent($0) }
        if let backup {
            if _isThere(backup) { try removeItem(at: backup) }
            try copyItem(at: original, to: backup)
        }
        try _move(new, over: original)
        if !options.contains(.usingNewMetadataOnly) {
            let kept = old.filter { [.posixPermissions, .creationDate].contains($0.key) }
            try setAttributes(kept, ofItemAtPath: original.path)
        }
        if let backup, !options.contains(.withoutDeletingBackupItem) { try removeItem(at: backup) }
        return original
    }

    /// Whether there is something at a place, a link that leads nowhere, too.
    private final func _isThere(_ url: URL) -> Bool {
        (try? attributesOfItem(atPath: url.path)) != nil
    }

    private final func _move(_ new: URL, over original: URL) throws {
        // Files of one volume are replaced in one step.
        if rename(new.path, original.path) == 0 { return }
        let folder = original.deletingLastPathComponent()
        let aside = folder.appendingPathComponent(".\(UUID().uuidString)")
        try moveItem(at: original, to: aside)
        do {
            try moveItem(at: new, to: original)
        } catch {
            try moveItem(at: aside, to: original)
            throw error
        }
        try removeItem(at: aside)
    }
}
