// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemBus

/// Where this program's items lie on this machine.
struct VaultChoice {
    /// What the choice looks at.
    var environment: [String: String] = ProcessInfo.processInfo.environment
    /// The program's identifier.
    var program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    /// Reaches the bus of the user's session.
    var connect: () -> BusConnection? = BusConnection.session
    /// Whether the kernel keeps keys here.
    var kernelKeepsKeys: (String) -> Bool = {
        KernelKeyring.key($0) != nil || KernelKeyring.makeKey($0) != nil
    }

    /// The vault, with the items that earlier releases left in a plain file.
    func vault() -> any SecretVault {
        let vault = chosen
        // A vault that forgets takes nothing from one that does not.
        if !(vault is MemoryVault) { PlainFile(plainFile).move(to: vault) }
        return vault
    }

    private var chosen: any SecretVault {
        if environment["CASEMENT_KEYCHAIN"] == "memory" { return MemoryVault() }
        let file = PrivateFile(url: folder.appendingPathComponent("keychain.sealed"))
        if let passphrase = environment["CASEMENT_KEYCHAIN_PASSPHRASE"], !passphrase.isEmpty {
            return FileVault(file: file, source: .passphrase(passphrase))
        }
        if let bus = connect(), SecretService.isThere(on: bus) {
            return ServiceVault(program: program, connect: connect)
        }
        let key = "casement:keychain:\(program)"
        if kernelKeepsKeys(key) { return FileVault(file: file, source: .kernel(name: key)) }
        SecurityLog.say(
            "Passwords are kept until the program ends: there is no Secret Service on this machine, and "
                + "the kernel keeps no keys. \(SecurityLog.remedy)"
        )
        return MemoryVault()
    }

    private var folder: URL {
        let data =
            environment["XDG_DATA_HOME"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
        return data.appendingPathComponent(program)
    }

    private var plainFile: PrivateFile {
        PrivateFile(url: folder.appendingPathComponent("keychain.plist"))
    }
}

/// The file, not encrypted, in which earlier releases kept items.
struct PlainFile {
    private let file: PrivateFile

    init(_ file: PrivateFile) { self.file = file }

    /// Puts the file's items into a vault and erases it, once they are there.
    func move(to vault: any SecretVault) {
        guard file.exists else { return }
        do throws(VaultFailure) {
            let data = try file.read() ?? Data()
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            guard let items = list as? [[String: Any]] else { throw .unreadable }
            try vault.withItems { (changes: inout SecretChanges) throws(VaultFailure) in
                let known = Set(changes.items.compactMap(SecretChanges.name))
                for item in items {
                    guard let name = SecretChanges.name(of: item), !known.contains(name) else {
                        continue
                    }
                    changes.add(item)
                }
            }
            try file.erase()
        } catch {
            SecurityLog.say(
                "\(file.url.path) holds passwords that are not encrypted and could not be moved "
                    + "(status \(error.status)); they stay there."
            )
        }
    }
}
