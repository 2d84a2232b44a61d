// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// What of a folder a command works on: its package, or Xcode projects in it or beneath.
struct ProjectChoice {
    /// What a command is for.
    enum Purpose {
        case build
        case test
        case run
    }

    /// What a person asked for.
    struct Request {
        var path = "."
        /// The project or workspace to take, by path or name.
        var project: String?
        /// Whether the package counts even where a project has the tests.
        var wantsPackage = false
        var purpose = Purpose.build
    }

    enum Source: Equatable {
        case package(URL)
        /// Projects that are built as one, under a name.
        case projects([URL], name: String)
        /// A library that has only a CocoaPods specification.
        case podspec(URL)
    }

    let source: Source
    /// What a person should know of the choice.
    private(set) var notes: [String] = []

    init(_ request: Request) throws {
        let given = URL(fileURLWithPath: request.path).standardizedFileURL
        if let named = request.project {
            source = try Self.named(named, in: given)
            return
        }
        switch given.pathExtension {
        case "xcodeproj":
            source = .projects([given], name: Self.name(of: given))
            return
        case "xcworkspace":
            source = try Self.workspace(given)
            return
        case "podspec":
            source = .podspec(given)
            return
        default: break
        }
        let manifest = given.appendingPathComponent("Package.swift")
        let finder = ProjectFinder(folder: given, purpose: request.purpose)
        // A manifest without targets only says what a generator of projects depends on.
        let hasManifest = FileManager.default.fileExists(atPath: manifest.path)
        let hasPackage = hasManifest && (finder.generator == nil || Self.hasTargets(manifest))
        let absentPackage = hasManifest ? "a Package.swift without targets" : "no Package.swift"
        if request.wantsPackage, !hasPackage {
            throw Failure("\(given.path) holds \(absentPackage), so --package has nothing to take")
        }
        let best = hasPackage ? PackageManifest.file(of: given) : nil
        let text = try best.map { try Files.text($0) } ?? ""
        let hasTests = ManifestLowerer.hasTests(in: text)
        let lacksSubject =
            request.purpose == .test && hasTests && hasPackage
            && Self.testsLackTheirSubject(text, in: given)
        let lacksTests = request.purpose == .test && (!hasTests || lacksSubject)
        let isTooOld = hasPackage && PackageManifest.isTooOld(text)
        let lacksFolders = hasPackage && !isTooOld && Self.namesAbsentFolders(text, in: given)
        let isUsable = !lacksTests && !isTooOld && !lacksFolders
        if hasPackage, request.wantsPackage || isUsable {
            let isForTests = request.purpose == .test && hasTests && !request.wantsPackage
            guard isForTests, let found = Self.projectWithResources(text, given, finder) else {
                source = .package(given)
                return
            }
            source = found
            notes = [
                "The package's tests read files that no manifest names; those of "
                    + "\(Self.paths(found, from: given)) run (--project names another, --package the "
                    + "package)"
            ]
            return
        }
        if let found = finder.find() {
            if lacksTests, !hasTests, !isTooOld, !lacksFolders, Self.areStale(found, besides: text),
                Self.hasLooseTests(text, in: given)
            {
                source = .package(given)
                notes = [
                    "\(Self.paths(found, from: given)) names files that are not there; the package, "
                        + "which has them, is taken (--project names another)"
                ]
                return
            }
            source = found
            if hasPackage || !finder.isDirect(found) {
                let names = Self.paths(found, from: given)
                if isTooOld {
                    notes = [
                        "The package's manifest is for Swift 3, which the package manager refuses; "
                            + "taken here: \(names) (--project names another)"
                    ]
                } else if lacksFolders {
                    notes = [
                        "The package's manifest names targets that have no folder, which the package "
                            + "manager refuses; taken here: \(names) (--project names another)"
                    ]
                } else {
                    let reason =
                        lacksSubject
                        ? "The package's tests import nothing of the package; those of"
                        : hasPackage ? "The package has no tests; those of" : "Taken here:"
                    let others = hasPackage ? 0 : finder.others
                    let beside =
                        others > 0
                        ? ", the largest of \(others + 1) beside each other" : ""
                    notes = [
                        "\(reason) \(names)\(hasPackage ? " run" : "")\(beside) "
                            + "(--project names another"
                            + "\(hasPackage ? ", --package the package" : ""))"
                    ]
                }
            }
        } else if hasPackage, !isTooOld || finder.podspec == nil {
            source = .package(given)
        } else if let podspec = finder.podspec {
            source = .podspec(podspec)
        } else {
            let nothing = "\(given.path) holds \(absentPackage), no Xcode project and no podspec; "
            guard let generator = finder.generator else {
                throw Failure(nothing + "give --package-path")
            }
            throw Failure(
                nothing + "\(generator.name) makes its projects: run `\(generator.command)` first, "
                    + "which needs a Mac, and give the folder with what it has made"
            )
        }
    }

    private static func hasTargets(_ manifest: URL) -> Bool {
        guard let text = try? Files.text(manifest) else { return false }
        // Their names may be computed.
        return !ManifestLowerer.targets(in: text).isEmpty || text.contains(".target(")
    }

    /// The project beside a package, or beneath it, whose tests have files that the package's lack.
    private static func projectWithResources(
        _ manifest: String,
        _ folder: URL,
        _ finder: ProjectFinder
    ) -> Source? {
        guard let found = finder.find(), finder.isSingle(found),
            testsLackResources(manifest, in: folder, found), !areStale(found, besides: manifest)
        else { return nil }
        return found
    }

    /// Whether a manifest names targets that have no folder where the package manager looks, and where
    /// there is something else.
    private static func namesAbsentFolders(_ manifest: String, in folder: URL) -> Bool {
        // A path may be set later on.
        guard !manifest.contains(/\.path *=/) else { return false }
        let targets = ManifestLowerer.targetsWithoutPath(in: manifest)
        func exists(_ place: URL) -> Bool { FileManager.default.fileExists(atPath: place.path) }
        return targets.contains { target in
            let places = ((target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"])
                .map { folder.appendingPathComponent($0) }.filter(exists)
            // The only target of its kind may have the whole folder, by newer rules.
            let isAlone = targets.count { $0.isTest == target.isTest } == 1
            let isNew = manifest.contains(/swift-tools-version: *(?:5\.(?:9|1\d)|[6-9])/)
            return !places.isEmpty && !(isAlone && isNew)
                && !places.contains { exists($0.appendingPathComponent(target.name)) }
        }
    }

    /// Modules that every test can import, beside iOS's.
    private static let usual: Set<String> = [
        "XCTest", "Testing", "Foundation", "CoreFoundation", "Dispatch", "Darwin", "Swift",
    ]

    /// Whether all files of a package's tests import modules of Apple's alone, and so nothing of the
    /// package: such tests compile only in a project that builds the library's files into them.
    private static func testsLackTheirSubject(_ manifest: String, in folder: URL) -> Bool {
        let known = IOSModules.onPhone.union(usual)
            .subtracting(ManifestLowerer.targets(in: manifest))
        let files = ManifestLowerer.testFolders(in: manifest).flatMap {
            Files.all(under: folder.appendingPathComponent($0), endingIn: ".swift")
        }
        return !files.isEmpty
            && files.allSatisfy { file in
                guard let text = try? Files.text(file) else { return false }
                return LooseTests.imports(in: text).isSubset(of: known)
            }
    }

    private static func name(of file: URL) -> String {
        file.deletingPathExtension().lastPathComponent
    }

    private static func workspace(_ file: URL) throws -> Source {
        let projects = XcodeWorkspace.projects(of: file)
        guard !projects.isEmpty else {
            throw Failure("\(file.path) names no project that is there")
        }
        return .projects(projects, name: name(of: file))
    }

    /// What a person named, by a path from the folder or from here, with or without extension.
    private static func named(_ name: String, in folder: URL) throws -> Source {
        let kinds = ["xcodeproj", "xcworkspace", "podspec"]
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        for base in [folder, here] {
            for kind in [""] + kinds.map({ "." + $0 }) {
                let file = base.appendingPathComponent(name + kind).standardizedFileURL
                guard kinds.contains(file.pathExtension),
                    FileManager.default.fileExists(atPath: file.path)
                else { continue }
                switch file.pathExtension {
                case "xcworkspace": return try workspace(file)
                case "podspec": return .podspec(file)
                default: return .projects([file], name: self.name(of: file))
                }
            }
        }
        throw Failure("--project \(name): there is no such project in \(folder.path)")
    }

    private static func paths(_ source: Source, from folder: URL) -> String {
        guard case .projects(let projects, _) = source else { return "the podspec" }
        return projects.map {
            $0.path.hasPrefix(folder.path + "/")
                ? String($0.path.dropFirst(folder.path.count + 1)) : $0.path
        }.joined(separator: ", ")
    }
}
