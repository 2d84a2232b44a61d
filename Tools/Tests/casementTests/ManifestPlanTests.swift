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

    @Test func testsOfMacrosAreLeftOutWhereThereAreOthers() throws {
        let folder = try TemporaryFolder()
        let tests =
            #"{"name": "KitTests", "type": "test", "dependencies": [{"target": ["Kit", null]}]}"#
        let dump = """
            {"name": "Kit", "targets": [
              {"name": "Kit", "type": "regular", "dependencies": [{"byName": ["Made", null]}]},
              {"name": "Made", "type": "macro", "dependencies": []},
              {"name": "MadeTests", "type": "test", "dependencies": [{"byName": ["Made", null]}]}
              OTHERS]}
            """
        func plan(_ others: String) throws -> ManifestPlan {
            let text = dump.replacingOccurrences(of: "OTHERS", with: others)
            return ManifestPlan(
                try JSONDecoder().decode(PackageDump.self, from: Data(text.utf8)),
                in: folder.url,
                isRoot: true,
                forTests: true,
                unreachable: []
            )
        }
        let both = try plan(", " + tests)
        #expect(both.macroTests == ["MadeTests"])
        #expect(both.removed == ["MadeTests"])
        #expect(try plan("").macroTests.isEmpty)
        // The dependency on the macro itself is gone before the manifest is read.
        let expanding =
            #", {"name": "ExpansionTests", "type": "test", "dependencies": [{"product": ["#
            + #""SwiftSyntaxMacrosTestSupport", "swift-syntax", null, null]}]}"#
        #expect(try plan(", " + tests + expanding).macroTests == ["MadeTests", "ExpansionTests"])
    }

    @Test func testsGetTheFilesThatAProjectBesideThePackageBundles() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "A1 /* star.png in Resources */, A2 /* logo.png in Resources */, A3 /* T.swift in Sources */",
            to: "Kit.xcodeproj/project.pbxproj"
        )
        for file in [
            "Tests/KitTests/Pictures/star.png", "Tests/KitTests/other.png", "Sources/Kit/logo.png",
        ] {
            try folder.write("", to: file)
        }
        let resources = try plan(folder).resources
        #expect(resources["KitTests"] == ["Pictures/star.png"])
        #expect(resources["Kit"] == ["Media.xcassets", "Views/Row.xib"])
    }

    @Test func aFolderMayBeWrittenWithOtherLettersAsOnAMac() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Source/A.swift")
        let dump = #"{"targets": [{"name": "Kit", "type": "regular", "path": "source"}]}"#
        let plan = ManifestPlan(
            try JSONDecoder().decode(PackageDump.self, from: Data(dump.utf8)),
            in: folder.url,
            isRoot: true,
            forTests: false,
            unreachable: []
        )
        #expect(plan.paths == ["Kit": "Source"])
        let code = plan.code(package: "kit", toolsVersion: [5, 9])
        #expect(code.contains(#"target.path = "Source""#))
    }

    @Test func onlyFilesOfTargetsThatAreBuiltAreRead() throws {
        let folder = try TemporaryFolder()
        func contains(_ plan: ManifestPlan, _ path: String) -> Bool? {
            plan.builtFolders?.contains(folder.url.appendingPathComponent(path))
        }
        // The folder of the plugin is not asked for.
        let tests = try plan(folder)
        #expect(contains(tests, "Sources/Kit/Views/A.swift") == true)
        #expect(contains(tests, "Tests/KitTests/T.swift") == true)
        #expect(contains(tests, "Sources/Demo/D.swift") == false)
        #expect(contains(tests, "Sources/Kitchen/A.swift") == false)
        let dump = """
            {"targets": [
              {"name": "A", "type": "regular", "path": "A", "exclude": ["Old"]},
              {"name": "B", "type": "regular", "path": "B", "sources": ["Core", "One.swift"]}]}
            """
        let other = ManifestPlan(
            try JSONDecoder().decode(PackageDump.self, from: Data(dump.utf8)),
            in: folder.url,
            isRoot: true,
            forTests: false,
            unreachable: []
        )
        #expect(contains(other, "A/New/A.swift") == true)
        #expect(contains(other, "A/Old/A.swift") == false)
        #expect(contains(other, "B/Core/A.swift") == true)
        #expect(contains(other, "B/One.swift") == true)
        #expect(contains(other, "B/Two.swift") == false)
    }

    @Test func ofADependencyTheFoldersThatItsManifestNamesAreRead() throws {
        let folder = try TemporaryFolder()
        for name in ["Sources/K/K.swift", "Example/E.swift", "Extra/X.swift", "Tests/T.swift"] {
            try folder.write("", to: name)
        }
        func contains(_ manifest: String, _ path: String) -> Bool? {
            BuiltFolders(namedIn: manifest, of: folder.url)?
                .contains(folder.url.appendingPathComponent(path))
        }
        let manifest = #".target(name: "K"), .target(name: "X", path: "extra")"#
        #expect(contains(manifest, "Sources/K/K.swift") == true)
        #expect(contains(manifest, "Extra/X.swift") == true)
        #expect(contains(manifest, "Example/E.swift") == false)
        #expect(contains(manifest, "Tests/T.swift") == false)
        #expect(contains(#".target(name: "K", path: ".")"#, "Example/E.swift") == nil)
        #expect(contains(#".target(name: "K", path: folder)"#, "Example/E.swift") == nil)
        #expect(contains(#".target(name: "K", path: "\(a)/K")"#, "Example/E.swift") == nil)
    }

    private func looseTests(_ files: [String: String], _ dump: String) throws -> LooseTests {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let read = try JSONDecoder().decode(PackageDump.self, from: Data(dump.utf8))
        return LooseTests(read, in: folder.url)
    }

    private static let kit = """
        {"targets": [
          {"name": "Kit", "type": "regular", "path": "Kit", "exclude": ["Tests"],
           "dependencies": [{"product": ["Rain", "rain", null, null]}]},
          {"name": "Old", "type": "regular", "path": "Old"}]}
        """

    @Test func testsThatNoManifestHasGetATarget() throws {
        let text = "import XCTest\n@testable import Kit\nimport class Rain.Drop\n"
        let files = [
            "Kit/Sources/K.swift": "", "Old/O.swift": "", "Kit/Tests/Deep/A.swift": text,
            "Kit/Tests/Host/App.swift": "import UIKit\n@UIApplicationMain class App {}\n",
            // No unit tests, those of a target, and those of another package.
            "Kit/UITests/A.swift": text + "XCUIApplication().launch()\n",
            "Old/Tests/A.swift": text, "Demo/Package.swift": "", "Demo/Tests/A.swift": text,
            "Helpers/SnapshotTests/A.swift": "import Kit\n",
        ]
        let found = try looseTests(files, Self.kit).targets
        #expect(
            found == [
                .init(
                    name: "KitTests",
                    path: "Kit/Tests",
                    excluded: ["Host"],
                    targets: ["Kit"],
                    products: ["Rain": "rain"]
                )
            ]
        )
    }

    @Test func whatBeganTestsOnLinuxIsNoTarget() throws {
        let files = [
            "Kit/Sources/K.swift": "", "Old/O.swift": "",
            "Tests/KitTests/A.swift": "import XCTest\n@testable import Kit\n",
            "Tests/LinuxMain.swift": "import XCTest\nimport KitTests\nXCTMain([])\n",
        ]
        let found = try looseTests(files, Self.kit)
        #expect(found.targets.map(\.path) == ["Tests/KitTests"])
        #expect(found.modules.isEmpty)
    }

    @Test func looseTestsGetTheModulesAndFilesThatAGeneratorGivesThem() throws {
        let text = "import Kit\nimport XCTest\nimport Words\nimport Frost\nimport UIKit\n"
        let files = [
            "Kit/Sources/K.swift": "", "Old/O.swift": "",
            "Kit/Tests/A.swift": text + "let all = Bundle.module\n",
            "Kit/Tests/Numbers/numbers.json": "[]", "Kit/Tests/Other/numbers.json": "[]",
            "Kit/Tests/Snapshot Results/a.png": "", "Kit/Tests/Info.plist": "",
            "Dev/Inner/Words/Sources/W.swift": "import Rain\nimport Letters\n",
            "Dev/Inner/Words/Tests/T.swift": "import XCTest\n",
            "Dev/Letters/L.swift": "import UIKit\n",
            // No library.
            "Dev/UIKit/U.swift": "", "Dev/Frost/main.swift": "@main struct App {}\n",
        ]
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let dump = try JSONDecoder().decode(PackageDump.self, from: Data(Self.kit.utf8))
        let found = LooseTests(dump, in: folder.url)
        #expect(
            found.modules == [
                .init(
                    name: "Words",
                    path: "Dev/Inner/Words",
                    excluded: ["Tests"],
                    targets: ["Letters"],
                    products: ["Rain": "rain"]
                ),
                .init(name: "Letters", path: "Dev/Letters"),
            ]
        )
        #expect(
            found.targets == [
                .init(
                    name: "KitTests",
                    path: "Kit/Tests",
                    targets: ["Kit", "Words"],
                    resources: ["Numbers/numbers.json"]
                )
            ]
        )
    }

    @Test func looseTestsUseProductsThatNoTargetNeedsAndTheAppTheyAskFor() throws {
        let folder = try TemporaryFolder()
        let text = "import XCTest\nimport Kit\nimport Snow\nimport Hail\n"
        try folder.write(text + "let app = UIApplication.shared\n", to: "Kit/Tests/A.swift")
        try folder.write("", to: "Kit/Sources/A.swift")
        let dump = """
            {"targets": [
              {"name": "Kit", "type": "regular", "path": "Kit", "exclude": ["Tests"]}],
             "dependencies": [{"sourceControl": [{"identity": "snow",
               "location": {"remote": [{"urlString": "https://e.org/Snow"}]}}]}]}
            """
        let plan = ManifestPlan(
            try JSONDecoder().decode(PackageDump.self, from: Data(dump.utf8)),
            in: folder.url,
            isRoot: true,
            forTests: true,
            unreachable: [],
            products: ["Snow": "Snow", "Hail": "other"]
        )
        #expect(plan.looseTests.map(\.products) == [["Snow": "Snow"]])
        #expect(plan.needsTestApp && plan.removedPackages.isEmpty)
        let code = plan.code(package: "kit", toolsVersion: [5, 9])
        #expect(code.contains(#".target(name: "CasementTestApp"), .product(name: "Snow""#))
        #expect(code.contains(#"path: ".build/casement/stand-ins/CasementTestApp""#))
    }

    @Test func aPackageIsCalledAsTheManifestCallsIt() throws {
        let dump = """
            {"targets": [], "dependencies": [
              {"sourceControl": [{"identity": "katana-swift",
                "nameForTargetDependencyResolutionOnly": "Katana"}]},
              {"sourceControl": [{"identity": "hydra"}]}]}
            """
        let read = try JSONDecoder().decode(PackageDump.self, from: Data(dump.utf8))
        #expect(read.name(ofPackageIn: "Katana-swift") == "Katana")
        #expect(read.name(ofPackageIn: "Hydra") == "Hydra")
        #expect(read.name(ofPackageIn: "other") == "other")
    }

    @Test func aPackageWithTestsOfItsOwnKeepsToThemUnlessProjectsAreGenerated() throws {
        let dump = """
            {"targets": [{"name": "Kit", "type": "regular"}, {"name": "KitTests", "type": "test"}]}
            """
        let text = "import XCTest\nimport Kit\n"
        var files = [
            "Sources/Kit/K.swift": "", "Tests/KitTests/T.swift": text, "More/Tests/T.swift": text,
        ]
        #expect(try looseTests(files, dump).targets.isEmpty)
        files["Development/Project.swift"] = "import ProjectDescription\n"
        #expect(try looseTests(files, dump).targets.map(\.name) == ["MoreTests"])
    }

    @Test func theManifestGetsLooseTests() throws {
        let folder = try TemporaryFolder()
        try folder.write("import XCTest\nimport Kit\n", to: "Kit/Tests/A.swift")
        try folder.write("", to: "Kit/Sources/A.swift")
        let plan = ManifestPlan(
            try JSONDecoder().decode(PackageDump.self, from: Data(Self.kit.utf8)),
            in: folder.url,
            isRoot: true,
            forTests: true,
            unreachable: []
        )
        #expect(plan.removed == ["Old"])
        let code = plan.code(package: "kit", toolsVersion: [5, 9])
        #expect(code.contains(#"name: "KitTests","#))
        #expect(code.contains(#"dependencies: [.target(name: "Kit")],"#))
        let file = folder.url.appendingPathComponent("Kit/Tests/A.swift")
        #expect(plan.builtFolders?.contains(file) ?? false)
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
        let scratch = folder.url.appendingPathComponent("scratch")
        let none = PinnedVersions(of: folder.url, scratch: scratch)
        try folder.write("all", to: "Package.resolved")
        none.restore()
        #expect(try folder.text("Package.resolved") == "all")
        let pins = PinnedVersions(of: folder.url, scratch: scratch)
        try folder.write("less", to: "Package.resolved")
        pins.restore()
        #expect(try folder.text("Package.resolved") == "all")
    }

    @Test func versionsThatStandInAreKeptForTheSameFile() throws {
        let folder = try TemporaryFolder()
        let scratch = folder.url.appendingPathComponent("scratch")
        try folder.write("", to: "scratch/here")
        #expect(!PinnedVersions(of: folder.url, scratch: scratch).hide())
        try folder.write("all", to: "Package.resolved")
        let first = PinnedVersions(of: folder.url, scratch: scratch)
        #expect(!first.hasStandIn && first.hide())
        try folder.write("others", to: "Package.resolved")
        first.keepStandIn()
        first.restore()
        #expect(try folder.text("Package.resolved") == "all")
        let second = PinnedVersions(of: folder.url, scratch: scratch)
        second.useStandIn()
        #expect(try second.hasStandIn && folder.text("Package.resolved") == "others")
        second.restore()
        try folder.write("all, and one more", to: "Package.resolved")
        let third = PinnedVersions(of: folder.url, scratch: scratch)
        third.useStandIn()
        #expect(try !third.hasStandIn && folder.text("Package.resolved") == "all, and one more")
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

    @Test func benchmarksThatNoSchemeTestsAreSwitchedOff() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <Scheme><TestAction><Testables><TestableReference>
            <BuildableReference BlueprintName = "KitTests"></BuildableReference>
            </TestableReference></Testables></TestAction></Scheme>
            """,
            to: "Kit.xcodeproj/xcshareddata/xcschemes/Kit.xcscheme"
        )
        // A scheme that only this target has, as Xcode makes one for each.
        try folder.write(
            """
            <Scheme><TestAction><Testables><TestableReference>
            <BuildableReference BlueprintName = "Speed"></BuildableReference>
            </TestableReference></Testables></TestAction></Scheme>
            """,
            to: "Kit.xcodeproj/xcshareddata/xcschemes/Speed.xcscheme"
        )
        try folder.write("@Test func a() async { await measure { a() } }", to: "S.swift")
        try folder.write(
            "func testA() { measure { a() } }\nfunc testB() { measure { b() } }",
            to: "B.swift"
        )
        try folder.write("func testA() { measure { a() } }\nfunc testB() { b() }", to: "T.swift")
        var scheme = TestScheme(
            [folder.url.appendingPathComponent("Kit.xcodeproj")],
            targets: [
                "KitTests": "KitTests", "Benchmarks": "Benchmarks", "Others": "Others",
                "Speed": "Speed",
            ],
            root: folder.url
        )
        let benchmarks = [folder.url.appendingPathComponent("B.swift")]
        scheme.switchOff(benchmarks: benchmarks, of: "Benchmarks")
        scheme.switchOff(benchmarks: benchmarks, of: "KitTests")
        scheme.switchOff(benchmarks: [folder.url.appendingPathComponent("T.swift")], of: "Others")
        scheme.switchOff(benchmarks: [folder.url.appendingPathComponent("S.swift")], of: "Speed")
        #expect(scheme.skipped == ["^Benchmarks\\.", "^Speed\\."])
    }

    @Test func eachSchemesVariablesAreThoseOfItsProject() throws {
        let folder = try TemporaryFolder()
        func scheme(_ target: String, _ value: String, project: String) -> String {
            """
            <Scheme><TestAction><Testables><TestableReference>
                <BuildableReference BlueprintName = "\(target)"></BuildableReference>
              </TestableReference></Testables>
              <MacroExpansion>
                <BuildableReference BlueprintName = "Main"
                  ReferencedContainer = "container:\(project)"></BuildableReference>
              </MacroExpansion>
              <EnvironmentVariables>
                <EnvironmentVariable key = "\(target)" value = "\(value)" isEnabled = "YES">
                </EnvironmentVariable>
                <EnvironmentVariable key = "BOTH" value = "\(target)" isEnabled = "YES">
                </EnvironmentVariable>
              </EnvironmentVariables>
            </TestAction></Scheme>
            """
        }
        let schemes = "xcshareddata/xcschemes"
        try folder.write(
            scheme("AppTests", "${SRCROOT}/Pictures", project: "App.xcodeproj"),
            to: "App.xcodeproj/\(schemes)/App.xcscheme"
        )
        try folder.write(
            scheme("KitTests", "$(SRCROOT)/../Pictures", project: "Kit.xcodeproj"),
            to: "Kit/Kit.xcodeproj/\(schemes)/Kit.xcscheme"
        )
        try folder.write(
            scheme(
                "MoreTests",
                "$(PROJECT_DIR)/$(PROJECT_NAME)/$(TARGET_NAME)",
                project: "More/More.xcodeproj"
            ),
            to: "All.xcworkspace/\(schemes)/All.xcscheme"
        )
        let places = ["App.xcodeproj", "Kit/Kit.xcodeproj", "All.xcworkspace"]
        let names = ["AppTests", "KitTests", "MoreTests"]
        let found = TestScheme(
            places.map(folder.url.appendingPathComponent),
            targets: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }),
            root: folder.url
        )
        let root = folder.url.path
        #expect(
            found.environment == [
                "AppTests": root + "/Pictures", "KitTests": root + "/Kit/../Pictures",
                "MoreTests": root + "/More/More/Main", "BOTH": "AppTests",
            ]
        )
    }
}
