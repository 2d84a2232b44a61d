// SPDX-License-Identifier: Apache-2.0

/// Text as XML writes it.
enum XMLText {
    /// The text of an attribute, with the letters that its names and numbers stand for.
    static func plain(_ text: some StringProtocol) -> String {
        // The ampersand comes last: what it makes is no name any more.
        [
            ("&#10;", "\n"), ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"),
            ("&amp;", "&"),
        ].reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
}
