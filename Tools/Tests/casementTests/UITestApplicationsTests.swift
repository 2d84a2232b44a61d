// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// Which apps UI tests may launch.
struct UITestApplicationsTests {
    private func project(_ settings: String, app: String = "application") throws -> XcodeProject {
        let folder = try TemporaryFolder()
        try folder.write("import UIKit\n", to: "Bell/App.swift")
        try folder.write("import XCTest\n", to: "BellUITests/Tests.swift")
        try folder.write(
            """
            // !$*UTF8*$!
            { objects = {
                G0 = {isa = PBXGroup; children = (Y1, Y2, ); sourceTree = "<group>"; };
                Y1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Bell;
                    sourceTree = "<group>"; };
                Y2 = {isa = PBXFileSystemSynchronizedRootGroup; path = BellUITests;
                    sourceTree = "<group>"; };
                T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = ( );
                    fileSystemSynchronizedGroups = (Y1, ); name = "The Bell";
                    productType = "com.apple.product-type.\(app)"; };
                T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = ( );
                    fileSystemSynchronizedGroups = (Y2, ); name = BellUITests;
                    productType = "com.apple.product-type.bundle.ui-testing"; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
                C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SDKROOT = iphoneos; PRODUCT_BUNDLE_IDENTIFIER = "org.example.bell"; }; };
                C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SDKROOT = iphoneos; \(settings) }; };
                ROOT = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
            }; rootObject = ROOT; }
            """,
            to: "Bell.xcodeproj/project.pbxproj"
        )
        return try XcodeProject(at: folder.url.appendingPathComponent("Bell.xcodeproj"))
    }

    @Test(arguments: ["TEST_TARGET_NAME = \"The Bell\";", ""])
    func uiTestsAreAboutTheAppThatTheyNameOrTheOnlyOne(settings: String) throws {
        let tests = try #require(try project(settings).targets.last)
        #expect(tests.kind == .tests)
        #expect(tests.testedModule == "The_Bell")
        #expect(tests.hostModule == nil)
    }

    @Test(arguments: [
        ("TEST_TARGET_NAME = Other;", "application"),
        ("TEST_TARGET_NAME = \"The Bell\";", "framework"),
    ])
    func uiTestsWithoutTheirAppAreLeftOut(settings: String, app: String) throws {
        let project = try project(settings, app: app)
        #expect(project.targets.map(\.name) == ["The Bell"])
        #expect(project.notes.contains { $0.contains("BellUITests is left out: the app") })
    }

    @Test func testsOfAPackageAreAboutTheExecutableThatTheyDependOn() throws {
        let text = """
            {"targets": [
                {"name": "App", "type": "executable"}, {"name": "Tool", "type": "executable"},
                {"name": "Kit", "type": "library"},
                {"name": "App-UITests", "type": "test", "target_dependencies": ["Kit", "App"]},
                {"name": "KitTests", "type": "test", "target_dependencies": ["Kit"]}
            ]}
            """
        let package = try JSONDecoder().decode(
            UITestApplications.Package.self,
            from: Data(text.utf8)
        )
        let found = UITestApplications(package, products: URL(fileURLWithPath: "/products"))
        #expect(found.programs == ["App": "/products/App", "Tool": "/products/Tool"])
        #expect(found.targets == ["App_UITests": "App"])
        let variable = try #require(found.environment(root: "/r")[UITestApplications.variable])
        #expect(variable.hasPrefix("{\"programs\":{\"App\":\"/products/App\""))
    }

    @Test func thePackageNameOfAFolderIsAnIdentifier() {
        let folder = URL(fileURLWithPath: "/nowhere/Casement-1.2")
        #expect(SDK.packageName(of: folder) == "casement_1_2")
    }
}
