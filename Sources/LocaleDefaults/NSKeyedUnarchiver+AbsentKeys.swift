// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux ends all decoding, or the program, at a key that an archive lacks; on iOS there is
// nothing under it. `CRedefinedFunctions` puts these functions into the class's table of methods.

/// A delegate of an archive's reader that knows more than the archive.
package protocol ArchiveAnswers: AnyObject {
    /// The object of a key that the archive lacks; nil for none.
    func object(forAbsentKey key: String) -> Any?

    /// What stands for an object that was read; nil for nothing.
    func resolved(_ object: Any) -> Any?
}

extension NSKeyedUnarchiver {
    /// `NSKeyedUnarchiver.decodeObject(forKey:)`, nil for a key that the archive lacks.
    @_silgen_name("casement_unarchiver_object")
    public final func _object(forKey key: String) -> Any? {
        answer(forKey: key) { _originalObject(forKey: key) }
    }

    /// `NSKeyedUnarchiver.decodeObject(of:forKey:)`, nil for a key that the archive lacks.
    @_silgen_name("casement_unarchiver_object_of")
    public final func _object(of classes: [AnyClass]?, forKey key: String) -> Any? {
        answer(forKey: key) { _originalObject(of: classes, forKey: key) }
    }

    /// `NSKeyedUnarchiver.decodePropertyList(forKey:)`, nil for a key that the archive lacks.
    @_silgen_name("casement_unarchiver_list")
    public final func _propertyList(forKey key: String) -> Any? {
        answer(forKey: key) { _originalPropertyList(forKey: key) }
    }

    private func answer(forKey key: String, _ read: () -> Any?) -> Any? {
        let answers = delegate.flatMap { $0 as? any ArchiveAnswers }
        guard containsValue(forKey: key) else { return answers?.object(forAbsentKey: key) }
        let object = _ArchiveReading.read(key, of: self, read)
        guard let answers else { return object }
        return object.flatMap { answers.resolved($0) }
    }

    /// Foundation's function.
    @_silgen_name("foundation_unarchiver_object")
    private final func _originalObject(forKey key: String) -> Any?

    /// Foundation's function.
    @_silgen_name("foundation_unarchiver_object_of")
    private final func _originalObject(of classes: [AnyClass]?, forKey key: String) -> Any?

    /// Foundation's function.
    @_silgen_name("foundation_unarchiver_list")
    private final func _originalPropertyList(forKey key: String) -> Any?
}
