// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The class that the Info.plist of a test bundle names with `NSPrincipalClass`: XCTest makes an
/// object of it before the first test.
///
/// Here tests are no bundle, so a file of the target's own does it.
enum PrincipalClass {
    /// Where the file lies in the made package.
    static func path(of target: XcodeTarget) -> String {
        "Sources/\(target.module)/CasementPrincipalClass.swift"
    }

    /// The file's text; nil for a target that names no class.
    static func source(of target: XcodeTarget) throws -> String? {
        guard target.kind == .tests, target.infoPlist != nil,
            let name = try InfoPlist.content(of: target)["NSPrincipalClass"] as? String,
            !name.isEmpty
        else { return nil }
        return """
            // Made by casement from the Info.plist of \(target.name); changes here are lost.
            import UIKit
            import XCTest

            private final class PrincipalClassMaker: NSObject, XCTestObservation {
                private var object: AnyObject?

                func testBundleWillStart(_ testBundle: Bundle) {
                    let name = \(quoted(name))
                    guard let found = NSClassFromString(name) else {
                        fatalError("NSPrincipalClass in the Info.plist: there is no class \\(name)")
                    }
                    object = MainActor.assumeIsolated { _objcMake(found) }
                }
            }

            @section(".init_array") @used
            private let addMaker: @convention(c) @Sendable () -> Void = {
                XCTestObservationCenter.shared.addTestObserver(PrincipalClassMaker())
            }

            """
    }
}
