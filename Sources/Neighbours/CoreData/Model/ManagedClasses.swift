// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Synchronization

/// Finds the classes of objects by the names that models give them.
enum ManagedClasses {
    private static let found = Mutex<[String: NSManagedObject.Type]>([:])

    /// The class of a name: a bare one, `Module.Class`, or `.Class`, which in a model means the class
    /// of the module that the model is in.
    static func named(_ name: String) -> NSManagedObject.Type? {
        if name == "NSManagedObject" { return NSManagedObject.self }
        if let known = found.withLock({ $0[name] }) { return known }
        let bare = String(name.split(separator: ".").last ?? "")
        let type =
            (name.hasPrefix(".") ? nil : _objcClass(named: name) as? NSManagedObject.Type)
            ?? listed(bare)
        guard let type else { return nil }
        found.withLock { $0[name] = type }
        return type
    }

    /// The class of a bare name, in whatever module of the program.
    private static func listed(_ name: String) -> NSManagedObject.Type? {
        if let given = _objcClass(named: name) as? NSManagedObject.Type { return given }
        var count: UInt32 = 0
        guard let list = objc_copyClassList(&count) else { return nil }
        defer { free(UnsafeMutableRawPointer(list)) }
        var nested: NSManagedObject.Type?
        for index in 0..<Int(count) {
            guard let type = list[index] as? NSManagedObject.Type else { continue }
            let parts = _typeName(type, qualified: true).split(separator: ".")
            guard parts.last.map(String.init) == name else { continue }
            if parts.count == 2 { return type }
            nested = type
        }
        return nested
    }
}
