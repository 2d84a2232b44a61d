// SPDX-License-Identifier: Apache-2.0

public import Foundation
import LocaleDefaults

extension NSString.EnumerationOptions {
    /// Words, without what lies between them.
    public static var byWords: Self { Self(rawValue: SubstringUnit.words) }

    /// Sentences, each with the spaces behind it.
    public static var bySentences: Self {
        _ = finderIsKnown
        return Self(rawValue: SubstringUnit.sentences)
    }

    private static let finderIsKnown: Void = {
        SubstringUnit.sentenceFinder = { TextTokens($0 as String).ranges(.sentence) }
    }()
}
