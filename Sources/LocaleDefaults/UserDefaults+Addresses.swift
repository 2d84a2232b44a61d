// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UserDefaults {
    /// `UserDefaults.set(_: URL?, forKey:)`, in place of Foundation's, which keeps nothing of an address
    /// but its path.
    ///
    /// As on iOS, a file's path is kept as text, without the home folder; any other address is archived.
    @_silgen_name("casement_defaults_set_address")
    public final func _keep(_ url: URL?, forKey defaultName: String) {
        guard let url else { return set(nil as Any?, forKey: defaultName) }
        guard !url.isFileURL else {
            let home = NSHomeDirectory()
            let isAtHome = url.path.hasPrefix(home + "/")
            let path = isAtHome ? "~" + url.path.dropFirst(home.count) : url.path
            return set(path as Any?, forKey: defaultName)
        }
        let archive = try? NSKeyedArchiver.archivedData(
            withRootObject: url as NSURL,
            requiringSecureCoding: true
        )
        set(archive as Any?, forKey: defaultName)
    }
}
