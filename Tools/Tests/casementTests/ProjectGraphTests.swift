// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders
import Testing

@testable import casement

struct ProjectGraphTests {
    private func gather(
        _ folder: TemporaryFolder,
        _ purpose: ProjectChoice.Purpose = .test,
        known: Set<String> = ["UIKit", "XCTest", "Foundation"]
    ) throws -> XcodeProject {
        // A repository ends the search for what lies around it.
        try folder.write("", to: ".git")
        var graph = try ProjectGraph(
            [folder.url.appendingPathComponent("Lamp.xcodeproj")],
            for: purpose,
            known: known,
            store: folder.url.appendingPathComponent("store")
        )
        return graph.gather(name: "Lamp")
    }

    private func lamp() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: folder)
        return folder
    }

    @Test func testsBringWhatTheyImport() throws {
        let folder = try lamp()
        try folder.write("import XCTest\n@testable import Kite\n", to: "LampTests/LampTests.swift")
        try XcodeFixture.makeSynchronized(in: folder)
        try folder.write(
            """
            <Workspace><FileRef location = "group:Lamp.xcodeproj"></FileRef>
            <FileRef location = "group:Kite.xcodeproj"></FileRef></Workspace>
            """,
            to: "Lamp.xcworkspace/contents.xcworkspacedata"
        )
        let project = try gather(folder)
        #expect(project.targets.map(\.module) == ["LampTests", "Lamp", "Kite"])
        #expect(project.targets[0].targetDependencies == ["Lamp", "Kite"])
        #expect(project.absentModules.isEmpty)
    }

    @Test func testsCalledLikeAModuleOfTheFrameworkGetAnotherName() throws {
        let folder = try lamp()
        let project = try gather(folder, known: ["UIKit", "XCTest", "Foundation", "LampTests"])
        #expect(project.targets.map(\.module).first == "LampTests_")
        #expect(project.targets.map(\.name).first == "LampTests")
    }

    @Test func aPackageOnDiskMakesWhatIsImported() throws {
        let folder = try lamp()
        try folder.write("import Wind\nimport UIKit\n", to: "Lamp/AppDelegate.swift")
        try folder.write(
            """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Weather", products: [.library(name: "Weather", targets: ["Wind", "Rain"])],
                targets: [.target(name: "Wind"), .target(name: "Rain")])
            """,
            to: "Package.swift"
        )
        let project = try gather(folder)
        let product = try #require(
            project.targets.last?.packageProducts.first { $0.name == "Weather" }
        )
        #expect(product.package?.folder?.lastPathComponent == folder.url.lastPathComponent)
        #expect(project.absentModules == [])
    }

    /// A package that lies beside a project may make the same sources in parts: `canImport` then finds
    /// none of them, since the target links none.
    @Test func aPackageOfWhatTheProjectMakesIsNotTakenBesideIt() throws {
        let folder = try lamp()
        try folder.write("import Wind\nimport UIKit\n", to: "Lamp/AppDelegate.swift")
        try folder.write(
            """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Weather", products: [.library(name: "Lamp", targets: ["Lamp", "Wind"])],
                targets: [
                    .target(name: "Lamp"), .binaryTarget(name: "Wind", path: "Wind.xcframework"),
                ])
            """,
            to: "Package.swift"
        )
        let project = try gather(folder)
        #expect(project.targets.flatMap(\.packageProducts).allSatisfy { $0.name != "Lamp" })
        #expect(project.absentModules == ["Wind"])
    }

    @Test func aProductThatAProjectMakesTooIsTheProjects() throws {
        let folder = try lamp()
        try XcodeFixture.makeSynchronized(in: folder)
        let file = folder.url.appendingPathComponent("Lamp.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacingOccurrences(
                of: "package = X1; productName = Kit;",
                with: "productName = Kite;"
            )
        try Data(text.utf8).write(to: file)
        let kite = folder.url.appendingPathComponent("Kite.xcodeproj/project.pbxproj")
        let library = try String(contentsOf: kite, encoding: .utf8)
            .replacingOccurrences(of: "product-type.application", with: "product-type.framework")
        try Data(library.utf8).write(to: kite)
        try folder.write(
            """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Kite", products: [.library(name: "Kite", targets: ["Kite"])],
                targets: [.target(name: "Kite")])
            """,
            to: "Package.swift"
        )
        var graph = try ProjectGraph(
            ["Lamp.xcodeproj", "Kite.xcodeproj"].map { folder.url.appendingPathComponent($0) },
            for: .build,
            known: ["UIKit", "XCTest", "Foundation"],
            store: folder.url.appendingPathComponent("store")
        )
        let project = graph.gather(name: "Lamp")
        let lamp = try #require(project.targets.first { $0.module == "Lamp" })
        #expect(lamp.packageProducts.isEmpty)
        #expect(lamp.targetDependencies == ["Kite"])
        #expect(project.absentModules == [])
    }

    @Test func anOptionalImportBringsNoPackage() throws {
        let folder = try lamp()
        try folder.write(
            "#if canImport(Wind)\nimport Wind\n#endif\nimport UIKit\n",
            to: "Lamp/AppDelegate.swift"
        )
        try folder.write(
            """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Weather", products: [.library(name: "Weather", targets: ["Wind"])],
                targets: [.target(name: "Wind")])
            """,
            to: "Package.swift"
        )
        let project = try gather(folder)
        let products = project.targets.flatMap(\.packageProducts)
        #expect(!products.contains { $0.name == "Weather" })
        #expect(project.absentModules == [])
    }

    /// In Xcode all files of a target see what its bridging header imports.
    @Test func aBridgingHeaderBringsModulesToAllFilesOfItsTarget() throws {
        let folder = try lamp()
        let project = "Lamp.xcodeproj/project.pbxproj"
        let settings = try folder.text(project).replacingOccurrences(
            of: "INFOPLIST_FILE = Lamp/Info.plist;",
            with: "INFOPLIST_FILE = Lamp/Info.plist; SWIFT_OBJC_BRIDGING_HEADER = Lamp/Bridge.h;"
        )
        try folder.write(settings, to: project)
        try folder.write(
            "// @import Rain;\n@import Wind;\n#import \"More.h\"\n#import \"Absent.h\"\n"
                + "#import \"Nocilla.h\"\n",
            to: "Lamp/Bridge.h"
        )
        try folder.write(
            "#import <UIKit/UIKit.h>\n#import \"Bridge.h\"\n#import <Absent/Kit.h>\n",
            to: "Lamp/More.h"
        )
        // The library's own header is not read: the SDK has its module.
        try folder.write("#import <Rain/Rain.h>\n", to: "Lamp/Nocilla.h")
        try folder.write(
            """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Weather", products: [.library(name: "Weather", targets: ["Wind", "Rain"])],
                targets: [.target(name: "Wind"), .target(name: "Rain")])
            """,
            to: "Package.swift"
        )
        let known: Set = ["UIKit", "XCTest", "Foundation", "Nocilla"]
        let gathered = try gather(folder, known: known)
        let lamp = try #require(gathered.targets.first { $0.module == "Lamp" })
        #expect(lamp.bridgedModules == ["Nocilla", "Wind", "UIKit"])
        #expect(lamp.packageProducts.map(\.name).contains("Weather"))
        #expect(
            BridgedModules.source(of: lamp) == """
                @_exported import Nocilla
                @_exported import Wind
                @_exported import UIKit

                """
        )
        #expect(gathered.absentModules == [])
        let others = gathered.targets.filter { $0.module != "Lamp" }
        #expect(others.flatMap(\.bridgedModules).isEmpty)
    }

    /// What a framework has in Objective-C and the SDK in Swift, its own files see as its headers.
    @Test func aModuleOfTheSDKStandsForAFrameworksHeaders() throws {
        let folder = try lamp()
        let headers = ["Own.h", "_RXDelegateProxy.h", "_RXKVOObserver.h"].map { name in
            folder.url.appendingPathComponent(name)
        }
        #expect(BridgedModules.standingIn(for: headers) == ["RxCocoaRuntime"])
        #expect(HeaderText.moduleOfSDK(for: "_RXKVOObserver.h") == "RxCocoaRuntime")
        #expect(HeaderText.moduleOfSDK(for: "Own.h") == nil)
    }

    /// Nimble's half in Objective-C is for Apple's systems: its package does without.
    @Test func aPodPartlyInObjectiveCGivesWayToItsPackageWhereAnotherPodNeedsIt() throws {
        let folder = try lamp()
        try XcodeFixture.makePods(in: folder)
        try folder.write("import Shots\n", to: "LampTests/LampTests.swift")
        try folder.write("", to: "store/13.5.0/Nimble/.git/HEAD")
        try folder.write(
            """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Nimble", products: [.library(name: "Nimble", targets: ["Nimble"])],
                targets: [.target(name: "Nimble")])
            """,
            to: "store/13.5.0/Nimble/Package.swift"
        )
        let project = try gather(folder)
        #expect(project.targets.map(\.module) == ["LampTests", "Lamp", "Shots"])
        let shots = try #require(project.targets.last)
        #expect(shots.packageProducts.map(\.name) == ["Nimble"])
        #expect(shots.targetDependencies == [])
        // The empty class that CocoaPods writes for each pod is nothing to speak of.
        #expect(shots.headers.implementations == [])
        #expect(!project.notes.contains { $0.contains("dummy") })
    }

    /// Nimble as its package brings what its pod would bring again.
    @Test func theTargetOfAllPodsBringsThoseThatThePodfileNames() throws {
        let folder = try lamp()
        try XcodeFixture.makePods(in: folder)
        try folder.write("import Pods_Lamp\n", to: "LampTests/LampTests.swift")
        try folder.write("pod 'Nimble'\n", to: "Podfile")
        let project = try gather(folder)
        #expect(project.targets.map(\.module) == ["LampTests", "Lamp", "Pods_Lamp", "Nimble"])
    }

    /// RxSwift and RxCocoa: the package of the one would bring the other a second time.
    @Test func podsOfOneRepositoryAreBuiltAsItsPackageTogether() throws {
        let folder = try lamp()
        try XcodeFixture.makePods(in: folder)
        try folder.write("PODS:\n  - Nimble (13.5.0)\n  - Shots (13.5.0)\n", to: "Podfile.lock")
        try folder.write(
            "pod 'Shots', :git => 'https://github.com/Quick/Nimble'\n",
            to: "Podfile"
        )
        try folder.write("import Shots\n", to: "LampTests/LampTests.swift")
        try folder.write("", to: "store/13.5.0/Nimble/.git/HEAD")
        try folder.write(
            """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Nimble",
                products: [
                    .library(name: "Nimble", targets: ["Nimble"]),
                    .library(name: "Shots", targets: ["Shots"]),
                ],
                targets: [.target(name: "Nimble"), .target(name: "Shots")])
            """,
            to: "store/13.5.0/Nimble/Package.swift"
        )
        let project = try gather(folder)
        #expect(project.targets.map(\.module) == ["LampTests", "Lamp"])
        #expect(project.targets[0].packageProducts.map(\.name) == ["Shots"])
    }

    /// The package of a pod on disk has not all of its parts.
    @Test(arguments: [
        ("Hail/Ice", ["LampTests", "Hail", "Lamp"]), ("Hail", ["LampTests", "Lamp"]),
    ])
    func aPodOnDiskOfWhichPartsAreAskedForGoesBeforeItsPackage(
        pod: String,
        modules: [String]
    ) throws {
        let folder = try lamp()
        try folder.write("import Hail\n", to: "LampTests/LampTests.swift")
        try folder.write("pod '\(pod)', :path => '.'\n", to: "Podfile")
        try folder.write("", to: "Sources/Hail/Hail.swift")
        try folder.write("", to: "Sources/Hail/Ice/Ice.swift")
        try folder.write(
            """
            Pod::Spec.new do |s|
              s.name = 'Hail'
              s.subspec 'Ice' do |i|
                i.source_files = 'Sources/Hail/**/*.swift'
              end
            end
            """,
            to: "Hail.podspec"
        )
        try folder.write(
            """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Hail", products: [.library(name: "Hail", targets: ["Hail"])],
                targets: [.target(name: "Hail", exclude: ["Ice"])])
            """,
            to: "Package.swift"
        )
        let project = try gather(folder)
        #expect(Set(project.targets.map(\.module)) == Set(modules))
        let products = project.targets.flatMap(\.packageProducts).map(\.name)
        #expect(products.contains("Hail") == (pod == "Hail"))
    }

    @Test func podsOnDiskGoTogetherWhereOneIsTakenInParts() throws {
        let folder = try lamp()
        try folder.write("import Hail\nimport Snow\n", to: "LampTests/LampTests.swift")
        try folder.write("pod 'Hail/Ice', :path => '.'\npod 'Snow', :path => '.'\n", to: "Podfile")
        for name in ["Hail", "Snow"] {
            try folder.write("", to: "Sources/\(name)/Ice/\(name).swift")
            try folder.write(
                """
                Pod::Spec.new do |s|
                  s.name = '\(name)'
                  s.subspec 'Ice' do |i|
                    i.source_files = 'Sources/\(name)/Ice/*.swift'
                  end
                end
                """,
                to: "\(name).podspec"
            )
        }
        let products = ["Hail", "Snow"].map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }
        try folder.write(
            """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Weather", products: [\(products.joined(separator: ", "))],
                targets: [.target(name: "Hail"), .target(name: "Snow")])
            """,
            to: "Package.swift"
        )
        let project = try gather(folder)
        #expect(Set(project.targets.map(\.module)) == ["LampTests", "Hail", "Snow", "Lamp"])
        let taken = project.targets.flatMap(\.packageProducts).map(\.name)
        #expect(!taken.contains("Hail") && !taken.contains("Snow"))
    }

    /// A pod that is in part written in Objective-C, in the folder of its own package.
    private func podWithPackage(products: String) throws -> XcodeProject {
        let folder = try lamp()
        try folder.write("import Hail\n", to: "LampTests/LampTests.swift")
        try folder.write("pod 'Hail', :path => 'deep/Hail'\n", to: "Podfile")
        try folder.write("", to: "deep/Hail/Sources/Ice/Ice.m")
        try folder.write("", to: "deep/Hail/Sources/Hail/Hail.swift")
        try folder.write("", to: "deep/Hail/Sources/Hail/Notes/Draft.swift")
        try folder.write(
            """
            Pod::Spec.new do |s|
              s.name = 'Hail'
              s.source_files = 'Sources/**/*.{h,m,swift}'
            end
            """,
            to: "deep/Hail/Hail.podspec"
        )
        try folder.write(
            """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Hail", products: [\(products)],
                targets: [
                    .target(name: "Hail", exclude: ["Notes"]),
                    .testTarget(name: "HailTests", dependencies: [.target(name: "Hail")]),
                ])
            """,
            to: "deep/Hail/Package.swift"
        )
        return try gather(folder)
    }

    @Test func aPodPartlyInObjectiveCIsBuiltAsItsPackageWhereverItLies() throws {
        let computed = """
            .library(name: "Hail", targets: {
                var targets = ["Hail"]
                #if os(macOS)
                targets.append("Ice")
                #endif
                return targets
            }())
            """
        for product in [computed, ".library(name: \"Hail\", targets: all)"] {
            let project = try podWithPackage(products: product)
            #expect(project.targets.map(\.module) == ["LampTests", "Lamp"])
            #expect(project.targets[0].packageProducts.map(\.name) == ["Hail"])
            #expect(!project.notes.contains { $0.contains("Ice.m") })
        }
    }

    @Test func aPodPartlyInObjectiveCIsBuiltOfItsPackagesTargetWhereThatHasNoProduct() throws {
        let project = try podWithPackage(products: "")
        #expect(project.targets.map(\.module) == ["LampTests", "Lamp", "Hail"])
        #expect(project.targets.last?.sources.map(\.lastPathComponent) == ["Hail.swift"])
        #expect(!project.notes.contains { $0.contains("Ice.m") })
    }

    /// A repository of Quick's with releases before and after specs became methods of the class.
    private func makeQuick(in folder: TemporaryFolder) throws -> String {
        let manifest = """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Quick", products: [.library(name: "Quick", targets: ["Quick"])],
                targets: [.target(name: "Quick")])
            """
        let place = try folder.write(manifest, to: "upstream/Quick/Package.swift")
            .deletingLastPathComponent().path
        let git = ["git", "-C", place, "-c", "user.name=a", "-c", "user.email=a@b.c"]
        _ = try Shell.output(git + ["init", "--quiet"])
        _ = try Shell.output(git + ["add", "."])
        for tag in ["v5.0.1", "v6.0.1", "v6.1.0", "v7.0.0-beta.1", "v7.6.2", "v10.0.0"] {
            _ = try Shell.output(git + ["commit", "--quiet", "--allow-empty", "-m", tag])
            _ = try Shell.output(git + ["tag", tag])
        }
        return place
    }

    /// The tag of Quick that a project's tests are built with.
    private func quick(for spec: String, _ version: String = "") throws -> String? {
        let folder = try lamp()
        let place = try makeQuick(in: folder)
        try folder.write(
            "import Quick\nfinal class S: QuickSpec {\n\(spec)\n}\n",
            to: "LampTests/LampTests.swift"
        )
        try folder.write("pod 'Quick', \(version):git => '\(place)'\n", to: "Podfile")
        let product = try gather(folder).targets[0].packageProducts.first { $0.name == "Quick" }
        let checkout = try #require(product?.package?.folder).path
        return try Shell.output(["git", "-C", checkout, "describe", "--tags"])?
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Quick 7 has specs as methods of the class.
    @Test func aVersionThatNothingNamesFitsTheSpecs() throws {
        #expect(try quick(for: "    override func spec() {}") == "v5.0.1")
        #expect(try quick(for: "    override func spec() { it { await b() } }") == "v6.1.0")
        #expect(try quick(for: "    override class func spec() {}") == "v10.0.0")
        #expect(try quick(for: "    // override func spec() {}") == "v10.0.0")
        #expect(try quick(for: "    override func spec() {}", "'7.6.2', ") == "v7.6.2")
        #expect(try quick(for: "    override func spec() {}", "'7.9', ") == "v5.0.1")
        let folder = try TemporaryFolder()
        let file = try folder.write(
            "import Quick\nclass S: QuickSpec { override func spec() {} }\n",
            to: "S.swift"
        )
        #expect(FittingVersion([file]).limit(of: "Nimble") == 13)
        #expect(FittingVersion([file]).limit(of: "Quick") == 6)
        let waiting = try folder.write(
            "import Quick\nclass S: QuickSpec { override func spec() { it(\"a\") { await b() } } }\n",
            to: "W.swift"
        )
        #expect(FittingVersion([waiting]).limit(of: "Quick") == 7)
        #expect(FittingVersion([file]).limit(of: "Rain") == nil)
    }

    @Test func podsInTheFolderAreBuilt() throws {
        let folder = try lamp()
        try folder.write("import Rain\nimport Snow\n", to: "LampTests/LampTests.swift")
        try folder.write("public let rain = 1\n", to: "Pods/Rain/Sources/Rain.swift")
        try folder.write("public let snow = 1\n", to: "Snow/Snow.swift")
        try folder.write("", to: "Snow/Snow.m")
        try folder.write(
            """
            Pod::Spec.new do |s|
              s.name = 'Snow'
              s.source_files = 'Snow/**/*.{h,m,swift}'
              s.dependency 'Rain'
            end
            """,
            to: "Snow.podspec"
        )
        let project = try gather(folder)
        #expect(project.targets.map(\.module) == ["LampTests", "Lamp", "Rain", "Snow"])
        #expect(project.targets[3].targetDependencies == ["Rain"])
        #expect(project.notes.contains { $0.contains("Snow.m") })
    }

    @Test func whatNothingMakesIsAbsentAndSaid() throws {
        let folder = try lamp()
        try folder.write("import Hail\nimport Nimble\n", to: "LampTests/LampTests.swift")
        try folder.write("pod 'Nimble', :git => '\(folder.url.path)/nowhere'\n", to: "Podfile")
        let project = try gather(folder)
        #expect(project.absentModules == ["Hail", "Nimble"])
        #expect(project.pods == ["Nimble"])
        #expect(project.notes.contains { $0.contains("Nimble is left out") })
    }

    @Test func onlyWhatTestsNeedIsBuiltForThem() throws {
        let folder = try lamp()
        let project = try gather(folder, .run)
        #expect(project.targets.map(\.module) == ["Lamp"])
    }

    @Test func testsRunInsideTheAppOfTheirSettings() throws {
        let folder = try lamp()
        let file = "Lamp.xcodeproj/project.pbxproj"
        let text = try folder.text(file).replacingOccurrences(
            of: "L2 = {isa = XCConfigurationList;",
            with: "L2 = {isa = XCConfigurationList; /* host */"
        )
        let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Lamp.app/Lamp\";"
        // The settings of the tests are those that name no product of their own.
        let hosted = text.replacingOccurrences(
            of: "INFOPLIST_FILE = LampTests/Info.plist;",
            with: "INFOPLIST_FILE = LampTests/Info.plist; \(host)"
        )
        try folder.write(hosted, to: file)
        try folder.write(
            "import UIKit\n@UIApplicationMain class D {}\n",
            to: "Lamp/AppDelegate.swift"
        )
        let project = try gather(folder)
        let tests = project.targets[0]
        #expect(tests.hostModule == "Lamp")
        let source = try #require(
            try HostedTests.source(of: tests, host: project.targets.first { $0.module == "Lamp" })
        )
        #expect(source.contains("@_silgen_name(\"Lamp_main\")"))
        #expect(source.contains("_objcHostTests(in: { hostMain($0, $1) })"))
    }

    @Test func importsAreReadOffLines() {
        let text = """
            @testable import A; import B
            public import struct C.D
            // import E
            @_exported @preconcurrency import F.G
            let important = 1
            #if os(iOS) && canImport(H)
            import H
            import I
            #elseif !canImport(J)
            import J
            #else
            import H2
            #endif
            #if canImport(A)
            import A
            #endif
            """
        let imports = SourceImports(in: text)
        #expect(imports.modules == ["A", "B", "C", "F", "I", "J", "H2"])
        #expect(imports.optional == ["H"])
    }

    @Test func olderModesAreTheCompilersOwn() {
        #expect(ImportedPackage.languageMode("3.0") == ".v4")
        #expect(ImportedPackage.languageMode("4.0") == ".v4")
        let flags = "$(inherited) -D COCOAPODS \"-DFAST\" -Onone \"-D\" \"SLOW\""
        #expect(ImportedPackage.definitions(in: flags) == ["COCOAPODS", "FAST", "SLOW"])
        #expect(ImportedPackage.languageMode("4.2") == ".v4_2")
        #expect(ImportedPackage.languageMode("5.0") == ".v5")
        #expect(ImportedPackage.languageMode("6.0") == ".v6")
    }
}
