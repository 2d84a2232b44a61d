// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

extension Project {
    /// Tells what was left out of the modules that did not compile as they are.
    ///
    /// Gives a build's status: a build that is to be complete has failed where the user's own
    /// package was built without something, now or by an earlier command.
    func tellCuts(_ policy: MendingFolder.Policy, _ log: TestLog) -> Int32 {
        let cuts = mending.cuts()
        func describe(_ cut: Cut, _ word: String) -> String {
            let what = cut.isGone ? "is left out" : "stops where it does not compile"
            return
                "\(cut.path):\(cut.line):\(cut.column): \(word): \(cut.name) \(what): \(cut.reason)"
        }
        for (name, count) in repairs() {
            log.write("repair: \(name), \(count) time\(count == 1 ? "" : "s")")
        }
        // What a test needs of them says so where it fails.
        for cut in cuts.others { log.write(describe(cut, "warning")) }
        let modules = mending.records().filter { !$0.isOwn && !$0.cuts.isEmpty }
        tell(
            modules.map { record in
                let parts = record.cuts.count
                return "note: \(record.module), which the package depends on, is built without "
                    + "\(parts) part\(parts == 1 ? "" : "s") that do\(parts == 1 ? "es" : "") not "
                    + "compile here; the log names \(parts == 1 ? "it" : "them")"
            },
            log
        )
        let isComplete = policy == .dependencies
        tell(
            cuts.own.map { describe($0, isComplete && !$0.isAbsent ? "error" : "warning") },
            log
        )
        return isComplete && cuts.own.contains { !$0.isAbsent } ? 1 : 0
    }

    /// How often each repair was made.
    private func repairs() -> [(String, Int)] {
        mending.records().reduce(into: [String: Int]()) { all, record in
            all.merge(record.repairs, uniquingKeysWith: +)
        }.sorted { $0.key < $1.key }
    }
}
