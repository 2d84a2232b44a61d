// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux posts no notification when a setting changes, keeps nothing of an address but
// its path, never returns when a `URL?` that is nil is set, stops where a number is a `CGFloat`, and
// gives numbers as `Int` or `Double`, which no cast to `UInt` takes, and lists the program's own settings
// whatever the suite. `CRedefinedFunctions` puts these functions into the
// class's table of methods.

extension UserDefaults {
    /// `UserDefaults.object(forKey:)`, whose numbers are objects: as on iOS they cast to every type that
    /// holds them.
    @_silgen_name("casement_defaults_object")
    public final func _object(forKey key: String) -> Any? {
        _originalObject(forKey: key).map(PropertyListValue.objects(in:))
    }

    /// `UserDefaults.set(_: Any?, forKey:)`, which posts the notification of a change.
    @_silgen_name("casement_defaults_set")
    public final func _set(_ value: Any?, forKey key: String) {
        // An `NSURL` is a `URL` by the cast.
        if let url = value as? URL { return _setAddress(url, forKey: key) }
        guard let value else { return _remove(forKey: key) }
        guard let kept = PropertyListValue.values(in: value) else {
            fatalError(
                "UserDefaults.set(_:forKey:): attempt to insert non-property list object \(value)"
                    + " for key \(key); archive it first"
            )
        }
        _originalSet(kept, forKey: key)
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

    /// `UserDefaults.dictionaryRepresentation()`, which lists the settings of the suite.
    @_silgen_name("casement_defaults_dictionary")
    public final func _dictionary() -> [String: Any] {
        var all = volatileDomain(forName: UserDefaults.registrationDomain)
        let own = _suite.map { persistentDomain(forName: $0) ?? [:] } ?? _originalDictionary()
        all.merge(own) { $1 }
        all.merge(volatileDomain(forName: UserDefaults.argumentDomain)) { $1 }
        return all.mapValues(PropertyListValue.objects(in:))
    }

    /// The name that the settings were made with, which Foundation keeps to itself.
    private var _suite: String? { privateMember("suite", of: self) as? String }

    private func postChange() {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    /// Foundation's function.
    @_silgen_name("foundation_defaults_object")
    private final func _originalObject(forKey key: String) -> Any?

    /// Foundation's function.
    @_silgen_name("foundation_defaults_set")
    private final func _originalSet(_ value: Any?, forKey key: String)

    /// Foundation's function.
    @_silgen_name("foundation_defaults_remove")
    private final func _originalRemove(forKey key: String)

    /// Foundation's function.
    @_silgen_name("foundation_defaults_dictionary")
    private final func _originalDictionary() -> [String: Any]
}
