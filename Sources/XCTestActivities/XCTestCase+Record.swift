// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import XCTest

extension XCTestCase {
    /// Records that something is wrong: the test fails.
    ///
    /// Overrides are lowered to overrides of `recordFailure`, which all failures go through here.
    public func record(_ issue: XCTIssue) {
        let context = "\(type(of: self))"
        for attachment in issue.attachments { Activity.current(context).add(attachment) }
        let parts = issue._parts
        recordFailure(
            withDescription: parts.text,
            inFile: parts.file,
            atLine: parts.line,
            expected: parts.isExpected
        )
    }

    /// Leaves data beside the test's result.
    public func add(_ attachment: XCTAttachment) { Activity.current(name).add(attachment) }

    /// The call of the test method: it names the method.
    public var invocation: _TestInvocation? {
        name.split(separator: ".").last.map { _TestInvocation(method: String($0)) }
    }

    /// How long the test may take, in seconds.
    ///
    /// It counts only where a test plan turns time limits on,
    /// which `casement` never does.
    public var executionTimeAllowance: TimeInterval {
        get { (Self.allowances.object(forKey: self) as? NSNumber)?.doubleValue ?? 600 }
        set {
            // Rounded up to a whole minute.
            let minutes = (newValue / 60).rounded(.up)
            Self.allowances.setObject(NSNumber(value: minutes * 60), forKey: self)
        }
    }

    // The table is used by tests only, which run one after the other.
    private nonisolated(unsafe) static let allowances = NSMapTable<XCTestCase, AnyObject>(
        keyOptions: .weakMemory
    )
}

/// What is known of the call of a test method.
public struct _TestInvocation {
    let method: String
    /// The method's selector.
    public var selector: Selector { Selector(method) }
}

extension XCTIssue {
    /// Makes an issue of a failure as XCTest records it here.
    ///
    /// `casement` calls it in lowered overrides of `record(_:)`.
    public init(_recorded text: String, file: String, line: Int, isExpected: Bool) {
        self.init(
            type: isExpected ? .assertionFailure : .thrownError,
            compactDescription: text,
            sourceCodeContext: XCTSourceCodeContext(
                location: XCTSourceCodeLocation(filePath: file, lineNumber: line)
            )
        )
    }

    /// The issue as XCTest records failures here.
    public var _parts: (text: String, file: String, line: Int, isExpected: Bool) {
        let place = sourceCodeContext.location
        let file = place?.fileURL.path ?? "<unknown>"
        let text = detailedDescription ?? compactDescription
        return (text, file, place?.lineNumber ?? 0, type != .thrownError)
    }
}
