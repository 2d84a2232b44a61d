// SPDX-License-Identifier: Apache-2.0

/// Which keys an on-screen keyboard offers for a text.
public enum UIKeyboardType: Int, Sendable {
    /// Those of the language.
    case `default`
    /// Only ASCII characters.
    case asciiCapable
    /// Digits and punctuation first.
    case numbersAndPunctuation
    /// Made for addresses of the web.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    /// Ten digits.
    case numberPad
    /// Ten digits, a star and a hash.
    case phonePad
    /// Letters for a name, or digits for a number.
    case namePhonePad
    /// Made for mail addresses.
    case emailAddress
    /// Ten digits and the decimal separator.
    case decimalPad
    /// With an at sign and a hash within reach.
    case twitter
    /// With a space and a full stop within reach.
    case webSearch
    /// Ten digits, always those of ASCII.
    case asciiCapableNumberPad

    /// The old name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
