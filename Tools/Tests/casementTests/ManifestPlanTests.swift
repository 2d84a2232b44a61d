// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct ManifestPlanTests {
    private static let dump = """
        {"name": "Kit", "targets": [
          {"name": "Kit", "type": "regular", "dependencies": [
            {"byName": ["Old", null]}, {"product": ["Rain", "rain", null, null]}]},
          {"name": "Old", "type": "regular", "dependencies": []},
          {"name": "Demo", "type": "regular", "dependencies": [
            {"product": ["Snow", "snow", null, null]}]},
          {"name": "Lint", "type": "plugin", "dependencies": []},
          {"name": "Closed", "type": "binary", "dependencies": []},
          {"name": "KitTests", "type": "test", "dependencies": [{"target": ["Kit", null]}]}],
         "products": [{"name": "Kit", "targets": ["Kit"]}],
         "dependencies": [
          {"sourceControl": [{"identity": "rain",
            "location": {"remote": [{"urlString": "https://e.org/rain"}]}}]},
          {"sourceControl": [{"identity": "snow",
            "location": {"remote": [{"urlString": "https://e.org/snow"}]}}]}]}
        """

    private func plan(
        _ folder: TemporaryFolder,
        forTests: Bool = true,
        unreachable: Set<String> = []
    ) throws -> ManifestPlan {
        for file in [
            "Sources/Kit/A.swift", "Sources/Kit/Media.xcassets/Contents.json",
            "Sources/Kit/Views/Row.xib", "Sources/Old/Old.m", "Sources/Demo/D.swift",
            "Tests/KitTests/T.swift",
        ] {
            try folder.write("", to: file)
        }
        return ManifestPlan(
            try JSONDecoder().decode(PackageDump.self, from: Data(Self.dump.utf8)),
            in: folder.url,
            isRoot: true,
            forTests: forTests,
            unreachable: unreachable
        )
    }

    @Test func onlyWhatTestsNeedIsBuilt() throws {
        let folder = try TemporaryFolder()
        let tests = try plan(folder)
        #expect(tests.removed == ["Demo", "Lint", "Closed"])
        #expect(tests.removedPackages == ["https://e.org/snow"])
        let build = try plan(folder, forTests: false)
        #expect(build.removed == ["Lint"])
        #expect(build.removedPackages.isEmpty)
        #expect(Set(build.standIns.keys) == ["Old", "Closed"])
    }

    @Test func whatCannotBeBuiltStandsAsAnEmptyModule() throws {
        let folder = try TemporaryFolder()
        let plan = try plan(folder, forTests: false)
        #expect(Set(plan.emptyStandIns.keys) == ["Closed"])
        #expect(plan.absentModules == ["Closed"])
        let code = plan.code(package: "kit", toolsVersion: [6, 0])
        let place = #"path: ".build/casement/stand-ins/Closed""#
        #expect(code.contains(#".target(name: "Closed", \#(place))"#))
    }

    @Test func swiftStandsForATargetInObjectiveCWithWhatItDependsOn() throws {
        let folder = try TemporaryFolder()
        let plan = try plan(folder)
        #expect(Array(plan.standIns.keys) == ["Old"])
        #expect(plan.objcTargets.map(\.name) == ["Old"])
        #expect(plan.absentModules.isEmpty)
        let words =
            #".target(name: "Old", dependencies: $0.dependencies, "#
            + #"path: ".build/casement/stand-ins/Old""#
        #expect(plan.code(package: "kit", toolsVersion: [5, 9]).contains(words + ")"))
        #expect(
            plan.code(package: "kit", toolsVersion: [6, 0])
                .contains(words + ", swiftSettings: [.swiftLanguageMode(.v5)])")
        )
    }

    @Test func filesThatXcodeTakesUndeclaredAreResources() throws {
        let folder = try TemporaryFolder()
        let plan = try plan(folder)
        #expect(plan.resources == ["Kit": ["Media.xcassets", "Views/Row.xib"]])
        #expect(
            plan.code(package: "p", toolsVersion: [5, 3]).contains(".process(\"Views/Row.xib\")")
        )
        #expect(!plan.code(package: "p", toolsVersion: [5, 1]).contains(".process"))
    }

    @Test func aPackageThatCannotBeHadIsLeftOutWithItsProducts() throws {
        let folder = try TemporaryFolder()
        let plan = try plan(folder, unreachable: ["https://e.org/rain"])
        #expect(plan.removedPackages == ["https://e.org/rain", "https://e.org/snow"])
        #expect(plan.absentModules == ["Rain"])
        let errors = """
            error: Failed to clone repository https://e.org/rain:
                fatal: repository not found
            """
        #expect(Project.unreachablePackages(errors) == ["https://e.org/rain"])
        #expect(Project.resolutionFailure(errors).contains("Failed to clone repository"))
    }

    @Test func theManifestForTheCompilersVersionIsTaken() throws {
        let folder = try TemporaryFolder()
        #expect(PackageManifest.file(of: folder.url) == nil)
        try folder.write("// swift-tools-version:5.5\n", to: "Package.swift")
        #expect(PackageManifest.file(of: folder.url)?.lastPathComponent == "Package.swift")
        try folder.write("", to: "Package@swift-4.2.swift")
        #expect(PackageManifest.file(of: folder.url)?.lastPathComponent == "Package.swift")
        try folder.write("", to: "Package@swift-5.9.swift")
        try folder.write("", to: "Package@swift-5.10.swift")
        try folder.write("", to: "Package@swift-99.swift")
        #expect(
            PackageManifest.file(of: folder.url)?.lastPathComponent == "Package@swift-5.10.swift"
        )
    }

    @Test func theUsersPinnedVersionsStayAsTheyAre() throws {
        let folder = try TemporaryFolder()
        let none = PinnedVersions(of: folder.url)
        try folder.write("all", to: "Package.resolved")
        none.restore()
        #expect(try folder.text("Package.resolved") == "all")
        let pins = PinnedVersions(of: folder.url)
        try folder.write("less", to: "Package.resolved")
        pins.restore()
        #expect(try folder.text("Package.resolved") == "all")
    }

    @Test func schemesSayHowTestsRun() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <Scheme><TestAction shouldUseLaunchSchemeArgsEnv = "NO">
              <TestPlans><TestPlanReference reference = "container:All.xctestplan" default = "YES">
              </TestPlanReference></TestPlans>
              <Testables><TestableReference skipped = "NO">
                <BuildableReference BlueprintName = "KitTests"></BuildableReference>
                <SkippedTests><Test Identifier = "RowTests/testSlow()"></Test></SkippedTests>
              </TestableReference></Testables>
              <EnvironmentVariables>
                <EnvironmentVariable key = "PLACE" value = "$(SOURCE_ROOT)/a&amp;b" isEnabled = "YES">
                </EnvironmentVariable>
                <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"></EnvironmentVariable>
              </EnvironmentVariables>
            </TestAction></Scheme>
            """,
            to: "Kit.xcodeproj/xcshareddata/xcschemes/Kit.xcscheme"
        )
        try folder.write(
            """
            {"configurations": [{"options": {}}],
             "defaultOptions": {"environmentVariableEntries": [{"key": "PLAN", "value": "1"}]},
             "testTargets": [{"skippedTests": ["OldTests"], "target": {"name": "KitTests"}}]}
            """,
            to: "All.xctestplan"
        )
        let scheme = TestScheme(
            [folder.url.appendingPathComponent("Kit.xcodeproj")],
            targets: ["KitTests": "KitTests"],
            root: folder.url
        )
        #expect(scheme.environment == ["PLACE": folder.url.path + "/a&b", "PLAN": "1"])
        let selection = TestSelection(skips: scheme.skipped)
        let all = [
            "KitTests.RowTests/testSlow", "KitTests.RowTests/testSlowly", "KitTests.OldTests/testA",
        ]
        let rest = try selection.tests(of: TestList(xctest: all))
        #expect(rest.all == ["KitTests.RowTests/testSlowly"])
        let none = TestScheme(
            [folder.url.appendingPathComponent("Kit.xcodeproj")],
            targets: ["Other": "Other"],
            root: folder.url
        )
        #expect(none.environment.isEmpty)
    }
}
