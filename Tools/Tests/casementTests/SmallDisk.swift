// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import casement

/// A file system of some kilobytes, to be filled without harm.
enum SmallDisk {
    /// Whether this process may mount one: found out by doing it once.
    static let canBeMounted: Bool = {
        let place = NSTemporaryDirectory() + "casement-mount-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: place) }
        do {
            try FileManager.default.createDirectory(
                atPath: place,
                withIntermediateDirectories: true
            )
            guard geteuid() == 0, try mount(kilobytes: 64, at: place) else { return false }
            return try unmount(place)
        } catch {
            return false
        }
    }()

    /// Mounts one over a folder; whether that worked.
    static func mount(kilobytes: Int, at place: String) throws -> Bool {
        try Shell.output(["mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", place])
            != nil
    }

    /// Takes one away; whether that worked.
    static func unmount(_ place: String) throws -> Bool {
        try Shell.output(["umount", place]) != nil
    }
}
