// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct StatedDeviceTests {
    /// The device of a repository with these files, as seen from one of its folders.
    private func device(_ files: [String: String], in place: String = "") throws -> StatedDevice? {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        try folder.write("", to: ".git")
        try folder.write("", to: "Example/Package.swift")
        return StatedDevice(around: folder.url.appendingPathComponent(place))
    }

    @Test(arguments: [
        (
            #"-destination 'platform=iOS Simulator,name=iPhone 15,OS=17.5' test"#,
            "iPhone 15, iOS 17.5"
        ),
        (#"destination: ["platform=iOS Simulator,OS=17.5,name=iPhone 15"]"#, "iPhone 15, iOS 17.5"),
        (#"  device: "iPhone 15 Pro (18.0)""#, "iPhone 15 Pro, iOS 18.0"),
        (#"DESTINATION="OS=12.2,name=iPhone Xʀ""#, "iPhone XR"),
        (#"name=iPhone SE (3rd generation)"#, "iPhone SE (3rd generation)"),
        (#"name=iPhone 16 Pro Max,OS=latest"#, "iPhone 16 Pro Max"),
        (#"devices ["iPhone 5s", "iPhone 6s", "iPhone 6s"]"#, "iPhone 6s"),
        (#"name=iPad Pro 11-inch (M4)"#, "iPad Pro 11-inch (M4)"),
        (#"name=iPad Air 2' … name=iPhone 8'"#, "iPhone 8"),
    ])
    func aWorkflowNamesTheDevice(line: String, name: String) throws {
        let found = try #require(try device([".github/workflows/ci.yml": "run: |\n  \(line)\n"]))
        #expect(found.name == name)
        #expect(found.file == ".github/workflows/ci.yml")
    }

    @Test(arguments: [
        "# name=iPhone 15", "name=iPhone 99", "name=iPhone 15 Ultra", "name=iPhone 160",
        #"xcrun simctl list | grep iPhone"#, "platform=macOS",
    ])
    func whatNamesNoDeviceThatIsKnownChoosesNone(line: String) throws {
        #expect(try device(["Makefile": line]) == nil)
    }

    @Test func aDeviceThatIsTestedOnComesBeforeOneThatIsBuiltFor() throws {
        let build = """
              xcodebuild build \\
                -scheme All \\
                -destination "OS=16.4,name=iPhone 13 Pro"
            """
        let test = """
              xcodebuild test \\
                -destination "platform=iOS Simulator,OS=18.0,name=iPhone 16 Pro"
            """
        let both = ["ci.sh": build + "\n" + test + "\n"]
        #expect(try device(both)?.name == "iPhone 16 Pro, iOS 18.0")
        #expect(try device(["ci.sh": build])?.name == "iPhone 13 Pro, iOS 16.4")
        let apart = ["ci.sh": build.replacing("build", with: "build-for-testing") + "\n" + test]
        #expect(try device(apart)?.name == "iPhone 13 Pro, iOS 16.4")
    }

    @Test func theFilesOfTheRepositoryHoldForAFolderInIt() throws {
        let files = ["fastlane/Fastfile": #"run_tests(device: "iPhone 11")"#]
        #expect(try device(files, in: "Example")?.name == "iPhone 11")
    }

    @Test func theNewestReleaseThatTheFrameworkIsLikeIsTaken() throws {
        let matrix = ["26.2", "18.4", "17.5", "9.0"].map { "- name=iPhone 16,OS=\($0)" }
        #expect(
            try device(["Rakefile": matrix.joined(separator: "\n")])?.name == "iPhone 16, iOS 18.4"
        )
    }

    @Test func screensOf2xAreKnown() throws {
        #expect(try device(["ci.sh": "name=iPhone 11"])?.isOf2x == true)
        #expect(try device(["ci.sh": "name=iPhone 11 Pro"])?.isOf2x == false)
        #expect(try device(["ci.sh": "name=iPhone 8 Plus"])?.isOf2x == false)
    }

    @Test func theNamesAreThoseOfTheFrameworksCatalogue() throws {
        let file = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../../Sources/Platform/DeviceCatalog.swift").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        let names = text.matches(of: #/"(iP(?:hone|ad)[^",]*)"/#).map { String($0.output.1) }
        #expect(names.count > 50)
        #expect(Set(names) == Set(StatedDevice.longestFirst))
    }
}
