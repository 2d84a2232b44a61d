// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import UIKit

/// Settings are on disk soon after they change.
struct SettingsWriterTests {
    /// What is to run later.
    private final class Later: Sendable {
        let jobs = Mutex<[@Sendable () -> Void]>([])

        var count: Int { jobs.withLock { $0.count } }

        func run() {
            let jobs = jobs.withLock { jobs in
                defer { jobs = [] }
                return jobs
            }
            for job in jobs { job() }
        }
    }

    /// The file of a suite's settings.
    private func file(_ suite: String) -> String {
        let environment = ProcessInfo.processInfo.environment
        let folder = environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
        return folder + "/" + suite + ".plist"
    }

    @Test func changesAreWrittenTogetherOnceTheirTurnHasEnded() throws {
        let suite = "casement-settings-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { try? FileManager.default.removeItem(atPath: file(suite)) }
        let later = Later()
        let writer = SettingsWriter { job in later.jobs.withLock { $0.append(job) } }
        for number in 0..<3 {
            defaults.set(number, forKey: "number")
            writer.note(defaults)
        }
        #expect(later.count == 1 && !FileManager.default.fileExists(atPath: file(suite)))
        later.run()
        #expect(FileManager.default.fileExists(atPath: file(suite)))
        writer.note(defaults)
        #expect(later.count == 1)
    }

    @Test func aWriterThatFollowsHearsOfEachChange() throws {
        let suite = "casement-settings-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { try? FileManager.default.removeItem(atPath: file(suite)) }
        let later = Later()
        let writer = SettingsWriter { job in later.jobs.withLock { $0.append(job) } }
        writer.start()
        defaults.set("x", forKey: "name")
        writer.write()
        #expect(FileManager.default.fileExists(atPath: file(suite)))
    }
}
