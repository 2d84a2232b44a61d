// SPDX-License-Identifier: Apache-2.0

/// What the keys of an American keyboard type: scripts are the same everywhere.
package struct KeyLayout {
    /// What a key types by itself and with Shift.
    package struct Key: Sendable {
        package let plain: String
        package let shifted: String
    }

    /// By usage numbers of the USB HID tables' page 7.
    package static let keys: [Int: Key] = {
        var keys: [Int: Key] = [:]
        for (index, letter) in "abcdefghijklmnopqrstuvwxyz".enumerated() {
            keys[0x04 + index] = Key(plain: "\(letter)", shifted: letter.uppercased())
        }
        for (index, pair) in zip("1234567890", "!@#$%^&*()").enumerated() {
            keys[0x1E + index] = Key(plain: "\(pair.0)", shifted: "\(pair.1)")
        }
        let rest: [(Int, String, String)] = [
            (0x28, "\r", "\r"), (0x29, "\u{1B}", "\u{1B}"), (0x2A, "\u{8}", "\u{8}"),
            (0x2B, "\t", "\t"), (0x2C, " ", " "), (0x2D, "-", "_"), (0x2E, "=", "+"),
            (0x2F, "[", "{"), (0x30, "]", "}"), (0x31, "\\", "|"), (0x33, ";", ":"),
            (0x34, "'", "\""), (0x35, "`", "~"), (0x36, ",", "<"), (0x37, ".", ">"),
            (0x38, "/", "?"), (0x4C, "\u{7F}", "\u{7F}"), (0x58, "\r", "\r"),
        ]
        for (usage, plain, shifted) in rest { keys[usage] = Key(plain: plain, shifted: shifted) }
        return keys
    }()

    /// The key that types a character and whether Shift is held; nil if none does.
    package static func key(for character: Character) -> (usage: Int, isShifted: Bool)? {
        let text = character == "\n" ? "\r" : "\(character)"
        for usage in keys.keys.sorted() {
            if keys[usage]?.plain == text { return (usage, false) }
            if keys[usage]?.shifted == text { return (usage, true) }
        }
        return nil
    }
}
