// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What schemes and test plans say of how tests run: their environment, and tests that are left out.
struct TestScheme {
    /// Environment variables that are switched on, with their build settings replaced.
    private(set) var environment: [String: String] = [:]
    /// Regular expressions for the tests that are switched off.
    private(set) var skipped: [String] = []
    /// The modules of the targets that no scheme tests but one of their own name that tests nothing
    /// else, where another scheme tests other targets.
    private(set) var untested: Set<String> = []

    /// Reads the schemes that test some targets.
    ///
    /// - Parameters:
    ///   - folders: Projects, workspaces and the folders of packages.
    ///   - targets: The names of the test targets, with their modules.
    ///   - root: The folder that is `$(SRCROOT)` where a scheme names no project.
    init(_ folders: [URL], targets: [String: String], root: URL) {
        // The scheme that is called like the project goes first; each target counts once.
        var left = targets
        var alone: [String: String] = [:]
        for folder in folders {
            for (scheme, text) in Self.schemes(in: folder) where !left.isEmpty {
                let found = read(text, folder, left, root)
                if found == [scheme] { alone[scheme] = targets[scheme] }
                for name in found { left[name] = nil }
            }
        }
        let others = targets.count - left.count - alone.count
        if others > 0 { untested = Set(left.values).union(alone.values) }
    }

    /// Switches the tests of a target off if it is in no scheme, although others are, and only
    /// measures: Xcode runs it when somebody asks for it.
    mutating func switchOff(benchmarks sources: [URL], of module: String) {
        guard untested.contains(module) else { return }
        var (tests, measures) = (0, 0)
        for text in sources.compactMap({ try? Files.text($0) }) {
            tests += text.ranges(of: "func test").count + text.ranges(of: "@Test").count
            measures += ["measure {", "measure(", "measureMetrics("]
                .reduce(0) { $0 + text.ranges(of: $1).count }
        }
        if tests > 0, measures >= tests { skipped.append("^" + module + "\\.") }
    }

    /// The shared schemes of a project or a workspace with their texts, that of its own name first.
    private static func schemes(in folder: URL) -> [(name: String, text: String)] {
        let place = folder.appendingPathComponent("xcshareddata/xcschemes")
        let own = folder.deletingPathExtension().lastPathComponent
        let files = Files.all(under: place, endingIn: ".xcscheme")
        func name(_ file: URL) -> String { file.deletingPathExtension().lastPathComponent }
        return (files.filter { name($0) == own } + files.filter { name($0) != own })
            .compactMap { file in
                (try? String(contentsOf: file, encoding: .utf8)).map { (name(file), $0) }
            }
    }

    /// The build configuration of an action, `TestAction` or `LaunchAction`, in the first shared scheme
    /// in which the action has something to test or to launch; nil where none says.
    static func configuration(of project: URL, action: String) -> String? {
        for (_, text) in schemes(in: project) {
            let subjects = ["BuildableReference", "TestPlanReference"]
            guard let tags = element(action, Self.tags(text)),
                tags.contains(where: { subjects.contains($0.name) }),
                let configuration = tags.first?.attributes["buildConfiguration"]
            else { continue }
            return configuration
        }
        return nil
    }

    /// Reads one scheme.
    ///
    /// - Returns: the names of those of the targets that it tests.
    private mutating func read(
        _ text: String,
        _ folder: URL,
        _ targets: [String: String],
        _ root: URL
    ) -> Set<String> {
        let tags = Self.tags(text)
        guard let test = Self.element("TestAction", tags) else { return [] }
        let plans = test.filter { $0.name == "TestPlanReference" }
            .compactMap { $0.attributes["reference"] }
            .compactMap { Self.place(of: $0, folder) }
            .compactMap { Plan($0) }
        let tested = test.filter { $0.name == "BuildableReference" }
            .compactMap { $0.attributes["BlueprintName"] }
        let planned = plans.flatMap { $0.targets.map(\.name) }
        let found = Set(targets.keys).intersection(tested + planned)
        guard !found.isEmpty else { return [] }
        var source = test
        if test.first?.attributes["shouldUseLaunchSchemeArgsEnv"] == "YES",
            let launch = Self.element("LaunchAction", tags)
        {
            source = launch
        }
        let settings = Self.settings(source, folder, root)
        // The tests of all projects are one program: the first that sets a variable counts.
        var variables: [String: String] = [:]
        for variable in source
        where variable.name == "EnvironmentVariable" && variable.attributes["isEnabled"] == "YES" {
            guard let key = variable.attributes["key"] else { continue }
            variables[key] = settings.expand(variable.attributes["value"] ?? "")
        }
        var module = ""
        for tag in test {
            if tag.name == "BuildableReference", !tag.isEnd {
                module = targets[tag.attributes["BlueprintName"] ?? ""] ?? ""
            }
            guard tag.name == "Test", let name = tag.attributes["Identifier"], !module.isEmpty
            else { continue }
            skipped.append(Self.pattern(module, name))
        }
        for plan in plans {
            for (key, value) in plan.environment { variables[key] = settings.expand(value) }
            for target in plan.targets {
                guard let module = targets[target.name] else { continue }
                skipped += target.skipped.map { Self.pattern(module, $0) }
            }
        }
        environment.merge(variables) { first, _ in first }
        return found
    }

    /// The settings that an action's variables may name: those of the target that it takes them from.
    private static func settings(_ action: [Tag], _ folder: URL, _ root: URL) -> BuildSettings {
        let start = action.firstIndex { $0.name == "MacroExpansion" && !$0.isEnd }
        let reference = start.flatMap { start in
            action[start...].first { $0.name == "BuildableReference" }?.attributes
        }
        var project = folder.pathExtension == "xcodeproj" ? folder : nil
        if !folder.pathExtension.isEmpty,
            let path = reference?["ReferencedContainer"]?.split(separator: ":", maxSplits: 1).last
        {
            project = folder.deletingLastPathComponent().appendingPathComponent(String(path))
        }
        let place = (project?.deletingLastPathComponent().standardizedFileURL ?? root).path
        var settings = BuildSettings()
        settings.add(["SRCROOT": place, "SOURCE_ROOT": place, "PROJECT_DIR": place])
        if let project, project.pathExtension == "xcodeproj" {
            settings.add(["PROJECT_NAME": project.deletingPathExtension().lastPathComponent])
        }
        if let target = reference?["BlueprintName"] {
            settings.add(["TARGET_NAME": target, "PRODUCT_NAME": target])
        }
        return settings
    }

    /// `Class/testA()` as a regular expression over `Module.Class/testA`.
    static func pattern(_ module: String, _ test: String) -> String {
        let name = test.hasSuffix("()") ? String(test.dropLast(2)) : test
        let escaped = NSRegularExpression.escapedPattern(for: "\(module).\(name)")
        return "^" + escaped + "(/|\\(|$)"
    }

    /// `container:Tests/All.xctestplan`, from the folder that holds the project.
    private static func place(of reference: String, _ folder: URL) -> URL? {
        let path = reference.split(separator: ":", maxSplits: 1).last.map(String.init) ?? reference
        let base = folder.pathExtension.isEmpty ? folder : folder.deletingLastPathComponent()
        // The schemes of a package lie in `.swiftpm/xcode`.
        for start in [base, base.deletingLastPathComponent().deletingLastPathComponent()] {
            let file = start.appendingPathComponent(path)
            if FileManager.default.fileExists(atPath: file.path) { return file }
        }
        return nil
    }

    // MARK: Test plans

    /// A test plan, as far as it is kept to here.
    private struct Plan {
        var environment: [String: String] = [:]
        var targets: [(name: String, skipped: [String])] = []

        init?(_ file: URL) {
            guard let data = try? Data(contentsOf: file),
                let whole = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            else { return nil }
            let first = (whole["configurations"] as? [[String: Any]])?.first
            let options = [whole["defaultOptions"], first?["options"]]
                .compactMap { $0 as? [String: Any] }
            for option in options {
                for entry in option["environmentVariableEntries"] as? [[String: Any]] ?? [] {
                    guard let key = entry["key"] as? String, entry["enabled"] as? Bool ?? true
                    else { continue }
                    environment[key] = entry["value"] as? String ?? ""
                }
            }
            for entry in whole["testTargets"] as? [[String: Any]] ?? [] {
                guard let target = entry["target"] as? [String: Any],
                    let name = target["name"] as? String
                else { continue }
                targets.append((name, entry["skippedTests"] as? [String] ?? []))
            }
        }
    }

    // MARK: XML

    private struct Tag {
        let name: String
        let isEnd: Bool
        let attributes: [String: String]
    }

    /// The tags between the two of an element, with the first.
    private static func element(_ name: String, _ tags: [Tag]) -> [Tag]? {
        guard let start = tags.firstIndex(where: { $0.name == name && !$0.isEnd }) else {
            return nil
        }
        let end = tags[start...].firstIndex { $0.name == name && $0.isEnd } ?? tags.endIndex
        return Array(tags[start..<end])
    }

    private static func tags(_ text: String) -> [Tag] {
        text.split(separator: "<").dropFirst().map { piece in
            let inner = piece.prefix { $0 != ">" }
            let isEnd = inner.hasPrefix("/")
            let name = inner.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }
            var attributes: [String: String] = [:]
            var rest = inner.dropFirst(name.count)
            while let equal = rest.firstIndex(of: "="),
                let open = rest[equal...].firstIndex(of: "\""),
                let close = rest[rest.index(after: open)...].firstIndex(of: "\"")
            {
                let key = rest[..<equal].trimmingCharacters(in: .whitespacesAndNewlines)
                attributes[key] = XMLText.plain(rest[rest.index(after: open)..<close])
                rest = rest[rest.index(after: close)...]
            }
            return Tag(name: String(name), isEnd: isEnd, attributes: attributes)
        }
    }
}
