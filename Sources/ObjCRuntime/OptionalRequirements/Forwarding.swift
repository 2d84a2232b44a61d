// SPDX-License-Identifier: Apache-2.0

/// Optional requirements that an object passes on to another by `forwardingTarget(for:)`, as delegate
/// proxies do.
///
/// The message has the name that Swift gives an Objective-C method of the requirement's name
/// (`tableView:heightForRowAt:`), as `#selector` has in lowered source. A target has to list the
/// requirement, as lowered classes do: nothing else can be called by name.
enum Forwarding {
    /// Overrides nothing.
    private final class PlainProbe: NSObject {}

    /// Overrides what proxies override.
    private final class ForwardingProbe: NSObject {
        override func forwardingTarget(for aSelector: Selector) -> Any? { nil }
    }

    private static let method = MethodSlots(
        base: NSObject.self,
        plain: PlainProbe.self,
        overriding: ForwardingProbe.self
    )

    /// Whether a class overrides `forwardingTarget(for:)`.
    static func isOverridden(in aClass: AnyClass) -> Bool {
        guard aClass is NSObject.Type else { return false }
        return method.isOverridden(in: aClass) ?? false
    }

    /// The object that takes a requirement which the proxy itself does not implement, and how it is called.
    ///
    /// As on iOS the proxy has to say by `responds(to:)` that the requirement can be called.
    static func implementation(
        of name: String,
        behind proxy: AnyObject,
        isVoid: Bool
    ) -> (target: AnyObject, call: (AnyObject, [Any?]) throws -> Any)? {
        var current = proxy
        var seen: Set<ObjectIdentifier> = []
        while seen.insert(ObjectIdentifier(current)).inserted, let object = current as? NSObject {
            let selector = Selector(requirement: name, lackedBy: object)
            guard object.responds(to: selector),
                let target = object.forwardingTarget(for: selector) as AnyObject?
            else { return nil }
            if let receiver = target as? any MessageReceiver {
                guard isVoid || receiver.takesMessagesWithResults else { return nil }
                return (target, { try receive(name, selector, $1, isVoid, in: receiver) })
            }
            let table = Registry.shared.table(of: type(of: target))
            if let call = table.requirements[name]?.call { return (target, call) }
            guard table.forwards else { return nil }
            current = target
        }
        return nil
    }

    private static func receive(
        _ name: String,
        _ selector: Selector,
        _ arguments: [Any?],
        _ isVoid: Bool,
        in receiver: any MessageReceiver
    ) throws -> Any {
        let message = ForwardedMessage(selector, arguments, isVoid: isVoid) { object in
            let table = Registry.shared.table(of: type(of: object))
            if let call = table.requirements[name]?.call {
                return .value(try call(object, arguments))
            }
            guard table.forwards,
                let (target, call) = implementation(of: name, behind: object, isVoid: isVoid)
            else { return .notUnderstood }
            return .value(try call(target, arguments))
        }
        let result = try receiver.receive(message)
        return isVoid ? () : result as Any
    }

    /// Whether an object's class implements a requirement itself, as far as can be told without a call.
    static func isOwn(_ name: String, _ object: AnyObject) -> Bool {
        let aClass: AnyClass = type(of: object)
        switch Presence.known(of: name, in: aClass) {
        case .present: return true
        case .absent: return false
        case .unknown:
            let table = Registry.shared.table(of: aClass)
            return table.requirements[name] != nil || !table.knowsAllRequirements
        }
    }

    /// Whether an object says by `responds(to:)` that a requirement can be called.
    static func accepts(_ name: String, _ proxy: AnyObject) -> Bool {
        guard let proxy = proxy as? NSObject else { return false }
        return proxy.responds(to: Selector(requirement: name, lackedBy: nil))
    }
}

extension Selector {
    /// The message of an optional requirement, which an object understands if its class implements that.
    ///
    /// `object`: one that is known not to implement it.
    fileprivate init(requirement name: String, lackedBy object: AnyObject?) {
        let lacking = object.map(ObjectIdentifier.init)
        self.init(RequirementName.selector(of: name)) { target, arguments in
            guard ObjectIdentifier(target) != lacking, Forwarding.isOwn(name, target) else {
                return .notUnderstood
            }
            guard let arguments else { return .value(nil) }
            let requirement = Registry.shared.table(of: type(of: target)).requirements[name]
            guard let call = requirement?.call else { return .notUnderstood }
            return .value(try call(target, arguments))
        }
    }
}

/// A selector of an optional requirement, which only objects understand whose class implements it: what
/// `#selector(P.row(_:at:))` is lowered to.
///
/// - Parameters:
///   - name: The requirement's full name, `"row(_:at:)"`.
///   - selector: One that calls the requirement on whatever conforms to the protocol.
/// - Returns: The selector, by the same name.
public func _objcRequirement(_ name: String, _ selector: Selector) -> Selector {
    Selector(NSStringFromSelector(selector)) { target, arguments in
        guard let fallback = selector.fallback, try fallback(target, nil).isUnderstood,
            Forwarding.isOwn(name, target)
        else { return .notUnderstood }
        return try fallback(target, arguments)
    }
}
