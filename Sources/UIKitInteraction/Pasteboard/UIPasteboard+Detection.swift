// SPDX-License-Identifier: Apache-2.0

import DataDetection
import Foundation

extension UIPasteboard {
    /// The patterns of a set that the first item follows.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> {
        detect(store.items.first).patterns.intersection(keyPaths)
    }

    /// The patterns of a set that each item of a set follows.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
        (items(in: itemSet) ?? []).map { detect($0).patterns.intersection(keyPaths) }
    }

    /// What the first item says for the patterns of a set.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> DetectedValues {
        detect(store.items.first).only(keyPaths)
    }

    /// What each item of a set says for the patterns of a set.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        inItemSet itemSet: IndexSet?
    ) async throws -> [DetectedValues] {
        (items(in: itemSet) ?? []).map { detect($0).only(keyPaths) }
    }

    /// Calls back with the patterns of a set that the first item follows.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler:
            @escaping (
                Result<Set<PartialKeyPath<DetectedValues>>, any Error>
            ) -> Void
    ) {
        completionHandler(.success(detect(store.items.first).patterns.intersection(keyPaths)))
    }

    /// Calls back with the patterns of a set that each item of a set follows.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        inItemSet itemSet: IndexSet?,
        completionHandler:
            @escaping (
                Result<[Set<PartialKeyPath<DetectedValues>>], any Error>
            ) -> Void
    ) {
        let items = items(in: itemSet) ?? []
        completionHandler(.success(items.map { detect($0).patterns.intersection(keyPaths) }))
    }

    /// Calls back with what the first item says for the patterns of a set.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) {
        completionHandler(.success(detect(store.items.first).only(keyPaths)))
    }

    /// Calls back with what each item of a set says for the patterns of a set.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
    ) {
        let items = items(in: itemSet) ?? []
        completionHandler(.success(items.map { detect($0).only(keyPaths) }))
    }

    // MARK: By name

    /// Calls back with the patterns of a set that the first item follows.
    @available(*, deprecated, message: "Use key paths of DetectedValues instead.")
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        completionHandler(.success(Set(named(store.items.first, patterns).keys)))
    }

    /// Calls back with the patterns of a set that each item of a set follows.
    @available(*, deprecated, message: "Use key paths of DetectedValues instead.")
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        let items = items(in: itemSet) ?? []
        completionHandler(.success(items.map { Set(named($0, patterns).keys) }))
    }

    /// Calls back with what the first item says for the patterns of a set.
    @available(*, deprecated, message: "Use key paths of DetectedValues instead.")
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        completionHandler(.success(named(store.items.first, patterns)))
    }

    /// Calls back with what each item of a set says for the patterns of a set.
    @available(*, deprecated, message: "Use key paths of DetectedValues instead.")
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        let items = items(in: itemSet) ?? []
        completionHandler(.success(items.map { named($0, patterns) }))
    }

    private func named(
        _ item: PasteboardItem?,
        _ patterns: Set<DetectionPattern>
    ) -> [DetectionPattern: Any] {
        let values = detect(item)
        var found: [DetectionPattern: Any] = [:]
        if let number = values.number { found[.number] = number }
        if !values.probableWebURL.isEmpty { found[.probableWebURL] = values.probableWebURL }
        if !values.probableWebSearch.isEmpty {
            found[.probableWebSearch] = values.probableWebSearch
        }
        return found.filter { patterns.contains($0.key) }
    }

    private func detect(_ item: PasteboardItem?) -> DetectedValues {
        item?.string.map { DetectedValues(of: $0) } ?? DetectedValues()
    }
}

extension UIPasteboard.DetectedValues {
    /// The longest text that is looked at: a search is never longer.
    private static let longestText = 2_000

    init(of text: String) {
        scan(text)
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, text.utf8.count <= Self.longestText else { return }
        if let number = Double(text), number.isFinite {
            self.number = number
            patterns.insert(\.number)
        } else if Self.isAddress(text) {
            probableWebURL = text
            patterns.insert(\.probableWebURL)
        } else if !text.contains("\n") {
            probableWebSearch = text
            patterns.insert(\.probableWebSearch)
        }
    }

    private mutating func scan(_ text: String) {
        let scanner = DataScanner(text)
        take(scanner.links, \.links)
        take(scanner.phoneNumbers, \.phoneNumbers)
        take(scanner.emailAddresses, \.emailAddresses)
        take(scanner.postalAddresses, \.postalAddresses)
        take(scanner.calendarEvents, \.calendarEvents)
        take(scanner.shipmentTrackingNumbers, \.shipmentTrackingNumbers)
        take(scanner.flightNumbers, \.flightNumbers)
        take(scanner.moneyAmounts, \.moneyAmounts)
    }

    private mutating func take<Match>(
        _ matches: [Match],
        _ keyPath: WritableKeyPath<Self, [Match]>
    ) {
        guard !matches.isEmpty else { return }
        self[keyPath: keyPath] = matches
        patterns.insert(keyPath)
    }

    /// The same without values that were not asked for.
    func only(_ keyPaths: Set<PartialKeyPath<Self>>) -> Self {
        var copy = self
        copy.patterns.formIntersection(keyPaths)
        if !copy.patterns.contains(\.number) { copy.number = nil }
        if !copy.patterns.contains(\.probableWebURL) { copy.probableWebURL = "" }
        if !copy.patterns.contains(\.probableWebSearch) { copy.probableWebSearch = "" }
        copy.drop(\.links)
        copy.drop(\.phoneNumbers)
        copy.drop(\.emailAddresses)
        copy.drop(\.postalAddresses)
        copy.drop(\.calendarEvents)
        copy.drop(\.shipmentTrackingNumbers)
        copy.drop(\.flightNumbers)
        copy.drop(\.moneyAmounts)
        return copy
    }

    private mutating func drop<Match>(_ keyPath: WritableKeyPath<Self, [Match]>) {
        if !patterns.contains(keyPath) { self[keyPath: keyPath] = [] }
    }

    /// Whether a text is an address with a scheme of the web, or begins with a host's name.
    private static func isAddress(_ text: String) -> Bool {
        guard !text.contains(where: \.isWhitespace) else { return false }
        let lower = text.lowercased()
        for scheme in ["http://", "https://"] where lower.hasPrefix(scheme) {
            return lower.count > scheme.count
        }
        guard !lower.contains("@"), let host = lower.split(separator: "/").first else {
            return false
        }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last, last.count >= 2,
            last.allSatisfy(\.isLetter)
        else { return false }
        return labels.allSatisfy { label in
            !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
    }
}
