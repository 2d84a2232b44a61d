// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders

/// The modules that a target's bridging header imports: in Xcode all files of the target see them.
enum BridgedModules {
    /// A module that a header names.
    struct Name: Hashable {
        let module: String
        /// Whether the header can mean nothing else: `@import M;` and `<M/M.h>`.
        ///
        /// `"M.h"` may be a pod's header as well as one that is not there.
        let isCertain: Bool
    }

    /// Headers without a folder that are modules of the system.
    private static let plain = ["sqlite3.h": "SQLite3", "zlib.h": "zlib"]

    /// The modules that a header and the headers beside it that it includes name, in their order.
    ///
    /// `others`: the target's headers, wherever they lie.
    static func named(in header: URL, _ others: [URL] = []) -> [Name] {
        var names: [Name] = []
        var files = [header.standardizedFileURL]
        var index = 0
        while index < files.count, index < 256 {
            let file = files[index]
            index += 1
            guard let text = try? Files.text(file) else { continue }
            let header = HeaderText(text)
            names += header.librariesOfSDK.map { Name(module: $0, isCertain: true) }
            for include in header.includes {
                if !include.isFramework,
                    let own = place(of: include.path, beside: file, others)
                {
                    if !files.contains(own) { files.append(own) }
                } else if let name = name(of: include.path, isFramework: include.isFramework) {
                    names.append(name)
                }
            }
        }
        return names.unique
    }

    private static func place(of path: String, beside file: URL, _ others: [URL]) -> URL? {
        let beside = file.deletingLastPathComponent().appendingPathComponent(path)
        if FileManager.default.fileExists(atPath: beside.path) { return beside.standardizedFileURL }
        let name = beside.lastPathComponent
        return others.first { $0.lastPathComponent == name }?.standardizedFileURL
    }

    private static func name(of path: String, isFramework: Bool) -> Name? {
        if let module = plain[path] { return Name(module: module, isCertain: true) }
        let parts = path.split(separator: "/")
        guard let file = parts.last, file.hasSuffix(".h") else { return nil }
        if isFramework, parts.count > 1 {
            return Name(module: BuildSettings.moduleName(String(parts[0])), isCertain: true)
        }
        return Name(module: BuildSettings.moduleName(String(file.dropLast(2))), isCertain: false)
    }

    /// The modules of the SDK that stand for a framework's own headers.
    static func standingIn(for headers: [URL]) -> [String] {
        headers.compactMap { HeaderText.moduleOfSDK(for: $0.path) }.unique
    }

    /// Where the file lies in the made package that has all files of the target see the modules.
    static func path(of target: XcodeTarget) -> String {
        "Sources/\(target.module)/CasementBridgedModules.swift"
    }

    /// The file's text; nil where the header names none.
    static func source(of target: XcodeTarget) -> String? {
        guard !target.bridgedModules.isEmpty else { return nil }
        return target.bridgedModules.map { "@_exported import \($0)\n" }.joined()
    }
}
