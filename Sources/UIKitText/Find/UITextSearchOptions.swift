// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// How a text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// Which parts of words count.
    public enum WordMatchMethod: Int, Sendable {
        /// Any.
        case contains = 0
        /// Matches at the start of a word.
        case startsWith = 1
        /// Whole words.
        case fullWord = 2
    }

    private final var method: WordMatchMethod
    private final var comparing: NSString.CompareOptions

    /// Makes options: any part of words, capitals as small letters.
    public convenience override nonisolated init() {
        self.init(method: .contains, comparing: .caseInsensitive)
    }

    nonisolated init(method: WordMatchMethod, comparing: NSString.CompareOptions) {
        self.method = method
        self.comparing = comparing
        super.init()
    }

    /// Which parts of words count.
    open var wordMatchMethod: WordMatchMethod { method }

    /// How letters are compared.
    open var stringCompareOptions: NSString.CompareOptions { comparing }
}
