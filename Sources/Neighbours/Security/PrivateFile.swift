// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that only its owner reads, and which is whole at each moment: it is written beside the old
/// one, which stays until the new one is on the disk.
struct PrivateFile {
    let url: URL

    private var folder: URL { url.deletingLastPathComponent() }

    var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

    /// The bytes; nil where there is no file.
    func read() throws(VaultFailure) -> Data? {
        guard exists else { return nil }
        guard let data = try? Data(contentsOf: url) else { throw .unreadable }
        return data
    }

    func write(_ data: Data) throws(VaultFailure) {
        try makeFolder()
        let fresh = folder.appendingPathComponent(".keychain-\(UUID().uuidString)")
        guard Self.write(data, to: fresh.path), rename(fresh.path, url.path) == 0 else {
            unlink(fresh.path)
            throw .unreadable
        }
        Self.synchronize(folder.path, O_RDONLY | O_DIRECTORY)
    }

    /// Writes zeros over the file and removes it.
    func erase() throws(VaultFailure) {
        let file = open(url.path, O_WRONLY)
        guard file >= 0 else { throw .unreadable }
        defer { close(file) }
        let size = Int(lseek(file, 0, SEEK_END))
        let zeros = [UInt8](repeating: 0, count: max(0, size))
        lseek(file, 0, SEEK_SET)
        guard Foundation.write(file, zeros, zeros.count) == zeros.count, fsync(file) == 0,
            unlink(url.path) == 0
        else { throw .unreadable }
    }

    /// Keeps other programs, and other vaults of this one, from the file meanwhile.
    func locked<Result>(
        _ body: () throws(VaultFailure) -> Result
    ) throws(VaultFailure) -> Result {
        try makeFolder()
        let path = folder.appendingPathComponent(".keychain.lock").path
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0, flock(file, LOCK_EX) == 0 else { throw .unreadable }
        defer { close(file) }
        return try body()
    }

    private func makeFolder() throws(VaultFailure) {
        let isMade: Void? = try? FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        if isMade == nil { throw .unreadable }
    }

    private static func write(_ data: Data, to path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        defer { close(file) }
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return fsync(file) == 0
    }

    private static func synchronize(_ path: String, _ flags: CInt) {
        let file = open(path, flags)
        guard file >= 0 else { return }
        fsync(file)
        close(file)
    }
}
