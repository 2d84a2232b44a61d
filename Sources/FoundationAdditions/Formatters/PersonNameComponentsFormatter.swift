// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because `Formatter` is: it is set up once, and then only read.
/// Writes people's names in the order of a language, or of the script that the name is written in.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// The same as medium.
        case `default` = 0
        /// The nickname, or the given name.
        case short = 1
        /// The given and the family name.
        case medium = 2
        /// All but the nickname.
        case long = 3
        /// Initials, or what stands for them in the name's script.
        case abbreviated = 4
    }

    /// What of a name is written.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// How the name sounds.
        public static let phonetic = Options(rawValue: 2)
    }

    /// How much of a name is written; medium unless set.
    open var style: Style
    /// Whether the name is written as it sounds.
    open var isPhonetic: Bool
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The language; the current one unless set.
    open var locale: Locale! = .autoupdatingCurrent

    /// Makes a formatter for medium names.
    public override init() {
        style = .default
        isPhonetic = false
        super.init()
    }

    /// Formatters are not read from archives.
    public required init?(coder: NSCoder) { nil }

    /// The text of a name in the current language.
    open class func localizedString(
        from components: PersonNameComponents,
        style nameFormatStyle: Style,
        options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The text of a name.
    open func string(from components: PersonNameComponents) -> String {
        layout(components).map(\.text).joined()
    }

    /// The text of a name, in which each part has the key of its component.
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for piece in layout(components) {
            let key = NSAttributedString.Key(NSPersonNameComponentKey)
            let attributes = piece.component.map { [key: $0] } ?? [:]
            result.append(NSAttributedString(string: piece.text, attributes: attributes))
        }
        return result
    }

    /// The components of a name as it is usually written; nil for a text without words.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        PersonNameReader(locale ?? .autoupdatingCurrent).components(of: string)
    }

    /// The text of components; nil for what are none.
    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map(string)
    }

    private func layout(_ components: PersonNameComponents) -> [PersonNameLayout.Piece] {
        let components = isPhonetic ? components.phoneticRepresentation ?? components : components
        return PersonNameLayout(components, locale ?? .autoupdatingCurrent).pieces(style)
    }
}
