// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct JUnitFileTests {
    /// A run in which everything happens that can happen to a test.
    private func run(device: String? = nil, shard: String? = nil) -> RunRecord {
        var ledger = TestLedger()
        func test(_ name: String, _ failure: TestFailure?, _ outcome: TestResult.Outcome = .passed)
        {
            ledger.take(.started(name))
            if let failure { ledger.take(.failed(test: name, failure)) }
            ledger.take(.ended(name, outcome: outcome, seconds: 0.5))
        }
        test("M.A/testPasses", nil)
        test("M.A/testSkipped", nil, .skipped)
        test(
            "M.A/testFails",
            TestFailure(message: "1 < 2 & \"so\"\nmore\u{1}", file: "/p/Tests/A.swift", line: 12)
        )
        test(
            "M.B/testCrashes",
            TestFailure(message: "crashed", frames: ["f() at x"], isCrash: true)
        )
        test("M.B/testHangs", TestFailure(message: "long", isCrash: true, isTimeOut: true))
        ledger.abandon(["M.B/testGone"], TestFailure(message: "did not run", isAbsence: true))
        test("M.Suite/adds(number:)", nil)
        test("M.free()", nil)
        ledger.stray(TestFailure(message: "late"))
        var run = RunRecord(ledger, root: "/p/", seconds: 3)
        run.device = device
        run.shard = shard
        run.plan = shard.map { _ in "abc" }
        run.leftOut = [
            .init(name: "M.A/testMap", reason: "switched off", isFailure: false),
            .init(name: "f()", reason: "no type", file: "S.swift", line: 3, isFailure: true),
        ]
        return run
    }

    @Test func eachKindOfResultIsToldFromTheOthers() {
        let text = JUnitFile([run()]).text
        #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "))
        #expect(text.contains("tests=\"11\" failures=\"1\" errors=\"5\" skipped=\"2\""))
        #expect(
            text.contains("<testcase classname=\"M.A\" name=\"testPasses\" time=\"0.500\"/>")
        )
        #expect(text.contains("name=\"testSkipped\" time=\"0.500\">\n      <skipped/>"))
        #expect(
            text.contains(
                "name=\"testFails\" time=\"0.500\" file=\"Tests/A.swift\" line=\"12\">\n      "
                    + "<failure type=\"assertion\" message=\"1 &lt; 2 &amp; &quot;so&quot;\">"
                    + "Tests/A.swift:12: 1 &lt; 2 &amp; &quot;so&quot;\nmore\u{FFFD}</failure>"
            )
        )
        #expect(
            text.contains(
                "<error type=\"crash\" message=\"crashed\">crashed\n    in f() at x</error>"
            )
        )
        #expect(text.contains("<error type=\"timeout\" message=\"long\">"))
        #expect(text.contains("<error type=\"absence\" message=\"did not run\">"))
        #expect(text.contains("<skipped type=\"left-out\" message=\"left out: switched off\"/>"))
        #expect(text.contains("<error type=\"left-out\" message=\"left out: no type\"/>"))
        #expect(text.contains("classname=\"M.Suite\" name=\"adds(number:)\""))
        #expect(text.contains("classname=\"outside of tests\""))
    }

    /// Python's reader stands for those of the CI systems.
    @Test func aReaderOfXMLReadsIt() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(JUnitFile([run(device: "iPhone \"14\"")]).text, to: "junit.xml")
        let program = """
            import sys, xml.etree.ElementTree as tree
            root = tree.parse(sys.argv[1]).getroot()
            for suite in root:
                cases = suite.findall('testcase')
                assert len(cases) == int(suite.get('tests')), suite.get('name')
                for tag, key in [('failure', 'failures'), ('error', 'errors'), ('skipped', 'skipped')]:
                    assert sum(c.find(tag) is not None for c in cases) == int(suite.get(key))
            print([suite.get('name') for suite in root])
            """
        let text = try Shell.output(["python3", "-c", program, file.path])
        let device = "[iPhone \"14\"]"
        let names = ["M.A", "M.B", "M.Suite", "M", "outside of tests", "left out"]
        let expected = names.map { "'\($0) \(device)'" }.joined(separator: ", ")
        #expect(text == "[\(expected)]\n")
    }

    @Test func aFileIsReadAndWrittenAsItWas() throws {
        let file = JUnitFile([run(device: "iPhone 14", shard: "1/2")])
        let read = try JUnitFile(text: file.text, name: "a.xml")
        #expect(read.text == file.text)
        #expect(read.testCount == 11)
        #expect(!read.isGreen)
        #expect(read.shards == [["1/2", "abc", "iPhone 14"]])
    }

    @Test func anotherProgramsFileIsRead() throws {
        let text = """
            <testsuites>
            <testsuite name="outer" tests="2" failures="0"><testsuite name="inner"/>
            <testcase classname="a" name="b" time="1.5"/></testsuite>
            <testsuite name="empty" tests="0" />
            </testsuites>
            """
        let file = try JUnitFile(text: text, name: "a.xml")
        #expect(file.suites.count == 2)
        #expect(file.testCount == 2)
        #expect(file.isGreen)
    }

    @Test(arguments: ["", "<html></html>", "<testsuites><testsuite name=\"a\"><testcase"])
    func whatIsNoWholeFileIsRefused(text: String) {
        #expect(throws: Failure.self) { try JUnitFile(text: text, name: "a.xml") }
    }

    @Test func durationsHaveTheNamesOfTests() {
        let durations = JUnitFile([run()]).durations
        #expect(durations["M.A/testPasses"] == 0.5)
        #expect(durations["M.Suite/adds(number:)"] == 0.5)
        #expect(durations["M.free()"] == 0.5)
        #expect(durations["M.B/testGone"] == nil)
    }
}
