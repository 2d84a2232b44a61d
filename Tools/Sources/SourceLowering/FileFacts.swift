// SPDX-License-Identifier: Apache-2.0

/// What one file declares, as far as other declarations' lowering depends on it.
package struct FileFacts: Hashable, Sendable {
    /// A method that `#selector` may name.
    struct Method: Hashable, Sendable {
        var fullName = ""
        var selector = ""
    }

    /// The names for Objective-C that a property has by `@objc(name)`, its own and its accessors'.
    struct PropertyName: Hashable, Sendable {
        var key: String?
        var getter: String?
        var setter: String?
    }

    /// A class declaration.
    struct Class: Hashable, Sendable {
        var isGeneric = false
        /// The first name that it inherits: its superclass, if it has one.
        var parent: String?
    }

    /// A member that stands in an extension.
    struct ExtensionMember: Hashable, Sendable {
        var type = ""
        var fullName = ""
        var isOverride = false
        /// A declaration of it for the class body that calls the renamed member.
        var forwarder = ""
    }

    /// The folder of the target that the file is in, which is not part of what is kept.
    package var folder = ""
    /// The name of that folder, by which the lowering knows the module.
    package var moduleName: String { folder.split(separator: "/").last.map(String.init) ?? "" }

    /// Classes by dotted name.
    var classes: [String: Class] = [:]
    /// Names of generic types of any kind.
    var genericTypes: Set<String> = []
    /// The optional requirements of protocols that are declared here, by protocol.
    ///
    /// One whose result is there and no optional stands there twice, once with `plainResult`.
    var optionalRequirements: [String: Set<String>] = [:]
    /// Behind the name of an optional requirement: its result is no optional.
    static let plainResult = "!"
    /// The selectors of what `@objc` protocols that are declared here require, by protocol and full name.
    var exposedRequirements: [String: [String: String]] = [:]
    /// The properties that `@objc` protocols declared here require of classes themselves, by protocol and
    /// name: `?` for an optional requirement of an optional type, `!` for one of another type, else nothing.
    var classRequirements: [String: [String: String]] = [:]
    /// What classes and extensions here inherit and adopt, by type.
    var adoptions: [String: Set<String>] = [:]
    /// What protocols that are declared here inherit.
    var protocolParents: [String: [String]] = [:]
    /// The overriding members by class.
    var overrides: [String: Set<String>] = [:]
    /// What classes override that are declared in functions, by the outer class that they inherit from: several
    /// functions may declare a class of one name.
    var localOverrides: [String: Set<String>] = [:]
    /// Those of the overriding members that can be found by a ladder, by type and key.
    var rungs: [String: Set<String>] = [:]
    /// The members of extensions that override nothing and can have a ladder, by type and key.
    var roots: [String: Set<String>] = [:]
    /// The types of the functions among these two, by type and key.
    var ladderTypes: [String: [String: String]] = [:]
    /// Those of the members of extensions that say `@objc`, and so can be overridden in another module.
    var exposedRoots: [String: Set<String>] = [:]
    var extensionMembers: [ExtensionMember] = []
    /// Methods by type and base name, for `#selector`.
    var methods: [String: [String: [Method]]] = [:]
    /// `@objc(name)` of properties by type and name.
    var propertyNames: [String: [String: PropertyName]] = [:]
    /// Initialisers of classes and of extensions, by type.
    var initialisers: [String: [InheritedInit.Initialiser]] = [:]
    /// Properties and functions that give an `AnyObject` or an array of them.
    var anyObjects: Set<String> = []
    /// Whether the file imports UIKit or something that brings it.
    package var importsUIKit = false
    /// Whether it does so outside of every `#if`.
    var alwaysImportsUIKit = false
    /// The modules that the file imports.
    package var imports: Set<String> = []
    /// Whether it extends every object.
    var extendsObjects = false
    /// What it gives every object.
    var objectExtensions: [ObjectExtension] = []
    /// Whether it extends every object by means of Objective-C's runtime, as a library does on iOS that
    /// needs no UIKit itself.
    package var extendsObjectsOfTheRuntime: Bool {
        extendsObjects && imports.contains("ObjectiveC")
    }
    /// Whether it uses Objective-C's runtime outside of every `#if`, as only a package for Apple's systems does.
    package var alwaysUsesRuntime = false
    /// Whether it names types of the network outside of every `#if`.
    package var alwaysUsesNetwork = false
    /// Modules of iOS that are not here and that the file imports without asking first, and those that
    /// are here in part.
    var absentImports: Set<String> = []
    /// Whether there are any.
    package var importsAbsent: Bool { !absentImports.isEmpty }
    /// The types that are declared here, at any depth, by their last names.
    package var types: Set<String> = []
    /// The outermost declarations, in order; without `absentImports` only what they cannot be
    /// without.
    var items: [TopLevelItem] = []
    /// The names of generic parameters of types, by type.
    var parameters: [String: Set<String>] = [:]
    /// Other names of types.
    var aliases: [String: String] = [:]
    /// The other names of dictionaries whose keys are typed names.
    var typesWithTypedNames: Set<String> = []
    /// The types of variables and parameters that hold a type.
    var metatypes: [String: String] = [:]
    /// The names of associated types.
    var associatedTypes: Set<String> = []
    /// The protocols that every object conforms to without members: `extension NSObject: P {}`.
    package var objectConformances: Set<String> = []
    /// Whether a name's `init` is taken as a function: `View.init`.
    var namesInitialisers = false

    /// Whether the file names `~Copyable`.
    var namesNoncopyable = false
    /// Whether the file gives methods other implementations while the program runs.
    var replacesMethods = false
    /// The names of methods in selectors: base names and whole ones.
    var selectors: Set<String> = []

    /// Nothing known.
    package init() {}

    /// Whether a class has a method here that overrides nothing.
    func introduces(_ fullName: String, in type: String) -> Bool {
        let base = String(fullName.prefix { $0 != "(" })
        let isThere = methods[type]?[base]?.contains { $0.fullName == fullName } ?? false
        return isThere && !(overrides[type]?.contains(fullName) ?? false)
    }
}
