// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A voice of a language; it makes no sound.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language, with its country: `en-US`.
    open private(set) var language: String
    /// What tells it from others.
    open private(set) var identifier: String

    /// The voices: one for each of the languages that iOS speaks without a download.
    private static let voices = [
        "ar-SA", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-AU", "en-GB", "en-IE", "en-US", "en-ZA",
        "es-ES", "es-MX", "fi-FI", "fr-CA", "fr-FR", "he-IL", "hi-IN", "hu-HU", "id-ID", "it-IT",
        "ja-JP", "ko-KR", "nl-BE", "nl-NL", "nb-NO", "pl-PL", "pt-BR", "pt-PT", "ro-RO", "ru-RU",
        "sk-SK", "sv-SE", "th-TH", "tr-TR", "zh-CN", "zh-HK", "zh-TW",
    ].map { AVSpeechSynthesisVoice($0) }

    /// A voice of no language.
    public override init() {
        language = ""
        identifier = ""
        super.init()
    }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(_ language: String) {
        self.language = language
        identifier = "silent." + language
        super.init()
    }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(_ voice: AVSpeechSynthesisVoice) {
        language = voice.language
        identifier = voice.identifier
        super.init()
    }

    /// The voice of a language, with or without a country; nil, the user's language; nil for a
    /// language without a voice.
    public convenience init?(language languageCode: String?) {
        let code = (languageCode ?? Self.currentLanguageCode())
            .replacingOccurrences(of: "_", with: "-").lowercased()
        let found =
            Self.voices.first { $0.language.lowercased() == code }
            ?? Self.voices.first { !code.contains("-") && $0.language.hasPrefix(code + "-") }
        guard let found else { return nil }
        self.init(found)
    }

    /// The voice of an identifier; nil for one that is not here.
    public convenience init?(identifier: String) {
        guard let found = Self.voices.first(where: { $0.identifier == identifier }) else {
            return nil
        }
        self.init(found)
    }

    /// All voices.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { voices }

    /// The user's language, with its country.
    open class func currentLanguageCode() -> String {
        Locale.preferredLanguages.first { $0.contains("-") }
            ?? Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
    }

    /// What people call it.
    open var name: String {
        Locale(identifier: "en_US").localizedString(forIdentifier: language) ?? language
    }

    /// How good it is.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }

    /// Whose voice it sounds like.
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

    /// Whether two are the same voice.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVSpeechSynthesisVoice)?.identifier == identifier
    }

    /// The hash of the identifier.
    open override var hash: Int { identifier.hash }
}
