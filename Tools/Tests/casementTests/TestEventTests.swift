// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import casement

struct TestEventTests {
    @Test func theHostsRecordsAreRead() {
        #expect(TestEvent(hostLine: #"{"kind":"start","test":"M.T/a"}"#) == .started("M.T/a"))
        #expect(
            TestEvent(hostLine: #"{"kind":"skipped","test":"M.T/a","seconds":0.5}"#)
                == .ended("M.T/a", outcome: .skipped, seconds: 0.5)
        )
        let failure = TestFailure(message: "no", file: "/f.swift", line: 3)
        #expect(
            TestEvent(hostLine: #"{"kind":"stray","message":"no","file":"/f.swift","line":3}"#)
                == .failed(test: nil, failure)
        )
        #expect(TestEvent(hostLine: #"{"kind":"exit","status":4}"#) == .exited(4))
        #expect(TestEvent(hostLine: "no record") == nil)
        #expect(TestEvent(hostLine: #"{"kind":"other"}"#) == nil)
    }

    @Test func aThrownErrorHasNoPlace() {
        let line = #"{"kind":"fail","test":"M.T/a","message":"threw","file":"<EXPR>","line":0}"#
        #expect(
            TestEvent(hostLine: line[...])
                == .failed(test: "M.T/a", TestFailure(message: "threw"))
        )
    }

    @Test func swiftTestingsStreamIsRead() {
        func event(_ payload: String) -> TestEvent? {
            TestEvent(streamLine: #"{"kind":"event","version":0,"payload":{\#(payload)}}"#)
        }
        let id = #""testID":"M.S/t()/F.swift:1:2""#
        #expect(event(#""kind":"testStarted",\#(id)"#) == .started("M.S/t()"))
        #expect(event(#""kind":"testStarted","testID":"M.S""#) == nil)
        #expect(
            event(#""kind":"testEnded","messages":[{"symbol":"fail","text":"x"}],\#(id)"#)
                == .ended("M.S/t()", outcome: .failed, seconds: 0)
        )
        let issue = #""kind":"issueRecorded","messages":[{"text":"bad"}],\#(id)"#
        let place = #""sourceLocation":{"_filePath":"/f.swift","line":7}"#
        #expect(
            event(issue + #","issue":{"isKnown":false,\#(place)}"#)
                == .failed(
                    test: "M.S/t()",
                    TestFailure(message: "bad", file: "/f.swift", line: 7)
                )
        )
        #expect(event(issue + #","issue":{"isKnown":true,\#(place)}"#) == nil)
        #expect(event(#""kind":"runEnded","messages":[]"#) == .finished)
    }
}
