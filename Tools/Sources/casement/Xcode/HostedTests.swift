// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What Xcode does before the first test of a bundle: it launches the app that the tests run in
/// (`TEST_HOST`) and makes an object of the class that the bundle's Info.plist names
/// (`NSPrincipalClass`).
///
/// Here tests are no bundle, so a file of the target's own does both.
enum HostedTests {
    /// The variable that is `none` where tests run without the app.
    static let variable = "CASEMENT_TEST_HOST"
    /// What the program's events call the time in which the app is launched.
    static let launch = "launch of the app"

    /// Where the file lies in the made package.
    static func path(of target: XcodeTarget) -> String {
        "Sources/\(target.module)/CasementTestBundle.swift"
    }

    /// The file's text; nil for tests without host and class.
    static func source(of target: XcodeTarget, host: XcodeTarget?) throws -> String? {
        guard target.kind == .tests else { return nil }
        let name =
            target.infoPlist == nil
            ? nil : try InfoPlist.content(of: target)["NSPrincipalClass"] as? String
        let principal = name.flatMap { $0.isEmpty ? nil : $0 }
        guard host != nil || principal != nil else { return nil }
        let hasEntry = host.map { hasEntryPoint($0) } ?? false
        let entry =
            hasEntry
            ? """

            @_silgen_name("\(host?.module ?? "")_main")
            private func hostMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

            """ : ""
        let call =
            host == nil
            ? "" : "_objcHostTests(in: \(hasEntry ? "{ hostMain($0, $1) }" : "nil"))"
        let make = principal.map { name in
            """
            let name = \(quoted(name))
                        guard let found = NSClassFromString(name) else {
                            fatalError("NSPrincipalClass in the Info.plist: there is no class \\(name)")
                        }
                        object = _objcMake(found)
            """
        }
        return """
            // Made by casement for \(target.name); changes here are lost.
            import Dispatch
            import Foundation
            import UIKit
            import XCTest
            \(entry)
            private final class TestBundle: NSObject, XCTestObservation {
                @MainActor static var object: AnyObject?
                @MainActor static var isReady = false

                /// The runner learns that the app is being launched, and that it was.
                private static func note(_ kind: String) {
                    let place = ProcessInfo.processInfo.environment["CASEMENT_TEST_EVENTS"]
                    guard let place, let file = fopen(place, "a") else { return }
                    fputs("{\\"kind\\":\\"\\(kind)\\",\\"test\\":\\"\(launch)\\"}\\n", file)
                    fclose(file)
                }

                @MainActor private static func launch() {
                    if ProcessInfo.processInfo.environment["\(variable)"] == "none" { return }
                    note("suite")
                    \(call)
                    note("suiteEnd")
                }

                @MainActor static func begin() {
                    if isReady { return }
                    isReady = true
                    launch()
                    \(make.map { $0.replacingOccurrences(of: "            ", with: "        ") } ?? "")
                }

                func testBundleWillStart(_ testBundle: Bundle) {
                    MainActor.assumeIsolated { TestBundle.begin() }
                }
            }

            @section(".init_array") @used
            private let addBundle: @convention(c) @Sendable () -> Void = {
                XCTestObservationCenter.shared.addTestObserver(TestBundle())
                // For Swift Testing, which has no observers: before any test on the main actor.
                DispatchQueue.main.async { MainActor.assumeIsolated { TestBundle.begin() } }
            }

            """
    }

    /// Whether an app has an entry point that stays: a delegate, or `main.swift`.
    ///
    /// An app of SwiftUI's has none here.
    static func hasEntryPoint(_ target: XcodeTarget) -> Bool {
        target.sources.contains { file in
            if file.lastPathComponent == "main.swift" { return true }
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
            if text.contains("@UIApplicationMain") { return true }
            guard let main = text.range(of: "@main") else { return false }
            let declaration = text[main.upperBound...].prefix { $0 != "{" }
            return !declaration.hasSuffix("App ") && !declaration.contains(": App")
        }
    }
}
