// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Ends the program that we run together with ours.
///
/// Foundation gives each child a process group of its own, so that a terminal's signal does not
/// reach it: without this a build would go on behind our back and hold the next run up.
enum Interruption {
    private static let child = Atomic<Int32>(0)

    /// Passes on the signals that ask a program to end.
    static func watch() {
        // Whoever started us from a thread that blocks signals has handed that on.
        var wanted = sigset_t()
        sigemptyset(&wanted)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            sigaddset(&wanted, number)
        }
        pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                Interruption.pass(number)
                // Then end as if nobody had listened: the caller sees why.
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    static func pass(_ number: Int32) {
        let process = child.load(ordering: .relaxed)
        guard process > 0 else { return }
        if kill(-process, number) != 0 { kill(process, number) }
    }

    /// Runs a process to its end, as the one that signals go to.
    static func run(_ process: Process, _ body: () -> Void) throws -> Int32 {
        do {
            try process.run()
        } catch {
            let name = process.arguments?.first ?? "a program"
            throw Failure("\(name) cannot be run: \(error.localizedDescription)")
        }
        child.store(process.processIdentifier, ordering: .relaxed)
        body()
        process.waitUntilExit()
        child.store(0, ordering: .relaxed)
        return process.terminationStatus
    }
}
