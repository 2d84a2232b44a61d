// SPDX-License-Identifier: Apache-2.0

extension LoweringVisitor {
    /// The full names that a type's name may stand for at this place, the likeliest first: its own, one of a type
    /// around, and the name without a module before it.
    private func fullNames(of type: String) -> [String] {
        var names = [type]
        for scope in scopes.reversed() {
            // A body names its own type shortly.
            let isOwn = scope.name == type || scope.fullName == type
            names.append(isOwn ? scope.fullName : scope.fullName + "." + type)
        }
        if let dot = type.firstIndex(of: ".") {
            names.append(String(type[type.index(after: dot)...]))
        }
        return names
    }

    /// The methods of a type's in other files, where one of that base name has a name of its own for Objective-C.
    func givenMethods(_ base: String, of type: String) -> [FileFacts.Method] {
        facts.methods(base, of: fullNames(of: type))
    }

    /// The selector that an `@objc` protocol gives a member with which a type meets its requirement.
    func requiredSelector(_ fullName: String, of type: String) -> String? {
        fullNames(of: type).lazy.flatMap { self.facts.classes(from: self.facts.type(named: $0)) }
            .compactMap { self.facts.exposedMembers[$0]?[fullName] }.first
    }

    /// The name that a property of a type gives itself for Objective-C.
    func givenKey(ofProperty name: String, _ type: String) -> String? {
        givenNames(ofProperty: name, type)?.key
    }

    /// The key that `#keyPath` has for a property of a type: the name that it gives itself, or `hidden` for the
    /// framework's `isHidden`.
    ///
    /// Other names that headers have, as `parentViewController`, key-value coding does not know here.
    func key(inPathOf name: String, _ type: String) -> String? {
        guard let key = objCNames(ofProperty: name, type).key else { return nil }
        let isGiven =
            givenKey(ofProperty: name, type) != nil || requiredSelector(name, of: type) != nil
        return isGiven || name == "is" + key.capitalizedFirst ? key : nil
    }

    private func givenNames(ofProperty name: String, _ type: String) -> FileFacts.PropertyName? {
        let types = fullNames(of: type)
        return types.lazy.compactMap { self.own.propertyNames[$0]?[name] }.first
            ?? facts.names(ofProperty: name, of: types)
    }

    /// The names that a property of a type has for Objective-C.
    func objCNames(ofProperty name: String, _ type: String) -> FileFacts.PropertyName {
        let given = givenNames(ofProperty: name, type)
        let required = requiredSelector(name, of: type)
        if let given, given.key != nil || required == nil { return given }
        let classes = classes(from: type)
        guard required == nil else {
            return .init(key: required, getter: given?.getter, setter: given?.setter)
        }
        return .init(
            key: HeaderNames.selector(of: name, in: classes),
            getter: HeaderNames.getter(of: name, in: classes)
        )
    }
}
