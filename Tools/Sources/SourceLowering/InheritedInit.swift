// SPDX-License-Identifier: Apache-2.0

/// The classes whose `init()` on iOS is the one that they inherit, although an initialiser here could
/// be called without arguments, too.
///
/// `UIView.init()` takes no parameters on iOS and goes before `init(title: String = "")`. Here it
/// cannot be declared so: it would override `NSObject.init()`, which has no actor. Views, view
/// controllers and gesture recognizers have `init(_none: Void = ())` instead, which comes after every
/// other; lowered source calls it by its label.
struct InheritedInit {
    /// An initialiser, as far as it matters.
    struct Initialiser: Hashable, Sendable {
        /// The labels, `_` for none.
        var labels: [String] = []
        /// Whether it must call another of its class.
        var isConvenience = false
        /// Whether it can be called without arguments because each parameter has a value.
        var hasAllDefaults = false
    }

    private let initialisers: [String: [Initialiser]]
    private let parents: [String: String]
    private let classes: Set<String>

    init(
        _ files: [FileFacts],
        parents: [String: String],
        classes: Set<String>
    ) {
        initialisers = files.reduce(into: [:]) { $0.merge($1.initialisers) { $0 + $1 } }
        self.parents = parents
        self.classes = classes
    }

    /// The classes, of the package and of the framework.
    func names(_ frameworkClasses: Set<String>) -> Set<String> {
        guard initialisers.values.contains(where: { $0.contains(where: \.hasAllDefaults) })
        else { return [] }
        let all = classes.union(frameworkClasses)
        var found = all.filter { origin(of: $0) == .inherited && hasDefaulted($0) }
        // A nested class is called by its last name where that is around; one of several of the same
        // name cannot be told from the others.
        let known = Dictionary(grouping: all) { name in
            name.split(separator: ".").last.map(String.init) ?? name
        }
        for (last, names) in known where names.allSatisfy(found.contains) { found.insert(last) }
        return found
    }

    /// The package's classes with an `init()` of the package's own that overrides none of
    /// Objective-C's root, so that only the class's name leads to it.
    var ownNames: Set<String> {
        classes.filter { parents[$0] != "NSObject" && origin(of: $0) == .own }
    }

    /// The package's classes that inherit `init()` from the framework.
    var inheritingNames: Set<String> { classes.filter { origin(of: $0) == .inherited } }

    /// Where `init()` of a class comes from.
    private enum Origin { case own, inherited, nowhere }

    private static let roots: Set<String> = ["UIView", "UIViewController", "UIGestureRecognizer"]

    /// Classes of the framework that cannot be made without arguments.
    private static let demanding: Set<String> = [
        "UICollectionView", "UIInputView", "UIActivityViewController",
    ]

    /// Classes of the framework with designated initialisers beyond the usual two.
    private static let particular: Set<String> = [
        "UITableViewController", "UICollectionViewController", "UINavigationController",
        "UIPageViewController", "UISplitViewController", "UISearchController",
        "UITabBarController", "UIVisualEffectView", "UIImageView",
    ]

    /// A designated initialiser of each kind of class beside `init(coder:)`.
    private static let usual: Set<[String]> = [
        ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
        ["frame", "style"], ["frame", "textContainer"], ["target", "action"],
    ]

    private func origin(of name: String, depth: Int = 0) -> Origin {
        guard depth < 64 else { return .nowhere }
        let own = initialisers[name] ?? []
        if own.contains(where: \.labels.isEmpty) { return .own }
        guard classes.contains(name) else {
            if Self.demanding.contains(name) { return .nowhere }
            if Self.roots.contains(name) { return .inherited }
            return parents[name].map { origin(of: $0, depth: depth + 1) } ?? .nowhere
        }
        guard let parent = parents[name] else { return .nowhere }
        let designated = Set(own.filter { !$0.isConvenience }.map(\.labels))
        guard designated.isEmpty || overridesAll(of: parent, designated) else { return .nowhere }
        return origin(of: parent, depth: depth + 1)
    }

    /// Whether some designated initialisers override all that a class has: only then are the others
    /// inherited.
    private func overridesAll(
        of parent: String,
        _ designated: Set<[String]>,
        depth: Int = 0
    ) -> Bool {
        guard depth < 64 else { return false }
        if classes.contains(parent) {
            let above = (initialisers[parent] ?? []).filter { !$0.isConvenience }.map(\.labels)
            guard above.isEmpty else { return designated.isSuperset(of: above) }
            guard let next = parents[parent] else { return false }
            return overridesAll(of: next, designated, depth: depth + 1)
        }
        if Self.particular.contains(parent) { return false }
        return !designated.isDisjoint(with: Self.usual)
            && (designated.contains(["coder"]) || designated.contains(["target", "action"]))
    }

    /// Whether an initialiser of the class, or of one above it, has a value for each parameter.
    private func hasDefaulted(_ name: String) -> Bool {
        var current: String? = name
        var steps = 0
        while let place = current, steps < 64 {
            if initialisers[place]?.contains(where: \.hasAllDefaults) ?? false { return true }
            current = parents[place]
            steps += 1
        }
        return false
    }
}
