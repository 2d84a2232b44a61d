// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Glibc
import Testing
import UIKit

@testable import CasementServer

/// What workers are asked for in these tests; the built RenderProbe is the worker.
enum Probe: ViewService {
    enum Input: Codable, Sendable {
        case box(width: Double, height: Double, red: Double)
        case rows(Int, height: Double)
        case title(String)
        case error(String)
        case crash
        case exit(Int32)
        case hang
        case allocate(megabytes: Int)
        case nested(Int)
        case process
        case marginRows(Int)
        case scale
        case structured
    }

    @MainActor static func view(for input: Input) throws -> UIView { UIView() }

    static func serve(_ pool: RenderPool<Probe>) async throws {}

    /// The probe lies beside the program of the tests.
    static var executable: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("RenderProbe")
    }

    static func pool(
        _ workers: Int = 1,
        _ change: (inout RenderPoolConfiguration) -> Void = { _ in }
    ) async throws -> RenderPool<Probe> {
        var configuration = RenderPoolConfiguration()
        configuration.workers = workers
        configuration.executable = executable
        configuration.deadline = .seconds(120)
        change(&configuration)
        let pool = try RenderPool<Probe>(configuration)
        try await pool.start()
        return pool
    }
}

/// Views become files in worker processes, whatever happens to the workers.
@Suite(.serialized)
struct RenderPoolTests {
    @Test func filesOfEachFormat() async throws {
        let pool = try await Probe.pool()
        let box = Probe.Input.box(width: 40, height: 30, red: 1)
        let png = try await pool.render(box, as: .png(), scale: 2)
        let image = try #require(UIImage(data: Data(png.bytes)))
        #expect(image.size == CGSize(width: 80, height: 60))
        #expect(png.size == CGSize(width: 40, height: 30))
        let jpeg = try await pool.render(box, as: .jpeg())
        #expect(jpeg.bytes.starts(with: [0xFF, 0xD8]))
        let webp = try await pool.render(box, as: .webp())
        #expect(webp.bytes[8..<12].elementsEqual(Array("WEBP".utf8)))
        let pdf = try await pool.render(box, as: .pdf())
        #expect(pdf.bytes.starts(with: Array("%PDF-".utf8)))
        let again = try await pool.render(box, as: .png(), scale: 2)
        #expect(again.bytes == png.bytes)
        #expect(await pool.statistics.rendered == 5)
        await pool.stop()
    }

    @Test func highViewsTakeSeveralPages() async throws {
        let pool = try await Probe.pool()
        let page = ViewFormat.pdf(pageSize: CGSize(width: 200, height: 300), margin: 20)
        let file = try await pool.render(.rows(30, height: 50), as: page)
        #expect(file.size == CGSize(width: 160, height: 1_500))
        #expect(file.pageCount == 6)
        let provider = try #require(CGDataProvider(data: Data(file.bytes) as CFData))
        #expect(CGPDFDocument(provider)?.numberOfPages == 6)
        await pool.stop()
    }

    @Test func errorsReachTheCallerAndTheWorkerLives() async throws {
        let pool = try await Probe.pool()
        await #expect(throws: RenderFailure.refused("no such card")) {
            try await pool.render(.error("no such card"), as: .png())
        }
        await #expect(throws: RenderFailure.self) {
            try await pool.render(.box(width: .infinity, height: 1, red: 0), as: .png())
        }
        await #expect(throws: RenderFailure.self) {
            try await pool.render(.box(width: 1e9, height: 1e9, red: 0), as: .png())
        }
        await #expect(throws: RenderFailure.self) {
            try await pool.render(.title("a"), as: .png(), size: CGSize(width: -1, height: 5))
        }
        await #expect(throws: RenderFailure.self) {
            try await pool.render(.title("a"), as: .png(), scale: .nan)
        }
        let statistics = await pool.statistics
        #expect(statistics.refused == 5 && statistics.restarts == 0)
        #expect(try await pool.render(.title("a"), as: .png()).bytes.count > 0)
        await pool.stop()
    }

    @Test(arguments: [Probe.Input.crash, .exit(3)])
    func workersThatEndAreReplaced(_ input: Probe.Input) async throws {
        let pool = try await Probe.pool(2)
        await #expect {
            try await pool.render(input, as: .png())
        } throws: { error in
            guard case .workerEnded = error as? RenderFailure else { return false }
            return true
        }
        #expect(try await pool.render(.title("still here"), as: .png()).bytes.count > 0)
        let statistics = await pool.statistics
        #expect(statistics.crashed == 1 && statistics.restarts == 2)
        await pool.stop()
    }

    @Test func aWorkerThatHangsIsKilledAtTheDeadline() async throws {
        let pool = try await Probe.pool()
        await #expect(throws: RenderFailure.deadlineExceeded) {
            try await pool.render(.hang, as: .png(), deadline: .milliseconds(50))
        }
        #expect(try await pool.render(.title("next"), as: .png()).bytes.count > 0)
        #expect(await pool.statistics.expired == 1)
        await pool.stop()
    }

    @Test func memoryIsLimited() async throws {
        let pool = try await Probe.pool { $0.memoryLimit = 512 << 20 }
        await #expect {
            try await pool.render(.allocate(megabytes: 1_024), as: .png())
        } throws: { error in
            guard case .workerEnded = error as? RenderFailure else { return false }
            return true
        }
        #expect(try await pool.render(.allocate(megabytes: 10), as: .png()).bytes.count > 0)
        await pool.stop()
    }

    @Test func aWorkerThatHasGrownIsReplaced() async throws {
        let pool = try await Probe.pool { $0.residentLimit = 1 }
        let first = try await pool.render(.process, as: .pdf())
        let second = try await pool.render(.process, as: .pdf())
        #expect(first.size.width != second.size.width)
        #expect(await pool.statistics.restarts == 2)
        await pool.stop()
    }

    @Test func requestsBeyondTheLimitFailAtOnce() async throws {
        let pool = try await Probe.pool { $0.waitingLimit = 0 }
        let hanging = Task {
            try await pool.render(.hang, as: .png(), deadline: .seconds(1))
        }
        while await pool.statistics.busy == 0 { await Task.yield() }
        await #expect(throws: RenderFailure.overloaded) {
            try await pool.render(.title("too many"), as: .png())
        }
        _ = await hanging.result
        await pool.stop()
        await #expect(throws: RenderFailure.stopped) {
            try await pool.render(.title("too late"), as: .png())
        }
    }

    @Test func manyRequestsShareTheWorkers() async throws {
        let pool = try await Probe.pool(2)
        let sizes = try await withThrowingTaskGroup(of: CGFloat.self) { group in
            for width in 1...40 {
                group.addTask {
                    let box = Probe.Input.box(width: Double(width), height: 4, red: 0.5)
                    return try await pool.render(box, as: .png()).size.width
                }
            }
            return try await group.reduce(into: Set<CGFloat>()) { $0.insert($1) }
        }
        #expect(sizes == Set((1...40).map { CGFloat($0) }))
        #expect(await pool.statistics.restarts == 0)
        await pool.stop()
    }

    @Test func deepTreesAreDrawnOrRefused() async throws {
        let pool = try await Probe.pool()
        #expect(try await pool.render(.nested(900), as: .png()).bytes.count > 0)
        #expect(try await pool.render(.nested(900), as: .pdf()).bytes.count > 0)
        await #expect(
            throws: RenderFailure.refused("the views are nested more than 1000 levels deep")
        ) {
            try await pool.render(.nested(100_000), as: .png())
        }
        #expect(await pool.statistics.restarts == 0)
        await pool.stop()
    }

    /// A row of a table is as high below the screen's end as above it.
    @Test func documentsHaveNoSafeArea() async throws {
        let pool = try await Probe.pool()
        let one = try await pool.render(.marginRows(1), as: .pdf(pageSize: Self.paper))
        let many = try await pool.render(.marginRows(60), as: .pdf(pageSize: Self.paper))
        #expect(many.size.height == 60 * one.size.height)
        await pool.stop()
    }

    /// A heading, a link, a figure and a table, as readers of the document find them.
    @Test func documentsAreTagged() async throws {
        let pool = try await Probe.pool()
        let file = try await pool.render(.structured, as: .pdf(pageSize: Self.paper))
        let text = String(decoding: file.bytes, as: UTF8.self)
        for part in [
            "/S /Document", "/S /H1", "/S /H2", "/S /P", "/S /Figure", "/S /Table", "/S /TR",
            "/S /TH", "/S /TD", "/Marked true", "/Lang <FEFF", "/DisplayDocTitle true", "/Outlines",
            // "Hat"
            "/Alt <FEFF004800610074>", "/URI (https://example.org/)",
            "/A << /O /Table /Scope /Column >>", "/Type /Metadata /Subtype /XML", "<dc:title>",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(text.components(separatedBy: "/S /TD").count == 5)
        let provider = try #require(CGDataProvider(data: Data(file.bytes) as CFData))
        #expect(CGPDFDocument(provider)?.numberOfPages == 1)
        let again = try await pool.render(.structured, as: .pdf(pageSize: Self.paper))
        #expect(again.bytes == file.bytes)
        await pool.stop()
    }

    private static let paper = CGSize(width: 595, height: 842)

    /// Pictures have the pixels that a screen of their scale would show: text is not reduced from a
    /// larger drawing.
    @Test(arguments: [1, 2, 3]) func textIsDrawnAtThePicturesScale(scale: CGFloat) async throws {
        let pool = try await Probe.pool()
        #expect(try await pool.render(.scale, as: .png(), scale: scale).size.width == scale)
        await pool.stop()
    }

    /// Dispatch gives the threads that start workers a niceness of their own.
    @Test func workersAreAsNiceAsTheProgram() async throws {
        let pool = try await Task(priority: .background) { try await Probe.pool() }.value
        let worker = id_t(try await pool.render(.process, as: .pdf()).size.width)
        let which = __priority_which_t(PRIO_PROCESS.rawValue)
        #expect(getpriority(which, worker) == getpriority(which, id_t(getpid())))
        await pool.stop()
    }

    // MARK: Killed workers

    @Test func aKilledWorkersRequestFailsAtOnce() async throws {
        let pool = try await Probe.pool { $0.attempts = 1 }
        let worker = pid_t(try await pool.render(.process, as: .pdf()).size.width)
        let hanging = Task { try await pool.render(.hang, as: .png()) }
        while await pool.statistics.busy == 0 { await Task.yield() }
        kill(worker, SIGKILL)
        await #expect(throws: RenderFailure.workerEnded("it was killed")) {
            try await hanging.value
        }
        #expect(try await pool.render(.title("next"), as: .png()).bytes.count > 0)
        await pool.stop()
    }

    @Test func everyRequestIsAnsweredWhileWorkersAreKilled() async throws {
        let pool = try await Probe.pool(2) { $0.waitingLimit = 1_000 }
        let (answered, failed) = try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<60 {
                group.addTask {
                    do {
                        let result = try await pool.render(.process, as: .pdf())
                        // The worker draws the next request already.
                        if index % 6 == 0 { kill(pid_t(result.size.width), SIGKILL) }
                        return true
                    } catch RenderFailure.workerEnded(_) {
                        return false
                    }
                }
            }
            return try await group.reduce(into: (0, 0)) { counts, isAnswered in
                if isAnswered { counts.0 += 1 } else { counts.1 += 1 }
            }
        }
        #expect(answered + failed == 60)
        #expect(answered >= 40)
        let statistics = await pool.statistics
        #expect(statistics.restarts > 0 && statistics.waiting == 0 && statistics.busy == 0)
        await pool.stop()
    }

    @Test func aProgramThatIsNotThereSaysSo() async throws {
        await #expect {
            try await Probe.pool { $0.executable = URL(fileURLWithPath: "/nonexistent/worker") }
        } throws: { "\($0)".contains("/nonexistent/worker cannot be run") }
    }
}
