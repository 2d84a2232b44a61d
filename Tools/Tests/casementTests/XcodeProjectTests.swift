// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct XcodeProjectTests {
    private func grouped() throws -> (TemporaryFolder, XcodeProject) {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeGrouped(in: folder)
        let file = folder.url.appendingPathComponent("Lamp.xcodeproj")
        return (folder, try XcodeProject(at: file))
    }

    private func synchronized() throws -> (TemporaryFolder, XcodeProject) {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeSynchronized(in: folder)
        let file = folder.url.appendingPathComponent("Kite.xcodeproj")
        return (folder, try XcodeProject(at: file))
    }

    private func paths(_ files: [URL], in folder: TemporaryFolder) -> [String] {
        files.map { String($0.path.dropFirst(folder.url.path.count + 1)) }.sorted()
    }

    @Test func groupsSayWhereFilesLie() throws {
        let (folder, project) = try grouped()
        #expect(project.targets.map(\.module) == ["Lamp", "LampTests"])
        let app = project.targets[0]
        #expect(
            paths(app.sources, in: folder) == ["Lamp/AppDelegate.swift", "Lamp/Model/Lamp.swift"]
        )
        #expect(
            app.resources.map(\.place)
                == [
                    "en.lproj/Localizable.strings", "de.lproj/Localizable.strings",
                    "Assets.xcassets",
                ]
        )
        let tests = project.targets[1]
        #expect(paths(tests.sources, in: folder) == ["LampTests/LampTests.swift"])
        #expect(tests.targetDependencies == ["Lamp"])
    }

    @Test func namesMayBeWrittenWithOtherLettersAsOnAMac() throws {
        let (folder, _) = try grouped()
        let manager = FileManager.default
        func rename(_ old: String, _ new: String) throws {
            try manager.moveItem(
                at: folder.url.appendingPathComponent(old),
                to: folder.url.appendingPathComponent(new)
            )
        }
        try rename("LampTests/LampTests.swift", "LampTests/lamptests.swift")
        try rename("LampTests", "lampTests")
        let file = folder.url.appendingPathComponent("Lamp.xcodeproj")
        let project = try XcodeProject(at: file)
        let sources = project.targets[1].sources
        #expect(paths(sources, in: folder) == ["lampTests/lamptests.swift"])
        #expect(project.targets[1].notes.isEmpty)
    }

    @Test func interfaceFilesHaveTheNamesOfCompiledOnesToo() throws {
        let folder = try TemporaryFolder()
        try folder.write("<xib/>", to: "debug/Kit_Kit.resources/Cell.xib")
        try folder.write("<board/>", to: "debug/Kit_Kit.resources/Base.lproj/Main.storyboard")
        try folder.write("{}", to: "debug/Other/Row.xib")
        for _ in 1...2 {
            CompiledNames.add(toBundlesIn: folder.url.appendingPathComponent("debug"))
        }
        #expect(try folder.text("debug/Kit_Kit.resources/Cell.nib") == "<xib/>")
        #expect(try folder.text("debug/Kit_Kit.bundle/Cell.xib") == "<xib/>")
        let board = "debug/Kit_Kit.resources/Base.lproj/Main.storyboardc"
        #expect(try folder.text(board) == "<board/>")
        let kit = Bundle(path: folder.url.appendingPathComponent("debug/Kit_Kit.resources").path)
        #expect(kit?.bundleIdentifier == "Kit.Kit.resources")
        let others = folder.url.appendingPathComponent("debug/Other").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: others) == ["Row.xib"])
    }

    @Test func aBundleOfResourcesLiesInTheBundleThatTakesItIn() throws {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeBundled(in: folder)
        let project = try XcodeProject(at: folder.url.appendingPathComponent("Kit.xcodeproj"))
        #expect(project.targets.map(\.module) == ["Kit"])
        #expect(
            project.targets[0].resources.map(\.place)
                == [
                    "KitLooks.bundle/Cell.xib", "KitLooks.bundle/en.lproj/Looks.strings",
                    "Shop/Themes",
                ]
        )
        #expect(project.targets[0].notes.isEmpty && project.notes.isEmpty)
        let products = folder.url.appendingPathComponent("built")
        try AppBundle(project: project, products: products).makeTests()
        #expect(try folder.text("built/KitLooks.bundle/Cell.nib") == "<xib/>")
        #expect(try folder.text("built/Shop/Themes/red.txt") == "red")
        try AppBundle(project: project, products: products).makeTests()
        #expect(try folder.text("built/KitLooks.bundle/Cell.xib") == "<xib/>")
    }

    @Test func whatCantBeBuiltIsSaid() throws {
        let (_, project) = try grouped()
        #expect(project.notes.count == 1)
        #expect(project.notes.first?.contains("LampWidget") ?? false)
        #expect(project.targets[0].notes.first?.contains("Old.m") ?? false)
    }

    @Test(arguments: [
        ("", "Kit: no SWIFT_VERSION is set"), ("SWIFT_VERSION = 3.0.1;", "Kit: Swift 3.0.1, which"),
        ("SWIFT_VERSION = 4.0;", nil), ("SWIFT_VERSION = 6;", nil),
    ])
    func aLanguageThatXcodeNoLongerBuildsIsNamed(setting: String, note: String?) throws {
        let folder = try TemporaryFolder()
        try folder.write("let a = 1\n", to: "Kit.swift")
        try folder.write(
            """
            // !$*UTF8*$!
            {objects = {G0 = {isa = PBXGroup; children = (F1); };
            F1 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            S1 = {isa = PBXSourcesBuildPhase; files = (B1); };
            C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                SUPPORTED_PLATFORMS = iphoneos; \(setting) }; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
            T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S1);
                name = Kit; productType = "com.apple.product-type.framework"; };
            R = {isa = PBXProject; mainGroup = G0; targets = (T1); }; }; rootObject = R; }
            """,
            to: "Kit.xcodeproj/project.pbxproj"
        )
        let project = try XcodeProject(at: folder.url.appendingPathComponent("Kit.xcodeproj"))
        #expect(project.notes.count == (note == nil ? 0 : 1))
        #expect(project.notes.first?.hasPrefix(note ?? "") ?? true)
    }

    @Test func filesInSynchronizedFoldersBelongToTheTargetByThemselves() throws {
        let (folder, project) = try synchronized()
        let app = try #require(project.targets.first)
        #expect(
            paths(app.sources, in: folder)
                == ["Kite/App.swift", "Kite/Deep/Wind.swift", "Shared/Shared.swift"]
        )
        #expect(app.resources.map(\.place).sorted() == ["Assets.xcassets", "Levels", "level1.txt"])
        #expect(project.targets.map(\.module) == ["Kite", "Kite_Kit"])
    }

    @Test func theInfoPlistHasItsVariablesReplaced() throws {
        let (folder, project) = try grouped()
        defer { withExtendedLifetime(folder) {} }
        let plist = try InfoPlist.content(of: project.targets[0])
        #expect(plist["CFBundleIdentifier"] as? String == "org.example.lamp")
        #expect(plist["CFBundleName"] as? String == "LAMP")
        #expect(plist["UIAppFonts"] as? [String] == ["Light.ttf"])
        #expect(plist["UIMainStoryboardFile"] as? String == "Main")
        #expect(plist["CFBundleExecutable"] as? String == "Lamp")
    }

    @Test func settingsGenerateAnInfoPlist() throws {
        let (_, project) = try synchronized()
        let plist = try InfoPlist.content(of: project.targets[0])
        #expect(plist["UIApplicationSceneManifest"] != nil)
        #expect(plist["UISupportedInterfaceOrientations~iphone"] as? [String] == ["A", "B"])
        #expect(plist["UIRequiresFullScreen"] as? Bool == false)
        #expect(plist["CFBundleShortVersionString"] as? String == "2.1")
    }

    @Test func aManifestIsMadeBesideLinksAndNothingElseIsTouched() throws {
        let (folder, project) = try grouped()
        let place = Project.scratch(of: project).appendingPathComponent("import")
        let before = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        let package = try ImportedPackage(project, in: place)
        let manifest = try folder.text(".build/casement-Lamp/import/Package.swift")
        #expect(manifest.contains(".executableTarget("))
        #expect(manifest.contains(".testTarget("))
        #expect(manifest.contains("packageAccess: false,"))
        #expect(
            manifest.contains(#".package(url: "https://example.org/some/kit.git", from: "1.2.3")"#)
        )
        #expect(manifest.contains(#".product(name: "Kit", package: "kit")"#))
        let link = ".build/casement-Lamp/import/Sources/Lamp/Lamp/Model/Lamp~.swift"
        #expect(try folder.text(link) == "let lamp = 1\n")
        #expect(package.origins.count == 3)
        let after = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(Set(after) == Set(before + [".build"]))
    }

    /// A link that is called as the file has its `#fileID`, of which the compiler warns.
    @Test func aLinkHasAnotherNameThanTheFile() {
        #expect(ImportedPackage.linkName("Model/Lamp.swift") == "Model/Lamp~.swift")
        #expect(ImportedPackage.linkName("main.swift") == "main.swift")
        #expect(ImportedPackage.linkName("App/main.swift") == "App/main.swift")
        #expect(ImportedPackage.linkName("Lamp.xib") == "Lamp.xib")
    }

    @Test(
        arguments: [
            ("logo", nil, "logo"), ("ic_home-24", nil, "icHome24"),
            ("AccentColor", "Color", "accent"),
            ("Color", "Color", "color"), ("URLField", nil, "urlField"),
            ("24 hours", nil, "_24Hours"),
            ("heroImage", "Image", "hero"), ("ABC", nil, "abc"), ("A1", nil, "a1"),
        ] as [(String, String?, String)]
    )
    func anAssetsSymbolIsItsName(_ asset: String, without suffix: String?, symbol: String) {
        #expect(AssetSymbols.symbol(of: asset, without: suffix) == symbol)
    }

    @Test func modelsOfCoreDataHaveClassesAsInXcode() throws {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeSynchronized(in: folder)
        let model = """
            <model><entity name="Person" representedClassName="Person" codeGenerationType="class">
            <attribute name="name" attributeType="String"/>
            <attribute name="age" attributeType="Integer 16" usesScalarValueType="YES"/>
            <relationship name="orders" toMany="YES" destinationEntity="Order"/></entity>
            <entity name="Order" representedClassName=".Order" codeGenerationType="category">
            <relationship name="buyer" maxCount="1" destinationEntity="Person"/></entity>
            <entity name="Own" representedClassName="Own"><attribute name="a"/></entity></model>
            """
        try folder.write("old", to: "Kite/Shop.xcdatamodeld/One.xcdatamodel/contents")
        try folder.write(model, to: "Kite/Shop.xcdatamodeld/Two.xcdatamodel/contents")
        try folder.write(
            "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key>"
                + "<string>Two.xcdatamodel</string></dict></plist>",
            to: "Kite/Shop.xcdatamodeld/.xccurrentversion"
        )
        let place = folder.url.appendingPathComponent("import")
        let project = try XcodeProject(at: folder.url.appendingPathComponent("Kite.xcodeproj"))
        _ = try ImportedPackage(project, in: place)
        let text = try folder.text("import/Sources/Kite/CasementModelClasses.swift")
        #expect(text.contains("@objc(Person)\npublic class Person: NSManagedObject {}\n"))
        #expect(text.contains("    @NSManaged public var `name`: String?\n"))
        #expect(text.contains("    @NSManaged public var `age`: Int16\n"))
        #expect(text.contains("    @NSManaged public var `orders`: NSSet?\n"))
        #expect(
            text.contains(
                "    @objc(addOrdersObject:)\n"
                    + "    @NSManaged public func addToOrders(_ value: Order)\n"
            )
        )
        #expect(text.contains("    @NSManaged public var `buyer`: Person?\n"))
        #expect(!text.contains("class Order:") && !text.contains("Own"))
        let resources = project.targets.flatMap(\.resources).map(\.place)
        #expect(resources.contains("Shop.xcdatamodeld"))
        #expect(CompiledNames.name(for: "Shop.xcdatamodeld") == "Shop.momd")
    }

    @Test func assetCataloguesHaveSymbolsAsInXcode() throws {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeSynchronized(in: folder)
        let catalog = "Kite/Deep/Assets.xcassets/"
        for asset in ["logo.imageset", "red.colorset", "Plain/back.imageset", "Set/in.imageset"] {
            try folder.write("{}", to: catalog + asset + "/Contents.json")
        }
        let space = "{\"properties\": {\"provides-namespace\": true}}"
        try folder.write(space, to: catalog + "Set/Contents.json")
        let place = folder.url.appendingPathComponent("import")
        let file = folder.url.appendingPathComponent("Kite.xcodeproj")
        for _ in 1...2 { _ = try ImportedPackage(try XcodeProject(at: file), in: place) }
        let path = "import/Sources/Kite/CasementAssetSymbols.swift"
        let text = try folder.text(path)
        #expect(text.contains("extension UIKit.ImageResource {\n    static let `back` = "))
        #expect(
            text.contains(
                "    static let `logo` = UIKit.ImageResource(name: \"logo\", bundle: resourceBundle)\n"
                    + "    enum Set {\n        static let `in` = UIKit.ImageResource(name: \"Set/in\", "
            )
        )
        #expect(text.contains("extension UIKit.ColorResource {\n    static let `red` = "))
        // The target does not ask for them.
        #expect(!text.contains("UIKit.UIImage"))
        let settings = try folder.text("Kite.xcodeproj/project.pbxproj").replacing(
            "SWIFT_VERSION",
            with: "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES; "
                + "SWIFT_VERSION"
        )
        try folder.write(settings, to: "Kite.xcodeproj/project.pbxproj")
        _ = try ImportedPackage(try XcodeProject(at: file), in: place)
        let more = try folder.text(path)
        #expect(
            more.contains(
                "static var `in`: UIKit.UIImage { UIKit.UIImage(resource: UIKit.ImageResource.Set.`in`) }"
            )
        )
        // UIKit has a colour of that name.
        #expect(!more.contains("UIKit.UIColor"))
    }

    @Test func testsMakeTheirPrincipalClassBeforeTheFirst() throws {
        let (folder, project) = try grouped()
        let place = folder.url.appendingPathComponent("import")
        for _ in 1...2 { _ = try ImportedPackage(project, in: place) }
        let text = try folder.text("import/Sources/LampTests/CasementTestBundle.swift")
        #expect(text.contains(#"let name = "LampTests.Setup""#))
        let app = place.appendingPathComponent("Sources/Lamp/CasementTestBundle.swift")
        #expect(!FileManager.default.fileExists(atPath: app.path))
    }

    @Test func theManifestHasTheTargetsSettings() throws {
        let (folder, project) = try synchronized()
        _ = try ImportedPackage(project, in: folder.url.appendingPathComponent("import"))
        let manifest = try folder.text("import/Package.swift")
        #expect(manifest.contains(".swiftLanguageMode(.v6)"))
        #expect(manifest.contains(".defaultIsolation(MainActor.self)"))
        #expect(manifest.contains(#".define("FANCY")"#))
        #expect(manifest.contains(#".enableUpcomingFeature("ConciseMagicFile")"#))
    }

    @Test func settingsSwitchFeaturesOfLaterLanguageModesOn() {
        func features(_ settings: [String: Any]) -> [String] {
            var all = BuildSettings()
            all.add(settings)
            return LanguageFeatures.on(in: all)
        }
        #expect(features([:]).isEmpty)
        #expect(features(["SWIFT_APPROACHABLE_CONCURRENCY": "NO"]).isEmpty)
        #expect(
            features(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"]) == [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
                "InferIsolatedConformances", "InferSendableFromCaptures",
                "NonisolatedNonsendingByDefault",
            ]
        )
        #expect(features(["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"]) == ["BareSlashRegexLiterals"])
        // This one only refuses more.
        #expect(features(["SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES"]).isEmpty)
        #expect(
            features(["OTHER_SWIFT_FLAGS": "-DA -enable-upcoming-feature IsolatedDefaultValues"])
                == ["IsolatedDefaultValues"]
        )
    }

    @Test func aFileThatLeavesTheProjectLeavesThePackage() throws {
        let (folder, project) = try synchronized()
        let place = folder.url.appendingPathComponent("import")
        _ = try ImportedPackage(project, in: place)
        let link = place.appendingPathComponent("Sources/Kite/Kite/Deep/Wind~.swift").path
        #expect(FileManager.default.fileExists(atPath: link))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Kite/Deep"))
        let again = try XcodeProject(at: folder.url.appendingPathComponent("Kite.xcodeproj"))
        _ = try ImportedPackage(again, in: place)
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == nil)
    }

    @Test func onlyALibraryShowsItsHeadersByThemselves() throws {
        let folder = try TemporaryFolder()
        try XcodeFixture.makeSynchronized(in: folder)
        try folder.write("@interface Kite\n@end\n", to: "Kite/Kite.h")
        try folder.write("@interface Kit\n@end\n", to: "Shared/Kit.h")
        let project = try XcodeProject(at: folder.url.appendingPathComponent("Kite.xcodeproj"))
        let app = try #require(project.targets.first { $0.kind == .application })
        #expect(paths(app.headers.all, in: folder) == ["Kite/Kite.h"])
        #expect(app.headers.visible.isEmpty)
        let library = try #require(project.targets.first { $0.kind == .library })
        #expect(paths(library.headers.visible, in: folder) == ["Shared/Kit.h"])
    }

    @Test func resourcesLieInTheAppAsOnIOS() throws {
        let (folder, project) = try grouped()
        let products = folder.url.appendingPathComponent("products")
        try folder.write("program", to: "products/Lamp")
        let bundle = AppBundle(project: project, products: products)
        let program = try bundle.makeApplication(project.targets[0])
        #expect(program.path.hasSuffix("products/Lamp.app/Lamp"))
        #expect(try folder.text("products/Lamp.app/de.lproj/Localizable.strings").contains("An"))
        #expect(try folder.text("products/Lamp.app/Info.plist").contains("org.example.lamp"))
        try bundle.makeTests()
        #expect(try folder.text("products/en.lproj/Localizable.strings").contains("On"))
        try bundle.makeTests()
        #expect(try folder.text("products/en.lproj/Localizable.strings").contains("On"))
    }

    // As xcodebuild does: an action is built in the configuration that its scheme names.
    @Test func testsAreBuiltInTheConfigurationOfTheirScheme() throws {
        let folder = try TemporaryFolder()
        func configuration(_ name: String, _ conditions: String) -> String {
            "{isa = XCBuildConfiguration; name = \(name); buildSettings = {"
                + "SUPPORTED_PLATFORMS = \"iphoneos\"; SWIFT_VERSION = 5.0;"
                + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"\(conditions)\"; }; }"
        }
        let text = """
            {objects = {G0 = {isa = PBXGroup; children = (F1); };
            F1 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            S1 = {isa = PBXSourcesBuildPhase; files = (B1); };
            C1 = \(configuration("Debug", "DEBUG"));
            C2 = \(configuration("Check", "DEBUG CHECK"));
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2); };
            T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S1);
                name = Kit; productType = "com.apple.product-type.framework"; };
            R = {isa = PBXProject; mainGroup = G0; targets = (T1); }; }; rootObject = R; }
            """
        let scheme = """
            <Scheme><TestAction
               buildConfiguration = "Check">
               <Testables><TestableReference skipped = "NO">
                 <BuildableReference BlueprintName = "KitTests"></BuildableReference>
               </TestableReference></Testables>
            </TestAction>
            <LaunchAction buildConfiguration = "Debug"></LaunchAction></Scheme>
            """
        try folder.write("let a = 1\n", to: "Kit.swift")
        try folder.write(text, to: "Kit.xcodeproj/project.pbxproj")
        try folder.write(scheme, to: "Kit.xcodeproj/xcshareddata/xcschemes/Kit.xcscheme")
        let file = folder.url.appendingPathComponent("Kit.xcodeproj")
        let found = TestScheme.configuration(of: file, action: "TestAction")
        #expect(found == "Check")
        #expect(TestScheme.configuration(of: file, action: "LaunchAction") == nil)
        func conditions(_ purpose: ProjectChoice.Purpose) throws -> [Substring] {
            var graph = try ProjectGraph([file], for: purpose, known: [], store: folder.url)
            return graph.gather(name: "Kit").targets.flatMap {
                ($0.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
            }
        }
        #expect(try conditions(.test) == ["DEBUG", "CHECK"])
        #expect(try conditions(.build) == ["DEBUG"])
    }

    @Test(arguments: ["Kit.h", "Sources/Kit.h", "Sources/Supporting Files/Kit.h"])
    func theHeaderOfAFrameworkIsFoundAroundItsSources(place: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("extension UIView {}\n", to: "Sources/Views/View.swift")
        try folder.write("extension UIView {}\n", to: "Sources/All.swift")
        try folder.write("#import <UIKit/UIKit.h>\n", to: place)
        let sources = ["Sources/Views/View.swift", "Sources/All.swift"].map {
            folder.url.appendingPathComponent($0)
        }
        let found = UmbrellaHeaders.bringingUIKit(["Kit", "Other"], packages: [], sources: sources)
        #expect(found == ["Kit"])
    }

    @Test func aDamagedProjectIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("{ objects = {", to: "Bad.xcodeproj/project.pbxproj")
        let file = folder.url.appendingPathComponent("Bad.xcodeproj")
        let error = #expect(throws: Failure.self) { try XcodeProject(at: file) }
        #expect(error?.description.contains("Bad.xcodeproj/project.pbxproj") ?? false)
    }

    @Test func groupsThatContainThemselvesEnd() throws {
        let folder = try TemporaryFolder()
        let text = """
            {objects = {G0 = {isa = PBXGroup; children = (G0, G1); path = a; };
            G1 = {isa = PBXGroup; children = (G0); path = b; };
            R = {isa = PBXProject; mainGroup = G0; targets = (); }; }; rootObject = R; }
            """
        try folder.write(text, to: "Loop.xcodeproj/project.pbxproj")
        let file = folder.url.appendingPathComponent("Loop.xcodeproj")
        #expect(throws: Failure.self) { try XcodeProject(at: file) }
    }

    @Test func namesAreTheUsersOwnFiles() {
        let plain = SourceName.put("/a/b.swift", into: "// Comment\nlet a = 1\n")
        #expect(plain.text == "#sourceLocation(file: \"/a/b.swift\", line: 2)\nlet a = 1\n")
        #expect(!plain.isShifted)
        let code = SourceName.put("/a/b.swift", into: "import UIKit\n")
        #expect(code.text == "#sourceLocation(file: \"/a/b.swift\", line: 1)\nimport UIKit\n")
        #expect(code.isShifted)
    }

    @Test func variablesThatNameThemselvesEnd() {
        var settings = BuildSettings()
        settings.add(["A": "$(B)", "B": "x$(A)", "C": ["1", "$(inherited)"], "D": "$(", "E": "$5"])
        #expect(settings["A"]?.hasPrefix("x") ?? false)
        #expect(settings["C"] == "1")
        #expect(settings["D"] == "$(")
        #expect(settings["E"] == "$5")
        settings.add(configuration: "E = 6 // six\n#include \"x\"\nF=$(E)$(E)\n")
        #expect(settings["F"] == "66")
    }

    @Test func configurationsIncludeOthersAndHaveConditions() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "#include \"Parts/Base.xcconfig\" // first\n#include? \"none.xcconfig\"\n"
                + "A = $(inherited) own;\nB[sdk=iphone*] = phone\nB[sdk=macosx*] = mac\n"
                + "C = x=y\nD[config=Release] = slow\nE[sdk=iphoneos*][arch=arm64] = device\n",
            to: "App.xcconfig"
        )
        try folder.write(
            "#include \"../App.xcconfig\"\nA = base\nB = plain\n",
            to: "Parts/Base.xcconfig"
        )
        var settings = BuildSettings()
        settings.add(configuration: folder.url.appendingPathComponent("App.xcconfig"))
        #expect(settings["A"] == "base own")
        #expect(settings["B"] == "phone")
        #expect(settings["C"] == "x=y")
        #expect(settings["D"] == nil)
        #expect(settings["E"] == nil)
        settings.add(["C[sdk=iphonesimulator*]": "2", "C": "1"])
        #expect(settings["C"] == "2")
    }

    @Test func aTargetThatNamesAnotherSystemIsNotForIOSThoughTheProjectIs() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // !$*UTF8*$!
            {
                objects = {
                    B1 = {isa = PBXBuildFile; fileRef = F1; };
                    F1 = {isa = PBXFileReference; path = Kit.swift; sourceTree = SOURCE_ROOT; };
                    G0 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
                    S1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
                    T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S1, );
                        name = Kit; productType = "com.apple.product-type.framework"; };
                    T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (S1, );
                        name = KitTV; productType = "com.apple.product-type.framework"; };
                    L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
                    L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                    L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
                    C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                        SDKROOT = iphoneos; SUPPORTED_PLATFORMS = "iphoneos appletvos"; }; };
                    C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
                    C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                        SDKROOT = appletvos; }; };
                    ROOT = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0;
                        projectDirPath = ""; targets = (T1, T2, ); };
                };
                rootObject = ROOT;
            }
            """,
            to: "Kit.xcodeproj/project.pbxproj"
        )
        try folder.write("public let kit = 1\n", to: "Kit.swift")
        let project = try XcodeProject(at: folder.url.appendingPathComponent("Kit.xcodeproj"))
        #expect(project.targets.map(\.name) == ["Kit"])
        #expect(project.notes.contains { $0.contains("KitTV is left out: it is not for iOS") })
    }
}
