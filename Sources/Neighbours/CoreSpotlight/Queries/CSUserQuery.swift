// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked as the superclass's is.
/// Finds items that have all the words that a person writes.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    private let words: [String]
    private let limit: Int
    private let isRanked: Bool

    /// A query for words; nil finds nothing.
    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        let text = userQueryString ?? ""
        let words = text.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
        self.words = words
        limit = userQueryContext?.maxResultCount ?? 0
        isRanked = userQueryContext?.enableRankedResults ?? false
        let parts = words.map { "** == \"\($0)*\"cdw" }
        // No item has a name without letters: nothing is found without words.
        let query = parts.isEmpty ? "_ == \"*\"" : parts.joined(separator: " && ")
        super.init(queryString: query, queryContext: userQueryContext)
    }

    /// How many suggestions there are; none.
    open var foundSuggestionCount: Int { 0 }

    /// Prepares the index for questions; it needs no preparation.
    open class func prepare() {}

    override func arranged(_ records: [SpotlightRecord]) -> [SpotlightRecord] {
        let sorted = isRanked ? records.sorted { rank($0) > rank($1) } : records
        return limit > 0 ? Array(sorted.prefix(limit)) : sorted
    }

    /// How many of the words are in the title or the name.
    private func rank(_ record: SpotlightRecord) -> Int {
        let modifiers = QueryExpression.Modifiers("cdw")
        guard let modifiers else { return 0 }
        let titles = ["title", "displayName"].flatMap { record.values[$0]?.texts ?? [] }
        return words.filter { word in
            let pattern = TextPattern(word + "*", modifiers)
            return titles.contains { pattern.matches($0) }
        }.count
    }
}
