// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Small Xcode projects, as Xcode writes them.
enum XcodeFixture {
    /// Groups and file references: an app with a translated file, and its tests.
    static func makeGrouped(in folder: TemporaryFolder) throws {
        try folder.write("// An app\nimport UIKit\n", to: "Lamp/AppDelegate.swift")
        try folder.write("let lamp = 1\n", to: "Lamp/Model/Lamp.swift")
        try folder.write("import XCTest\n", to: "LampTests/LampTests.swift")
        try folder.write("\"on\" = \"On\";\n", to: "Lamp/en.lproj/Localizable.strings")
        try folder.write("\"on\" = \"An\";\n", to: "Lamp/de.lproj/Localizable.strings")
        try folder.write("{}", to: "Lamp/Assets.xcassets/Contents.json")
        try folder.write("#import <UIKit/UIKit.h>\n", to: "Lamp/Old.m")
        try folder.write(plist, to: "Lamp/Info.plist")
        try folder.write(testsPlist, to: "LampTests/Info.plist")
        try folder.write(grouped, to: "Lamp.xcodeproj/project.pbxproj")
    }

    /// A folder whose files belong to the target by themselves, with one left out.
    static func makeSynchronized(in folder: TemporaryFolder) throws {
        try folder.write("import UIKit\n", to: "Kite/App.swift")
        try folder.write("let draft = 1\n", to: "Kite/Drafts/Draft.swift")
        try folder.write("let wind = 2\n", to: "Kite/Deep/Wind.swift")
        try folder.write("{}", to: "Kite/Deep/Assets.xcassets/Contents.json")
        try folder.write("hello", to: "Kite/Deep/level1.txt")
        try folder.write("one", to: "Kite/Levels/1.txt")
        try folder.write("let shared = 3\n", to: "Shared/Shared.swift")
        try folder.write(synchronized, to: "Kite.xcodeproj/project.pbxproj")
    }

    /// A framework that takes in a bundle of resources, and copies a folder by a phase of its own.
    static func makeBundled(in folder: TemporaryFolder) throws {
        try folder.write("import UIKit\n", to: "Kit/Kit.swift")
        try folder.write("<xib/>", to: "Looks/Cell.xib")
        try folder.write("\"a\" = \"A\";\n", to: "Looks/en.lproj/Looks.strings")
        try folder.write("red", to: "Themes/red.txt")
        try folder.write(bundled, to: "Kit.xcodeproj/project.pbxproj")
    }

    /// CocoaPods' own project: a pod of Swift, and one partly in Objective-C that it depends on.
    static func makePods(in folder: TemporaryFolder) throws {
        try folder.write("import Nimble\n", to: "Pods/Shots/Shots.swift")
        try folder.write("", to: "Pods/Support/Shots-dummy.m")
        try folder.write("extern double lampVersion;\n", to: "Pods/Support/Pods-Lamp.h")
        try folder.write("public let nimble = 1\n", to: "Pods/Nimble/Nimble.swift")
        try folder.write("", to: "Pods/Nimble/Capture.m")
        try folder.write("PODS:\n  - Nimble (13.5.0)\n  - Shots (1.0.0)\n", to: "Podfile.lock")
        try folder.write(pods, to: "Pods/Pods.xcodeproj/project.pbxproj")
    }

    private static let pods = """
        // !$*UTF8*$!
        {
            objects = {
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                B4 = {isa = PBXBuildFile; fileRef = F4; };
                F1 = {isa = PBXFileReference; path = Shots/Shots.swift; sourceTree = SOURCE_ROOT; };
                F2 = {isa = PBXFileReference; path = "Support/Shots-dummy.m";
                    sourceTree = SOURCE_ROOT; };
                F3 = {isa = PBXFileReference; path = Nimble/Nimble.swift; sourceTree = SOURCE_ROOT; };
                F4 = {isa = PBXFileReference; path = Nimble/Capture.m; sourceTree = SOURCE_ROOT; };
                G0 = {isa = PBXGroup; children = (F1, F2, F3, F4, F5, ); sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
                S2 = {isa = PBXSourcesBuildPhase; files = (B3, B4, ); };
                T1 = {isa = PBXNativeTarget; name = Shots; buildPhases = (S1, );
                    dependencies = (D1, ); productType = "com.apple.product-type.framework"; };
                T2 = {isa = PBXNativeTarget; name = Nimble; buildPhases = (S2, );
                    dependencies = ( ); productType = "com.apple.product-type.framework"; };
                T3 = {isa = PBXNativeTarget; name = "Pods-Lamp"; buildPhases = (S3, S4, );
                    dependencies = (D1, D2, ); productType = "com.apple.product-type.framework"; };
                S3 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
                S4 = {isa = PBXHeadersBuildPhase; files = (B5, ); };
                B5 = {isa = PBXBuildFile; fileRef = F5; settings = {ATTRIBUTES = (Public, ); }; };
                F5 = {isa = PBXFileReference; path = "Support/Pods-Lamp.h";
                    sourceTree = SOURCE_ROOT; };
                D1 = {isa = PBXTargetDependency; target = T2; };
                D2 = {isa = PBXTargetDependency; target = T1; };
                PR = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, T3, ); };
            };
            rootObject = PR;
        }
        """

    private static let bundled = """
        // !$*UTF8*$!
        {
            objects = {
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                B4 = {isa = PBXBuildFile; fileRef = P2; };
                B5 = {isa = PBXBuildFile; fileRef = F4; };
                F1 = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
                F2 = {isa = PBXFileReference; path = Looks/Cell.xib; sourceTree = SOURCE_ROOT; };
                F3 = {isa = PBXFileReference; path = Looks/en.lproj/Looks.strings;
                    sourceTree = SOURCE_ROOT; };
                F4 = {isa = PBXFileReference; path = Themes; lastKnownFileType = folder;
                    sourceTree = SOURCE_ROOT; };
                P2 = {isa = PBXFileReference; path = KitLooks.bundle;
                    sourceTree = BUILT_PRODUCTS_DIR; };
                G0 = {isa = PBXGroup; children = (F1, F2, F3, F4, P2, ); sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
                R1 = {isa = PBXResourcesBuildPhase; files = (B4, ); };
                R2 = {isa = PBXResourcesBuildPhase; files = (B2, B3, ); };
                M1 = {isa = PBXCopyFilesBuildPhase; dstPath = Shop; dstSubfolderSpec = 7;
                    files = (B5, ); };
                M2 = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 10;
                    files = (B2, ); };
                T1 = {isa = PBXNativeTarget; buildConfigurationList = L1;
                    buildPhases = (S1, R1, M1, M2, ); name = Kit;
                    productType = "com.apple.product-type.framework"; };
                T2 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (R2, );
                    name = KitLooks; productReference = P2;
                    productType = "com.apple.product-type.bundle"; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
                ROOT = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
            };
            rootObject = ROOT;
        }
        """

    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleName</key><string>${PRODUCT_NAME:upper}</string>
        <key>UIAppFonts</key><array><string>$(FONT).ttf</string></array>
        <key>UIMainStoryboardFile</key><string>Main</string>
        </dict></plist>
        """

    private static let testsPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>NSPrincipalClass</key><string>$(PRODUCT_NAME).Setup</string>
        </dict></plist>
        """

    private static let grouped = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 46;
            objects = {
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                B4 = {isa = PBXBuildFile; fileRef = V1; };
                B5 = {isa = PBXBuildFile; fileRef = F6; };
                B6 = {isa = PBXBuildFile; fileRef = F7; };
                F1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Lamp.swift; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = LampTests/LampTests.swift;
                    sourceTree = SOURCE_ROOT; };
                F4 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings;
                    sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings;
                    sourceTree = "<group>"; };
                F6 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
                F7 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
                P1 = {isa = PBXFileReference; path = Lamp.app; sourceTree = BUILT_PRODUCTS_DIR; };
                V1 = {isa = PBXVariantGroup; children = (F4, F5, );
                    name = Localizable.strings; sourceTree = "<group>"; };
                G0 = {isa = PBXGroup; children = (G1, F3, P1, ); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F1, G2, V1, F6, F7, ); path = Lamp;
                    sourceTree = "<group>"; };
                G2 = {isa = PBXGroup; children = (F2, ); name = Things; path = Model;
                    sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B6, ); };
                S2 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
                R1 = {isa = PBXResourcesBuildPhase; files = (B4, B5, ); };
                D1 = {isa = PBXTargetDependency; target = T1; };
                K1 = {isa = XCSwiftPackageProductDependency; package = X1; productName = Kit; };
                X1 = {isa = XCRemoteSwiftPackageReference;
                    repositoryURL = "https://example.org/some/kit.git";
                    requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.3; }; };
                T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S1, R1, );
                    name = Lamp; packageProductDependencies = (K1, );
                    productReference = P1; productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (S2, );
                    dependencies = (D1, ); name = LampTests;
                    productType = "com.apple.product-type.bundle.unit-test"; };
                T3 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = ( );
                    name = LampWidget; productType = "com.apple.product-type.app-extension"; };
                L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
                C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SDKROOT = iphoneos; FONT = Light; SWIFT_VERSION = 4.2; }; };
                C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    INFOPLIST_FILE = Lamp/Info.plist; PRODUCT_NAME = "$(TARGET_NAME)";
                    PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:lower)"; }; };
                C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    INFOPLIST_FILE = LampTests/Info.plist;
                    PRODUCT_NAME = "$(TARGET_NAME)"; }; };
                ROOT = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0;
                    projectDirPath = ""; targets = (T1, T2, T3, ); };
            };
            rootObject = ROOT;
        }
        """

    private static let synchronized = """
        // !$*UTF8*$!
        {
            objects = {
                G0 = {isa = PBXGroup; children = (Y1, Y2, ); sourceTree = "<group>"; };
                E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                    membershipExceptions = (Drafts, ); target = T1; };
                Y1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, );
                    explicitFolders = (Levels, ); path = Kite; sourceTree = "<group>"; };
                E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                    membershipExceptions = (Shared.swift, ); target = T1; };
                Y2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E2, ); path = Shared;
                    sourceTree = "<group>"; };
                T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = ( );
                    fileSystemSynchronizedGroups = (Y1, ); name = Kite;
                    productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = ( );
                    fileSystemSynchronizedGroups = (Y2, ); name = "Kite Kit";
                    productType = "com.apple.product-type.framework"; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SUPPORTED_PLATFORMS = "iphoneos iphonesimulator";
                    GENERATE_INFOPLIST_FILE = YES;
                    SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
                    SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = YES;
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG FANCY";
                    INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
                    INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "A B";
                    INFOPLIST_KEY_UIRequiresFullScreen = NO;
                    MARKETING_VERSION = 2.1; SWIFT_VERSION = 6.0; }; };
                ROOT = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
            };
            rootObject = ROOT;
        }
        """
}
