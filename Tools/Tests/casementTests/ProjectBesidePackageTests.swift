// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// A package and a project in one folder: `Kit` and its tests.
struct ProjectBesidePackageTests {
    private static func project(
        library: String,
        resource: String,
        place: String,
        tests: String
    ) -> String {
        """
        // !$*UTF8*$!
        {
            objects = {
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                F1 = {isa = PBXFileReference; path = \(place)\(library); sourceTree = SOURCE_ROOT; };
                F2 = {isa = PBXFileReference; path = \(place)\(tests)/KitTests.swift;
                    sourceTree = SOURCE_ROOT; };
                F3 = {isa = PBXFileReference; path = \(place)\(tests)/\(resource);
                    sourceTree = SOURCE_ROOT; };
                G0 = {isa = PBXGroup; children = (F1, F2, F3, ); sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
                S2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
                R2 = {isa = PBXResourcesBuildPhase; files = (B3, ); };
                T1 = {isa = PBXNativeTarget; buildConfigurationList = L0; buildPhases = (S1, );
                    name = Kit; productType = "com.apple.product-type.framework"; };
                T2 = {isa = PBXNativeTarget; buildConfigurationList = L0; buildPhases = (S2, R2, );
                    name = KitTests; productType = "com.apple.product-type.bundle.unit-test"; };
                L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
                C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SDKROOT = iphoneos; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
                ROOT = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0;
                    projectDirPath = ""; targets = (T1, T2, ); };
            };
            rootObject = ROOT;
        }
        """
    }

    private func make(
        version: String = "5.3",
        hasTests: Bool = true,
        resources: String = "",
        library: String = "Sources/Kit/Kit.swift",
        resource: String = "View.png",
        project: String = "Kit.xcodeproj",
        tests folderOfTests: String = "Tests/KitTests",
        test: String = "let bundle = Bundle(for: KitTests.self)"
    ) throws -> (TemporaryFolder, ProjectChoice) {
        let folder = try TemporaryFolder()
        let tests = hasTests ? ", .testTarget(name: \"KitTests\"\(resources))" : ""
        try folder.write(
            "// swift-tools-version:\(version)\nimport PackageDescription\n"
                + "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")\(tests)])\n",
            to: "Package.swift"
        )
        try folder.write("public let kit = 1\n", to: "Sources/Kit/Kit.swift")
        try folder.write(
            "import XCTest\n@testable import Kit\n\(test)\n",
            to: "\(folderOfTests)/KitTests.swift"
        )
        try folder.write("", to: "\(folderOfTests)/\(resource)")
        try folder.write(
            Self.project(
                library: library,
                resource: resource,
                place: project.contains("/") ? "../" : "",
                tests: folderOfTests
            ),
            to: "\(project)/project.pbxproj"
        )
        let request = ProjectChoice.Request(path: folder.url.path, purpose: .test)
        return (folder, try ProjectChoice(request))
    }

    private func isPackage(_ choice: ProjectChoice) -> Bool {
        if case .package = choice.source { return true }
        return false
    }

    @Test func testsWhoseFilesOnlyTheProjectBundlesRunThere() throws {
        let (_, choice) = try make()
        #expect(!isPackage(choice))
        #expect(choice.notes.first?.contains("read files that no manifest names") == true)
    }

    @Test func aProjectBeneathThePackageHasItsFilesToo() throws {
        let (_, choice) = try make(version: "5.2", project: "Kit/Kit.xcodeproj")
        #expect(!isPackage(choice))
        #expect(choice.notes.first?.contains("those of Kit/Kit.xcodeproj run") == true)
    }

    @Test func aManifestBefore53BundlesNothingByItself() throws {
        #expect(!isPackage(try make(version: "5.2", resource: "View.xib").1))
        #expect(isPackage(try make(version: "5.3", resource: "View.xib").1))
    }

    @Test func resourcesOfTheManifestAreEnough() throws {
        #expect(isPackage(try make(resources: ", resources: [.copy(\"View.png\")]").1))
        #expect(!isPackage(try make(resources: ", resources: [.copy(\"Images\")]").1))
        // The only target of tests may have the folder of all tests for its own.
        let images = ", resources: [.copy(\"Images\")]"
        #expect(!isPackage(try make(version: "5.9", resources: images, tests: "Tests").1))
    }

    @Test func testsThatReadNoFilesStayThePackages() throws {
        let (_, choice) = try make(test: "let a = 1")
        #expect(isPackage(choice))
        #expect(choice.notes.isEmpty)
    }

    @Test func aProjectThatHasLostItsFilesGivesWayToThePackage() throws {
        let (_, stale) = try make(hasTests: false, library: "Kit/Old.swift")
        #expect(isPackage(stale))
        #expect(stale.notes.first?.contains("names files that are not there") == true)
        let (_, fresh) = try make(hasTests: false)
        #expect(!isPackage(fresh))
    }
}
