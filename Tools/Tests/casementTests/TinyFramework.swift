// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import casement

/// The program itself on a package of one file, with a framework of modules of some lines in the place of ours, so that a
/// whole run takes seconds.
final class TinyFramework: Sendable {
    let folder: TemporaryFolder
    private let tool: URL

    /// What a run printed, both streams together, and its status.
    struct Outcome {
        let text: String
        let status: Int32
    }

    /// `name`: that of the folder that everything lies in.
    init(name: String = "folder") throws {
        folder = try TemporaryFolder(name: name)
        let place = ProcessInfo.processInfo.environment["CASEMENT_TOOL"]
        tool =
            place.map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("casement")
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Casement",
                products: [
                    .library(name: "Casement", type: .dynamic, targets: ["ObjectiveC", "UIKit", "_Testing_UIKit"])
                ],
                targets: [
                    .target(name: "ObjectiveC"), .target(name: "UIKit", dependencies: ["ObjectiveC"]),
                    // The toolchain imports it where a file imports both.
                    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
                ]
            )

            """,
            to: "home/Package.swift"
        )
        try folder.write(
            "@_exported import Foundation\nopen class NSObject: Foundation.NSObject {}\n"
                + "public protocol _ErrorWithObject: Error {}\n",
            to: "home/Sources/ObjectiveC/NSObject.swift"
        )
        try folder.write(
            "@_exported import ObjectiveC\nopen class UIView: ObjectiveC.NSObject {}\n",
            to: "home/Sources/UIKit/UIView.swift"
        )
        try folder.write("import UIKit\n", to: "home/Sources/_Testing_UIKit/Empty.swift")
        try folder.write(
            """
            public import XCTest
            extension XCTestCase {
                public func _addTeardownBlock(_ block: @escaping () -> Void) { addTeardownBlock(block) }
                public var _continueAfterFailure: Bool { get { true } set {} }
            }

            """,
            to: "home/Sources/XCTestActivities/Teardown.swift"
        )
        try folder.write("none\n", to: "home/Sources/Shims/README.md")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "P", targets: [.executableTarget(name: "P")])

            """,
            to: "p/Package.swift"
        )
        try write("import UIKit\nprint(\"works\")\n")
    }

    /// Writes the package's one file.
    func write(_ text: String) throws {
        try folder.write(text, to: "p/Sources/P/main.swift")
    }

    var source: String { path("p/Sources/P/main.swift") }

    func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    /// A process of the program that has not begun.
    func process(
        _ command: String,
        _ flags: [String] = [],
        _ environment: [String: String] = [:]
    ) -> Process {
        let process = Process()
        process.executableURL = tool
        process.arguments = [command, "--package-path", path("p")] + flags
        process.environment = ProcessInfo.processInfo.environment.merging(
            [
                "CASEMENT_HOME": path("home"), "CASEMENT_CACHE": path("cache"),
                "CASEMENT_DISPLAY": "headless",
            ]
        ) { $1 }.merging(environment) { $1 }
        return process
    }

    /// Runs a command on the package.
    func run(
        _ command: String,
        _ flags: [String] = [],
        _ environment: [String: String] = [:]
    ) throws -> Outcome {
        let process = process(command, flags, environment)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            text: String(decoding: data, as: UTF8.self),
            status: process.terminationStatus
        )
    }
}
