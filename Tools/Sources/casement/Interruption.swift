// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Ends the programs that we run together with ours.
///
/// Foundation gives each child a process group of its own, so that a terminal's signal does not
/// reach it: without this a build would go on behind our back and hold the next run up.
enum Interruption {
    /// The programs that run, 0 in free places.
    ///
    /// A signal's handler may neither wait nor allocate: a table of fixed size is all it can read.
    // Unsafe because it is a pointer, to words that are atomic and never go.
    nonisolated(unsafe) private static let children = {
        let places = UnsafeMutableBufferPointer<Atomic<Int32>>.allocate(capacity: 64)
        for index in places.indices { places.initializeElement(at: index, to: Atomic(0)) }
        return places
    }()

    /// Notes a program; nil where the table is full, so that signals will not reach it.
    private static func enter(_ process: Int32) -> Int? {
        children.indices.first { index in
            children[index].compareExchange(expected: 0, desired: process, ordering: .relaxed)
                .exchanged
        }
    }

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
        // Made here, since a handler may not.
        _ = children
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
        for index in children.indices {
            let process = children[index].load(ordering: .relaxed)
            guard process > 0 else { continue }
            if kill(-process, number) != 0 { kill(process, number) }
        }
    }

    /// Runs a process to its end, as one of those that signals go to.
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
        let place = enter(process.processIdentifier)
        body()
        process.waitUntilExit()
        if let place { children[place].store(0, ordering: .relaxed) }
        return process.terminationStatus
    }
}
