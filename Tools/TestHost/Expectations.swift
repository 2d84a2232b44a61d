// SPDX-License-Identifier: Apache-2.0

import Foundation
import XCTest

@_silgen_name("casement_innermost")
private func innermost() -> UnsafeMutableRawPointer?

/// Issues that Swift Testing records while a test of XCTest's runs.
///
/// `#expect` in such a test finds no test of its own library and hands its issue, as JSON, to a
/// handler that the library which runs tests may install. XCTest of Swift 6.3 installs none, so that
/// the issue would be lost. `SWIFT_TESTING_XCTEST_INTEROP_MODE` chooses what becomes of an issue, as
/// with newer toolchains: a failure, with `limited` a warning, with `none` nothing.
enum Expectations {
    private typealias Handler =
        @convention(c) (
            UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?
        ) -> Void
    private typealias Installer = @convention(c) (Handler) -> CBool

    private static let mode =
        ProcessInfo.processInfo.environment["SWIFT_TESTING_XCTEST_INTEROP_MODE"]

    /// Takes the issues, in programs that use both libraries.
    static func listen() {
        let name = "_swift_testing_installFallbackEventHandler"
        guard mode != "none", let symbol = dlsym(nil, name) else { return }
        let install = unsafeBitCast(symbol, to: Installer.self)
        _ = install { _, address, count, _ in
            Expectations.record(Data(bytes: address, count: count))
        }
    }

    /// The parts of an event that say what went wrong, and where.
    private struct Event: Decodable {
        struct Payload: Decodable {
            var kind: String
            var issue: Issue?
            var messages: [Message]?
        }
        struct Issue: Decodable {
            var isKnown: Bool?
            var isFailure: Bool?
            var sourceLocation: Place?
        }
        struct Place: Decodable {
            var filePath: String?
            var line: Int
        }
        struct Message: Decodable {
            var text: String
        }

        var payload: Payload
    }

    private static func record(_ json: Data) {
        guard let event = try? JSONDecoder().decode(Event.self, from: json).payload,
            event.kind == "issueRecorded", let issue = event.issue,
            issue.isKnown != true, issue.isFailure != false
        else { return }
        let text = (event.messages ?? []).map(\.text).joined(separator: "; ")
        let file = issue.sourceLocation?.filePath ?? "<unknown>"
        let line = issue.sourceLocation?.line ?? 0
        if mode == "limited" {
            let words = "\(file):\(line): warning: in a test of XCTest's: \(text)\n"
            return FileHandle.standardError.write(Data(words.utf8))
        }
        guard let test = innermost() else {
            return EventLog.shared.write(
                EventLog.Record(kind: "stray", message: text, file: file, line: line)
            )
        }
        Unmanaged<XCTestCase>.fromOpaque(test).takeUnretainedValue()
            .recordFailure(withDescription: text, inFile: file, atLine: line, expected: true)
    }
}
