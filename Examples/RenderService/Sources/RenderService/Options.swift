// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CasementServer
import Foundation

/// The command line.
struct Options: ParsableArguments {
    @Option(help: "The address to listen on; 0.0.0.0 only behind a proxy that asks who is there.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on.")
    var port = 8080

    @Option(help: "Draws a file of requests, one JSON object a line, instead of serving.")
    var list: String?

    @Option(help: "Where the pictures of --list go.")
    var output = "."

    @Option(
        help: "Which part of --list is drawn, as in 0/4; a Job's completion index is the first."
    )
    var shard = "0/1"

    func run(_ pool: RenderPool<RenderService>) async throws {
        guard let list else { return try await Server(pool).run(host: host, port: port) }
        let numbers = shard.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[1] > 0, (0..<numbers[1]).contains(numbers[0]) else {
            throw ValidationError("--shard is like 0/4: its number from 0, and how many there are")
        }
        try await Batch(pool, shard: numbers[0], of: numbers[1])
            .run(URL(fileURLWithPath: list), into: URL(fileURLWithPath: output))
    }
}
