// SPDX-License-Identifier: Apache-2.0

/// The parts of a test's name.
struct TestName: Equatable {
    /// The test's target.
    let module: String
    /// The class or the suites, `Outer.Inner` for nested ones; empty for a function of Swift
    /// Testing's outside of suites.
    let type: String
    /// The method without its parameters.
    let method: String

    /// Reads `Module.Class/test` and `Module.Outer/Inner/test()`.
    init(_ name: String) {
        let plain = name.prefix { $0 != "(" }
        let parts = plain.split(separator: "/")
        let method = parts.last ?? ""
        let owner = parts.dropLast().joined(separator: ".")
        if owner.isEmpty, let dot = method.firstIndex(of: ".") {
            module = String(method[..<dot])
            type = ""
            self.method = String(method[method.index(after: dot)...])
            return
        }
        let dot = owner.firstIndex(of: ".") ?? owner.endIndex
        module = String(owner[..<dot])
        var type = owner[dot...].drop { $0 == "." }
        // What lowering makes of a spec has the spec's name here.
        if method == "test_quickExamples", type.hasSuffix("_Examples") {
            type = type.dropLast("_Examples".count)
        }
        self.type = String(type)
        self.method = String(method)
    }

    /// The ways in which XCTest, `xcodebuild -only-testing` and people name it, its class and its
    /// target: `Target`, `Target.Class`, `Target.Class/method`, `Class`, `Class/method`, and `/` in
    /// the place of the dot.
    var namings: Set<String> {
        var names: Set<String> = [module]
        if type.isEmpty {
            names.formUnion(["\(module).\(method)", "\(module)/\(method)"])
            return names
        }
        func add(_ type: String, _ rest: String) {
            for type in [type, type.replacing(".", with: "/")] {
                for owner in ["\(module).\(type)", "\(module)/\(type)", type] {
                    names.insert(owner + rest)
                }
            }
        }
        add(type, "/" + method)
        // A suite is named by those around it, too.
        var outer = type
        while !outer.isEmpty {
            add(outer, "")
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        return names
    }
}
