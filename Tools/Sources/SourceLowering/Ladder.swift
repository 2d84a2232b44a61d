// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The declarations that stand in for a member which an extension gives a class of another package
/// and which classes here override.
///
/// Nothing on Linux makes such a member one of the class's. So it and all that override it get names
/// of their own, and a member of the old name asks the object's class which of them is the nearest.
/// `super.member` begins above the class that it stands in.
enum Ladder {
    /// What the key of a member of the class itself begins with.
    static let classMark = "+"

    /// The name of the declaration that looks for an override, perhaps above some class.
    static func search(for member: String) -> String {
        "__dyn_" + member.filter { String($0) != classMark }
    }

    /// What tells a function from others of its type; nil for one that cannot be handed on.
    ///
    /// One that takes as many values as there are is another one than that which takes an array.
    static func key(_ node: FunctionDeclSyntax) -> String? {
        keyOfMember(node).map { node.modifiers.isStatic ? classMark + $0 : $0 }
    }

    private static func keyOfMember(_ node: FunctionDeclSyntax) -> String? {
        let items = node.signature.parameterClause.parameters
        guard items.contains(where: { $0.ellipsis != nil }) else {
            return Forwarder.Signature(node) == nil ? nil : node.fullName
        }
        let isSimple = items.count == 1 && node.genericParameterClause == nil
        return isSimple ? node.fullName + "..." : nil
    }

    /// What tells a property from others of its type; nil for one that is not computed.
    static func key(_ node: VariableDeclSyntax) -> String? {
        guard let (binding, name) = node.single, binding.isComputed, !binding.hasEffects,
            binding.typeAnnotation != nil
        else { return nil }
        return node.modifiers.isStatic ? classMark + name : name
    }

    /// The object, or the class where the member is a class's, as one of a class that overrides it.
    static func receiver(_ key: String, _ name: String, of object: String = "self") -> String {
        key.hasPrefix(classMark)
            ? "unsafeBitCast(\(object) as AnyClass, to: \(name).Type.self)"
            : "unsafeDowncast(\(object), to: \(name).self)"
    }

    /// The name of a declaration whose key it is, in the type that it stands in.
    static func name(of key: String, in type: String) -> String {
        let plain = key.prefix { $0 != "(" }.filter { String($0) != classMark }
        let name = Forwarder.name(of: plain, of: type)
        return key.hasSuffix("...") ? name + "__all" : name
    }

    /// The declarations, with the classes that override the function.
    ///
    /// `root`: the extended class. `isOpen`: whether classes of other targets do. `hasTypes`: whether one of them has types of its
    /// own, which then go first where both fit.
    static func text(
        _ node: FunctionDeclSyntax,
        in type: ExtensionDeclSyntax,
        of root: String,
        _ key: String,
        _ classes: [String],
        isOpen: Bool = false,
        hasTypes: Bool = false
    ) -> String {
        let items = node.signature.parameterClause.parameters
        let isVariadic = key.hasSuffix("...")
        let head = Forwarder.head(node.attributes, node.modifiers, type.modifiers)
        let rank = hasTypes ? "@_disfavoredOverload " : ""
        var search = search(for: node.baseName)
        var (generics, parameters, inner, tail) = ("", "", "", "")
        var (arguments, marks) = ("", "")
        if isVariadic, let item = items.first {
            let type = item.type.oneLine
            search += "__all"
            parameters = "\(item.firstName.text) _p0: \(type)..."
            inner = "\(item.firstName.text) _p0: [\(type)]"
            arguments = item.argumentLabel + "_p0"
            tail = node.signature.returnClause.map { " " + $0.oneLine } ?? ""
        } else if let parts = Forwarder.Signature(node) {
            (generics, parameters, inner, tail) =
                (parts.generics, parts.parameters, parts.parameters, parts.tail)
            (arguments, marks) = (parts.arguments, parts.marks)
        }
        let first = arguments.isEmpty ? "nil" : "nil, "
        let below = inner.isEmpty ? "_ _b: AnyClass?" : "_ _b: AnyClass?, "
        let base = name(of: key, in: root)
        let distant =
            isOpen ? DistantRung.search(node, of: root) ?? "" : ""
        let cases = cases(node, key, classes, arguments, marks)
        return "\(rank)\(head)func \(node.name.text)\(generics)(\(parameters))\(tail) "
            + "{ \(distant)\(distant.isEmpty ? "" : "return ")\(marks)\(search)(\(first)\(arguments)) }; "
            + "\(head)func \(search)\(generics)(\(below)\(inner))\(tail) "
            + "{ \(choice(classes)) \(cases)"
            + "default: return \(marks)\(base)(\(arguments)) } }"
    }

    /// The branches that call the overrides of a function.
    static func cases(
        _ node: FunctionDeclSyntax,
        _ key: String,
        _ classes: [String],
        _ arguments: String,
        _ marks: String
    ) -> String {
        classes.enumerated().map { index, name in
            "case \(index): return \(marks)\(receiver(key, name))."
                + "\(Self.name(of: key, in: name))(\(arguments))\(cast(node)); "
        }.joined()
    }

    /// The declarations, with the classes that override the property.
    static func text(
        _ node: VariableDeclSyntax,
        in type: ExtensionDeclSyntax,
        of root: String,
        _ key: String,
        _ classes: [String],
        isOpen: Bool = false
    ) -> String {
        guard let (binding, _) = node.single, let annotation = binding.typeAnnotation else {
            return ""
        }
        let head = Forwarder.head(node.attributes, node.modifiers, type.modifiers)
        let search = search(for: key)
        let base = name(of: key, in: root)
        let value = annotation.type.oneLine
        func cases(_ words: (before: String, after: String)) -> String {
            let all = classes.enumerated().map { index, name in
                "case \(index): \(words.before)\(receiver(key, name))."
                    + "\(Self.name(of: key, in: name))\(words.after); "
            }
            return "{ \(choice(classes)) \(all.joined())"
                + "default: \(words.before)\(base)\(words.after) } }"
        }
        let isSettable = binding.isSettable
        let distant =
            isOpen
            ? DistantRung.search(key, of: root, type: value) : (get: "", set: "")
        let setter =
            isSettable ? " set { \(distant.set)self[\(search): nil] = newValue }" : ""
        let getter = distant.get + (isOpen ? "return " : "") + "self[\(search): nil]"
        let inner = isSettable ? " set " + cases(("", " = newValue")) : ""
        return "\(head)var \(binding.pattern.code): \(value) "
            + "{ get { \(getter) }\(setter) }; "
            + "\(head)subscript(\(search) _b: AnyClass?) -> \(value) "
            + "{ get \(cases(("return ", "")))\(inner) }"
    }

    /// Asks which of some classes is the nearest of the object's, perhaps above another.
    static func choice(_ classes: [String], above class: String = "_b") -> String {
        let list = classes.map { $0 + ".self" }.joined(separator: ", ")
        return "switch _objcNearest(self, \(`class`), [\(list)]) {"
    }
}
