// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
    /// A key of a strings table with the values that its translation takes up.
    ///
    /// `"\(count) files"` has the key `"%lld files"`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let key: String
        /// The values in words, in the order of the key.
        let arguments: [String]

        /// Makes a value whose key is a text with percent signs of its own.
        public init(_ value: String) { self.init(stringLiteral: value) }

        /// Makes a value without arguments.
        public init(stringLiteral value: String) {
            key = value
            arguments = []
        }

        /// Makes a value of a text with interpolations.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Gathers the key and the arguments.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [String] = []

            /// Begins empty; the counts are hints.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds text; percent signs are doubled.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Adds a text.
            public mutating func appendInterpolation(_ value: String) { add(value, "%@") }

            /// Adds a whole number.
            public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
                add("\(value)", T.isSigned ? "%lld" : "%llu")
            }

            /// Adds a number with six decimals, as `%lf` writes it.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
                add(String(format: "%lf", Double(value)), "%lf")
            }

            /// Adds any object by its description.
            public mutating func appendInterpolation(_ value: NSObjectProtocol) {
                add("\(value)", "%@")
            }

            private mutating func add(_ argument: String, _ specifier: String) {
                key += specifier
                arguments.append(argument)
            }
        }

        /// A translation with the arguments in their places.
        ///
        /// `%2$@` names the second; a place without an argument stays as it is written.
        func fill(_ format: String) -> String {
            guard !arguments.isEmpty else { return format }
            // Plurals go by the numbers among the arguments; the rest is filled in below.
            let numbers = arguments.map { text -> any CVarArg in Int(text) ?? 2 }
            let format = Translations.resolve(format, numbers)
            var result = ""
            var next = 0
            var rest = format[...]
            while let percent = rest.firstIndex(of: "%") {
                result += rest[..<percent]
                rest = rest[percent...]
                if rest.hasPrefix("%%") {
                    result += "%"
                    rest = rest.dropFirst(2)
                } else if let match = rest.prefixMatch(of: /%(?:(\d{1,3})\$)?(?:@|l{0,2}[dufi])/) {
                    let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                    if match.1 == nil { next += 1 }
                    result += arguments.indices.contains(index) ? arguments[index] : String(match.0)
                    rest = rest[match.range.upperBound...]
                } else {
                    result += "%"
                    rest = rest.dropFirst()
                }
            }
            return result + rest
        }
    }

    /// The translation of a key, with its values; the key itself where there is none.
    ///
    /// `bundle`: nil for the main bundle. `comment` is for translators.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let bundle = bundle ?? .main
        let found = Translations.text(keyAndValue.key, table: table, bundle: bundle)
        self = keyAndValue.fill(found ?? keyAndValue.key)
    }

    /// The translation of a key, or the default value where there is none.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let bundle = bundle ?? .main
        let found = Translations.text("\(key)", table: table, bundle: bundle)
        self = defaultValue.fill(found ?? defaultValue.key)
    }
}
