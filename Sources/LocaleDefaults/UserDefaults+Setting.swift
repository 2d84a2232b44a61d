// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux posts no notification when a setting changes, keeps nothing of an address but
// its path, and never returns when a `URL?` that is nil is set. `CRedefinedFunctions` puts these
// functions into the class's table of methods.

extension UserDefaults {
    /// `UserDefaults.set(_: Any?, forKey:)`, which posts the notification of a change.
    @_silgen_name("casement_defaults_set")
    public final func _set(_ value: Any?, forKey key: String) {
        // An `NSURL` is a `URL` by the cast.
        if let url = value as? URL { return _setAddress(url, forKey: key) }
        _originalSet(value, forKey: key)
        postChange()
    }

    /// `UserDefaults.set(_: URL?, forKey:)`, which keeps the whole address.
    ///
    /// As on iOS, a file's path is kept as text, without the home folder; any other address is archived.
    @_silgen_name("casement_defaults_set_address")
    public final func _setAddress(_ url: URL?, forKey key: String) {
        guard let url else { return removeObject(forKey: key) }
        guard !url.isFileURL else {
            let path = url.absoluteURL.path
            let home = NSHomeDirectory()
            let isAtHome = path.hasPrefix(home + "/")
            return set((isAtHome ? "~" + path.dropFirst(home.count) : path) as Any?, forKey: key)
        }
        let archive = try? NSKeyedArchiver.archivedData(
            withRootObject: url as NSURL,
            requiringSecureCoding: true
        )
        set(archive ?? url.path as Any?, forKey: key)
    }

    /// `UserDefaults.removeObject(forKey:)`, which posts the notification of a change.
    @_silgen_name("casement_defaults_remove")
    public final func _remove(forKey key: String) {
        _originalRemove(forKey: key)
        postChange()
    }

    private func postChange() {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    /// Foundation's function.
    @_silgen_name("foundation_defaults_set")
    private final func _originalSet(_ value: Any?, forKey key: String)

    /// Foundation's function.
    @_silgen_name("foundation_defaults_remove")
    private final func _originalRemove(forKey key: String)
}
