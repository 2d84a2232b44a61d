// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A workspace: a list of projects and packages that are built together.
enum XcodeWorkspace {
    /// The projects and folders that a workspace names, in its order.
    static func references(of workspace: URL) -> [URL] {
        let file = workspace.appendingPathComponent("contents.xcworkspacedata")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let container = workspace.deletingLastPathComponent().standardizedFileURL
        var groups = [container]
        var found: [URL] = []
        for tag in text.split(separator: "<").dropFirst() {
            if tag.hasPrefix("/Group") {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            guard tag.hasPrefix("Group") || tag.hasPrefix("FileRef") else { continue }
            let place = Files.asOnAMac(
                place(location(in: tag) ?? "", group: groups[groups.count - 1], container)
            )
            if tag.hasPrefix("FileRef") {
                found.append(place)
            } else {
                groups.append(place)
            }
        }
        return found.filter { $0.path != workspace.path && $0.lastPathComponent != "Pods" }.unique
    }

    /// The projects that a workspace names and that are there.
    static func projects(of workspace: URL) -> [URL] {
        references(of: workspace).filter {
            $0.pathExtension == "xcodeproj" && FileManager.default.fileExists(atPath: $0.path)
        }
    }

    /// The workspaces in a folder, without those that stand for one project or package alone.
    static func all(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcworkspace") && !$0.hasPrefix(".") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }

    private static func location(in tag: Substring) -> String? {
        guard let start = tag.range(of: "location"),
            let open = tag[start.upperBound...].firstIndex(of: "\""),
            let end = tag[tag.index(after: open)...].firstIndex(of: "\"")
        else { return nil }
        return XMLText.plain(tag[tag.index(after: open)..<end])
    }

    private static func place(_ location: String, group: URL, _ container: URL) -> URL {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.count == 2 ? String(parts[1]) : location
        if path.isEmpty { return group }
        switch parts.first {
        case "absolute": return URL(fileURLWithPath: path).standardizedFileURL
        case "container": return container.appendingPathComponent(path).standardizedFileURL
        default: return group.appendingPathComponent(path).standardizedFileURL
        }
    }
}
