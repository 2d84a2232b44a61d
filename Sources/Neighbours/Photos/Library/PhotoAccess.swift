// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The answers to a program's questions for access.
///
/// Nobody is asked here. The program may use a folder that was chosen for it (`CASEMENT_PHOTOS`), and
/// one whose Info.plist has the usage description that iOS demands may use the library; others are
/// denied once they have asked. Without a folder the library is empty.
struct PhotoAccess: Sendable {
    private var asked: Set<PHAccessLevel> = []
    /// The levels that are granted.
    let granted: Set<PHAccessLevel>

    init(granted: Set<PHAccessLevel>) { self.granted = granted }

    /// The access that an environment and an Info.plist give.
    init(environment: [String: String], information: [String: Any]) {
        if !(environment["CASEMENT_PHOTOS"] ?? "").isEmpty {
            self.init(granted: [.addOnly, .readWrite])
            return
        }
        var levels: Set<PHAccessLevel> = []
        if information["NSPhotoLibraryUsageDescription"] != nil {
            levels = [.addOnly, .readWrite]
        }
        if information["NSPhotoLibraryAddUsageDescription"] != nil { levels.insert(.addOnly) }
        self.init(granted: levels)
    }

    func status(for level: PHAccessLevel) -> PHAuthorizationStatus {
        // Who may read and write may add.
        if level == .addOnly, asked.contains(.readWrite), granted.contains(.readWrite) {
            return .authorized
        }
        guard asked.contains(level) else { return .notDetermined }
        return granted.contains(level) ? .authorized : .denied
    }

    /// Asks for a level, and gives the answer.
    mutating func ask(for level: PHAccessLevel) -> PHAuthorizationStatus {
        asked.insert(level)
        return status(for: level)
    }
}
