// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import ObjCHeaders

/// Reads headers that tests write, with the toolchain that runs them.
enum Headers {
    /// The Swift lines that stand for a header, and what was left out.
    struct Result {
        let lines: [SwiftLine]
        let notes: [String]
        let forward: Set<String>

        /// The lines without blanks around them.
        var texts: [String] {
            lines.map { $0.text.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The types of a framework that is small enough to name here.
    static let framework = FrameworkTypes(
        classes: [
            "NSObject": "NSObject", "UIResponder": "NSObject", "UIView": "UIResponder",
            "UIControl": "UIView", "UIButton": "UIControl", "UIViewController": "UIResponder",
            "UITableView": "UIView", "UITableViewCell": "UIView", "UIColor": "NSObject",
        ],
        protocols: ["UITableViewDelegate"],
        types: ["ContentMode", "CellStyle", "UIBlendMode"]
    )

    private static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("ObjCHeaders")

    private static let tools = Swift.Result { () throws -> HeaderTools in
        let (_, text) = try Command.run(["swiftc", "-print-target-info"])
        let info = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let target = info?["target"] as? [String: Any]
        let paths = info?["paths"] as? [String: Any]
        let runtime = paths?["runtimeResourcePath"] as? String ?? ""
        let triple = target?["unversionedTriple"] as? String ?? ""
        let toolchain = URL(fileURLWithPath: runtime).standardizedFileURL
            .deletingLastPathComponent().deletingLastPathComponent()
        let overlays = folder.appendingPathComponent("overlays")
        try HeaderTools.buildOverlays(
            compiler: "swiftc",
            resources: resources,
            triple: triple,
            in: overlays
        )
        return HeaderTools(
            clang: toolchain.appendingPathComponent("bin/clang").path,
            resources: resources,
            overlays: overlays,
            triple: triple
        ) { module, arguments in
            // As the tool does, in a process of its own for each answer.
            let library = toolchain.appendingPathComponent("lib/libsourcekitdInProc.so").path
            let (status, text) = try Command.run(
                [casement, "header-interface", module, library, "--"] + arguments
            )
            guard status == 0 else { throw HeaderError(text) }
            return text
        }
    }

    /// The program, which is built beside the tests.
    private static var casement: String {
        let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("casement").path
    }

    private static let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("casement-objc-\(UUID().uuidString)")

    /// Reads files: `*.h` are shown, `*.m` implement.
    static func read(
        _ files: [String: String],
        isMixed: Bool = false,
        module: String = "Kit"
    ) throws -> Result {
        let place = folder.appendingPathComponent(UUID().uuidString)
        for (name, text) in files {
            try HeaderWorkspace.write(text, to: place.appendingPathComponent(name))
        }
        let paths = files.keys.sorted().map { place.appendingPathComponent($0) }
        let set = HeaderSet(
            module: module,
            headers: paths.filter { $0.pathExtension == "h" },
            folders: [place],
            neighbours: paths.filter { $0.pathExtension == "h" },
            implementations: paths.filter { $0.pathExtension == "m" },
            isMixed: isMixed
        )
        var importer = HeaderImporter(
            set,
            tools: try tools.get(),
            framework: framework,
            modules: ["UIKit"],
            folder: place.appendingPathComponent("work")
        )
        let lines = try importer.lines()
        return Result(lines: lines, notes: importer.notes, forward: importer.forwardNames)
    }

    /// Reads one header, nonnull throughout, with an implementation.
    static func read(_ header: String, implementation: String = "") throws -> Result {
        let text =
            "#import <UIKit/UIKit.h>\nNS_ASSUME_NONNULL_BEGIN\n\(header)\nNS_ASSUME_NONNULL_END\n"
        return try read(["Kit.h": text, "Kit.m": implementation])
    }
}
