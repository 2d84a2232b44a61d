// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

// raster-fuzz [drawings|trees|all] [rounds] [first seed]. Each round has a seed of its own; a crash
// is repeated by giving the seed in the file `fuzz-last` and one round.
let arguments = Array(CommandLine.arguments.dropFirst())
let name = arguments.first ?? "all"
let rounds = UInt64(arguments.dropFirst().first ?? "") ?? 20_000
let firstSeed = UInt64(arguments.dropFirst(2).first ?? "") ?? 1

let targets: [(name: String, run: (UInt64) -> String?)] = [
    (
        "drawings",
        { seed in
            var first = DrawingFuzz(seed: seed)
            var second = DrawingFuzz(seed: seed)
            return first.run() != second.run() ? "another picture the second time" : nil
        }
    ),
    (
        "trees",
        { seed in
            var fuzz = TreeFuzz(seed: seed)
            return fuzz.run()
        }
    ),
]
let chosen = targets.filter { name == "all" || $0.name == name }
guard !chosen.isEmpty else {
    FileHandle.standardError.write(Data("raster-fuzz: drawings, trees or all, not \(name)\n".utf8))
    exit(2)
}
var finds = 0
for target in chosen {
    for round in 0..<rounds {
        let seed = firstSeed &+ round
        try? Data("\(target.name) 1 \(seed)\n".utf8).write(to: URL(fileURLWithPath: "fuzz-last"))
        let start = clock()
        var find = target.run(seed)
        let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        if seconds > 5 { find = "\(seconds) seconds" }
        guard let find else { continue }
        print("\(target.name) 1 \(seed): \(find)")
        finds += 1
    }
    print("\(target.name): \(rounds) rounds from seed \(firstSeed), \(finds) finds")
}
try? FileManager.default.removeItem(atPath: "fuzz-last")
exit(finds == 0 ? 0 : 1)
