// SPDX-License-Identifier: Apache-2.0

/// What the files of a package, and the framework, mean for the lowering of each of them.
///
/// Files are lowered one by one; this is all that one knows of the others. Its fingerprint goes
/// into the path of the lowered copy, so that a change here compiles everything anew, and a change
/// in one function's body only its file.
public struct ProjectFacts: Hashable, Sendable {
    /// The optional requirements of the framework's protocols and of the package's own.
    package var optionalRequirements: Set<String> = []
    /// The protocols that have some or inherit some.
    package var optionalProtocols: Set<String> = []
    /// All protocols of the framework and of the package.
    var protocols: Set<String>
    /// Types in whose bodies nothing can be listed.
    var genericTypes = FrameworkFacts.genericClasses
    var classes: Set<String> = []
    /// The framework's classes that others may inherit from.
    let frameworkClasses: Set<String>
    /// The classes of the package that inherit from the runtime's `NSObject` for certain.
    var objectClasses: Set<String> = []
    /// The classes whose `init()` is inherited, although an initialiser here could be called so.
    var plainlyMade: Set<String> = []
    /// Classes of objects with an `init()` of the package's own.
    var selfMade: Set<String> = []
    /// Classes that inherit `init()` from one of the framework's.
    var plainClasses: Set<String> = []
    /// What the framework's classes and those of the package inherit from.
    private var allParents: [String: String] = [:]
    /// The classes of the package that are tests, by the class above them.
    var testClasses: Set<String> = []
    /// The folders of modules that have such classes.
    private(set) var testModules: Set<String> = []
    /// The classes of the package whose examples Quick runs.
    var specs: Set<String> = []
    /// The selectors of members with which types meet what `@objc` protocols here require, by type and
    /// full name: these members are known to Objective-C, though they do not say so.
    var exposedMembers: [String: [String: String]] = [:]
    /// The names for Objective-C that properties here give themselves, by type and name.
    var propertyNames: [String: [String: FileFacts.PropertyName]] = [:]
    /// The methods of which one of their base name gives itself a name for Objective-C, by type and base name.
    var givenSelectors: [String: [String: [FileFacts.Method]]] = [:]
    /// Members of extensions that a class body must stand in for, by class and full name.
    var forwarders: [String: [String: String]] = [:]

    /// The modules that the forwarders of a class need, as far as they are ours or Foundation.
    var forwarderImports: [String: Set<String>] = [:]

    /// Members of classes here that override one which an extension here gives a class of another
    /// package, by class and full name, with that class.
    var foreignOverrides: [String: [String: String]] = [:]

    /// Members that an extension here gives a class of another package, by class and key, with
    /// the types that override them.
    var ladders: [String: [String: [String]]] = [:]
    /// The members that override one of those, by type and key, with its class.
    var rungs: [String: [String: String]] = [:]
    /// Those of the overriding members, by type and key, whose types are others than those of what they
    /// override, with the types below that override them.
    var frontedRungs: [String: [String: [String]]] = [:]
    /// The members of ladders, by class and key, that are overridden by such.
    var frontedLadders: [String: Set<String>] = [:]
    /// Those of the ladders' members, by class and key, that types of other targets override.
    var openLadders: [String: Set<String>] = [:]
    /// Those of the overriding members, by type and key, whose ladder stands in another target, with
    /// the nearest class above that overrides the same from there; nil if there is none.
    var distantRungs: [String: [String: String?]] = [:]

    /// Names that nothing declares once what needs an absent framework is left out.
    var missingNames: Set<String> = []
    /// The package's own types among them: files that import nothing absent may name these, too.
    package private(set) var leftOutTypes: Set<String> = []
    /// The absent frameworks that they were left out with.
    var absentImports: [String] = []
    /// Those of the missing names that the package itself declares, in what was left out.
    var goneNames: Set<String> = []
    /// The modules of iOS that are not here, nor in the package.
    var absentModules = IOSModules.names
    /// The modules of iOS that are here in part; none where the framework's names are not known.
    var partialModules: Set<String> = []
    /// Other names of the framework's classes and of classes of objects here.
    var classAliases: Set<String> = []
    /// Other names of types here, of which nothing else is called so.
    private var typeAliases: [String: String] = [:]
    /// The protocols here that only such a class can adopt.
    var classProtocols: Set<String> = []
    /// The names of generic parameters, by type.
    var parameters: [String: Set<String>] = [:]
    /// Types here, or in other packages, that are called as those of Combine are.
    var ownPublishing: Set<String> = []
    /// The modules that bring UIKit to the files that import them.
    var umbrellas: Set<String> = []
    /// The modules that CocoaPods brings; for projects, the headers that it makes import UIKit.
    var pods: Set<String> = []
    /// Members that extensions here give the runtime's objects only.
    var runtimeObjectMembers: Set<String> = []
    /// The properties that `@objc` protocols here require of classes themselves, by name, with the protocol
    /// and the kind of requirement; those that two protocols require are not among them.
    var classRequirements: [String: [String]] = [:]
    /// The protocols that every object adopts here without members.
    var objectConformances: Set<String> = []
    /// The classes here that adopt one of those and are none of objects, by protocol.
    var makers: [String: [String]] = [:]
    /// Names of associated types that no type has.
    var associatedTypes: Set<String> = []
    /// The other names of dictionaries whose keys are typed names.
    var typesWithTypedNames: Set<String> = []
    /// Whether one of the packages is swift-crypto, whose module then stands in for CryptoKit.
    let hasCrypto: Bool
    /// The methods that selectors name, where something gives methods other implementations while the
    /// program runs; else empty.
    var replaceable: Set<String> = []
    /// The modules with types that are not copied.
    var noncopyableModules: Set<String> = []
    /// Modules that cannot be had, beside iOS's.
    let leftOut: Set<String>

    /// The names of Combine's that a file may use without importing it.
    package static let namesOfCombine = Set(
        LoweringVisitor.publishing.map { $0.filter { $0 != "@" } }
    )

    /// Gathers the facts.
    ///
    /// - Parameters:
    ///   - framework: Protocols with optional requirements and the requirements' full names.
    ///   - frameworkClasses: The framework's classes that others may inherit from.
    ///   - frameworkParents: What they inherit from.
    ///   - types: The framework's public types.
    ///   - protocols: Those of them that are protocols.
    ///   - modules: Those of the package and of its dependencies.
    ///   - leftOut: Modules that the package imports and that cannot be had.
    ///   - umbrellas: Those of them that bring UIKit to the files that import them.
    ///   - pods: Those of them that CocoaPods brings.
    ///   - publishing: Types of other packages that are called as those of Combine are.
    ///   - files: What each file of the package declares.
    package init(
        framework: [String: Set<String>] = [:],
        frameworkClasses: Set<String> = [],
        frameworkParents: [String: String] = [:],
        types: Set<String> = [],
        protocols: Set<String> = [],
        modules: Set<String> = [],
        leftOut: Set<String> = [],
        umbrellas: Set<String> = [],
        pods: Set<String> = [],
        publishing: Set<String> = [],
        files: [FileFacts]
    ) {
        hasCrypto = modules.contains("Crypto")
        self.leftOut = leftOut
        // These bring the test library, which has UIKit with it.
        self.umbrellas = umbrellas.union(LoweringVisitor.modulesWithTests)
        self.pods = pods
        self.frameworkClasses = frameworkClasses
        self.protocols = protocols
        optionalProtocols = Set(framework.keys)
        optionalRequirements = framework.values.reduce(into: []) { $0.formUnion($1) }
        typeAliases = FileFacts.typeAliases(in: files)
        let files = files.map { $0.naming(typeAliases) }
        var parents: [String: [String]] = [:]
        var superclasses: [String: String] = [:]
        for file in files {
            genericTypes.formUnion(file.genericTypes)
            for (name, requirements) in file.optionalRequirements {
                optionalProtocols.insert(name)
                optionalRequirements.formUnion(requirements)
            }
            parents.merge(file.protocolParents) { $0 + $1 }
            self.protocols.formUnion(file.protocolParents.keys)
            for (name, aClass) in file.classes {
                classes.insert(name)
                if let parent = aClass.parent { superclasses[name] = parent }
            }
        }
        for name in classes {
            let root = Self.foreignRoot(of: name, superclasses)
            if root == "NSObject" || frameworkClasses.contains(root) { objectClasses.insert(name) }
            if ["QuickSpec", "AsyncSpec"].contains(root) { specs.insert(name) }
            if root.hasSuffix("TestCase") || specs.contains(name) { testClasses.insert(name) }
        }
        for file in files where !testClasses.isDisjoint(with: file.classes.keys) {
            testModules.insert(file.moduleName)
        }
        noncopyableModules = Set(files.filter(\.namesNoncopyable).map(\.moduleName))
        ownPublishing = publishing
        for file in files {
            ownPublishing.formUnion(file.types.intersection(Self.namesOfCombine))
        }
        closeProtocols(parents)
        collectExposedMembers(files, parents)
        collectGivenNames(files)
        collectClassNames(files, parents)
        allParents = superclasses.merging(frameworkParents) { own, _ in own }
        collectLadders(files, allParents)
        let inherited = InheritedInit(files, parents: allParents, classes: classes)
        plainlyMade = inherited.names(frameworkClasses)
        selfMade = inherited.ownNames.intersection(objectClasses)
        plainClasses = inherited.inheritingNames
        collectForwarders(files, superclasses)
        collectForeignOverrides(files, superclasses)
        absentModules = absentModules.subtracting(modules).union(leftOut)
        partialModules = types.isEmpty ? [] : PartialModules.names.subtracting(modules)
        for file in files { parameters.merge(file.parameters) { $0.union($1) } }
        collectMissingNames(files, types.union(modules))
        for file in files { associatedTypes.formUnion(file.associatedTypes) }
        for file in files { objectConformances.formUnion(file.objectConformances) }
        collectClassRequirements(files)
        collectMakers(files)
        for file in files { typesWithTypedNames.formUnion(file.typesWithTypedNames) }
        runtimeObjectMembers = ObjectExtension.staying(files.flatMap(\.objectExtensions))
        for file in files { associatedTypes.subtract(file.types) }
        if files.contains(where: \.replacesMethods) {
            for file in files { replaceable.formUnion(file.selectors) }
        }
    }

    private mutating func collectMakers(_ files: [FileFacts]) {
        var all: [String: Set<String>] = [:]
        for file in files {
            for (type, adopted) in file.adoptions
            where classes.contains(type) && !objectClasses.contains(type) {
                for name in adopted.intersection(objectConformances) {
                    all[name, default: []].insert(type)
                }
            }
        }
        makers = all.mapValues { $0.sorted() }
    }

    private mutating func collectClassRequirements(_ files: [FileFacts]) {
        var all: [String: [[String]]] = [:]
        for file in files {
            for (owner, requirements) in file.classRequirements {
                for (name, kind) in requirements { all[name, default: []].append([owner, kind]) }
            }
        }
        classRequirements = all.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    /// Finds out what stays of the files that import a framework which is not here: declarations
    /// all of whose types are known, among them those that stay.
    private mutating func collectMissingNames(_ files: [FileFacts], _ types: Set<String>) {
        var known = types
        var names: Set<String> = []
        var staying: [TopLevelItem] = []
        // Those of files that import nothing absent: they go with what they cannot be without.
        var plain: [TopLevelItem] = []
        let declared = files.reduce(into: Set<String>()) { all, file in
            all.formUnion(file.types)
            for item in file.items { all.formUnion(item.names) }
        }
        for file in files {
            let partial = file.absentImports.intersection(partialModules)
            if !file.absentImports.isDisjoint(with: absentModules) {
                staying += file.items.map { $0.knowing(parameters) }
            } else if !partial.isEmpty {
                // Every other name is as good as in a file that imports nothing absent.
                staying += file.items.map { item in
                    item.knowing(parameters).naming { name in
                        PartialModules.isName(name, of: partial) || declared.contains(name)
                    }
                }
            } else {
                known.formUnion(file.types)
                // A constant may be called as types are: `CellAssociatedKey`.
                for item in file.items { known.formUnion(item.names) }
                if file.absentImports.isEmpty {
                    plain += file.items.map { $0.knowing(parameters) }
                }
            }
            // Functions and variables are called as types are at most by mistake; they stay known.
            for item in file.items {
                known.formUnion(item.names.subtracting(item.types).filter { isPartial($0) })
            }
        }
        guard !staying.isEmpty else { return }
        var leaving: [TopLevelItem] = []
        var isChanging = true
        while isChanging {
            let here = staying.reduce(into: known) {
                $0.formUnion($1.types)
                $0.formUnion($1.names)
            }
            names = staying.reduce(into: []) { $0.formUnion($1.names) }
            let gone = leaving.reduce(into: Set<String>()) { $0.formUnion($1.names) }
                .subtracting(names).subtracting(known)
            goneNames = gone
            missingNames = leaving.reduce(into: gone) { all, item in
                all.formUnion(item.references.filter { isType($0) && !here.contains($0) })
            }
            for item in staying {
                missingNames.formUnion(item.inner.filter { isType($0) && !here.contains($0) })
            }
            let (rest, left) = staying.reduce(into: ([TopLevelItem](), [TopLevelItem]())) {
                let isMissing = $1.references.contains { name in
                    gone.contains(name) || (isType(name) && !here.contains(name))
                }
                if isMissing { $0.1.append($1) } else { $0.0.append($1) }
            }
            staying = rest
            leaving += left
            leftOutTypes = gone.filter { isType($0) }
            let following = plain.filter { !$0.references.isDisjoint(with: leftOutTypes) }
            plain.removeAll { !$0.references.isDisjoint(with: leftOutTypes) }
            for var item in following {
                item.references.formIntersection(leftOutTypes)
                leaving.append(item)
                known.subtract(item.types.union(item.names))
            }
            if !following.isEmpty { known = plain.reduce(into: known) { $0.formUnion($1.types) } }
            isChanging = !left.isEmpty || !following.isEmpty
        }
        let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.absentImports) }
        let lacking = missingNames.contains { isPartial($0) } ? partialModules : []
        absentImports = imports.intersection(absentModules.union(lacking)).sorted()
    }

    /// Whether a name is one of a module that is here in part, by how it begins.
    private func isPartial(_ name: String) -> Bool {
        !partialModules.isEmpty && PartialModules.isName(name, of: partialModules)
    }

    /// A class with those above it, itself first, as far as they are known.
    func classes(from name: String) -> [String] {
        var result: [String] = []
        var current: String? = name
        while let place = current, !result.contains(place) {
            result.append(place)
            current = allParents[place]
        }
        return result
    }

    /// Whether a class is one of views, view controllers or gesture recognizers.
    func descendsFromView(_ name: String) -> Bool {
        var current: String? = name
        var steps = 0
        while let place = current, steps < 64 {
            if ["UIView", "UIViewController", "UIGestureRecognizer"].contains(place) {
                return true
            }
            current = allParents[place]
            steps += 1
        }
        return false
    }

    /// Whether a name is one of a class of objects, the framework's or one here.
    func isClass(_ name: String) -> Bool {
        frameworkClasses.contains(name) || objectClasses.contains(name)
            || classAliases.contains(name)
    }

    /// Finds other names of classes, and protocols that only classes of objects can adopt.
    private mutating func collectClassNames(
        _ files: [FileFacts],
        _ parents: [String: [String]]
    ) {
        let aliases = files.flatMap(\.aliases)
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (name, type) in aliases where isClass(type) && !isClass(name) {
                classAliases.insert(name)
                isGrowing = true
            }
            for (name, above) in parents where !classProtocols.contains(name) {
                let isOne = above.contains { isClass($0) || classProtocols.contains($0) }
                guard isOne else { continue }
                classProtocols.insert(name)
                isGrowing = true
            }
        }
    }

    /// Whether a name is one of a type that someone has to declare, by how it is written.
    private func isType(_ name: String) -> Bool {
        name.first?.isUppercase ?? false && !PlainNames.contain(name) || isPartial(name)
    }

    /// The first class above one that the package does not declare; empty where there is none.
    private static func foreignRoot(
        of name: String,
        _ superclasses: [String: String]
    ) -> String {
        var current = name
        // A class that inherits from itself is the compiler's to refuse.
        for _ in 0..<64 {
            guard let parent = superclasses[current] else { return "" }
            if superclasses[parent] == nil { return parent }
            current = parent
        }
        return ""
    }

    private mutating func collectForeignOverrides(
        _ files: [FileFacts],
        _ superclasses: [String: String]
    ) {
        var members: [String: Set<String>] = [:]
        for member in files.flatMap(\.extensionMembers)
        where isForeignClass(member.type) && !member.isOverride {
            members[member.type, default: []].insert(member.fullName)
        }
        guard !members.isEmpty else { return }
        for file in files {
            for (name, overrides) in file.overrides where classes.contains(name) {
                var above = superclasses[name]
                var steps = 0
                while let current = above, classes.contains(current), steps < 64 {
                    above = superclasses[current]
                    steps += 1
                }
                guard let root = above, let known = members[root] else { continue }
                for member in overrides.intersection(known)
                where rungs[name]?[member] == nil
                    && !isIntroduced(member, above: name, files, superclasses)
                {
                    foreignOverrides[name, default: [:]][member] = root
                }
            }
        }
    }

    private mutating func collectLadders(
        _ files: [FileFacts],
        _ superclasses: [String: String]
    ) {
        // A target sees what is in itself only: what overrides, and what is overridden.
        let targets = Dictionary(grouping: files, by: \.folder)
        for (_, files) in targets { collectLadders(inTarget: files, superclasses) }
        for (folder, files) in targets {
            let others = targets.filter { $0.key != folder }.values.flatMap(\.self)
            collectDistantRungs(of: files, over: others, superclasses)
        }
        for (root, members) in ladders {
            for (member, types) in members { ladders[root]?[member] = types.sorted() }
        }
    }

    private mutating func collectLadders(
        inTarget files: [FileFacts],
        _ superclasses: [String: String]
    ) {
        var roots: [String: [String]] = [:]
        for (type, members) in files.flatMap(\.roots) where isForeignClass(type) {
            for member in members { roots[member, default: []].append(type) }
        }
        guard !roots.isEmpty else { return }
        for (type, members) in files.flatMap(\.rungs) where !genericTypes.contains(type) {
            var above: Set<String> = []
            var current = superclasses[type]
            while let name = current, above.insert(name).inserted { current = superclasses[name] }
            for member in members {
                guard let root = roots[member]?.first(where: above.contains),
                    !isIntroduced(member, above: type, files, superclasses)
                else { continue }
                rungs[type, default: [:]][member] = root
                ladders[root, default: [:]][member, default: []].append(type)
            }
        }
        collectFrontedRungs(files, superclasses)
    }

    /// Finds the overriding members of a target with types of their own.
    private mutating func collectFrontedRungs(
        _ files: [FileFacts],
        _ superclasses: [String: String]
    ) {
        var types: [String: [String: String]] = [:]
        for file in files {
            types.merge(file.ladderTypes) { $0.merging($1) { first, _ in first } }
        }
        for (root, members) in ladders {
            for (member, overriding) in members {
                for type in overriding {
                    let above = Self.chain(above: type, superclasses)
                    let nearest = above.first { $0 == root || overriding.contains($0) }
                    guard let own = types[type]?[member], let nearest,
                        let other = types[nearest]?[member], own != other
                    else { continue }
                    frontedLadders[root, default: []].insert(member)
                    let below = overriding.filter {
                        Self.chain(above: $0, superclasses).contains(type)
                    }
                    frontedRungs[type, default: [:]][member] = below.sorted()
                }
            }
        }
    }

    /// Finds what a target's classes override of members that other targets' extensions add.
    ///
    /// The other target cannot name those classes: they list their overrides, and the ladder looks
    /// there first.
    private mutating func collectDistantRungs(
        of files: [FileFacts],
        over others: [FileFacts],
        _ superclasses: [String: String]
    ) {
        var roots: [String: Set<String>] = [:]
        for (type, members) in others.flatMap(\.exposedRoots)
        where frameworkClasses.contains(type) {
            for member in members where !member.hasSuffix("...") {
                roots[member, default: []].insert(type)
            }
        }
        guard !roots.isEmpty else { return }
        var found: [String: [String: String]] = [:]
        for (type, members) in files.flatMap(\.rungs)
        where classes.contains(type) && !genericTypes.contains(type) {
            for member in members where rungs[type]?[member] == nil {
                let above = Self.chain(above: type, superclasses)
                guard let root = above.first(where: { roots[member]?.contains($0) ?? false }),
                    !isIntroduced(member, above: type, files, superclasses)
                else { continue }
                found[type, default: [:]][member] = root
            }
        }
        for (type, members) in found {
            for (member, root) in members {
                rungs[type, default: [:]][member] = root
                ladders[root, default: [:]][member, default: []] += []
                openLadders[root, default: []].insert(member)
                let above = Self.chain(above: type, superclasses)
                    .first { found[$0]?[member] == root }
                distantRungs[type, default: [:]][member] = .some(above)
            }
        }
    }

    /// Whether a type is no class of the package, and may be one of another's: members that an extension
    /// gives a protocol are never overridden.
    private func isForeignClass(_ type: String) -> Bool {
        !classes.contains(type) && !protocols.contains(type)
    }

    /// Whether a class of the package's above another declares a member itself, which is then the one
    /// that is overridden.
    private func isIntroduced(
        _ member: String,
        above type: String,
        _ files: [FileFacts],
        _ superclasses: [String: String]
    ) -> Bool {
        let name = member.hasSuffix("...") ? String(member.dropLast(3)) : member
        let above = Self.chain(above: type, superclasses).filter { classes.contains($0) }
        return above.contains { place in files.contains { $0.introduces(name, in: place) } }
    }

    /// The name of the type that a name stands for.
    func type(named name: String) -> String { typeAliases[name] ?? name }

    /// The classes above one, the nearest first.
    private static func chain(
        above type: String,
        _ superclasses: [String: String]
    ) -> [String] {
        var found: [String] = []
        var current = superclasses[type]
        while let name = current, !found.contains(name), found.count < 64 {
            found.append(name)
            current = superclasses[name]
        }
        return found
    }

    /// Takes in the protocols that inherit from one with optional requirements.
    private mutating func closeProtocols(_ parents: [String: [String]]) {
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (name, above) in parents where !optionalProtocols.contains(name) {
                guard above.contains(where: { optionalProtocols.contains($0) }) else { continue }
                optionalProtocols.insert(name)
                isGrowing = true
            }
        }
    }

    private mutating func collectExposedMembers(
        _ files: [FileFacts],
        _ parents: [String: [String]]
    ) {
        let required = files.reduce(into: [String: [String: String]]()) { all, file in
            all.merge(file.exposedRequirements) { $0.merging($1) { first, _ in first } }
        }
        guard !required.isEmpty else { return }
        for (type, names) in files.flatMap(\.adoptions) {
            var found = names
            var open = names
            while let name = open.popFirst() {
                open.formUnion(Set(parents[name] ?? []).subtracting(found))
                found.formUnion(parents[name] ?? [])
            }
            for name in found {
                guard let members = required[name] else { continue }
                exposedMembers[type, default: [:]].merge(members) { first, _ in first }
            }
        }
    }

    private mutating func collectForwarders(
        _ files: [FileFacts],
        _ superclasses: [String: String]
    ) {
        // What subclasses in this package override, by the class that they inherit it from.
        var overridden: [String: Set<String>] = [:]
        func note(_ members: Set<String>, from superclass: String?) {
            var next = superclass
            var steps = 0
            while let current = next, steps < 64 {
                overridden[current, default: []].formUnion(members)
                next = superclasses[current]
                steps += 1
            }
        }
        for file in files {
            for (name, members) in file.overrides { note(members, from: superclasses[name]) }
            for (parent, members) in file.localOverrides { note(members, from: parent) }
        }
        let known = Lowerer.sdkModules.union(["Foundation"])
        var targets: [String: Set<String>] = [:]
        for file in files {
            for type in file.classes.keys { targets[type, default: []].insert(file.folder) }
        }
        for file in files {
            // The body of a class sees the members of its own target only.
            for member in file.extensionMembers
            where targets[member.type]?.contains(file.folder) ?? false {
                let isOverridden = overridden[member.type]?.contains(member.fullName) ?? false
                guard member.isOverride || isOverridden,
                    rungs[member.type]?[member.fullName] == nil
                else { continue }
                forwarders[member.type, default: [:]][member.fullName] = member.forwarder
                forwarderImports[member.type, default: []]
                    .formUnion(file.imports.intersection(known))
            }
        }
    }

    /// A text that is equal for equal facts, in every run.
    public var fingerprint: String {
        var lines = optionalRequirements.sorted() + ["-"] + optionalProtocols.sorted() + ["-"]
        lines += genericTypes.sorted() + ["-"] + classes.sorted() + ["-"]
        lines += objectClasses.sorted() + ["-"] + specs.sorted() + ["-"]
        lines += testClasses.sorted() + ["-"] + plainlyMade.sorted() + ["-"]
        lines += selfMade.sorted() + ["-"] + plainClasses.sorted() + ["-"]
        lines += protocols.sorted() + ["-"]
        for (type, members) in foreignOverrides.sorted(by: { $0.key < $1.key }) {
            lines.append(type)
            lines += members.keys.sorted()
        }
        for (type, members) in exposedMembers.sorted(by: { $0.key < $1.key }) {
            lines.append("exposed " + type)
            lines += members.map { $0.key + " " + $0.value }.sorted()
        }
        for (type, members) in ladders.sorted(by: { $0.key < $1.key }) {
            lines.append("ladder " + type)
            lines += members.sorted { $0.key < $1.key }.map { $0.key + " \($0.value)" }
        }
        for (type, members) in frontedRungs.sorted(by: { $0.key < $1.key }) {
            lines.append("fronted rung " + type)
            lines += members.sorted { $0.key < $1.key }.map { $0.key + " \($0.value)" }
        }
        for (type, members) in openLadders.sorted(by: { $0.key < $1.key }) {
            lines.append("open ladder " + type + " \(members.sorted())")
        }
        for (type, members) in distantRungs.sorted(by: { $0.key < $1.key }) {
            lines.append("distant rung " + type)
            lines += members.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value ?? "-")" }
        }
        if !missingNames.isEmpty {
            lines += ["-"] + parameters.map { $0.key + " \($0.value.sorted())" }.sorted()
        }
        lines += ["-"] + umbrellas.sorted() + ["-"] + pods.sorted() + ["-"] + classAliases.sorted()
        lines += ["-"] + testModules.sorted()
        lines += ["-"] + classProtocols.sorted() + ["-"] + ownPublishing.sorted()
        lines += ["-"] + leftOutTypes.sorted() + absentImports + ["\(hasCrypto)"]
        lines += ["-"] + typeAliases.map { $0.key + " " + $0.value }.sorted()
        lines += ["-"] + leftOut.sorted() + ["-"] + replaceable.sorted()
        lines += ["-"] + missingNames.sorted() + ["-"] + associatedTypes.sorted()
        lines += ["-"] + noncopyableModules.sorted()
        lines += ["-"] + typesWithTypedNames.sorted() + ["-"] + runtimeObjectMembers.sorted()
        lines += ["-"] + objectConformances.sorted()
        lines += makers.map { $0.key + " \($0.value)" }.sorted()
        lines += classRequirements.map { $0.key + " \($0.value)" }.sorted()
        lines += fingerprintOfGivenNames
        lines += ["-"] + goneNames.sorted() + ["-"] + partialModules.sorted()
        lines.append("-")
        lines += forwarderImports.map { $0.key + " \($0.value.sorted())" }.sorted()
        for (type, members) in forwarders.sorted(by: { $0.key < $1.key }) {
            lines.append(type)
            lines += members.sorted { $0.key < $1.key }.map { $0.key + " " + $0.value }
        }
        return lines.joined(separator: "\n")
    }
}
