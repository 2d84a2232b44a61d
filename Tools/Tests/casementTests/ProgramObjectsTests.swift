// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// The framework's objects that stand in each program, and not in its library.
///
/// The linker gets them as files, so that what their modules import is not linked by itself.
@Suite(.enabled(if: BuiltFramework.isThere, "needs the framework's debug build"))
struct ProgramObjectsTests {
    @Test func theyNeedNothingThatAProgramDoesNotLinkAnyway() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(
            """
            import Foundation
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            formatter.locale = Locale(identifier: "en_US")
            print(formatter.string(from: 1234.5) ?? "none")

            """,
            to: "main.swift"
        )
        let home = try SDK.home()
        let products = home.appendingPathComponent(".build/debug").resolvingSymlinksInPath()
        let objects = ["CRedefinedFunctions", "LocaleDefaults", "CSwiftCalls"].flatMap { target in
            SDK.objects(
                in: products.appendingPathComponent(target + ".build"),
                of: home.appendingPathComponent("Sources/" + target)
            )
        }
        try #require(!objects.isEmpty)
        let program = folder.url.appendingPathComponent("main").path
        let words =
            ["swiftc", source.path, "-o", program]
            + objects.flatMap { ["-Xlinker", $0.path] }
        try #require(try Shell.run(words) == 0)
        #expect(try Shell.output([program]) == "1,234.5\n")
    }
}
