// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The attributes that only a compiler with an Objective-C runtime takes.
enum ObjCAttributes {
    /// Those that go without a trace.
    static let all: Set<String> = [
        "objc", "objcMembers", "nonobjc", "_objcRuntimeName", "_nonobjc", "NSManaged", "NSCopying",
        "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
    ]
    /// Those that make a member known to Objective-C.
    static let exposing: Set<String> = [
        "objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "NSManaged",
        "GKInspectable",
    ]
    /// Those that begin a program.
    static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

    /// Whether an attribute is one of these.
    static func isOne(_ node: AttributeSyntax) -> Bool {
        let name = node.attributeName.trimmedDescription
        return all.contains(name) || entryPoints.contains(name)
    }
}
