// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Ends the program that we run together with ours.
///
/// Foundation gives each child a process group of its own, so that a terminal's signal does not
/// reach it: without this a build would go on behind our back and hold the next run up.
enum Interruption {
    private static let child = Atomic<Int32>(0)

    /// The signals that ask a program to end.
    private static let asking = [SIGINT, SIGTERM, SIGHUP]

    /// Lets them through on this thread, and to programs that it starts: some threads, and whoever
    /// started us from one, hold them back.
    private static func unblock(_ former: inout sigset_t) {
        var wanted = sigset_t()
        sigemptyset(&wanted)
        for number in asking { sigaddset(&wanted, number) }
        pthread_sigmask(SIG_UNBLOCK, &wanted, &former)
    }

    /// Passes on the signals that ask a program to end.
    static func watch() {
        var former = sigset_t()
        unblock(&former)
        for number in asking {
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
        var former = sigset_t()
        unblock(&former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
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
