// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the log says of where passwords lie; never a password.
enum SecurityLog {
    static let remedy =
        "Run a Secret Service (GNOME Keyring, KWallet, KeePassXC), or set CASEMENT_KEYCHAIN_PASSPHRASE."

    static func say(_ text: String) {
        FileHandle.standardError.write(Data("Security: \(text)\n".utf8))
    }
}
