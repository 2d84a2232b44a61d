// SPDX-License-Identifier: Apache-2.0

/// A piece of text with what Markdown says of it.
struct MarkdownPiece {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    var image: String?
}
