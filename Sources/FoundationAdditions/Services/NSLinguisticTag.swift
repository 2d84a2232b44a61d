// SPDX-License-Identifier: Apache-2.0

/// What a tagger says of a stretch of text.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Takes a text as a tag.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Takes a text as a tag.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A word.
    public static let word = Self("Word")
    /// A mark between words.
    public static let punctuation = Self("Punctuation")
    /// Spaces.
    public static let whitespace = Self("Whitespace")
    /// Neither: symbols.
    public static let other = Self("Other")
    /// A number.
    public static let number = Self("Number")
    /// A word of which more is not known.
    public static let otherWord = Self("OtherWord")
    /// A mark that ends a sentence.
    public static let sentenceTerminator = Self("SentenceTerminator")
    /// A quotation mark that opens.
    public static let openQuote = Self("OpenQuote")
    /// A quotation mark that closes.
    public static let closeQuote = Self("CloseQuote")
    /// A bracket that opens.
    public static let openParenthesis = Self("OpenParenthesis")
    /// A bracket that closes.
    public static let closeParenthesis = Self("CloseParenthesis")
    /// A hyphen or a dash.
    public static let dash = Self("Dash")
    /// A mark of no other kind.
    public static let otherPunctuation = Self("OtherPunctuation")
    /// The end of a line.
    public static let paragraphBreak = Self("ParagraphBreak")
    /// Spaces of no other kind.
    public static let otherWhitespace = Self("OtherWhitespace")
    /// A noun; not told from other words here, like all that follow.
    public static let noun = Self("Noun")
    /// A verb.
    public static let verb = Self("Verb")
    /// An adjective.
    public static let adjective = Self("Adjective")
    /// An adverb.
    public static let adverb = Self("Adverb")
    /// A pronoun.
    public static let pronoun = Self("Pronoun")
    /// A determiner.
    public static let determiner = Self("Determiner")
    /// A particle.
    public static let particle = Self("Particle")
    /// A preposition.
    public static let preposition = Self("Preposition")
    /// A conjunction.
    public static let conjunction = Self("Conjunction")
    /// An interjection.
    public static let interjection = Self("Interjection")
    /// A classifier.
    public static let classifier = Self("Classifier")
    /// An idiom.
    public static let idiom = Self("Idiom")
    /// The name of a person.
    public static let personalName = Self("PersonalName")
    /// The name of a place.
    public static let placeName = Self("PlaceName")
    /// The name of an organization.
    public static let organizationName = Self("OrganizationName")
}

/// What a tagger is asked.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Takes a text as a scheme.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Takes a text as a scheme.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Words, marks, spaces.
    public static let tokenType = Self("TokenType")
    /// Parts of speech; here numbers, kinds of marks and spaces, and other words.
    public static let lexicalClass = Self("LexicalClass")
    /// Names of people and their like; here none are found.
    public static let nameType = Self("NameType")
    /// Names, else parts of speech.
    public static let nameTypeOrLexicalClass = Self("NameTypeOrLexicalClass")
    /// Stems of words; here none are found.
    public static let lemma = Self("Lemma")
    /// The language, as a code of ISO 639.
    public static let language = Self("Language")
    /// The script, as a code of ISO 15924.
    public static let script = Self("Script")
}

/// How long the stretches are that have tags.
public enum NSLinguisticTaggerUnit: Int, Sendable {
    /// Words, marks and spaces.
    case word = 0
    /// Sentences.
    case sentence = 1
    /// Lines.
    case paragraph = 2
    /// All of the text.
    case document = 3
}
