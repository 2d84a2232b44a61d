// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// Where the mended modules of a build lie, and how the compiler's wrapper is told of it.
struct MendingFolder {
    /// What may be left out.
    enum Policy: String {
        /// Whatever does not compile.
        case everywhere
        /// Only parts of packages that the user's own depends on.
        case dependencies
    }

    /// One folder for each module.
    let folder: URL

    /// What the wrapper is told.
    func environment(_ policy: Policy) -> [String: String] {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return [
            "CASEMENT_MENDER": program.path, "CASEMENT_MENDING": folder.path,
            "CASEMENT_MENDING_CUTS": policy.rawValue,
        ]
    }

    /// The records of the modules that were mended.
    func records() -> [MendingRecord] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap {
            MendingRecord.read(folder.appendingPathComponent("\($0)/record.json"))
        }
    }

    /// What was left out of the user's own package and of others.
    func cuts() -> (own: [Cut], others: [Cut]) {
        let all = records()
        func cuts(_ isOwn: Bool) -> [Cut] {
            all.filter { $0.isOwn == isOwn }.flatMap(\.cuts).filter {
                FileManager.default.fileExists(atPath: $0.path)
            }
        }
        return (cuts(true), cuts(false))
    }
}
