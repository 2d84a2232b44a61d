// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What went wrong in a test.
public struct XCTIssue {
    /// The kinds of what can go wrong.
    public enum IssueType: Int, Sendable {
        /// Something is not as it was said to be.
        case assertionFailure = 0
        /// A test has thrown an error.
        case thrownError = 1
        /// Code has thrown an exception that nothing caught.
        case uncaughtException = 2
        /// A measured value is worse than its baseline.
        case performanceRegression = 3
        /// The test library has failed.
        case system = 4
        /// An expected failure has not come.
        case unmatchedExpectedFailure = 5
    }

    /// What kind it is.
    public var type: IssueType
    /// What it is, in a line.
    public var compactDescription: String
    /// What it is, with all that is known; the compact description if nothing else was given.
    public var detailedDescription: String?
    /// Where it went wrong.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error that was thrown.
    public var associatedError: (any Error)?
    /// Data that belongs to it.
    public var attachments: [XCTAttachment]

    /// Makes an issue.
    public init(
        type: IssueType,
        compactDescription: String,
        detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
        associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
        self.attachments = attachments
    }

    /// Adds data that belongs to it.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

extension XCTIssue: CustomStringConvertible {
    /// The compact description, with the error if there is one.
    public var description: String {
        compactDescription + (associatedError.map { ": \($0)" } ?? "")
    }
}

/// A place in a source file.
public final class XCTSourceCodeLocation: Sendable, Hashable {
    /// The file.
    public let fileURL: URL
    /// The line, from 1.
    public let lineNumber: Int

    /// Makes a place in a file.
    public init(fileURL: URL, lineNumber: Int) {
        self.fileURL = fileURL
        self.lineNumber = lineNumber
    }

    /// Makes a place in a file at a path.
    public convenience init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }

    /// Makes a place in a file at a path, as `#filePath` and `#line` give it.
    public convenience init(filePath: StaticString, lineNumber: UInt) {
        self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
    }

    /// Whether two places are the same line of the same file.
    public static func == (lhs: XCTSourceCodeLocation, rhs: XCTSourceCodeLocation) -> Bool {
        lhs.fileURL == rhs.fileURL && lhs.lineNumber == rhs.lineNumber
    }

    /// Hashes file and line.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fileURL)
        hasher.combine(lineNumber)
    }
}

/// Where an issue was found.
///
/// Frames of the call stack are not recorded here.
public final class XCTSourceCodeContext: Sendable {
    /// The place, if it is known.
    public let location: XCTSourceCodeLocation?

    /// Makes a context with a place.
    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}
