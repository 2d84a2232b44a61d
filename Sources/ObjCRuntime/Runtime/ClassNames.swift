// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A class's name as Objective-C code knows it: `Module.Class`, `Module.Outer.Inner` for a nested
/// class, the name that `@objc(name)` gave it, or the bare name of a class of the framework's.
///
/// `type(of: x).description()` and `NSStringFromClass` are lowered to this: Foundation's own
/// function crashes for nested classes here.
public func _objcClassName(_ type: Any.Type) -> String {
    if let aClass = type as? AnyClass, let name = Registry.shared.givenName(of: aClass) {
        return name
    }
    let name = _typeName(type, qualified: true)
    // A module and a class: what is nested or generic keeps its module.
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !name.contains("<"), FrameworkModules.all.contains(String(parts[0]))
    else { return name }
    return String(parts[1])
}

/// A class's name as iOS prints it in descriptions: with its module, but for the framework's classes.
///
/// The names of private classes, which iOS prints mangled, are printed as the source has them.
package func _objcPrintedName(_ type: AnyClass) -> String {
    let name = _objcClassName(type)
    guard !name.contains("("), !_objcIsOfFramework(type) else {
        return _typeName(type, qualified: false)
    }
    return name
}

/// An object's class and address as iOS prints them in descriptions, `App.MyView: 0x7f8a1c`.
package func _objcPrinted(_ object: AnyObject) -> String {
    "\(_objcPrintedName(type(of: object))): \(_objcPrintedAddress(object))"
}

/// An object's address as iOS prints it, without zeros before it.
package func _objcPrintedAddress(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// Whether a class is one of the framework's, or of the libraries below it.
package func _objcIsOfFramework(_ type: AnyClass) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return FrameworkModules.all.contains(String(module))
}

/// The class of a name, or nil.
///
/// `NSClassFromString` is lowered to this.
///
/// Nested classes are found by their dotted name, generic ones not at all; framework classes also
/// by their bare name (`"UIView"`), as on iOS.
public func _objcClass(named name: String) -> AnyClass? {
    if let given = Registry.shared.aClass(givenName: name) { return given }
    return foundClasses.withLock { found in
        if let known = found[name] { return known }
        let type = mangledCandidates(for: name).lazy.compactMap { _typeByName($0) as? AnyClass }
        guard let type = type.first else { return nil }
        found[name] = type
        return type
    }
}

/// Classes found by name so far.
///
/// Misses are not kept: a library loaded later may bring the class.
private let foundClasses = Mutex<[String: AnyClass]>([:])

/// The mangled names that a dotted name may stand for.
///
/// Each part but the module may be a class (`C`), struct (`V`) or enum (`O`); the last is a class.
private func mangledCandidates(for name: String) -> [String] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }), parts.count <= 6 else { return [] }
    if parts.count == 1 {
        return FrameworkModules.all.map { mangled($0) + mangled(name) + "C" }
    }
    var prefixes = [mangled(parts[0])]
    for part in parts[1..<(parts.count - 1)] {
        prefixes = prefixes.flatMap { prefix in
            ["C", "V", "O"].map { prefix + mangled(part) + $0 }
        }
    }
    return prefixes.map { $0 + mangled(parts[parts.count - 1]) + "C" }
}

/// An identifier in Swift's mangling: its length, then itself.
///
/// Names outside ASCII, which the mangling spells in Punycode, are not found.
private func mangled(_ identifier: String) -> String { "\(identifier.utf8.count)\(identifier)" }
