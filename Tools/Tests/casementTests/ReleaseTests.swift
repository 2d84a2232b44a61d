// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct ReleaseTests {
    private static let compiler = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"

    private let here = Machine(
        system: "debian12",
        architecture: "x86_64",
        compiler: Self.compiler
    )

    private func manifest(
        compiler: String = Self.compiler,
        architecture: String = "x86_64",
        layout: String = SDK.layout
    ) -> ReleaseManifest {
        ReleaseManifest(
            system: "debian12",
            architecture: architecture,
            compiler: compiler,
            layout: layout
        )
    }

    /// A release's `lib/casement` with an SDK that looks built.
    private func makeRelease(_ manifest: ReleaseManifest, at root: URL) throws {
        let folder = root.appendingPathComponent("lib/casement")
        try Files.write(
            "",
            to: folder.appendingPathComponent("sdk/debug/optional-requirements.txt")
        )
        try manifest.write(to: folder.appendingPathComponent(ReleaseManifest.name))
    }

    /// What is said goes into a list.
    private final class Words {
        var lines: [String] = []
    }

    private func releases(
        _ environment: [String: String],
        root: URL,
        program: String = "nowhere/casement",
        words: Words = Words()
    ) -> Releases {
        Releases(
            environment: environment,
            executable: root.appendingPathComponent(program),
            cache: root.appendingPathComponent("cache with ünïcode"),
            machine: { here },
            say: { words.lines.append($0) }
        )
    }

    @Test func theVersionIsThatOfTheFile() throws {
        let file = try SDK.home().appendingPathComponent("VERSION")
        let text = try Files.text(file)
        #expect(text == Version.current + "\n")
    }

    @Test func aReleaseIsNamedByVersionSystemArchitectureAndCompiler() {
        #expect(
            manifest().folderName == "casement-\(Version.current)-debian12-x86_64-swift6.3.1"
        )
        #expect(ReleaseManifest.number(of: "Apple Swift") == "AppleSwift")
    }

    @Test func aReleaseForAnotherMachineSaysWhy() {
        #expect(manifest().reasonAgainst(here) == nil)
        #expect(
            manifest(compiler: "Swift version 6.2 (x)").reasonAgainst(here)
                == "it is for Swift 6.2, and this is Swift 6.3.1"
        )
        #expect(
            manifest(architecture: "aarch64").reasonAgainst(here)
                == "it is for aarch64, and this is x86_64"
        )
        #expect(manifest(layout: "0").reasonAgainst(here) != nil)
    }

    @Test func theSDKBesideTheProgramIsFound() throws {
        let folder = try TemporaryFolder()
        let root = folder.url
        try makeRelease(manifest(), at: root)
        let words = Words()
        let found = try releases([:], root: root, program: "bin/casement", words: words).sdk()
        #expect(
            found?.folder.path == root.appendingPathComponent("lib/casement/sdk/debug").path
        )
        #expect(words.lines.isEmpty)
    }

    @Test func aProgramThatNamesItsSourcesUsesThem() throws {
        let folder = try TemporaryFolder()
        let root = folder.url
        try makeRelease(manifest(), at: root)
        let environment = ["CASEMENT_HOME": "/somewhere"]
        #expect(try releases(environment, root: root, program: "bin/casement").sdk() == nil)
    }

    @Test func anUnfitReleaseIsSaidInOneLine() throws {
        let folder = try TemporaryFolder()
        let root = folder.url
        try makeRelease(manifest(compiler: "Swift version 6.2 (x)"), at: root)
        let words = Words()
        let found = try releases([:], root: root, program: "bin/casement", words: words).sdk()
        #expect(found == nil)
        #expect(
            words.lines == [
                "the release cannot be used: it is for Swift 6.2, and this is Swift 6.3.1; "
                    + "the framework is built from its sources"
            ]
        )
    }

    @Test func aReleaseWithoutTheWantedConfigurationIsNotWhole() throws {
        let folder = try TemporaryFolder()
        let root = folder.url
        try makeRelease(manifest(), at: root)
        let environment = ["CASEMENT_SDK_CONFIGURATION": "release"]
        let releases = releases(environment, root: root, program: "bin/casement")
        #expect(throws: Failure.self) { try releases.sdk() }
    }

    // MARK: - Fetching from a folder

    /// A folder with an archive of a release and its sum.
    private func publish(in root: URL, sum: String? = nil) throws -> URL {
        let name = manifest().folderName
        let place = root.appendingPathComponent("place")
        try makeRelease(manifest(), at: place.appendingPathComponent(name))
        let archive = place.appendingPathComponent(name + ".tar.zst")
        let packed = try Shell.run([
            "tar", "--zstd", "-C", place.path, "-cf", archive.path, name,
        ])
        try #require(packed == 0)
        let text = try #require(try Shell.output(["sha256sum", archive.path]))
        let found = try #require(text.split(separator: " ").first)
        try Files.write(
            (sum ?? String(found)) + "  \(name).tar.zst\n",
            to: place.appendingPathComponent("SHA256SUMS")
        )
        return place
    }

    private static let hasZstd = (try? Shell.output(["zstd", "--version"])) != nil

    @Test(.enabled(if: hasZstd, "zstd is not installed"))
    func aReleaseIsFetchedOnceAndKept() throws {
        let folder = try TemporaryFolder()
        let root = folder.url
        let place = try publish(in: root)
        let environment = ["CASEMENT_RELEASES": place.path]
        let first = try releases(environment, root: root).sdk()
        #expect(first?.isBuilt == true)
        try FileManager.default.removeItem(at: place)
        #expect(try releases(environment, root: root).sdk()?.folder == first?.folder)
    }

    @Test(.enabled(if: hasZstd, "zstd is not installed"))
    func aDamagedArchiveIsRefusedAndForgotten() throws {
        let folder = try TemporaryFolder()
        let root = folder.url
        let wrong = String(repeating: "0", count: 64)
        let place = try publish(in: root, sum: wrong)
        let environment = ["CASEMENT_RELEASES": place.path]
        #expect(throws: Failure.self) { try releases(environment, root: root).sdk() }
        _ = try publish(in: root)
        #expect(try releases(environment, root: root).sdk()?.isBuilt == true)
    }

    @Test func aPlaceWithoutAReleaseForThisMachineSaysSo() throws {
        let folder = try TemporaryFolder()
        let root = folder.url
        let place = root.appendingPathComponent("place")
        try Files.write("", to: place.appendingPathComponent("SHA256SUMS"))
        let words = Words()
        let found = try releases(
            ["CASEMENT_RELEASES": place.path],
            root: root,
            words: words
        ).sdk()
        #expect(found == nil)
        #expect(words.lines.count == 1)
        #expect(words.lines.first?.contains(manifest().folderName + ".tar.zst") == true)
    }

    @Test func aPlaceThatCannotBeReachedIsSaidInOneLine() throws {
        let folder = try TemporaryFolder()
        let words = Words()
        // Nothing listens there.
        let place = "http://127.0.0.1:9/releases"
        let found = try releases(["CASEMENT_RELEASES": place], root: folder.url, words: words).sdk()
        #expect(found == nil)
        #expect(
            words.lines == [
                "\(place): no SHA256SUMS to be had; the framework is built from its sources"
            ]
        )
    }

    @Test func sumsAreReadInBothForms() {
        let text = "aa  one.tar.zst\nbb *two.tar.zst\n"
        #expect(Releases.sum(of: "one.tar.zst", in: text) == "aa")
        #expect(Releases.sum(of: "two.tar.zst", in: text) == "bb")
        #expect(Releases.sum(of: "three.tar.zst", in: text) == nil)
    }

    @Test func theSystemIsReadFromItsOwnFile() {
        let text = "PRETTY_NAME=\"Debian GNU/Linux 12\"\nVERSION_ID=\"12\"\nID=debian\n"
        #expect(Machine.system(inOSRelease: text) == "debian12")
        #expect(Machine.system(inOSRelease: "") == "linux")
    }

    @Test func theStepsOfABuildAreShown() {
        #expect(BuildProgress.steps(in: "[12/345] Compiling UIKit")?.done == 12)
        #expect(BuildProgress.steps(in: "[12/345] Compiling UIKit")?.all == 345)
        #expect(BuildProgress.steps(in: "warning: [1/2]") == nil)
        #expect(
            BuildProgress.text(done: 50, all: 100, seconds: 90)
                == "50 %, 50 of 100 steps, about 1 min 30 s left"
        )
        #expect(BuildProgress.text(done: 1, all: 100, seconds: 1) == "1 %, 1 of 100 steps")
    }

    @Test func objectsOfFilesThatAnEarlierVersionHadAreLeftOut() throws {
        let folder = try TemporaryFolder()
        for name in ["Part/One.swift", "Part/Two.c"] { try folder.write("", to: "Sources/" + name) }
        for name in ["One.swift.o", "Old.swift.o", "Two.c.o", "Part.swiftmodule.o", "One.d"] {
            try folder.write("", to: "Part.build/" + name)
        }
        let found = SDK.objects(
            in: folder.url.appendingPathComponent("Part.build"),
            of: folder.url.appendingPathComponent("Sources/Part")
        )
        #expect(
            found.map(\.lastPathComponent).sorted()
                == ["One.swift.o", "Part.swiftmodule.o", "Two.c.o"]
        )
    }
}
