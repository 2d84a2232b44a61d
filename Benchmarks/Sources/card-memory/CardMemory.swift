// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import UIKit

/// Draws cards of random sizes as PNG within one process, and says what it has resident meanwhile.
///
/// usage: card-memory loop|run-loop|threads [COUNT]
///
/// `loop` never turns the run loop, `run-loop` turns it after each card, both on the main thread from
/// views; `threads` draws with Core Graphics on four threads. Prints
/// `name<TAB>value<TAB>unit`: the resident memory after 100 cards, the most after those, that at the
/// end, and the ratio of the last two to the first.
@main
struct CardMemory {
    private enum Mode: String {
        case loop
        case runLoop = "run-loop"
        case threads
    }

    static func main() {
        let arguments = CommandLine.arguments
        let count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 10_000
        guard arguments.count > 1, let mode = Mode(rawValue: arguments[1]), count > 200 else {
            FileHandle.standardError.write(
                Data("usage: card-memory loop|run-loop|threads [COUNT above 200]\n".utf8)
            )
            exit(2)
        }
        let record = ResidentRecord(count)
        let start = ContinuousClock.now
        switch mode {
        case .loop: MainActor.assumeIsolated { drawInLoop(count, record) }
        case .runLoop: MainActor.assumeIsolated { drawInRunLoop(count, record) }
        case .threads: drawOnThreads(count, record)
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        record.report("memory/\(mode.rawValue)", secondsEach: seconds / Double(count))
    }

    @MainActor
    private static func drawInLoop(_ count: Int, _ record: ResidentRecord) {
        for number in 0..<count {
            autoreleasepool { record.add(RandomCard(number).png()) }
        }
    }

    @MainActor
    private static func drawInRunLoop(_ count: Int, _ record: ResidentRecord) {
        for number in 0..<count {
            autoreleasepool { record.add(RandomCard(number).png()) }
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
        }
    }

    private static func drawOnThreads(_ count: Int, _ record: ResidentRecord) {
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            while case let number = next.wrappingAdd(1, ordering: .relaxed).oldValue,
                number < count
            {
                autoreleasepool { record.add(RandomCard(number).drawnPNG()) }
            }
        }
    }
}
