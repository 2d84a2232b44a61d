// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells snapshots that were recorded from failures, for `--record`.
///
/// Libraries fail a test whose snapshot they record. Versions of swift-snapshot-testing that read no
/// wish to record from the environment leave the new picture beside the old one.
struct SnapshotRecording {
    /// How many snapshots were recorded.
    private(set) var count = 0

    /// What libraries say of a snapshot that they have recorded.
    private static let words = [
        "utomatically recorded snapshot", "snapshot was automatically recorded",
        "Reference image is now saved",
    ]

    /// Whether a failure says no more than that a snapshot was recorded; records it if the library
    /// has not.
    mutating func take(_ failure: TestFailure) -> Bool {
        if Self.words.contains(where: failure.message.contains) {
            count += 1
            return true
        }
        guard failure.message.contains("does not match reference") else { return false }
        let pairs = PictureFiles.all(in: failure.message)
        var isRecorded = false
        for pair in pairs {
            guard let old = pair.expected, let new = pair.actual,
                let picture = try? Data(contentsOf: new),
                (try? picture.write(to: old, options: .atomic)) != nil
            else { continue }
            count += 1
            isRecorded = true
        }
        return isRecorded
    }
}
