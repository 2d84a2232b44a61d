// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// Classes of tests, which are objects of Objective-C's on iOS.
struct TestCaseTests {
    @Test func testClassesRepeatThatTheyMayBeSent() {
        let text = lowered("import XCTest\nclass T: XCTestCase {}\nfinal class U: T, P {}\n").text
        #expect(text.contains("class T: XCTestCase, @unchecked Sendable {}"))
        #expect(text.contains("final class U: T, P, @unchecked Sendable {}"))
        let own = "import XCTest\nclass T: XCTestCase, Sendable {}\n"
        #expect(lowered(own).text.hasSuffix("class T: XCTestCase, Sendable {}\n"))
    }

    @Test func aTestCaseIsMadeWithoutATest() {
        let helper = "import XCTest\nclass Helper: XCTestCase {}\n"
        let text = lowered(helper + "let h = Helper()\nlet o = Other()\n").text
        #expect(text.contains("let h = Helper(name: \"\", testClosure: { _ in })\n"))
        #expect(text.contains("let o = Other()\n"))
    }

    @Test func privateClassesOfTestsAreFound() {
        let source = """
            import XCTest
            private final class T: XCTestCase { private let helper = 1 }
            fileprivate class U: T {}
            private class Other {}

            """
        let text = lowered(source).text
        #expect(text.contains("\n        final class T: XCTestCase"))
        #expect(text.contains("\n            class U: T"))
        #expect(text.contains("private let helper"))
        #expect(text.contains("private class Other"))
    }

    @Test func aSettingOfUITestsThatXCTestLacksIsNoOverride() {
        let setting =
            "override class var runsForEachTargetApplicationUIConfiguration: Bool { true }"
        let source = "import XCTest\nclass T: XCTestCase {\n    \(setting)\n}\n"
        let text = lowered(source).text
        #expect(text.contains("class var runsForEachTargetApplicationUIConfiguration"))
        #expect(!text.contains("override class var"))
        let other = source.replacing("T: XCTestCase", with: "T: Base")
        #expect(lowered(other).text.contains(setting))
    }

    @Test func teardownBlocksRunWhenWhatTheTestLetGoIsGone() {
        let call = "extension XCTestCase { func f() { addTeardownBlock { g() } } }\n"
        #expect(lowered("import XCTest\n" + call).text.contains("{ _addTeardownBlock { g() } }"))
        #expect(lowered("import UIKit\n" + call).text.contains("{ addTeardownBlock { g() } }"))
    }

    @Test func theStopOfATestIsKept() {
        let body =
            "override func setUp() { continueAfterFailure = false; self.continueAfterFailure = true }"
        let source = "class T: XCTestCase {\n    \(body)\n}\n"
        let text = lowered("import XCTest\n" + source).text
        #expect(
            text.contains("{ _continueAfterFailure = false; self._continueAfterFailure = true }")
        )
        #expect(lowered(text).text.contains("{ _continueAfterFailure = false; self._cont"))
        #expect(
            lowered("import UIKit\n" + source).text.contains("{ continueAfterFailure = false; ")
        )
    }

    @Test func anOverrideOfRecordTakesAllFailures() {
        let source = """
            import XCTest
            class T: XCTestCase {
                override func record(_ issue: XCTIssue) {
                    super.record(issue)
                }
            }

            """
        let text = lowered(source).text
        #expect(text.contains("func __ext_T__record(_ issue: XCTIssue) {"))
        #expect(text.contains("nonisolated override func recordFailure(withDescription"))
        #expect(text.contains("self.__ext_T__record(_i) }"))
        #expect(text.contains("super.recordFailure(withDescription: _p.text"))
        #expect(text.contains("})(issue)"))
        let other = "import XCTest\nclass Tape { func record(_ issue: XCTIssue) {} }\n"
        #expect(!lowered(other).text.contains("recordFailure"))
    }

    @Test func onTheMainActorItIsCalledThere() {
        let text = lowered(
            "import XCTest\n@MainActor class T: XCTestCase {\n"
                + "override func record(_ issue: XCTIssue) { super.record(issue) } }\n"
        ).text
        #expect(text.contains("MainActor.assumeIsolated { self.__ext_T__record(_i) } }"))
    }

    @Test func aSubclassOfTimerIsMadeWithoutArguments() {
        let text = lowered(
            """
            import UIKit
            class MockTimer: Timer { override func fire() {} }
            public class Counted: Foundation.Progress {
                var n = 0
            }
            class Own: Timer { init(n: Int) { super.init() } }
            class Other: Timers { }
            """
        ).text
        #expect(
            text.contains(
                "class MockTimer: Timer { convenience init() { self.init(fire: Foundation"
            )
        )
        #expect(text.contains("Progress { public convenience init() { self.init(parent: nil) };\n"))
        #expect(text.contains("class Own: Timer { init(n: Int) { super.init() } }"))
        #expect(text.contains("class Other: Timers { }"))
    }

    @Test func aNotificationCenterOfATestOverridesWhatPosts() {
        let text = lowered(
            """
            import Foundation
            final class Center: NotificationCenter, @unchecked Sendable {
                var names: [String] = []
                override func post(_ notification: Notification) { super.post(notification) }
                override func removeObserver(_ observer: Any) {}
                func post() {}
            }
            final class Plain: NotificationCenter, @unchecked Sendable { func post() {} }
            """
        ).text
        #expect(
            text.contains(
                "Center: FoundationAdditions._OverridableNotificationCenter, @unchecked Sendable"
            )
        )
        #expect(
            text.contains(
                "override func _objcPost(_ notification: Notification) { super._objcPost(notification) }"
            )
        )
        #expect(text.contains("override func _objcRemoveObserver(_ observer: Any) {}"))
        #expect(text.contains("func post() {}"))
        #expect(text.contains("import FoundationAdditions"))
        #expect(text.contains("final class Plain: NotificationCenter, "))
    }

    @Test func anArchiverOfATestHasASuperclassThatCanBeMade() {
        let text = lowered(
            "import Foundation\nfinal class Coder: NSKeyedArchiver {\n"
                + "override func decodeObject(forKey key: String) -> Any? { key }\n}\n"
                + "class Reader: NSKeyedUnarchiver {}\n"
        ).text
        #expect(text.contains("final class Coder: ObjectiveC._ObjCKeyedArchiver {\n"))
        #expect(text.contains("class Reader: NSKeyedUnarchiver {"))
        #expect(lowered(text).text == text)
    }

    @Test func aBundleThatTranslatesItselfIsAsked() {
        let text = lowered(
            """
            import Foundation
            class Other: Bundle, @unchecked Sendable {
                override func localizedString(forKey key: String, value: String?, table: String?) -> String {
                    super.localizedString(forKey: key, value: value, table: table)
                }
            }
            class Plain: Bundle, @unchecked Sendable { func localizedString() -> String { "" } }
            func f(_ b: Bundle) -> String { b.localizedString(forKey: "k", value: nil, table: nil) }
            """
        ).text
        #expect(text.contains("class Other: Bundle, ObjectiveC._ObjCTranslating, @unchecked "))
        #expect(text.contains("super._objcTranslation(forKey: key, value: value, table: table)"))
        #expect(text.contains("class Plain: Bundle, @unchecked Sendable {"))
        #expect(text.contains("b._objcLocalizedString(forKey: \"k\", value: nil, table: nil)"))
        #expect(lowered(text).text == text)
    }
}
