// SPDX-License-Identifier: Apache-2.0

import Foundation

// image-fuzz [target|all] [rounds] [first seed]. Each round has a seed of its own; a crash is
// repeated by giving the seed in the file `fuzz-last` and one round.
let arguments = Array(CommandLine.arguments.dropFirst())
let name = arguments.first ?? "all"
let rounds = UInt64(arguments.dropFirst().first ?? "") ?? 20_000
let firstSeed = UInt64(arguments.dropFirst(2).first ?? "") ?? 1

let chosen = Target.all.filter { name == "all" || $0.name == name }
guard !chosen.isEmpty else {
    let names = Target.all.map(\.name).joined(separator: ", ")
    FileHandle.standardError.write(Data("image-fuzz: no target \(name); there are \(names)\n".utf8))
    exit(2)
}
for target in chosen {
    let samples = try target.samples()
    for round in 0..<rounds {
        let seed = firstSeed &+ round
        var mutator = Mutator(seed: seed)
        guard let sample = samples.randomElement(using: &mutator) else { break }
        let input = mutator.mutated(sample)
        try? Data("\(target.name) 1 \(seed)\n".utf8).write(to: URL(fileURLWithPath: "fuzz-last"))
        target.run(input)
    }
    print("\(target.name): \(rounds) rounds from seed \(firstSeed), nothing found")
}
try? FileManager.default.removeItem(atPath: "fuzz-last")
