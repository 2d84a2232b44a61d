// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering
import Testing

@testable import casement

/// What a run leaves for the next one, and what becomes of runs that go wrong.
struct OverlayTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("import PackageDescription\n", to: "p/Package.swift")
        try folder.write(
            "import UIKit\nclass A: UIView { @objc func a() { print(1) } }\n",
            to: "p/Sources/P/A.swift"
        )
        try folder.write(
            "import UIKit\nclass B: UIView { @objc func b() {} }\n",
            to: "p/Sources/P/B.swift"
        )
        try folder.write("let plain = 1\n", to: "p/Sources/P/Plain.swift")
    }

    private func lower() throws -> Overlay {
        try Overlay(
            [folder.url.appendingPathComponent("p")],
            framework: [:],
            sdkPath: "/sdk",
            scratch: folder.url.appendingPathComponent("scratch")
        )
    }

    private func source(_ name: String) -> String {
        folder.url.appendingPathComponent("p/Sources/P/\(name).swift").path
    }

    private func copy(_ name: String, _ overlay: Overlay) throws -> String {
        try Files.text(try #require(overlay.lowered[source(name)]))
    }

    private func date(_ name: String, _ overlay: Overlay) throws -> Date? {
        let path = try #require(overlay.lowered[source(name)]).path
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    @Test func typesOfADependencyMayBeCalledAsThoseOfCombine() throws {
        try folder.write("import PackageDescription\n", to: "q/Package.swift")
        try folder.write("public final class AnyCancellable {}\n", to: "q/Sources/Q/Bag.swift")
        try folder.write(
            "import UIKit\nimport Q\nvar bag: [AnyCancellable] = []\n",
            to: "p/Sources/P/A.swift"
        )
        try folder.write(
            "import UIKit\nclass Model: ObservableObject {}\n",
            to: "p/Sources/P/B.swift"
        )
        let overlay = try Overlay(
            ["p", "q"].map(folder.url.appendingPathComponent),
            framework: [:],
            sdkPath: "/sdk",
            scratch: folder.url.appendingPathComponent("scratch")
        )
        #expect(!(try copy("A", overlay)).contains("import Combine"))
        #expect(try copy("B", overlay).contains("import Combine"))
    }

    @Test func typesOfADependencyMayBeCalledAsThoseOfAFrameworkThatIsHereInPart() throws {
        try folder.write("import PackageDescription\n", to: "q/Package.swift")
        try folder.write("public class AVBadge {}\n", to: "q/Sources/Q/Badge.swift")
        try folder.write(
            "import AVFoundation\nimport Q\nlet badge = AVBadge()\nlet reader = AVAssetReader()\n",
            to: "p/Sources/P/A.swift"
        )
        let overlay = try Overlay(
            ["p", "q"].map(folder.url.appendingPathComponent),
            framework: [:],
            types: ["UIView"],
            sdkPath: "/sdk",
            scratch: folder.url.appendingPathComponent("scratch")
        )
        let text = try copy("A", overlay)
        #expect(text.contains("let badge = AVBadge()"))
        #expect(!text.contains("AVAssetReader"))
        #expect(overlay.notes.map(\.message).contains { $0.contains("left out reader") })
    }

    @Test(arguments: ["", "import UIKit\n"])
    func typesOfADependencyAreThereBesideAFrameworkThatIsNot(_ head: String) throws {
        try folder.write(
            "import PackageDescription\n"
                + "let package = Package(name: \"Q\", targets: [.target(name: \"Q\")])\n",
            to: "q/Package.swift"
        )
        try folder.write(
            head + "public protocol Model: AnyObject {}\nclass Hidden {}\n",
            to: "q/Sources/Q/Model.swift"
        )
        if !head.isEmpty {
            try folder.write(
                "import UIKit\nimport GameKit\npublic class Stored: GKScore {}\n",
                to: "q/Sources/Q/Stored.swift"
            )
        }
        try folder.write(
            """
            import SwiftUI
            import Q
            class Cell: UITableViewCell, Model {}
            class Record: Stored {}
            struct Page: View, Model {}
            """,
            to: "p/Sources/P/A.swift"
        )
        let overlay = try Overlay(
            ["p", "q"].map(folder.url.appendingPathComponent),
            framework: [:],
            types: ["UITableViewCell"],
            sdkPath: "/sdk",
            scratch: folder.url.appendingPathComponent("scratch")
        )
        let text = try copy("A", overlay)
        #expect(text.contains("class Cell: UITableViewCell, Model {"))
        #expect(!text.contains("Record"))
        #expect(!text.contains("Page"))
    }

    @Test func whatIsBehindAQuestionForATelevisionsModuleIsForAnotherSystem() throws {
        try folder.write(
            "import UIKit\n#if canImport(TVUIKit)\nimport TVUIKit\n#endif\nclass A: UIView {}\n",
            to: "p/Sources/P/A.swift"
        )
        let overlay = try Overlay(
            [folder.url.appendingPathComponent("p")],
            framework: [:],
            types: ["UIView"],
            sdkPath: "/sdk",
            scratch: folder.url.appendingPathComponent("scratch"),
            leftOut: ["TVUIKit"]
        )
        #expect(try copy("A", overlay).contains("#if canImport(TVUIKit)\nimport TVUIKit\n"))
    }

    @Test func filesOfADependencyWithoutUIKitAreParsedOnlyWhereTheyAskForModules() throws {
        try folder.write("import PackageDescription\n", to: "q/Package.swift")
        try folder.write("public struct Node {}\n", to: "q/Sources/Q/Node.swift")
        try folder.write(
            "#if canImport(UIKit)\nlet isPhone = true\n#endif\n",
            to: "q/Sources/Q/Phone.swift"
        )
        let other = "#if canImport(Combine)\nimport Combine\n#endif\n"
        try folder.write("import PackageDescription\n", to: "r/Package.swift")
        try folder.write(other, to: "r/Sources/R/Asking.swift")
        try folder.write("public class Plain {}\n", to: "r/Sources/R/Plain.swift")
        func lower() throws -> Overlay {
            try Overlay(
                ["p", "q", "r"].map(folder.url.appendingPathComponent),
                framework: [:],
                sdkPath: "/sdk",
                scratch: folder.url.appendingPathComponent("scratch")
            )
        }
        let overlay = try lower()
        // Three of the package's own, both that stand beside UIKit's name, one that asks.
        #expect(overlay.parses == 6)
        #expect(overlay.fileCount == 7)
        let asking = folder.url.appendingPathComponent("r/Sources/R/Asking.swift").path
        #expect(try Files.text(try #require(overlay.lowered[asking])).contains("#if false"))
        #expect(try lower().parses == 0)
        // What was passed over before is read once the package has UIKit.
        let screen = "import UIKit\nclass C: Plain { @objc func c() {} }\n"
        try folder.write(screen, to: "r/Sources/R/C.swift")
        let place = folder.url.appendingPathComponent("r/Sources/R/C.swift").path
        #expect(try lower().lowered[place] != nil)
    }

    /// WeakMapTable keeps objects by the runtime's associations, and asks nobody whether it is there.
    @Test(arguments: [
        ("objc_getAssociatedObject(self, key)", true), ("print(#selector(getter: b))", true),
        ("print(1)", false),
    ])
    func aDependencyThatUsesTheRuntimeWithoutAskingIsBuiltForIOS(
        _ use: String,
        _ isFull: Bool
    ) throws {
        try folder.write("import PackageDescription\n", to: "q/Package.swift")
        let text = """
            import Foundation
            public class Bag {
                func use() { \(use) }
                #if os(iOS)
                @objc func onPhone() {}
                #endif
            }

            """
        try folder.write(text, to: "q/Sources/Q/Bag.swift")
        let overlay = try Overlay(
            ["p", "q"].map(folder.url.appendingPathComponent),
            framework: [:],
            sdkPath: "/sdk",
            scratch: folder.url.appendingPathComponent("scratch")
        )
        let file = folder.url.appendingPathComponent("q/Sources/Q/Bag.swift").path
        let lowered = try overlay.lowered[file].map { try Files.text($0) } ?? ""
        #expect(lowered.contains("import ObjectiveC") == isFull)
    }

    /// Older releases of Alamofire are for Apple's systems only, and import nothing but Foundation.
    @Test(arguments: [
        ("func load(_ request: URLRequest) {}", true),
        ("let session = URLSession.shared", true),
        ("#if !os(Linux)\nfunc load(_ request: URLRequest) {}\n#endif", false),
        (
            "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
                + "func load(_ request: URLRequest) {}", false
        ),
        ("// URLRequest\nfunc load(_ url: URL) {}", false),
    ])
    func aDependencyThatUsesTheNetworkOfFoundationIsBuiltForIOS(
        _ use: String,
        _ isFull: Bool
    ) throws {
        try folder.write("import PackageDescription\n", to: "q/Package.swift")
        let text = "import Foundation\n\(use)\n#if os(iOS)\nlet onPhone = true\n#endif\n"
        try folder.write(text, to: "q/Sources/Q/Loader.swift")
        let overlay = try Overlay(
            ["p", "q"].map(folder.url.appendingPathComponent),
            framework: [:],
            sdkPath: "/sdk",
            scratch: folder.url.appendingPathComponent("scratch")
        )
        let file = folder.url.appendingPathComponent("q/Sources/Q/Loader.swift").path
        let lowered = try overlay.lowered[file].map { try Files.text($0) } ?? ""
        #expect(lowered.contains("#if true") == isFull)
        if isFull { #expect(lowered.contains("import FoundationNetworking")) }
    }

    /// ReactiveKit's objects have a `bag` on Apple's systems.
    @Test func aDependencyThatExtendsEveryObjectByTheRuntimeIsBuiltForIOS() throws {
        try folder.write("import PackageDescription\n", to: "q/Package.swift")
        let bag = """
            #if os(macOS) || os(iOS)
            import ObjectiveC.runtime
            extension NSObject: Provider { public var bag: Bag { Bag() } }
            #endif

            """
        try folder.write(bag, to: "q/Sources/Q/Bag.swift")
        let overlay = try Overlay(
            ["p", "q"].map(folder.url.appendingPathComponent),
            framework: [:],
            sdkPath: "/sdk",
            scratch: folder.url.appendingPathComponent("scratch")
        )
        let file = folder.url.appendingPathComponent("q/Sources/Q/Bag.swift").path
        let text = try Files.text(try #require(overlay.lowered[file]))
        #expect(text.contains("#if os(macOS) || true\n"))
    }

    @Test func filesThatNeedNothingHaveNoCopy() throws {
        let overlay = try lower()
        #expect(Set(overlay.lowered.keys) == [source("A"), source("B")])
        let text = try Files.text(overlay.file)
        #expect(text.contains("A.swift") && !text.contains("Plain.swift"))
    }

    @Test func aPackageThatKnowsLinuxAndNoUIKitIsBuiltForLinux() throws {
        let manifest = "#if os(Linux)\nlet isForLinux = true\n#endif\n"
        try folder.write("import PackageDescription\n" + manifest, to: "p/Package.swift")
        let text = "#if os(iOS)\nlet a = 1\n#endif\n"
        try folder.write(text, to: "p/Sources/P/Plain.swift")
        // The other files import UIKit.
        #expect(try lower().lowered[source("Plain")] != nil)
        for name in ["A", "B"] { try folder.write(text, to: "p/Sources/P/\(name).swift") }
        #expect(try lower().lowered.isEmpty)
    }

    @Test func theHeaderOfAFrameworkIsFound() throws {
        try folder.write(
            "import PackageDescription\nlet p = Package(name: \"P\", targets: [\n"
                + ".target(name: \"P\"), .target(name: \"Q\"), .target(name: \"R\")])\n",
            to: "p/Package.swift"
        )
        try folder.write("#include <UIKit/UIKit.h>\n", to: "p/Sources/P/P.h")
        try folder.write("#import <Foundation/Foundation.h>\n", to: "p/Sources/Q/Q.h")
        try folder.write("@testable import P\nclass C {}\n", to: "p/Sources/P/B.swift")
        try folder.write("import Q\nclass D {}\n", to: "p/Sources/P/A.swift")
        let other = try folder.write("import Q\nclass E {}\n", to: "p/Sources/R/E.swift")
        let overlay = try lower()
        #expect(try copy("B", overlay).hasPrefix("@testable import P; import UIKit; "))
        // A framework's own header is seen by all its files.
        #expect(try copy("A", overlay).contains("import UIKit"))
        let copy = try #require(overlay.lowered[other.path])
        #expect(try !Files.text(copy).contains("UIKit"))
    }

    @Test func cryptoKitIsNeededWhereAFileImportsItAndNoPackageIsSwiftCrypto() throws {
        #expect(try !lower().importsCryptoKit)
        try folder.write("import CryptoKit\nlet a = SHA256.self\n", to: "p/Sources/P/Plain.swift")
        #expect(try lower().importsCryptoKit)
        try folder.write(
            "import PackageDescription\nlet p = Package(name: \"P\", targets: [\n"
                + ".target(name: \"P\"), .target(name: \"Crypto\")])\n",
            to: "p/Package.swift"
        )
        #expect(try !lower().importsCryptoKit)
    }

    @Test func anEditInAFunctionTouchesItsFilesCopyOnly() throws {
        let first = try lower()
        let (a, b) = (try date("A", first), try date("B", first))
        try folder.write(
            "import UIKit\nclass A: UIView { @objc func a() { print(2) } }\n",
            to: "p/Sources/P/A.swift"
        )
        let second = try lower()
        #expect(second.file == first.file)
        #expect(try date("B", second) == b && date("A", second) != a)
        #expect(try copy("A", second).contains("print(2)"))
    }

    @Test func whatOtherFilesAreLoweredByMovesAllCopies() throws {
        let first = try lower()
        try folder.write(
            "import UIKit\n@objc protocol D { @objc optional func did() }\n",
            to: "p/Sources/P/D.swift"
        )
        let second = try lower()
        #expect(second.file != first.file)
        #expect(second.lowered.count == 3)
    }

    @Test func aSecondRunGivesTheSame() throws {
        let first = try lower()
        let texts = try [copy("A", first), copy("B", first)]
        let second = try lower()
        #expect(first.lowered == second.lowered && first.file == second.file)
        #expect(try [copy("A", second), copy("B", second)] == texts)
    }

    @Test func eachFileIsParsedOnceAndAfterAnEditOnlyTheEditedOne() throws {
        #expect(try lower().parses == 3)
        #expect(try lower().parses == 0)
        try folder.write(
            "import UIKit\nclass A: UIView { @objc func a() { print(2) } }\n",
            to: "p/Sources/P/A.swift"
        )
        #expect(try lower().parses == 1)
    }

    @Test func aFileThatWasDeletedIsForgotten() throws {
        _ = try lower()
        try FileManager.default.removeItem(atPath: source("B"))
        #expect(Array(try lower().lowered.keys) == [source("A")])
    }

    @Test(arguments: ["", "no property list", "bplist00\u{0}\u{1}"])
    func aRunAfterAnInterruptedOneWorks(left: String) throws {
        let first = try lower()
        let place = first.file.deletingLastPathComponent()
        let copy = try #require(first.lowered[source("A")])
        // The interrupted one had written neither all copies nor what it knew.
        try FileManager.default.removeItem(at: copy)
        try FileManager.default.removeItem(at: first.file)
        for file in [
            place.appendingPathComponent("index.bin"),
            folder.url.appendingPathComponent("scratch/facts.bin"),
        ] {
            try Data(left.utf8).write(to: file)
        }
        let second = try lower()
        #expect(try self.copy("A", second).contains("print(1)"))
        #expect(try Files.text(second.file).contains("A.swift"))
    }

    @Test func aLostCopyIsMadeAgain() throws {
        let first = try lower()
        try FileManager.default.removeItem(at: try #require(first.lowered[source("A")]))
        #expect(try copy("A", try lower()).contains("print(1)"))
    }

    @Test func anUnreadableFileIsNamedAndTheNextRunWorks() throws {
        let file = folder.url.appendingPathComponent("p/Sources/P/Bad.swift")
        try Data([0x2F, 0x2F, 0xFF, 0xFE, 0x0A]).write(to: file)
        do {
            _ = try lower()
            Issue.record("it was read")
        } catch let failure as Failure {
            #expect(failure.description.hasPrefix(file.path + ": cannot be read"))
        }
        try FileManager.default.removeItem(at: file)
        #expect(try lower().lowered.count == 2)
    }

    @Test func aFolderThatCannotBeWrittenIsNamed() throws {
        try folder.write("in the way", to: "scratch")
        do {
            _ = try lower()
            Issue.record("it was written")
        } catch let failure as Failure {
            #expect(failure.description.contains("scratch"))
            #expect(failure.description.contains("cannot be written"))
        }
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("scratch"))
        #expect(try lower().lowered.count == 2)
    }

    @Test(.enabled(if: SmallDisk.canBeMounted, "only who may mount can fill a disk without harm"))
    func aFullDiskIsNamedAndTheNextRunWorks() throws {
        let place = folder.url.appendingPathComponent("scratch")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try #require(try SmallDisk.mount(kilobytes: 64, at: place.path))
        defer { _ = try? SmallDisk.unmount(place.path) }
        let long = String(repeating: "// " + String(repeating: "x", count: 97) + "\n", count: 1_000)
        let file = try folder.write("import UIKit\n" + long, to: "p/Sources/P/Long.swift")
        do {
            _ = try lower()
            Issue.record("there was room")
        } catch let failure as Failure {
            #expect(failure.description.contains("cannot be written"))
        }
        try FileManager.default.removeItem(at: file)
        #expect(try lower().lowered.count == 2)
    }

    @Test func notesAreRepeatedForFilesThatDidNotChange() throws {
        try folder.write(
            "import UIKit\nextension UIView { override class func f() {} }\n",
            to: "p/Sources/P/N.swift"
        )
        let first = try lower()
        let index = CopyIndex.read(
            first.file.deletingLastPathComponent().appendingPathComponent("index.bin")
        )
        #expect(index.copies[source("N")]?.notes.count == 1)
    }
}
