// SPDX-License-Identifier: Apache-2.0

import AccessibilityBridge
import AccessibilityTree
import Foundation
import Platform
import PlatformHeadless
import ProcessChannel
import UIKitCore
import UITestWire

/// Answers a UI test inside the application under test.
@MainActor
package final class UITestAgent {
    private let channel: FrameChannel
    private let inbox: UITestInbox
    private let isRealClock: Bool
    let reader = AutomationReader()

    /// Takes the socket that the environment names; nil where it names none.
    ///
    /// - Throws: a `PlatformError` where the clock has an unknown name.
    package init?(environment: [String: String]) throws {
        guard let text = environment[UITestLaunch.socketName], let descriptor = Int32(text) else {
            return nil
        }
        switch environment[UITestLaunch.clockName] ?? "test" {
        case "test": isRealClock = false
        case "real": isRealClock = true
        case let other:
            throw PlatformError("CASEMENT_CLOCK is '\(other)'; known clocks are 'test' and 'real'")
        }
        // The socket is not for programs that the application starts.
        unsetenv(UITestLaunch.socketName)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        channel = FrameChannel(descriptor)
        inbox = UITestInbox(channel)
    }

    /// Answers requests until the test ends the application.
    ///
    /// - Returns: the program's exit status.
    package func serve(_ run: any UITestRun) -> Int32 {
        let pace = UITestPace(run, isReal: isRealClock)
        let hands = UITestHands(run, pace)
        while true {
            guard let request = inbox.take() else {
                pace.idle()
                continue
            }
            if case .terminate = request {
                UIApplication.shared.perform(.enterBackground)
                UIApplication.shared.perform(.terminate)
                try? UITestChannel.send(UITestReply(), on: channel)
                return 0
            }
            var reply = UITestReply()
            do {
                try answer(request, pace, hands, &reply)
            } catch let refusal as Refusal {
                reply.failure = refusal.reason
            } catch {
                reply.failure = "\(error)"
            }
            // Where the test is gone, the inbox ends the process.
            try? UITestChannel.send(reply, on: channel)
        }
    }

    /// Why a request was not done, in XCTest's words.
    struct Refusal: Error {
        let reason: String
    }

    private func answer(
        _ request: UITestRequest,
        _ pace: UITestPace,
        _ hands: UITestHands,
        _ reply: inout UITestReply
    ) throws {
        pace.settle()
        switch request {
        case .tree(let rows): reply.tree = reader.read(rows)
        case .pass(let seconds):
            pace.pass(seconds)
            return pace.settle()
        case .hitPoint(let id, let scrolls):
            reply.hit = try hitPoint(of: id, scrolls: scrolls, pace)
        case .touch(let gesture): hands.play(gesture)
        case .type(let text): try hands.type(text)
        case .key(let key, let modifiers): try hands.press(key, modifiers)
        case .adjust(let id, let adjustment):
            try adjust(reader.object(id), adjustment, pace)
        case .screenshot: reply.picture = hands.picture()
        case .turn(let orientation): turn(hands.run, UIDeviceOrientation(rawValue: orientation))
        case .appearance(let isDark):
            hands.run.platform.deliver(.colorSchemeDidChange(isDark: isDark))
        case .activate(let isActive): activate(isActive)
        case .shake: hands.run.platform.deliver(.shake)
        case .audit(let kinds): reply.issues = UITestAudit(reader, hands).issues(kinds)
        case .terminate: break
        }
        pace.settle()
    }

    /// Goes behind, or comes to the front.
    private func activate(_ isActive: Bool) {
        let application = UIApplication.shared
        if isActive, application.applicationState == .background {
            application.perform(.enterForeground)
            application.perform(.activate)
        } else if !isActive, application.applicationState != .background {
            application.perform(.deactivate)
            application.perform(.enterBackground)
        }
    }

    /// Turns the device; the screen follows where the top controller supports that.
    private func turn(_ run: any UITestRun, _ orientation: UIDeviceOrientation?) {
        let wanted: UIInterfaceOrientation
        switch orientation {
        case .portrait: wanted = .portrait
        case .portraitUpsideDown: wanted = .portraitUpsideDown
        // The interface turns against the device.
        case .landscapeLeft: wanted = .landscapeRight
        case .landscapeRight: wanted = .landscapeLeft
        default: return
        }
        let root = UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController
        let top = sequence(first: root) { $0?.presentedViewController }.compactMap { $0 }.last
        let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(wanted.rawValue))
        guard top?.supportedInterfaceOrientations.contains(mask) ?? true else { return }
        run.rotate(to: wanted)
    }
}
