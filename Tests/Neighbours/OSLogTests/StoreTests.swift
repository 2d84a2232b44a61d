// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import OSLog
import Testing

@Suite(.serialized)
struct StoreTests {
    private let name = "store.\(UUID().uuidString)"

    private func lines(
        _ options: OSLogEnumerator.Options = [],
        _ format: String
    ) throws -> [OSLogEntryLog] {
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let entries = try store.getEntries(
            with: options,
            at: store.position(timeIntervalSinceLatestBoot: 0),
            matching: FormatPredicates.NSPredicate(format: format)
        )
        return entries.compactMap { $0 as? OSLogEntryLog }
    }

    @Test func whatWasLoggedIsFoundByItsSubsystemAndCategory() throws {
        let logger = Logger(subsystem: name, category: "a")
        logger.warning("one \(1)")
        logger.debug("dropped")
        os_log("two %d", log: OSLog(subsystem: name, category: "b"), type: .info, 2)
        let all = try lines([], "subsystem == '\(name)'")
        #expect(all.map(\.composedMessage) == ["one 1", "two 2"])
        #expect(all.map(\.level) == [.error, .info])
        #expect(all.last?.formatString == "two %d")
        let second = try lines([], "subsystem == '\(name)' AND category == 'b'")
        #expect(second.map(\.composedMessage) == ["two 2"])
    }

    @Test func theNewestComeFirstInReverse() throws {
        let log = OSLog(subsystem: name, category: "c")
        os_log(.default, log: log, "first \(1)")
        os_log(.fault, log: log, "second")
        let found = try lines(.reverse, "subsystem == '\(name)'")
        #expect(found.map(\.composedMessage) == ["second", "first 1"])
        #expect(found.first?.level == .fault)
        #expect(found.first?.process == ProcessInfo.processInfo.processName)
    }

    @Test func linesBeforeAPlaceAreLeftOut() throws {
        Logger(subsystem: name, category: "d").notice("early")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let later = store.position(date: Date(timeIntervalSinceNow: 3600))
        #expect(try store.getEntries(at: later).contains { _ in true } == false)
    }

    @Test func otherProcessesCannotBeRead() {
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
        #expect(throws: CocoaError.self) { try OSLogStore(url: URL(fileURLWithPath: "/x")) }
    }
}
