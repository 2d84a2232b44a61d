// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKit
import UITestWire

// Sendable is unchecked because tests use it one statement after the other.
/// An application under test, which runs as a process of its own.
///
/// `launch()` starts it anew; each test starts it so. `casement test` says which program it is.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
    /// Whether an application runs, and where.
    public enum State: UInt, Sendable {
        /// Not known.
        case unknown = 0
        /// It does not run.
        case notRunning = 1
        /// Behind, and stopped.
        case runningBackgroundSuspended = 2
        /// Behind.
        case runningBackground = 3
        /// In front.
        case runningForeground = 4
    }

    /// The arguments with which it is launched.
    open var launchArguments: [String] = []
    /// What is added to its environment when it is launched.
    open var launchEnvironment: [String: String] = [:]

    private let named: String?
    /// That of the test's own target, found when it is first needed: a test may make the object
    /// before it runs.
    private lazy var target = Applications.shared.target
    var bundleIdentifier: String { named ?? target }

    /// The application that the test's target is about.
    public override init() {
        named = nil
        super.init()
    }

    /// An application by its bundle identifier.
    public init(bundleIdentifier: String) {
        named = bundleIdentifier
        super.init()
    }

    // MARK: Life

    /// Starts the application, and ends it before where it runs.
    open func launch() {
        UITestFailure.caught("launch \(chain.name)", start)
    }

    private func start() throws {
        let path = try Applications.shared.program(bundleIdentifier)
        Applications.shared[bundleIdentifier]?.terminate()
        let started = try ApplicationProcess(
            path,
            bundleIdentifier: bundleIdentifier,
            arguments: launchArguments,
            environment: environment
        )
        Applications.shared[bundleIdentifier] = started
        let device = XCUIDevice.shared
        if device.orientation != .portrait {
            try started.ask(.turn(device.orientation.rawValue))
        }
        if device.appearance == .dark { try started.ask(.appearance(isDark: true)) }
        // The first answer comes when it has been launched and is at rest.
        _ = try started.root()
    }

    /// The environment of the process: the test's own without what is the test's alone, a home of
    /// its own, and what the test adds.
    private var environment: [String: String] {
        let own = ProcessInfo.processInfo.environment
        var all = own.filter { name, _ in
            ![UITestLaunch.applicationsName, "LD_PRELOAD", "SWIFT_BACKTRACE"].contains(name)
                && !name.hasPrefix("CASEMENT_TEST_") && !name.hasPrefix("XCTest")
        }
        all["CASEMENT_DISPLAY"] = "headless"
        // A back-trace takes seconds, which the test would wait for.
        all["SWIFT_BACKTRACE"] = own["CASEMENT_UI_TEST_BACKTRACE"] ?? "enable=no"
        if let home = ApplicationHome.folder {
            all["CFFIXED_USER_HOME"] = home
            for (name, place) in [
                "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state",
            ] { all[name] = home + "/" + place }
        }
        return all.merging(launchEnvironment) { $1 }
    }

    /// Brings the application to the front, and starts it where it does not run.
    open func activate() {
        UITestFailure.caught("activate \(chain.name)") {
            guard let process = Applications.shared[bundleIdentifier], process.isRunning else {
                return try start()
            }
            try process.setInFront(true)
        }
    }

    /// Ends the application.
    open func terminate() { Applications.shared[bundleIdentifier]?.terminate() }

    /// Whether it runs, and where.
    open var state: State {
        guard let process = Applications.shared[bundleIdentifier], process.isRunning else {
            return .notRunning
        }
        return process.isInFront ? .runningForeground : .runningBackground
    }

    /// Waits until it is in a state; false if it is not within so many seconds.
    @discardableResult
    open func wait(for state: State, timeout: TimeInterval) -> Bool {
        let end = ContinuousClock.now + .seconds(max(timeout, 0))
        while self.state != state {
            let left = (end - .now) / .seconds(1)
            guard left > 0 else { return false }
            // An application that has just ended is seen in the next round.
            if (try? process().pass(min(left, 0.05))) == nil {
                Thread.sleep(forTimeInterval: min(left, 0.01))
            }
        }
        return true
    }

    /// Looks for what makes the screen hard to use, and fails the test for each issue that the
    /// handler does not ignore by returning true.
    open func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws { try audit(auditTypes, issueHandler) }

    var isRunning: Bool { Applications.shared[bundleIdentifier]?.isRunning ?? false }

    /// The process.
    ///
    /// - Throws: ``UITestFailure`` where it was not launched.
    func process() throws -> ApplicationProcess {
        guard let process = Applications.shared[bundleIdentifier] else {
            throw UITestFailure("Application '\(bundleIdentifier)' is not running")
        }
        return process
    }
}

/// The folder that the applications under test have as their home: empty for each run of tests, so
/// that none sees what another run, or the person's own programs, have left.
enum ApplicationHome {
    static let folder: String? = {
        guard ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] == nil else { return nil }
        let template = NSTemporaryDirectory() + "casement-ui-test-XXXXXX"
        var name = Array(template.utf8CString)
        guard mkdtemp(&name) != nil else { return nil }
        atexit { ApplicationHome.remove() }
        return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()

    private static func remove() {
        for process in Applications.shared.all { process.terminate() }
        if let folder { try? FileManager.default.removeItem(atPath: folder) }
    }
}
