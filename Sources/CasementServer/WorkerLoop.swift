// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import ProcessChannel
import Synchronization
import UIKit

/// What a worker does: takes requests one after the other, until the pool is gone.
@MainActor
struct WorkerLoop<Service: ViewService> {
    private let launch: WorkerLaunch
    private let channel: FrameChannel

    init(_ launch: WorkerLaunch) {
        self.launch = launch
        channel = FrameChannel(launch.descriptor)
    }

    /// Runs on the main thread until the pool is gone, and ends the process.
    func run() -> Never {
        // The pool ends its workers; a key that interrupts the program reaches them as well.
        signal(SIGINT, SIG_IGN)
        signal(SIGTERM, SIG_IGN)
        if let limit = launch.memoryLimit {
            var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
            setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limits)
        }
        Self.raiseStackLimit()
        let inbox = WorkerInbox(channel)
        do {
            try Service.warmUp()
            try channel.send(.ready, [])
            while true {
                let (request, input) = inbox.next()
                try answer(request, input)
                // What the drawing left for the next turn: timers, main queue.
                _ = RunLoop.main.run(mode: .default, before: .distantPast)
            }
        } catch {
            FileHandle.standardError.write(Data("CasementServer: the worker ends: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Lets the main thread's stack grow into the gap that the kernel leaves below it, for trees of
    /// views as deep as ``ViewDrawing`` accepts.
    private static func raiseStackLimit() {
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        var limits = rlimit()
        guard getrlimit(resource, &limits) == 0 else { return }
        // The gap is 128 MB at least, with some randomness.
        limits.rlim_cur = max(limits.rlim_cur, min(limits.rlim_max, rlim_t(96 << 20)))
        setrlimit(resource, &limits)
    }

    /// Draws and sends; only a socket that is gone is an error.
    private func answer(_ request: [UInt8], _ input: [UInt8]) throws {
        let file: [UInt8]
        let result: WorkerResult
        do {
            (file, result) = try draw(request, input)
        } catch {
            return try channel.send(.refusal, Array("\(error)".utf8.prefix(64 << 10)))
        }
        let part = 256 << 10
        for start in stride(from: 0, to: file.count, by: part) {
            try channel.send(.part, Array(file[start..<min(start + part, file.count)]))
        }
        try channel.send(.end, Array(JSONEncoder().encode(result)))
    }

    private func draw(_ request: [UInt8], _ input: [UInt8]) throws -> ([UInt8], WorkerResult) {
        let start = ContinuousClock.now
        let decoder = JSONDecoder()
        let request = try decoder.decode(WorkerRequest.self, from: Data(request))
        let value: Service.Input
        do {
            value = try decoder.decode(Service.Input.self, from: Data(input))
        } catch {
            throw RenderFailure.refused("the input does not decode: \(error)")
        }
        let drawing = try ViewDrawing(Service.view(for: value), request)
        let file = try drawing.file()
        let result = WorkerResult(
            size: drawing.size,
            pageCount: file.pageCount,
            seconds: (ContinuousClock.now - start) / .seconds(1),
            resident: Self.residentBytes
        )
        return (Array(file.data), result)
    }

    /// The memory that the process has resident.
    private static var residentBytes: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}

/// Reads requests on a thread of its own, so that a worker ends at once when the pool is gone, even in
/// the middle of a drawing.
private final class WorkerInbox: Sendable {
    private let requests = Mutex<[([UInt8], [UInt8])]>([])
    private let count = DispatchSemaphore(value: 0)

    init(_ channel: FrameChannel) {
        Thread.detachNewThread { [self] in
            while let request = try? channel.receiveMessage(),
                let input = try? channel.receiveMessage()
            {
                requests.withLock { $0.append((request.body, input.body)) }
                count.signal()
            }
            _exit(0)
        }
    }

    func next() -> ([UInt8], [UInt8]) {
        count.wait()
        return requests.withLock { $0.removeFirst() }
    }
}
