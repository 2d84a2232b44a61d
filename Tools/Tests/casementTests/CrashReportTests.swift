// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct CrashReportTests {
    private let trace = """
        *** Program crashed: Illegal instruction at 0x00007f300df6df7f ***

        Thread 0 "PTests.xctest" crashed:

          0               0x00007f300df6df7f _assertionFailure(_:) + 623 in libswiftCore.so
          1 [ra]          0x000055d51cb55732 helper() + 433 in PTests.xctest at /p/Sources/H.swift:7:3
          2 [ra]          0x000055d51cb55732 T.testA() + 433 in PTests.xctest at /p/Tests/T.swift:21:84
          3 [ra] [system] 0x000055d51cb56b3b implicit closure in PTests.xctest at /p/.build/x/T.swift
          4 [ra]          0x000055d51cb56b3b other in Kit.so at /elsewhere/K.swift:1:1

        Thread 1:

          0  0x000055d51cb55732 idle() + 4 in PTests.xctest at /p/Sources/I.swift:1:1

        """

    @Test func theTestWhoseCodeCrashedIsFoundAmongThoseThatRan() {
        let running: Set<String> = ["PTests.T/testA()", "PTests.T/testAgain()", "PTests.U/idle()"]
        func culprit(_ symbol: String) -> String? {
            let text = trace.replacingOccurrences(of: "T.testA()", with: symbol)
            return CrashReport.culprit(in: text, among: running)
        }
        #expect(culprit("T.testA()") == "PTests.T/testA()")
        #expect(culprit("closure #1 in T.testAgain()") == "PTests.T/testAgain()")
        #expect(culprit("T.testOther()") == nil)
        // Another thread was in it.
        let other = trace.replacingOccurrences(of: "idle()", with: "U.idle()")
            .replacingOccurrences(of: "T.testA()", with: "helper()")
        #expect(CrashReport.culprit(in: other, among: running) == nil)
        let nested: Set<String> = ["PTests.Outer/Inner/takes(number:)", "PTests.T/testB()"]
        let inner = trace.replacingOccurrences(of: "T.testA()", with: "Outer.Inner.takes(number:)")
        #expect(CrashReport.culprit(in: inner, among: nested) == nested.min())
    }

    @Test func theMessageAndTheUsersFramesAreFound() {
        let failure = CrashReport.failure(
            .signal(4),
            exitStatus: nil,
            words: ["printed", "P/H.swift:7: Fatal error: Index out of range"],
            trace: trace,
            root: "/p/"
        )
        #expect(failure.message == "crashed: Fatal error: Index out of range")
        #expect(failure.file == "/p/Sources/H.swift")
        #expect(failure.line == 7)
        #expect(
            failure.frames == [
                "helper() at /p/Sources/H.swift:7:3",
                "T.testA() at /p/Tests/T.swift:21:84",
            ]
        )
        #expect(failure.isCrash)
    }

    @Test(arguments: ["Assertion failed: Use a 2x device", "Precondition failed: Not here"])
    func whatDoesNotHoldIsSaid(_ words: String) {
        let failure = CrashReport.failure(
            .signal(4),
            exitStatus: nil,
            words: ["PageTests/Base.swift:80: \(words)", "more"],
            trace: "",
            root: "/p/"
        )
        #expect(failure.message == "crashed: " + words)
    }

    @Test func withoutWordsTheSignalIsNamed() {
        func message(_ end: TestProcess.End, _ status: Int?) -> String {
            CrashReport.failure(end, exitStatus: status, words: [], trace: "", root: "/p/").message
        }
        #expect(message(.signal(11), nil) == "crashed with signal 11 (segmentation fault)")
        #expect(message(.signal(5), 0) == "the test called exit(0)")
        #expect(message(.exit(3), nil).contains("status 3"))
        #expect(message(.timeOut(2), nil).contains("longer than 2.0 seconds; --timeout sets"))
    }

    @Test func aTraceOfAddressesIsNamed() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(
            "struct Kit {\n    func boom(_ x: Int) -> Int {\n        [1, 2][x]\n    }\n}\n"
                + "@main struct P {\n    static func main() {\n        print(Kit().boom(9))\n    }\n}\n",
            to: "P.swift"
        )
        let program = folder.url.appendingPathComponent("P").path
        let compiler = ["swiftc", "-g", "-parse-as-library", source.path, "-o", program]
        try #require(try Shell.run(compiler) == 0)
        let output = folder.url.appendingPathComponent("crash.txt")
        let settings = "enable=yes,interactive=no,color=no," + Symbolizer.options
        _ = try Shell.quietOutput(
            [program],
            environment: ["SWIFT_BACKTRACE": settings + ",output-to=" + output.path]
        )
        let trace = Symbolizer.named(try Files.text(output))
        let failure = CrashReport.failure(
            .signal(4),
            exitStatus: nil,
            words: [],
            trace: trace,
            root: folder.url.path + "/"
        )
        #expect(
            failure.frames == [
                "Kit.boom(_:) at \(source.path):3:15",
                "static P.main() at \(source.path):8:21",
            ],
            "\(trace)"
        )
        #expect(failure.line == 3)
    }
}
