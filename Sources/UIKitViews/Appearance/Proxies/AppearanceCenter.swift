// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuartzCore

/// The appearance proxies, and the code that applies their values.
@MainActor
package enum AppearanceCenter {
    /// A proxy: its prototype, the objects that it applies to, and its values.
    private final class Proxy {
        let prototype: AnyObject
        let containers: [AnyClass]
        let traits: UITraitCollection?
        var records: [AppearanceRecord] = []

        init(_ prototype: AnyObject, _ containers: [AnyClass], _ traits: UITraitCollection?) {
            self.prototype = prototype
            self.containers = containers
            self.traits = traits
        }

        func isFor(_ containers: [AnyClass], _ traits: UITraitCollection?) -> Bool {
            self.traits == traits
                && self.containers.elementsEqual(containers) { $0 == $1 }
        }
    }

    /// Whether any proxy has a value; if not, views need not look.
    package private(set) static var isUsed = false
    /// Whether anything depends on traits.
    package private(set) static var dependsOnTraits = false

    /// The proxies of each class, as they were made.
    private static var proxies: [ObjectIdentifier: [Proxy]] = [:]
    private static var byPrototype: [ObjectIdentifier: Proxy] = [:]
    /// The proxies that count for each class, its superclasses' first.
    private static var found: [ObjectIdentifier: [Proxy]] = [:]

    // MARK: Proxies

    static func prototype<Target: NSObject>(
        of aClass: Target.Type,
        in containers: [any UIAppearanceContainer.Type],
        traits: UITraitCollection?
    ) -> Target {
        MainThread.check("UIAppearance.appearance()")
        let containers = containers.map { $0 as AnyClass }
        let known = proxies[ObjectIdentifier(aClass)]?.first { $0.isFor(containers, traits) }
        if let made = known?.prototype as? Target { return made }
        let (made, isBare) = PrototypeMaker.make(aClass)
        let target = made as? any AppearanceCustomizable
        target?.appearanceMarks.makePrototype()
        if isBare { target?.appearanceMarks.makeBare() }
        let proxy = Proxy(made, containers, traits)
        proxies[ObjectIdentifier(aClass), default: []].append(proxy)
        byPrototype[ObjectIdentifier(made)] = proxy
        found.removeAll()
        return made
    }

    /// Records a value of a prototype; the last one of a property counts.
    static func record(_ record: AppearanceRecord, of prototype: AnyObject) {
        guard let proxy = byPrototype[ObjectIdentifier(prototype)] else { return }
        proxy.records.removeAll { $0.property == record.property }
        proxy.records.append(record)
        isUsed = true
        if proxy.traits != nil { dependsOnTraits = true }
    }

    /// Forgets all that was set, as if the program had just begun; for tests.
    package static func reset() {
        proxies.removeAll()
        byPrototype.removeAll()
        found.removeAll()
        isUsed = false
        dependsOnTraits = false
    }

    // MARK: Playing back

    /// Applies the proxies to a view that was added to a window.
    static func apply(to view: UIView) {
        play(on: view, traits: view.effectiveTraits, isPrototype: view.appearanceMarks.isPrototype)
        {
            containers(from: view.next)
        }
    }

    /// Applies the proxies to an item that a view shows.
    package static func apply(to item: UIBarItem, in host: UIView) {
        guard isUsed else { return }
        play(on: item, traits: host.effectiveTraits, isPrototype: false) { containers(from: host) }
    }

    private static func play<Target: AppearanceCustomizable>(
        on target: Target,
        traits: UITraitCollection,
        isPrototype: Bool,
        containers: () -> [AnyObject]
    ) {
        let all = proxies(for: type(of: target))
        guard !all.isEmpty, !isPrototype else { return }
        let around = all.contains { !$0.containers.isEmpty } ? containers() : []
        var records: [AppearanceRecord] = []
        for proxy in inOrder(all, around) {
            if let wanted = proxy.traits, !traits.containsTraits(in: wanted) { continue }
            for record in proxy.records where !target.appearanceMarks.holds(record.property) {
                records.removeAll { $0.property == record.property }
                records.append(record)
            }
        }
        for record in records {
            // A proxy's value does not count as set directly.
            let marks = target.appearanceMarks
            record.play(target)
            target.appearanceMarks = marks
        }
    }

    private static func proxies(for aClass: AnyClass) -> [Proxy] {
        if let known = found[ObjectIdentifier(aClass)] { return known }
        var classes: [AnyClass] = []
        var current: AnyClass? = aClass
        while let next = current {
            classes.insert(next, at: 0)
            current = _getSuperclass(next)
        }
        let all = classes.flatMap { proxies[ObjectIdentifier($0)] ?? [] }
        found[ObjectIdentifier(aClass)] = all
        return all
    }

    /// The proxies that apply in these surroundings, in order of increasing precedence.
    ///
    /// A subclass's proxies precede its superclass's; within a class, one with containers precedes
    /// one without, then one whose container is further out, then one with more containers, then
    /// one with traits, then the later.
    private static func inOrder(_ all: [Proxy], _ around: [AnyObject]) -> [Proxy] {
        var result: [(proxy: Proxy, depth: Int, places: [Int], index: Int)] = []
        for (index, proxy) in all.enumerated() {
            guard let places = places(of: proxy.containers, in: around) else { continue }
            var depth = 0
            var current: AnyClass? = type(of: proxy.prototype)
            while let next = current {
                depth += 1
                current = _getSuperclass(next)
            }
            result.append((proxy, depth, places, index))
        }
        result.sort { one, other in
            if one.depth != other.depth { return one.depth < other.depth }
            if one.places != other.places { return isWeaker(one.places, other.places) }
            let traits = (one.proxy.traits != nil, other.proxy.traits != nil)
            if traits.0 != traits.1 { return traits.1 }
            return one.index < other.index
        }
        return result.map(\.proxy)
    }

    private static func isWeaker(_ one: [Int], _ other: [Int]) -> Bool {
        for (place, otherPlace) in zip(one, other) where place != otherPlace {
            return place > otherPlace
        }
        return one.count < other.count
    }

    /// The containers' depths from the window, outermost first; nil if one is missing.
    private static func places(of containers: [AnyClass], in around: [AnyObject]) -> [Int]? {
        var places: [Int] = []
        var rest = around.indices.reversed()[...]
        for aClass in containers.reversed() {
            guard let index = rest.firstIndex(where: { isKind(around[$0], of: aClass) }) else {
                return nil
            }
            places.append(around.count - 1 - rest[index])
            rest = rest[rest.index(after: index)...]
        }
        return places
    }

    private static func isKind(_ object: AnyObject, of aClass: AnyClass) -> Bool {
        var current: AnyClass? = type(of: object)
        while let next = current {
            if next == aClass { return true }
            current = _getSuperclass(next)
        }
        return false
    }

    /// The possible containers, innermost first: views, and controllers with their presenters.
    private static func containers(from first: UIResponder?) -> [AnyObject] {
        var result: [AnyObject] = []
        var current = first
        while let responder = current {
            if responder is UIView {
                result.append(responder)
            } else if let controller = responder as? UIViewController {
                result.append(controller)
                if controller.presentingViewController != nil,
                    let presentation = controller.presentationController
                {
                    result.append(presentation)
                }
            }
            current = responder.next
        }
        return result
    }
}
