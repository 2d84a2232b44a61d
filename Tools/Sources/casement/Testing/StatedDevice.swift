// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The simulator that a repository tests on, as the files say that its own continuous integration runs.
///
/// `xcodebuild -destination 'platform=iOS Simulator,name=iPhone 15,OS=17.5'` in a workflow and `device: "iPhone 15"`
/// in a Fastfile name it. Frames in assertions and recorded pictures are of that device.
struct StatedDevice: Equatable {
    /// As `--device` takes it.
    let name: String
    /// The file that names it, from the repository's root.
    let file: String

    /// Whether the screen has two pixels to a point.
    let isOf2x: Bool

    /// The device of the repository that a folder is in; nil where no file names one that is known.
    ///
    /// Of several, a phone comes before a pad, then the one that is named most often, then the first.
    init?(around folder: URL) {
        let root = Self.repository(of: folder)
        var mentions: [Mention] = []
        for file in Self.files(of: root) {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let place = String(file.path.dropFirst(root.path.count + 1))
            let lines = text.split(whereSeparator: \.isNewline)
                .filter { !$0.drop(while: \.isWhitespace).hasPrefix("#") }
            for command in Self.commands(of: lines) {
                mentions += Self.mentions(in: command.lowercased(), file: place)
            }
        }
        // A device that is only built for is one of many.
        if mentions.contains(where: { !$0.isOnlyBuilt }) {
            mentions.removeAll(where: \.isOnlyBuilt)
        }
        let phones = mentions.filter { $0.device.hasPrefix("iPhone") }
        let candidates = phones.isEmpty ? mentions : phones
        let counts = Dictionary(grouping: candidates, by: \.device).mapValues(\.count)
        guard let most = counts.values.max(),
            let first = candidates.first(where: { counts[$0.device] == most })
        else { return nil }
        let versions = candidates.filter { $0.device == first.device }.compactMap(\.version)
        let version = versions.max { $0.compare($1, options: .numeric) == .orderedAscending }
        name = first.device + (version.map { ", iOS \($0)" } ?? "")
        file = first.file
        isOf2x = Self.devicesOf2x.contains(first.device)
    }

    /// One place where a file names a device.
    private struct Mention {
        let device: String
        /// The version of iOS that stands beside it, if ours behaves like it.
        let version: String?
        let file: String
        /// Whether the command that names it runs no tests.
        let isOnlyBuilt: Bool
    }

    // MARK: Files

    /// The folder with `.git` at or above a folder; the folder itself where there is none.
    private static func repository(of folder: URL) -> URL {
        var place = folder.standardizedFileURL
        while place.path != "/" {
            let git = place.appendingPathComponent(".git").path
            if FileManager.default.fileExists(atPath: git) { return place }
            place.deleteLastPathComponent()
        }
        return folder.standardizedFileURL
    }

    /// The files that say how tests are run, those of today's services first.
    private static func files(of root: URL) -> [URL] {
        let workflows = contents(of: root, ".github/workflows", [".yml", ".yaml"])
        let named = [
            ".circleci/config.yml", ".gitlab-ci.yml", "azure-pipelines.yml", "bitrise.yml",
            "codemagic.yaml", ".cirrus.yml", "fastlane/Fastfile", "fastlane/Scanfile",
            ".fastlane/Fastfile", ".fastlane/Scanfile", "Makefile", "Rakefile", ".travis.yml",
        ]
        .map { root.appendingPathComponent($0) }
        let scripts = ["", "scripts", "Scripts", "script", "bin", "ci_scripts"]
            .flatMap { contents(of: root, $0, [".sh"]) }
        return workflows + named + scripts
    }

    private static func contents(of root: URL, _ folder: String, _ endings: [String]) -> [URL] {
        let place = folder.isEmpty ? root : root.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
            .map { place.appendingPathComponent($0) }
    }

    // MARK: Lines

    /// Lines, those together that a backslash at their end joins.
    private static func commands(of lines: [Substring]) -> [String] {
        var commands: [String] = []
        var isOpen = false
        for line in lines {
            if isOpen {
                commands[commands.count - 1] += " " + line
            } else {
                commands.append(String(line))
            }
            isOpen = line.hasSuffix("\\")
        }
        return commands
    }

    /// Whether a command only builds: `xcodebuild build -destination …`.
    private static func onlyBuilds(_ command: String) -> Bool {
        guard let start = command.range(of: "xcodebuild ") else { return false }
        let words = command[start.upperBound...].split(separator: " ")
        return words.contains { ["build", "archive", "analyze"].contains($0) }
            && !words.contains { $0 == "test" || $0.hasSuffix("-testing") || $0.hasPrefix("test-") }
    }

    /// The devices that a command of small letters names.
    private static func mentions(in line: String, file: String) -> [Mention] {
        // Simulators of Xcode 10 write the R of iPhone Xʀ as a small capital.
        let line = line.replacingOccurrences(of: "ʀ", with: "r")
        let isOnlyBuilt = onlyBuilds(line)
        var found: [Mention] = []
        var place = line.startIndex
        while let start = line[place...].range(of: #"ip(hone|ad)"#, options: .regularExpression) {
            let rest = line[start.lowerBound...]
            place = start.upperBound
            guard let device = longestFirst.first(where: { rest.hasPrefix($0.lowercased()) })
            else { continue }
            let end = rest.index(rest.startIndex, offsetBy: device.count)
            guard isWhole(line[end...]) else { continue }
            place = end
            found.append(
                Mention(
                    device: device,
                    version: version(before: line[..<start.lowerBound], after: line[end...]),
                    file: file,
                    isOnlyBuilt: isOnlyBuilt
                )
            )
        }
        return found
    }

    /// Whether a name ends where this begins: `iPhone 16` of `iPhone 16e` and `iPhone 16 Pro` does not.
    private static func isWhole(_ rest: Substring) -> Bool {
        rest.range(
            of: #"^([a-z0-9]| (pro|plus|max|mini|air|ultra)\b)"#,
            options: .regularExpression
        ) == nil
    }

    /// The version that stands beside a name: `OS=17.5,name=iPhone 15`, `iPhone 15,OS=17.5`, `iPhone 15 (17.5)`.
    private static func version(before: Substring, after: Substring) -> String? {
        let patterns = [
            (before, #"(?<=os=)[0-9.]+(?=,name=$)"#),
            (after, #"(?<=^,os=)[0-9.]+"#),
            (after, #"(?<=^ \()[0-9.]+(?=\))"#),
        ]
        let found = patterns.lazy.compactMap { text, pattern in
            text.range(of: pattern, options: .regularExpression).map { String(text[$0]) }
        }
        return found.first { version in
            version.split(separator: ".").first.flatMap { Int($0) }.map(versions.contains) ?? false
        }
    }

    /// The releases of iOS whose behaviour the framework has, whatever device it shows.
    private static let versions = 15...18

    // MARK: Names

    /// The devices of the framework's catalogue whose screens have two pixels to a point.
    private static let devicesOf2x: Set<String> = [
        "iPhone SE (1st generation)", "iPhone 5s", "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8",
        "iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone SE", "iPhone XR",
        "iPhone 11", "iPad", "iPad mini", "iPad mini 4", "iPad mini (5th generation)", "iPad Air",
        "iPad Air 2", "iPad Pro (9.7-inch)", "iPad (5th generation)", "iPad (6th generation)",
        "iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)",
        "iPad Pro (10.5-inch)", "iPad Air (3rd generation)",
        "iPad Pro (12.9-inch) (2nd generation)", "iPad mini (6th generation)",
        "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
        "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Pro (11-inch)",
        "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
        "iPad Pro (11-inch) (4th generation)", "iPad Pro 11-inch (M4)", "iPad Pro (12.9-inch)",
        "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
        "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
        "iPad Air 13-inch (M2)", "iPad Pro 13-inch (M4)",
    ]

    /// The others, with three.
    private static let devicesOf3x: Set<String> = [
        "iPhone 14", "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus",
        "iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone XS Max", "iPhone 11 Pro Max",
        "iPhone 12 mini", "iPhone 13 mini", "iPhone 12", "iPhone 12 Pro", "iPhone 13",
        "iPhone 13 Pro", "iPhone 16e", "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus",
        "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16", "iPhone 14 Pro Max",
        "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus", "iPhone 16 Pro", "iPhone 17",
        "iPhone 17 Pro", "iPhone 16 Pro Max", "iPhone 17 Pro Max",
    ]

    /// The names, each before those that it begins with.
    static let longestFirst = devicesOf2x.union(devicesOf3x).sorted {
        ($0.count, $1) > ($1.count, $0)
    }
}
