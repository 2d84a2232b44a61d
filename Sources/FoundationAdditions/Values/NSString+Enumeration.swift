// SPDX-License-Identifier: Apache-2.0

public import Foundation
import LocaleDefaults

extension NSString.EnumerationOptions {
    /// Words, without what lies between them.
    public static var byWords: Self { Self(rawValue: SubstringUnit.words) }

    /// Sentences, each with the spaces behind it.
    public static var bySentences: Self { Self(rawValue: SubstringUnit.sentences) }
}

/// Cuts a text into sentences.
///
/// Enumeration asks for it by name: the program and the framework's library have a copy each of the code that
/// enumerates, and this function is in the library alone.
@_silgen_name("casement_sentences")
public func _sentences(_ text: NSString) -> [NSRange]? {
    TextTokens(text as String).ranges(.sentence)
}
