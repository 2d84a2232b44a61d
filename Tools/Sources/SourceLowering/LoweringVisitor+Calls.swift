// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// `#keyPath(A.b.c)` becomes `"b.c"`, with the name that Objective-C has for the first property.
    func lower(keyPath node: MacroExpansionExprSyntax) {
        guard let expression = node.arguments.first?.expression else { return }
        var names = components(of: expression).map { name in name.filter { $0 != "`" } }
        var types: [String] = []
        while names.count > 1, names[0].first?.isUppercase ?? false || names[0] == "self" {
            types.append(names.removeFirst())
        }
        let isOwn = types.isEmpty || ["self", "Self"].contains(types[0])
        let type = isOwn ? enclosingName : types.joined(separator: ".")
        if let type, let key = key(inPathOf: names[0], type) { names[0] = key }
        edits.replace(node, with: "\"\(names.joined(separator: "."))\"")
    }

    private func components(of expression: ExprSyntax) -> [String] {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return (member.base.map { components(of: $0) } ?? []) + [member.declName.baseName.text]
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return components(of: chain.expression)
        }
        return [expression.code]
    }

    /// Calls that need to know names which Linux does not keep.
    func lower(call node: FunctionCallExprSyntax) {
        lower(forced: node)
        lower(inheritedInit: node)
        lower(recording: node)
        lower(plainTestCase: node)
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
            lower(function: name, node)
        }
        guard let name = calledName(node) else { return }
        lower(callOfAnyObject: node)
        lower(instanceOfParameter: node)
        switch name.text {
        case "observe": lower(observe: node)
        case "responds", "perform", "instancesRespond": lower(selectorOfSuper: node)
        case "willChangeValue", "didChangeValue", "publisher":
            if node.arguments.first?.label?.text == "for" { addKey(node) }
        case "description": lower(description: node)
        case "enumerateAttribute", "enumerateAttributes": lower(enumeration: node)
        case "urls": lower(resources: node)
        case "NSSortDescriptor": lower(sortDescriptor: node)
        case "Bundle": lower(bundle: node)
        case "init":
            lower(bundle: node)
            lower(response: node)
        case "localizedString", "localizedStringWithFormat": lower(translation: node)
        case "addTeardownBlock": lower(teardown: name)
        case "HTTPURLResponse": lower(response: node)
        default: break
        }
    }

    /// A response keeps the names of its header fields on iOS.
    private func lower(response node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text }
        guard labels == ["url", "statusCode", "httpVersion", "headerFields"],
            node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self)
                != true,
            let label = node.arguments.first?.label
        else { return }
        edits.replace(label, with: "_objcURL")
    }

    /// A block that runs when a test has ended runs when what the test let go is gone, as on iOS.
    private func lower(teardown name: TokenSyntax) {
        guard own.imports.contains("XCTest") || needsTests else { return }
        edits.replace(name, with: "_addTeardownBlock")
    }

    /// `continueAfterFailure = false`: XCTest on Linux forgets it.
    func lower(stopOfTest node: SequenceExprSyntax) {
        guard own.imports.contains("XCTest") || needsTests,
            let target = node.elements.first,
            node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
            let name = target.as(DeclReferenceExprSyntax.self)
                ?? target.as(MemberAccessExprSyntax.self)?.declName,
            name.baseName.text == "continueAfterFailure"
        else { return }
        edits.replace(name, with: "_continueAfterFailure")
    }

    /// With `.longestEffectiveRangeNotRequired` Foundation on Linux gives ranges beyond those that are
    /// asked for; iOS never does, and may give the longest in any case.
    private func lower(enumeration node: FunctionCallExprSyntax) {
        let options = node.arguments.first { $0.label?.text == "options" }?.expression
        let elements = options?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
        for option in elements ?? [options].compactMap(\.self) {
            let member = option.as(MemberAccessExprSyntax.self)
            guard member?.declName.baseName.text == "longestEffectiveRangeNotRequired" else {
                continue
            }
            edits.replace(option, with: "[]")
        }
    }

    /// What every object answers, asked of an `AnyObject`: `x.isKind(of:)` on `x: AnyObject`, and
    /// `x?.perform(…)`, `self.x!.perform(…)`, `all[0].responds(to:)`.
    private func lower(callOfAnyObject node: FunctionCallExprSyntax) {
        let known: Set<String> = [
            "isKind", "isMember", "responds", "perform", "performSelector", "conforms", "isEqual",
        ]
        guard !own.anyObjects.isEmpty,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            known.contains(member.declName.baseName.text), let base = member.base
        else { return }
        let chain = base.as(OptionalChainingExprSyntax.self)
        let forced = base.as(ForceUnwrapExprSyntax.self)
        let object = chain?.expression ?? forced?.expression ?? base
        guard let name = nameOfProperty(object), own.anyObjects.contains(name) else { return }
        edits.insert("(", at: object.positionAfterSkippingLeadingTrivia)
        // What Foundation makes is none of the runtime's objects.
        let isOfAll =
            member.declName.baseName.text != "performSelector"
            && !node.arguments.contains { ["afterDelay", "on"].contains($0.label?.text) }
        let type = isOfAll ? "NSObjectProtocol" : "NSObject"
        let cast = chain == nil ? " as! \(type))" : " as? \(type))"
        if let forced {
            edits.replace(forced.exclamationMark, with: cast)
        } else {
            edits.insert(cast, at: object.endPositionBeforeTrailingTrivia)
        }
    }

    /// `super.responds(to: aSelector)` with a parameter `Selector!`.
    ///
    /// A selector that may be nil goes to a method of an extension, which calls the override again.
    /// Nothing responds to an empty name, as nothing does to no selector.
    private func lower(selectorOfSuper node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) ?? false,
            let argument = node.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
        else { return }
        let parameter = argument.enclosingParameter(named: argument.baseName.text)
        guard ["Selector!", "Selector?"].contains(parameter?.type.code) else { return }
        edits.insert(" ?? \"\"", at: argument.endPositionBeforeTrailingTrivia)
    }

    /// `x` in `x`, `self.x`, `x[0]`.
    private func nameOfProperty(_ expression: ExprSyntax) -> String? {
        if let call = expression.as(SubscriptCallExprSyntax.self) {
            return nameOfProperty(call.calledExpression)
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.base?.code == "self" ? member.declName.baseName.text : nil
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// `d.tableView!(t, rowsIn: 0)` gets a second `!`: the probe's answer is optional, as that of
    /// `d.tableView?(…)` is.
    private func lower(forced node: FunctionCallExprSyntax) {
        guard node.trailingClosure == nil, let right = node.rightParen,
            !(node.parent?.is(ForceUnwrapExprSyntax.self) ?? false),
            let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
            let member = forced.expression.as(MemberAccessExprSyntax.self)
        else { return }
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let fullName = member.declName.baseName.text + "(" + labels + ")"
        guard facts.optionalRequirements.contains(fullName + FileFacts.plainResult) else { return }
        edits.insert("!", at: right.endPositionBeforeTrailingTrivia)
    }

    private func calledName(_ node: FunctionCallExprSyntax) -> TokenSyntax? {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName
        }
        return node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    }

    private func lower(function name: TokenSyntax, _ node: FunctionCallExprSyntax) {
        switch name.text {
        case "unsafeBitCast": return lower(cast: node, name)
        case "abs":
            // Foundation's own, which is static, hides the function there.
            if scopes.last?.name == "CGFloat" { edits.replace(name, with: "Swift.abs") }
        case "NSAttributedString", "NSMutableAttributedString":
            // Foundation's have no `init()` on Linux.
            guard node.arguments.isEmpty, node.trailingClosure == nil, let left = node.leftParen
            else { return }
            return edits.insert("string: \"\"", at: left.endPositionBeforeTrailingTrivia)
        case "NSLocalizedString":
            // A function of the package's own has other labels.
            guard node.arguments.contains(where: { $0.label?.text == "comment" }) else { return }
            // With its module: in an extension of `Bundle` the method of that name would hide it.
            return edits.replace(name, with: "ObjectiveC._objcLocalizedString")
        case "dlsym":
            // Glibc's crashes with Darwin's handles.
            return edits.replace(name, with: "ObjectiveC._objcSymbol")
        case "Data":
            // Foundation's reads no `data:` addresses on Linux.
            guard let label = node.arguments.first?.label, label.text == "contentsOf",
                !own.types.contains("Data")
            else { break }
            return edits.replace(label, with: "_contentsOf")
        case "String":
            guard let label = node.arguments.first?.label, label.text == "format" else { break }
            return edits.replace(label, with: "_objcFormat")
        default: break
        }
        guard node.arguments.count == 1, let argument = node.arguments.first else { return }
        switch name.text {
        case "NSClassFromString":
            edits.replace(name, with: "_objcClass")
            edits.insert("named: ", at: argument.positionAfterSkippingLeadingTrivia)
        case "NSStringFromClass": edits.replace(name, with: "_objcClassName")
        default: break
        }
    }

    /// `type(of: x).description()` becomes `_objcClassName(type(of: x))`.
    private func lower(description node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.code == "type",
            base.arguments.first?.label?.text == "of"
        else { return }
        edits.insert("_objcClassName(", at: base.positionAfterSkippingLeadingTrivia)
        let start = base.endPositionBeforeTrailingTrivia.utf8Offset
        edits.replace(start..<node.endPositionBeforeTrailingTrivia.utf8Offset, with: ")")
    }

    /// `Bundle(for: A.self)` gives the bundle of the target's resources.
    private func lower(bundle node: FunctionCallExprSyntax) {
        let known: Set<String> = [
            "Bundle", "Bundle.init", "Foundation.Bundle", "Foundation.Bundle.init",
        ]
        guard node.arguments.count == 1, node.arguments.first?.label?.text == "for",
            known.contains(node.calledExpression.code)
        else { return }
        edits.replace(node.calledExpression, with: "_objcBundle")
    }

    /// `bundle.urls(forResourcesWithExtension:…)` gives `NSURL` on Linux and `URL` on iOS.
    private func lower(resources node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            node.arguments.first?.label?.text == "forResourcesWithExtension"
        else { return }
        edits.replace(member.declName.baseName, with: "_objcURLs")
    }

    /// `x.observe(\.a.b, …)` gets the path in words.
    private func lower(observe node: FunctionCallExprSyntax) {
        guard let first = node.arguments.first, first.label == nil,
            first.expression.is(KeyPathExprSyntax.self)
        else { return }
        addKey(node)
    }

    /// `NSSortDescriptor(keyPath: \A.b, ascending: true)` gets the path in words.
    private func lower(sortDescriptor node: FunctionCallExprSyntax) {
        guard node.arguments.first?.label?.text == "keyPath" else { return }
        addKey(node, beside: ["ascending", "comparator"])
    }

    /// The labels behind the key path in calls of the methods that take it in words, too.
    private static let labelsOfObserving: Set<String> = ["options", "changeHandler"]

    private func addKey(
        _ node: FunctionCallExprSyntax,
        beside labels: Set<String> = labelsOfObserving
    ) {
        // A method with other labels is the package's own.
        guard let first = node.arguments.first,
            node.arguments.dropFirst().allSatisfy({ labels.contains($0.label?.text ?? "") }),
            node.additionalTrailingClosures.isEmpty,
            let path = first.expression.as(KeyPathExprSyntax.self)
        else { return }
        var names: [String] = []
        for component in path.components {
            switch component.component {
            case .property(let property): names.append(property.declName.baseName.text)
            case .optional: continue
            default:
                return note(
                    path,
                    "a key path with a subscript has no name",
                    remedy: "observe a property"
                )
            }
        }
        guard let property = names.first else { return }
        let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
        let isOwn = base == nil || base?.code == "self"
        if let type = path.root?.code ?? (isOwn ? enclosingName : nil) {
            names[0] = givenKey(ofProperty: property, type) ?? property
        } else if names.count == 1, ["observe", "publisher"].contains(calledName(node)?.text),
            facts.propertyNames.values.contains(where: { $0[property]?.key != nil })
        {
            // The type is not known here: the object's list has the name by the key path.
            return
        }
        edits.insert(
            ", _key: \"\(names.joined(separator: "."))\"",
            at: first.expression.endPositionBeforeTrailingTrivia
        )
    }

    /// `d?.tableView(_:rowAt:) != nil` asks the tables instead: the method is always there.
    func lower(comparison node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for index in elements.indices.dropLast(2) {
            guard let sign = elements[index + 1].as(BinaryOperatorExprSyntax.self),
                ["!=", "=="].contains(sign.operator.text),
                elements[index + 2].is(NilLiteralExprSyntax.self),
                let member = elements[index].as(MemberAccessExprSyntax.self),
                let labels = member.declName.argumentNames, let base = member.base
            else { continue }
            let names = labels.arguments.map { $0.name.text + ":" }.joined()
            let fullName = member.declName.baseName.text + "(" + names + ")"
            guard facts.optionalRequirements.contains(fullName) else { continue }
            let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
            edits.insert("_objcProbe(", at: base.positionAfterSkippingLeadingTrivia)
            edits.replace(
                object.endPositionBeforeTrailingTrivia
                    .utf8Offset..<member
                    .endPositionBeforeTrailingTrivia.utf8Offset,
                with: ", \"\(fullName)\")"
            )
        }
    }

    /// `x.anyObjects.first?.name`, where the file declares `anyObjects: [AnyObject]`, asks by name.
    func lower(memberOfAnyObject node: MemberAccessExprSyntax) {
        guard !own.anyObjects.isEmpty, node.declName.argumentNames == nil,
            let chain = node.base?.as(OptionalChainingExprSyntax.self),
            let element = chain.expression.as(MemberAccessExprSyntax.self),
            ["first", "last"].contains(element.declName.baseName.text),
            let array = element.base.map({ $0.code }),
            let name = array.split(separator: ".").last.map(String.init),
            own.anyObjects.contains(name), !(node.parent?.is(FunctionCallExprSyntax.self) ?? false)
        else { return }
        edits.insert("_objcMember(", at: node.positionAfterSkippingLeadingTrivia)
        edits.replace(
            chain.expression.endPositionBeforeTrailingTrivia
                .utf8Offset..<node
                .endPositionBeforeTrailingTrivia.utf8Offset,
            with: ", \"\(node.declName.baseName.text)\")"
        )
    }

    /// `aClass.title` where the file declares `aClass: AnyClass` and an `@objc` protocol here requires `title` of
    /// classes themselves: any class is asked for it, as on iOS, and answers if it adopts the protocol.
    func lower(memberOfAnyClass node: MemberAccessExprSyntax) {
        guard node.declName.argumentNames == nil, let base = node.base,
            let requirement = facts.classRequirements[node.declName.baseName.text],
            let name = nameOfProperty(base), own.metatypes[name] == "AnyObject"
        else { return }
        let (owner, kind) = (requirement[0], requirement[1])
        let start = base.positionAfterSkippingLeadingTrivia
        let end = base.endPositionBeforeTrailingTrivia
        let isRequired = kind.isEmpty
        edits.insert(isRequired ? "_objcDynamicMember((" : "(", at: start)
        // An optional value keeps an optional of its own.
        edits.insert(" as? any \(owner).Type)" + (kind == "?" ? ".map({ $0" : "?"), at: end)
        guard kind != "!" else { return }
        edits.insert(isRequired ? ")" : " })", at: node.endPositionBeforeTrailingTrivia)
    }

    /// `(x as AnyObject).doubleValue` asks by a function for that name; `CoreFoundation.sqrt` is
    /// Foundation's; a key path's words are the runtime's.
    func lower(memberByName node: MemberAccessExprSyntax) {
        guard node.declName.argumentNames == nil, let base = node.base else { return }
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "CoreFoundation" {
            return edits.replace(base, with: "Foundation")
        }
        if node.declName.baseName.text == "_kvcKeyPathString" {
            return edits.replace(node.declName.baseName, with: "_objcKeyPathString")
        }
        let known: Set<String> = [
            "intValue", "integerValue", "floatValue", "doubleValue", "boolValue", "stringValue",
        ]
        let name = node.declName.baseName.text
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        guard known.contains(name), isAnyObject(object),
            !(node.parent?.is(FunctionCallExprSyntax.self) ?? false)
        else { return }
        edits.insert("_objc_\(name)(", at: object.positionAfterSkippingLeadingTrivia)
        edits.replace(
            object.endPositionBeforeTrailingTrivia
                .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
            with: ")"
        )
    }

    /// `(x as AnyObject)`, `unsafeBitCast(x, to: AnyObject.self)`, or what the file declares as one.
    private func isAnyObject(_ expression: ExprSyntax) -> Bool {
        if let name = nameOfProperty(expression), own.anyObjects.contains(name) { return true }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.code == "unsafeBitCast"
                && call.arguments.last?.expression.code == "AnyObject.self"
        }
        return typeOfCast(expression)?.hasPrefix("AnyObject") ?? false
    }

    /// `T` of `(x as T)`.
    private func typeOfCast(_ expression: ExprSyntax) -> String? {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
            inner.elements.count > 2
        else { return nil }
        return inner.elements.last?.as(TypeExprSyntax.self)?.type.code
    }

    /// `(data as NSData).bytes` has the object live until the pool ends, as its getter does on iOS; here the object
    /// is a copy, which would be gone with its bytes at the end of the expression.
    func lower(innerPointer node: MemberAccessExprSyntax) {
        guard ["bytes", "mutableBytes"].contains(node.declName.baseName.text),
            node.declName.argumentNames == nil, let base = node.base
        else { return }
        let types: Set<String> = ["NSData", "NSMutableData", "CFData", "CFMutableData"]
        let made = base.as(FunctionCallExprSyntax.self)?.calledExpression.code
        guard types.contains(typeOfCast(base) ?? made ?? "") else { return }
        wrap(base, in: "_objcInPool(")
    }
}
