// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The declarations that stand in for a protocol's optional methods.
struct OptionalProbes {
    /// The name of the protocol above, which holds the probes.
    let name: String
    private let node: ProtocolDeclSyntax
    private let methods: [FunctionDeclSyntax]
    private let access: String
    private let isolation: String

    init(_ node: ProtocolDeclSyntax, _ methods: [FunctionDeclSyntax]) {
        self.node = node
        self.methods = methods
        name = "_\(node.name.text)Probes"
        let word = node.modifiers.access
        access = word.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
        isolation = node.attributes.named("MainActor") == nil ? "" : "@MainActor "
    }

    /// An optional property, whose type is that of an optional.
    struct Property {
        let name: String
        let type: String
        /// Whether it is one of the class itself.
        let isStatic: Bool
    }

    /// The default of optional properties: the value that the object's class lists, or nil.
    static func text(
        of properties: [Property],
        in node: ProtocolDeclSyntax
    ) -> String {
        let word = node.modifiers.access
        let access = word.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
        let all = properties.map { property in
            let (name, type) = (property.name, property.type)
            if property.isStatic {
                return "\(access)static var \(name): \(type) "
                    + "{ _objcClassOptional(self, \"\(name)\") }"
            }
            return "\(access)var \(name): \(type) { _objcOptional(self, \"\(name)\") "
                + "{ () -> \(type) in _objcDefault(self, \"\(name)\") } ?? nil }"
        }
        return "extension \(node.name.text) { \(all.joined(separator: "; ")) }"
    }

    /// All of it in one line.
    var text: String {
        var parts = ["\(isolation)\(access)protocol \(name): AnyObject {}"]
        let defaults = methods.map(standIn).joined(separator: "; ")
        parts.append("extension \(node.name.text) { \(defaults) }")
        var probes: [String] = []
        for (base, group) in groups {
            if let closure = closure(base, group) {
                probes.append(closure)
            } else {
                let type = "_\(node.name.text)_\(base)"
                probes.append(
                    "\(access)var \(base): \(type)? "
                        + "{ \(target(of: group)) return \(type)(target: target) }"
                )
                let calls = overloads(group).joined(separator: "; ")
                parts.append(
                    "\(isolation)\(access)struct \(type) "
                        + "{ let target: any \(node.name.text); \(calls) }"
                )
            }
        }
        parts.append("extension \(name) { \(probes.joined(separator: "; ")) }")
        return parts.joined(separator: "; ")
    }

    /// The methods by base name, in the order of the source.
    private var groups: [(String, [FunctionDeclSyntax])] {
        var order: [String] = []
        var groups: [String: [FunctionDeclSyntax]] = [:]
        for method in methods where !method.modifiers.isStatic {
            if groups[method.baseName] == nil { order.append(method.baseName) }
            groups[method.baseName, default: []].append(method)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }

    /// Nil where the object lacks the method; which of several is meant, only the call knows.
    private func target(of group: [FunctionDeclSyntax]) -> String {
        let only = group.count == 1 ? group.first : nil
        let condition = only.map { ", _objcImplements(target, \"\($0.fullName)\")" } ?? ""
        return "guard let target = self as? any \(node.name.text)\(condition) else { return nil };"
    }

    private func parameters(_ method: FunctionDeclSyntax) -> [FunctionParameterSyntax] {
        Array(method.signature.parameterClause.parameters)
    }

    /// Parameters named by number, since a requirement may leave them without a name.
    private func signature(_ method: FunctionDeclSyntax, hasLabels: Bool = true) -> String {
        let items = parameters(method).enumerated().map { index, item in
            "\(hasLabels ? item.firstName.text : "_") _p\(index): \(item.type.oneLine)"
        }
        let marks = method.isThrowing ? " throws" : ""
        return "(" + items.joined(separator: ", ") + ")" + marks
    }

    private func call(_ method: FunctionDeclSyntax) -> String {
        let items = parameters(method).enumerated().map { index, item in
            item.argumentLabel + "_p\(index)"
        }
        return (method.isThrowing ? "try " : "")
            + "target.\(method.name.text)(\(items.joined(separator: ", ")))"
    }

    /// The default implementation.
    private func standIn(_ method: FunctionDeclSyntax) -> String {
        let arguments = parameters(method).enumerated().map { index, item -> String in
            let isClosure = item.type.code.contains("->")
            let escapes = item.type.code.contains("@escaping")
            return isClosure && !escapes && !item.type.is(OptionalTypeSyntax.self)
                ? ", nil" : ", _p\(index)"
        }
        let result = method.resultType.map { " -> " + $0.oneLine } ?? ""
        if method.modifiers.isStatic {
            let selector = SelectorName.of(method)
            let call = "_objcClassDefault(self, \"\(selector)\"\(arguments.joined()))"
            return "\(access)static func \(method.name.text)\(signature(method))\(result) "
                + "{ \(method.isThrowing ? "try" : "try!") \(call) }"
        }
        return "\(access)func \(method.name.text)\(signature(method))\(result) "
            + "{ _objcDefault(self, \"\(method.fullName)\"\(arguments.joined())) }"
    }

    /// The result's type, without one level of optional: `?.` flattens that.
    private func flat(_ method: FunctionDeclSyntax) -> (type: String, isOptional: Bool) {
        guard let type = method.resultType else { return ("Void", false) }
        if let optional = type.as(OptionalTypeSyntax.self) {
            return (optional.wrappedType.oneLine, true)
        }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return (optional.wrappedType.oneLine, true)
        }
        return (type.oneLine, false)
    }

    private func attempt(_ method: FunctionDeclSyntax) -> String {
        let (_, isOptional) = flat(method)
        let mark = method.isThrowing ? "try " : ""
        return "\(mark)_objcOptional(target, \"\(method.fullName)\") { \(call(method)) }"
            + (isOptional ? " ?? nil" : "")
    }

    /// A probe that is a closure, for one method without labels; nil if that cannot be.
    private func closure(_ base: String, _ group: [FunctionDeclSyntax]) -> String? {
        guard group.count == 1, let method = group.first, !method.isThrowing,
            parameters(method).allSatisfy({ $0.firstName.text == "_" })
        else { return nil }
        let types = parameters(method).map(\.castType)
        guard types.allSatisfy({ $0 != nil }) else { return nil }
        let list = types.compactMap(\.self).map { "(\($0))" }
        let names = parameters(method).indices.map { "_p\($0)" }.joined(separator: ", ")
        let opening = names.isEmpty ? "{" : "{ \(names) in"
        let head = target(of: group)
        if method.resultType == nil {
            return "\(access)var \(base): ((\(list.joined(separator: ", "))) -> Void)? "
                + "{ \(head) return \(opening) _ = \(attempt(method)) } }"
        }
        let generic = (list + ["(\(flat(method).type))"]).joined(separator: ", ")
        return "\(access)var \(base): _ObjCOptional<\(generic)>? "
            + "{ \(head) return _ObjCOptional \(opening) \(attempt(method)) } }"
    }

    /// The calls of a probe: with labels, and without, as a function in a variable is called.
    private func overloads(_ group: [FunctionDeclSyntax]) -> [String] {
        let labelled = group.map { overload($0, signature($0)) }
        guard group.count == 1, let method = group.first,
            parameters(method).contains(where: { $0.firstName.text != "_" })
        else { return labelled }
        return labelled + [overload(method, signature(method, hasLabels: false))]
    }

    private func overload(_ method: FunctionDeclSyntax, _ signature: String) -> String {
        let type = flat(method).type
        return "@discardableResult \(access)func callAsFunction\(signature) -> (\(type))? "
            + "{ \(attempt(method)) }"
    }
}
