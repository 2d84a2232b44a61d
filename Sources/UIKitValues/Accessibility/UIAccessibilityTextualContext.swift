// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// What a text is, as far as it matters how it is read out.
public struct UIAccessibilityTextualContext: _TypedString, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a context from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a context from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// What a program prints.
    public static let console = Self("UIAccessibilityTextualContextConsole")
    /// Names and paths of files.
    public static let fileSystem = Self("UIAccessibilityTextualContextFileSystem")
    /// Messages between people.
    public static let messaging = Self("UIAccessibilityTextualContextMessaging")
    /// Prose.
    public static let narrative = Self("UIAccessibilityTextualContextNarrative")
    /// A program's text.
    public static let sourceCode = Self("UIAccessibilityTextualContextSourceCode")
    /// Tables of figures.
    public static let spreadsheet = Self("UIAccessibilityTextualContextSpreadsheet")
    /// Text that is being written.
    public static let wordProcessing = Self("UIAccessibilityTextualContextWordProcessing")
}
