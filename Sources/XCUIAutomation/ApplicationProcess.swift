// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProcessChannel
import Synchronization
import UITestWire

// Sendable is unchecked because tests ask one question after the other.
/// A launched application, as a test sees it.
final class ApplicationProcess: @unchecked Sendable {
    /// Seconds within which an application must answer.
    private static let limit = 60.0

    let bundleIdentifier: String
    private let process: SpawnedProcess
    private(set) var isInFront = true
    /// What is to be said of its end: nil as long as it runs, and once that was said.
    private var untold: String?
    private var hasEnded = false

    init(
        _ path: String,
        bundleIdentifier: String,
        arguments: [String],
        environment: [String: String]
    ) throws {
        self.bundleIdentifier = bundleIdentifier
        do {
            process = try SpawnedProcess(
                path,
                arguments: [path] + arguments,
                environment: environment,
                socketName: UITestLaunch.socketName
            )
        } catch {
            throw UITestFailure("Failed to launch \(bundleIdentifier): \(error)")
        }
    }

    var isRunning: Bool {
        if !hasEnded, let end = process.endIfFinished { note(end) }
        return !hasEnded
    }

    private func note(_ end: SpawnedProcess.End) {
        hasEnded = true
        if end != .status(0) { untold = "\(bundleIdentifier) crashed: \(end)" }
    }

    /// Asks the application.
    @discardableResult
    func ask(_ request: UITestRequest) throws -> UITestReply {
        guard isRunning else { throw gone() }
        let deadline = ContinuousClock.now + .seconds(Self.limit)
        let reply: UITestReply
        do {
            try UITestChannel.send(request, on: process.channel, until: deadline)
            reply = try UITestChannel.reply(on: process.channel, until: deadline)
        } catch FrameChannel.Failure.timedOut {
            process.end(hasClosed: false)
            hasEnded = true
            throw UITestFailure(
                "The application \(bundleIdentifier) did not answer within \(Int(Self.limit)) seconds"
            )
        } catch {
            note(process.end(hasClosed: true))
            throw gone()
        }
        if let failure = reply.failure { throw UITestFailure(failure) }
        return reply
    }

    private func gone() -> UITestFailure {
        defer { untold = nil }
        return UITestFailure(untold ?? "Application '\(bundleIdentifier)' is not running")
    }

    /// The elements now.
    func root(_ rows: UITestRows = .left) throws -> ElementSnapshot {
        guard let tree = try ask(.tree(rows)).tree, let root = ElementSnapshot.root(of: tree) else {
            throw UITestFailure("The application \(bundleIdentifier) has sent no elements")
        }
        return root
    }

    /// Lets the application work for so many seconds of real time, or until it did something.
    func pass(_ seconds: Double) throws { try ask(.pass(seconds: seconds)) }

    func setInFront(_ isInFront: Bool) throws {
        try ask(.activate(isInFront))
        self.isInFront = isInFront
    }

    /// Ends the application.
    func terminate() {
        guard isRunning else { return }
        hasEnded = true
        let deadline = ContinuousClock.now + .seconds(2)
        try? UITestChannel.send(.terminate, on: process.channel, until: deadline)
        _ = try? UITestChannel.reply(on: process.channel, until: deadline)
        process.end(hasClosed: true)
    }
}

// Sendable is unchecked because a lock guards the table.
/// The applications that run now, and those that may be launched.
final class Applications: @unchecked Sendable {
    static let shared = Applications()

    private let lock = NSLock()
    private var running: [String: ApplicationProcess] = [:]
    private var lastLaunched: String?
    private let known: UITestApplications = {
        let text = ProcessInfo.processInfo.environment[UITestLaunch.applicationsName] ?? ""
        let decoder = JSONDecoder()
        return (try? decoder.decode(UITestApplications.self, from: Data(text.utf8)))
            ?? UITestApplications()
    }()

    subscript(bundleIdentifier: String) -> ApplicationProcess? {
        get { lock.withLock { running[bundleIdentifier] } }
        set {
            lock.withLock {
                running[bundleIdentifier] = newValue
                if newValue != nil { lastLaunched = bundleIdentifier }
            }
        }
    }

    /// The one that is in front: the last that was launched.
    var front: ApplicationProcess? {
        lock.withLock { lastLaunched.flatMap { running[$0] } }
    }

    var all: [ApplicationProcess] { lock.withLock { Array(running.values) } }

    /// The bundle identifier of the application that the test which runs is about.
    var target: String {
        let module = CurrentTest.shared.test
            .map { String(reflecting: type(of: $0)) }?.split(separator: ".").first.map(String.init)
        return module.flatMap { known.targets[$0] } ?? known.programs.keys.sorted().first ?? ""
    }

    /// The file of an application.
    func program(_ bundleIdentifier: String) throws -> String {
        if let path = known.programs[bundleIdentifier] { return path }
        throw UITestFailure(
            "Failed to launch \(bundleIdentifier): no such application; casement test knows "
                + (known.programs.isEmpty
                    ? "none" : known.programs.keys.sorted().joined(separator: ", "))
        )
    }
}
