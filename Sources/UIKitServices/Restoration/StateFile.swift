// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of an application's saved state.
///
/// It begins with a line that gives its version and the checksum of the rest, a property list. While
/// a state is being restored, the file has another name: a program that ends meanwhile does not
/// try again what may have ended it.
package struct StateFile {
    /// What is wrong with a file.
    package enum Problem: Error, Equatable, CustomStringConvertible {
        case damaged
        case otherVersion(Int)
        case interrupted

        package var description: String {
            switch self {
            case .damaged: "the saved state is damaged"
            case .otherVersion(let version):
                "the saved state has version \(version) and this program reads "
                    + "\(StateFile.version)"
            case .interrupted: "the program ended while the state was restored"
            }
        }
    }

    static let version = 1
    private static let magic = "CasementState"

    let folder: URL

    package init(folder: URL) { self.folder = folder }

    /// A folder of the program's own among the states of the person's programs, or the one that
    /// `CASEMENT_STATE` names.
    package static func usual(environment: [String: String]) -> StateFile {
        if let named = environment["CASEMENT_STATE"], !named.isEmpty {
            return StateFile(folder: URL(fileURLWithPath: named))
        }
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let states =
            environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/state")
        return StateFile(folder: states.appendingPathComponent(name))
    }

    package var file: URL { folder.appendingPathComponent("restoration.state") }
    private var fileInUse: URL { folder.appendingPathComponent("restoration.in-use") }

    /// What was saved; nil for nothing.
    func read() throws -> SavedState? {
        let files = FileManager.default
        guard files.fileExists(atPath: file.path) else {
            guard files.fileExists(atPath: fileInUse.path) else { return nil }
            try files.removeItem(at: fileInUse)
            throw Problem.interrupted
        }
        try? files.removeItem(at: fileInUse)
        return try Self.state(in: Data(contentsOf: file))
    }

    func write(_ state: SavedState) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.data(of: state).write(to: file, options: .atomic)
        try? files.removeItem(at: fileInUse)
    }

    func remove() {
        try? FileManager.default.removeItem(at: file)
        try? FileManager.default.removeItem(at: fileInUse)
    }

    /// Puts the file aside until ``endUse()``.
    func beginUse() { try? FileManager.default.moveItem(at: file, to: fileInUse) }

    /// Puts the file back, if no other was written meanwhile.
    func endUse() { try? FileManager.default.moveItem(at: fileInUse, to: file) }

    // MARK: Form

    static func data(of state: SavedState) throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let content = try encoder.encode(state)
        return Data("\(magic) \(version) \(checksum(of: content))\n".utf8) + content
    }

    static func state(in data: Data) throws -> SavedState {
        guard let end = data.firstIndex(of: UInt8(ascii: "\n")), end < 100 else {
            throw Problem.damaged
        }
        let head = String(decoding: data[..<end], as: UTF8.self).split(separator: " ")
        guard head.count == 3, head[0] == magic, let version = Int(head[1]) else {
            throw Problem.damaged
        }
        guard version == Self.version else { throw Problem.otherVersion(version) }
        let content = data[data.index(after: end)...]
        guard head[2] == checksum(of: content),
            let state = try? PropertyListDecoder().decode(SavedState.self, from: Data(content))
        else { throw Problem.damaged }
        return state
    }

    /// FNV-1a of 64 bits, in hexadecimal digits.
    private static func checksum(of data: Data) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in data {
            hash ^= UInt64(byte)
            hash &*= 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}
