// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs targets as the command line says: [target|all] [rounds, or a time as 600s] [first seed].
///
/// Each round has a seed of its own, which stands in the file `fuzz-last` while it runs: a crash is
/// repeated by giving these words as arguments.
package enum Driver {
    /// Runs, and answers the status to exit with.
    package static func run(_ targets: [Target], _ arguments: [String]) throws -> Int32 {
        let name = arguments.first ?? "all"
        let amount = arguments.dropFirst().first ?? "20000"
        let firstSeed = UInt64(arguments.dropFirst(2).first ?? "") ?? 1
        let chosen = targets.filter { name == "all" || $0.name == name }
        guard !chosen.isEmpty else {
            let names = targets.map(\.name).joined(separator: ", ")
            let text = "fuzz: no target \(name); there are \(names)\n"
            FileHandle.standardError.write(Data(text.utf8))
            return 2
        }
        for target in chosen {
            let samples = try target.samples()
            let parts = samples.map(target.parts)
            let clock = ContinuousClock()
            let begin = clock.now
            let seconds = amount.hasSuffix("s") ? Int64(amount.dropLast()) : nil
            let rounds = UInt64(amount) ?? (seconds == nil ? 20_000 : .max)
            var round: UInt64 = 0
            while round < rounds, !samples.isEmpty {
                if let seconds, round % 16 == 0, clock.now - begin > .seconds(seconds) { break }
                let seed = firstSeed &+ round
                var mutator = Mutator(seed: seed)
                let index = Int.random(in: 0..<samples.count, using: &mutator)
                let input = mutator.mutated(samples[index], within: parts[index])
                let words = Data("\(target.name) 1 \(seed)\n".utf8)
                try? words.write(to: URL(fileURLWithPath: "fuzz-last"))
                target.run(input)
                round += 1
            }
            let time = (clock.now - begin).components.seconds
            print(
                "\(target.name): \(round) rounds from seed \(firstSeed) in \(time) s, nothing found"
            )
        }
        try? FileManager.default.removeItem(atPath: "fuzz-last")
        return 0
    }
}
