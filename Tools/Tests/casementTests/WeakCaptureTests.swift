// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// The flag by which the compiler's wrapper keeps several weak captures of a closure.
struct WeakCaptureTests {
    private static let twoCaptures = """
        final class A { var number = 1 }
        func run(_ a: A, _ b: A) {
            let closure = { [weak a, weak b] in print(a?.number ?? 0, b?.number ?? 0) }
            closure()
        }
        @main struct Program { static func main() { let (a, b) = (A(), A()); run(a, b); print(a.number, b.number) } }

        """

    /// Writes the wrapper's script, which calls a toolchain's compiler, and a module's list of sources.
    private func script(_ folder: TemporaryFolder, _ tools: URL, _ text: String) throws -> [String]
    {
        let file = folder.url.appendingPathComponent("A source.swift").path
        try folder.write(text, to: "A source.swift")
        try folder.write("\"\(file)\"\n", to: "M.build/sources")
        try folder.write(CompilerWrapper.script(tools), to: "wrapper")
        let place = { (name: String) in folder.url.appendingPathComponent(name).path }
        return ["sh", place("wrapper"), "-parse-as-library", "@" + place("M.build/sources")]
    }

    @Test(arguments: [
        (twoCaptures, true),
        ("let c = { [\n    weak a,\n    b,\n    weak c\n] in }", true),
        ("let c = { [weak a, b] in }; let d = { [weak c] in }", false),
        ("let list = [a, b]; weak var c = a; weak var d = b", false),
        (twoCaptures + "struct S: ~Copyable {}", false),
    ])
    func modulesWithTwoWeakCapturesOfAClosureAreCompiledWithoutThePass(
        text: String,
        isOff: Bool
    ) throws {
        let folder = try TemporaryFolder()
        try folder.write("#!/bin/sh\necho \"$@\"\n", to: "tools/bin/swiftc")
        let tools = folder.url.appendingPathComponent("tools")
        let words = try #require(
            try Shell.output(["chmod", "+x", tools.path + "/bin/swiftc"]) != nil
                ? Shell.output(script(folder, tools, text)) : nil
        )
        #expect(
            words.contains("-sil-disable-pass=mandatory-allocbox-to-stack") == isOff,
            "\(words)"
        )
    }

    @Test func bothObjectsAreThereWhenTheClosureRuns() throws {
        let folder = try TemporaryFolder()
        let tools = try #require(Toolchain.onPath?.folder)
        let program = folder.url.appendingPathComponent("program").path
        let compile = try script(folder, tools, Self.twoCaptures) + ["-o", program]
        _ = try #require(try Shell.output(compile))
        #expect(try Shell.output([program]) == "1 1\n1 1\n")
    }
}
