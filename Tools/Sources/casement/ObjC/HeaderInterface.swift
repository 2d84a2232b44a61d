// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ObjCHeaders

/// For the tool itself: prints what the compiler imports of a module of headers.
struct HeaderInterface: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the import of a module of headers.",
        shouldDisplay: false
    )

    @Argument var module: String
    @Argument var library: String
    @Argument(parsing: .postTerminator) var arguments: [String] = []

    func run() throws {
        print(try SourceKit.interface(of: module, arguments: arguments, library: library))
    }
}
