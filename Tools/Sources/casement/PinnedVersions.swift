// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The user's `Package.resolved`, which is the same after a run as before.
///
/// The package manager would shorten it by the packages that are not needed here. Where it names
/// versions that cannot be had, others that fit the manifest stand in for them; which ones is kept
/// in the scratch folder for the next run.
struct PinnedVersions {
    private let file: URL
    private let content: Data?
    private let standIn: URL?

    init(of package: URL, scratch: URL) {
        file = package.appendingPathComponent("Package.resolved")
        content = try? Data(contentsOf: file)
        standIn = content.map {
            scratch.appendingPathComponent("resolved-\(Files.digest(of: [$0])).json")
        }
    }

    /// Whether other versions stand in for those of the user's file.
    var hasStandIn: Bool {
        standIn.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    }

    /// Puts the versions of an earlier run in the file's place, if there are some.
    func useStandIn() {
        guard let standIn, let kept = try? Data(contentsOf: standIn) else { return }
        try? kept.write(to: file, options: .atomic)
    }

    /// Takes the file away, so that the manifest alone holds; false where there was none.
    func hide() -> Bool {
        guard content != nil else { return false }
        return (try? FileManager.default.removeItem(at: file)) != nil
    }

    /// Keeps what the package manager has written for the next run.
    func keepStandIn() {
        guard let standIn, let written = try? Data(contentsOf: file) else { return }
        try? written.write(to: standIn, options: .atomic)
    }

    /// Puts the file back as it was; one that was not there stays.
    func restore() {
        guard let content, (try? Data(contentsOf: file)) != content else { return }
        try? content.write(to: file, options: .atomic)
    }
}
