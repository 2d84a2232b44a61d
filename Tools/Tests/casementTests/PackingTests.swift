// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SourceLowering
@testable import casement

/// What is kept of files from run to run.
struct PackingTests {
    /// A file with something of every kind of fact.
    private static let source = """
        import UIKit
        import GameKit
        @objc protocol Delegate: NSObjectProtocol { @objc optional func did(_ sender: Any) }
        class Base<Item>: UIView, Delegate { override func draw(_ rect: CGRect) {} }
        extension UIView { @objc(given) var name: String { "ä\\u{301}" } ; func f(at x: Int) {} }
        let all: [AnyObject] = []
        protocol Maker { associatedtype View: UIView }
        let make = UIView.init
        """

    private var facts: [String: LoweringCache.Known] {
        [
            "/a/ä.swift": .init(digest: "01", facts: Lowerer.facts(of: Self.source)),
            "/b.swift": .init(digest: "", facts: Lowerer.facts(of: "")),
        ]
    }

    @Test func whatIsWrittenIsRead() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("facts.bin")
        LoweringCache(version: "1").write(facts, to: file)
        let read = LoweringCache.read(file, version: "1")
        for (path, known) in facts {
            #expect(read.facts(of: path, digest: known.digest) == known.facts)
            #expect(read.facts(of: path, digest: "other") == nil)
        }
        let other = LoweringCache.read(file, version: "2")
        #expect(other.facts(of: "/b.swift", digest: "") == nil)
    }

    @Test func everyDamageIsFound() {
        let bytes = Packer.bytes(of: facts.mapValues(\.facts))
        for length in bytes.indices {
            #expect(throws: DamagedBytes.self) {
                try Packer.value([String: FileFacts].self, of: Array(bytes[..<length]))
            }
        }
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 1 << UInt8(index % 8)
            #expect(throws: DamagedBytes.self) {
                try Packer.value([String: FileFacts].self, of: damaged)
            }
        }
    }

    @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, .max])
    func numbersOfAllSizesComeBack(number: Int) throws {
        #expect(try Packer.value([Int].self, of: Packer.bytes(of: [number])) == [number])
    }

    @Test func aCountBeyondTheBytesIsDamage() {
        // Room for so many elements is never made.
        let bytes = Packer.bytes(of: Int.max)
        #expect(throws: DamagedBytes.self) { try Packer.value([String].self, of: bytes) }
    }

    @Test func pathsAreQuotedForTheCompiler() throws {
        let folder = try TemporaryFolder()
        let name = "p/Sources/P/A \"b\" \\ ü.swift"
        try folder.write("import PackageDescription\n", to: "p/Package.swift")
        try folder.write("import UIKit\nclass A: UIView { @objc func a() {} }\n", to: name)
        let overlay = try Overlay(
            [folder.url.appendingPathComponent("p")],
            framework: [:],
            sdkPath: "/sdk",
            scratch: folder.url.appendingPathComponent("scratch")
        )
        let data = try Data(contentsOf: overlay.file)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let roots = try #require(json["roots"] as? [[String: Any]])
        let file = try #require((roots.first?["contents"] as? [[String: Any]])?.first)
        #expect(file["name"] as? String == "A \"b\" \\ ü.swift")
        let copy = try #require(file["external-contents"] as? String)
        #expect(FileManager.default.fileExists(atPath: copy))
        #expect(roots.first?["name"] as? String == folder.url.path + "/p/Sources/P")
    }
}
