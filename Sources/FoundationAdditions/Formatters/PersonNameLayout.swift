// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a name in the order in which they are written.
struct PersonNameLayout {
    /// A stretch of the text, with the component that it shows.
    struct Piece {
        let text: String
        let component: String?
    }

    private let components: PersonNameComponents
    private let script: PersonNameScript
    private let isFamilyFirst: Bool

    init(_ components: PersonNameComponents, _ locale: Locale) {
        self.components = components
        let letters = [components.familyName, components.givenName, components.nickname]
        script = PersonNameScript(letters.compactMap { $0 }.joined())
        isFamilyFirst = PersonNameScript.isFamilyFirst(script, locale)
    }

    func pieces(_ style: PersonNameComponentsFormatter.Style) -> [Piece] {
        switch style {
        case .default, .medium: joined(medium)
        case .short: joined(short)
        case .long: joined(long)
        case .abbreviated: abbreviated
        }
    }

    private var given: Piece? { piece(components.givenName, NSPersonNameComponentGivenName) }
    private var family: Piece? { piece(components.familyName, NSPersonNameComponentFamilyName) }
    private var nickname: Piece? { piece(components.nickname, NSPersonNameComponentNickname) }

    private func piece(_ text: String?, _ component: String) -> Piece? {
        guard let text, !text.isEmpty else { return nil }
        return Piece(text: text, component: component)
    }

    private var medium: [Piece] {
        let both = (isFamilyFirst ? [family, given] : [given, family]).compactMap { $0 }
        return both.isEmpty ? long.isEmpty ? [nickname].compactMap { $0 } : long : both
    }

    private var short: [Piece] {
        if let nickname { return [nickname] }
        // Names in Chinese characters, kana and Korean are called by the family name, or whole.
        let name = script.isDense ? family ?? given : given ?? family
        return name.map { [$0] } ?? medium
    }

    private var long: [Piece] {
        let middle = piece(components.middleName, NSPersonNameComponentMiddleName)
        let name = isFamilyFirst ? [family, given, middle] : [given, middle, family]
        let prefix = piece(components.namePrefix, NSPersonNameComponentPrefix)
        let suffix = piece(components.nameSuffix, NSPersonNameComponentSuffix)
        return ([prefix] + name + [suffix]).compactMap { $0 }
    }

    private var abbreviated: [Piece] {
        switch script {
        case .alphabetic:
            let names = (isFamilyFirst ? [family, given] : [given, family]).compactMap { $0 }
            return (names.isEmpty ? Array(medium.prefix(1)) : names).map { name in
                Piece(text: name.text.prefix(1).uppercased(), component: name.component)
            }
        case .han, .japanese: return [family ?? given].compactMap { $0 }.fallback(medium)
        case .hangul: return [given ?? family].compactMap { $0 }.fallback(medium)
        case .withoutInitials: return joined(short)
        }
    }

    private func joined(_ pieces: [Piece]) -> [Piece] {
        let space = Piece(text: " ", component: NSPersonNameComponentDelimiter)
        guard !script.isDense, pieces.count > 1 else { return pieces }
        return pieces.prefix(1) + pieces.dropFirst().flatMap { [space, $0] }
    }
}

extension [PersonNameLayout.Piece] {
    fileprivate func fallback(_ other: Self) -> Self { isEmpty ? Array(other.prefix(1)) : self }
}
