// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct ProjectChoiceTests {
    private static let tested = """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit"), .testTarget(name: "KitTests")])
        """
    private static let untested = """
        // swift-tools-version:5.9
        import PackageDescription
        // No .testTarget here.
        let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        """

    private func choice(
        _ folder: TemporaryFolder,
        _ purpose: ProjectChoice.Purpose = .test,
        project: String? = nil,
        wantsPackage: Bool = false
    ) throws -> ProjectChoice {
        try ProjectChoice(
            ProjectChoice.Request(
                path: folder.url.path,
                project: project,
                wantsPackage: wantsPackage,
                purpose: purpose
            )
        )
    }

    private func names(_ choice: ProjectChoice) -> [String] {
        guard case .projects(let projects, _) = choice.source else { return [] }
        return projects.map(\.lastPathComponent)
    }

    @Test func aPackageWithTestsGoesBeforeAProject() throws {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: folder)
        try folder.write(Self.tested, to: "Package.swift")
        let choice = try choice(folder)
        guard case .package(let place) = choice.source else {
            Issue.record("the package is not taken")
            return
        }
        #expect(place.path == folder.url.path)
        #expect(choice.notes.isEmpty)
        #expect(try names(self.choice(folder, project: "Lamp")) == ["Lamp.xcodeproj"])
    }

    @Test func testsThatImportNothingOfThePackageAreThoseOfAProject() throws {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: folder)
        try folder.write(Self.tested, to: "Package.swift")
        try folder.write("import XCTest\nclass A {}\n", to: "Tests/KitTests/A.swift")
        let found = try choice(folder)
        #expect(names(found) == ["Lamp.xcodeproj"])
        #expect(found.notes.first?.contains("import nothing of the package") == true)
        try folder.write(
            "import XCTest\n@testable import Kit\n",
            to: "Tests/KitTests/B.swift"
        )
        let other = try choice(folder)
        #expect(names(other) == [])
        #expect(other.notes.isEmpty)
    }

    @Test func aPackageKeepsItsTestsWhereThereIsNoProject() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.tested, to: "Package.swift")
        try folder.write("import XCTest\nclass A {}\n", to: "Tests/KitTests/A.swift")
        guard case .package = try choice(folder).source else {
            Issue.record("the package is not taken")
            return
        }
    }

    @Test func theTestsOfAProjectRunWhereThePackageHasNone() throws {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: folder)
        try folder.write(Self.untested, to: "Package.swift")
        let found = try choice(folder)
        #expect(names(found) == ["Lamp.xcodeproj"])
        #expect(found.notes.first?.contains("Lamp.xcodeproj") ?? false)
        #expect(try names(choice(folder, .build)) == [])
        #expect(try names(choice(folder, wantsPackage: true)) == [])
    }

    @Test func aWorkspaceNamesItsProjectsAsOnAMac() throws {
        let folder = try TemporaryFolder()
        let inner = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: inner)
        let place = folder.url.appendingPathComponent("Kit")
        try FileManager.default.copyItem(at: inner.url, to: place)
        try folder.write(
            #"<Workspace><FileRef location = "group:kit/lamp.xcodeproj"></FileRef></Workspace>"#,
            to: "All.xcworkspace/contents.xcworkspacedata"
        )
        #expect(try names(choice(folder)) == ["Lamp.xcodeproj"])
    }

    @Test func anExamplesTestsAreFoundBeneathTheFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.untested, to: "Package.swift")
        let inner = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: inner)
        try FileManager.default.copyItem(
            at: inner.url,
            to: folder.url.appendingPathComponent("Example")
        )
        let found = try choice(folder)
        #expect(names(found) == ["Lamp.xcodeproj"])
        #expect(found.notes.first?.contains("Example/Lamp.xcodeproj") ?? false)
        #expect(
            try names(choice(folder, project: "Example/Lamp.xcodeproj")) == ["Lamp.xcodeproj"]
        )
        #expect(throws: Failure.self) { try choice(folder, project: "Other") }
    }

    @Test func theLargestOfProjectsBesideEachOtherIsTaken() throws {
        let folder = try TemporaryFolder()
        let inner = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: inner)
        for name in ["1", "2", "3"] {
            let place = folder.url.appendingPathComponent(name)
            try FileManager.default.copyItem(at: inner.url, to: place)
        }
        let found = try choice(folder, .build)
        #expect(names(found) == ["Lamp.xcodeproj"])
        #expect(found.notes.first?.contains("the largest of 3 beside each other") ?? false)
        let only = try choice(folder, .build, project: "1/Lamp.xcodeproj")
        #expect(only.notes.isEmpty)
    }

    @Test(arguments: [
        ("Workspace.swift", "Tuist makes its projects: run `tuist generate` first"),
        ("project.yml", "XcodeGen makes its projects: run `xcodegen` first"),
        ("README.md", "give --package-path"),
    ])
    func aFolderWhoseProjectsHaveToBeMadeSaysSo(file: String, words: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: file)
        let failure = #expect(throws: Failure.self) { try choice(folder, .build) }
        #expect(failure.map { "\($0)".contains(words) } ?? false)
    }

    @Test func aManifestWithoutTargetsIsAGeneratorsWhereThereIsOne() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package("
                + "name: \"Kit\", dependencies: [.package(url: \"a\", from: \"1.0.0\")])\n",
            to: "Package.swift"
        )
        guard case .package = try choice(folder, .build).source else {
            Issue.record("the manifest counts where no generator is")
            return
        }
        try folder.write("", to: "Tuist/Config.swift")
        let failure = #expect(throws: Failure.self) { try choice(folder, .build) }
        let words = failure.map { "\($0)" } ?? ""
        #expect(words.contains("holds a Package.swift without targets"))
        #expect(words.contains("run `tuist generate`"))
    }

    @Test func aWorkspacesProjectsAreTakenTogether() throws {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: folder)
        try XcodeFixture.makeSynchronized(in: folder)
        try folder.write(
            """
            <Workspace version = "1.0">
               <Group location = "container:" name = "All">
                  <FileRef location = "group:Lamp.xcodeproj"></FileRef>
                  <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
               </Group>
               <FileRef location = "container:Kite.xcodeproj"></FileRef>
            </Workspace>
            """,
            to: "All.xcworkspace/contents.xcworkspacedata"
        )
        let found = try choice(folder, .build)
        #expect(names(found) == ["Lamp.xcodeproj", "Kite.xcodeproj"])
        guard case .projects(_, let name) = found.source else { return }
        #expect(name == "All")
        // Only one of them has tests.
        #expect(try names(choice(folder, .test)) == ["Lamp.xcodeproj"])
    }

    @Test func aLibraryWithNothingButASpecificationIsBuiltOfIt() throws {
        let folder = try TemporaryFolder()
        #expect(throws: Failure.self) { try choice(folder, .build) }
        try folder.write("Pod::Spec.new do |s|\n s.name = 'A'\nend\n", to: "A.podspec")
        let place = folder.url.appendingPathComponent("A.podspec").standardizedFileURL
        #expect(try choice(folder, .build).source == .podspec(place))
    }

    @Test func aProjectGoesBeforeAManifestWhoseTargetsHaveNoFolder() throws {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: folder)
        let head = "// swift-tools-version:5.5\nimport PackageDescription\n"
        let manifest = "let package = Package(name: \"A\", targets: [.target(name: \"Away\")])\n"
        try folder.write(head + manifest, to: "Package.swift")
        try folder.write("", to: "Sources/Other/A.swift")
        let found = try choice(folder, .build)
        #expect(names(found) == ["Lamp.xcodeproj"])
        #expect(found.notes.contains { $0.contains("targets that have no folder") })
        try folder.write("", to: "Sources/Away/A.swift")
        #expect(try names(choice(folder, .build)) == [])
        // The only target of a newer manifest has the whole folder.
        let newer = head.replacing("5.5", with: "5.9")
        try folder.write(newer + manifest.replacing("Away", with: "B"), to: "Package.swift")
        #expect(try names(choice(folder, .build)) == [])
    }

    @Test func aProjectGoesBeforeAManifestThatThePackageManagerRefuses() throws {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: folder)
        let words = Self.tested.split(separator: "\n").dropFirst().joined(separator: "\n")
        for first in ["// swift-tools-version:3.1\n", "swift-tools-version:5\n"] {
            try folder.write(first + words, to: "Package.swift")
            let found = try choice(folder, .build)
            #expect(names(found) == ["Lamp.xcodeproj"])
            #expect(found.notes.contains { $0.contains("is for Swift 3") })
        }
        try folder.write(Self.tested, to: "Package@swift-5.9.swift")
        guard case .package = try choice(folder, .build).source else {
            Issue.record("the package is not taken")
            return
        }
    }

    @Test func aPackageAndAProjectHavePlacesOfTheirOwn() throws {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: folder)
        let file = folder.url.appendingPathComponent("Lamp.xcodeproj")
        let scratch = Project.scratch(of: try XcodeProject(at: file))
        #expect(scratch.path != Project.scratch(of: folder.url).path)
        #expect(!scratch.path.hasPrefix(Project.scratch(of: folder.url).path + "/"))
    }
}
