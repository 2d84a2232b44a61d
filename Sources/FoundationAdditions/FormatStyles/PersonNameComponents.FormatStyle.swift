// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension PersonNameComponents {
    /// Writes people's names.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, or the given name.
            case short = 1
            /// The given and the family name.
            case medium = 2
            /// All but the nickname.
            case long = 3
            /// Initials, or what stands for them in the name's script.
            case abbreviated = 4
        }

        /// How much of a name is written.
        public var style: Style
        /// The language.
        public var locale: Locale

        /// Makes a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The text of a name.
        public func format(_ value: PersonNameComponents) -> String {
            let formatter = PersonNameComponentsFormatter()
            formatter.style =
                PersonNameComponentsFormatter.Style(rawValue: style.rawValue) ?? .medium
            formatter.locale = locale
            return formatter.string(from: value)
        }

        /// The style in another language.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// Reads names as they are usually written.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Makes a strategy.
        public init() {}

        /// The components of a name.
        public func parse(_ value: String) throws -> PersonNameComponents {
            let formatter = PersonNameComponentsFormatter()
            guard let components = formatter.personNameComponents(from: value) else {
                throw CocoaError(
                    .formatting,
                    userInfo: [NSDebugDescriptionErrorKey: "Cannot parse \(value)."]
                )
            }
            return components
        }
    }

    /// Reads a name as it is usually written.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Reads a name by a strategy.
    public init<Strategy: Foundation.ParseStrategy>(
        _ value: Strategy.ParseInput,
        strategy: Strategy
    ) throws where Strategy.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }

    /// The given and the family name in the current language.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The text by a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// Reads what the style writes.
    public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        Self(style: style)
    }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Reads names as they are usually written.
    public static var name: Self { Self() }
}
