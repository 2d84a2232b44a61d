// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// What is read as Markdown.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and what is inside them.
            case full
            /// What is inside lines; white space runs together.
            case inlineOnly
            /// What is inside lines; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens to text that cannot be read.
        public enum FailurePolicy: Hashable, Sendable {
            /// It is an error.
            case throwError
            /// What could be read is the result.
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes in Apple's notation, `^[text](key: value)`, are read; they are not.
        public var allowsExtendedAttributes: Bool
        /// What is read as Markdown.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens to text that cannot be read; all text can be.
        public var failurePolicy: FailurePolicy
        /// The language of the text.
        public var languageCode: String?

        /// Makes options.
        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown; addresses without a scheme are relative to `baseURL`.
    public init(
        markdown: String,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        self.init()
        for piece in MarkdownBlocks.pieces(of: markdown, options.interpretedSyntax) {
            var part = AttributedString(piece.text)
            if !piece.intent.isEmpty { part.inlinePresentationIntent = piece.intent }
            part.link = piece.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            part.imageURL = piece.image.flatMap { URL(string: $0, relativeTo: baseURL) }
            append(part)
        }
    }

    /// Reads Markdown in UTF-8.
    public init(
        markdown: Data,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown in UTF-8.
    public init(
        contentsOf url: URL,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// Reads Markdown; addresses without a scheme are relative to `baseURL`.
    public convenience init(
        markdown markdownString: String,
        options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        let text = NSMutableAttributedString(string: "")
        for piece in MarkdownBlocks.pieces(of: markdownString, options.interpretedSyntax) {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if !piece.intent.isEmpty {
                attributes[.inlinePresentationIntent] = NSNumber(value: piece.intent.rawValue)
            }
            let link = NSAttributedString.Key("NSLink")
            attributes[link] = piece.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            attributes[.imageURL] = piece.image.flatMap { URL(string: $0, relativeTo: baseURL) }
            text.append(NSAttributedString(string: piece.text, attributes: attributes))
        }
        self.init(attributedString: text)
    }
}
