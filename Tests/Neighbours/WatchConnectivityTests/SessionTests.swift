// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import WatchConnectivity

/// The way to a watch that is not there.
@Suite(.serialized) struct SessionTests {
    // Sendable is unchecked because the continuation is set before anything is told.
    private final class Listener: ObjCRuntime.NSObject, WCSessionDelegate, @unchecked Sendable {
        var told: CheckedContinuation<(any Error)?, Never>?

        func session(
            _ session: WCSession,
            activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
        ) {
            told?.resume(returning: error)
        }

        func sessionDidBecomeInactive(_ session: WCSession) {}

        func sessionDidDeactivate(_ session: WCSession) {}

        func session(
            _ session: WCSession,
            didFinish userInfoTransfer: WCSessionUserInfoTransfer,
            error: (any Error)?
        ) {
            told?.resume(returning: userInfoTransfer.isTransferring ? nil : error)
        }
    }

    @Test func thereIsNoWatch() {
        #expect(!WCSession.isSupported())
        let session = WCSession.default
        #expect(session === WCSession.default)
        #expect(session.activationState == .notActivated)
        #expect(!session.isPaired)
        #expect(!session.isReachable)
        #expect(throws: WCError(.sessionNotSupported)) {
            try session.updateApplicationContext(["a": 1])
        }
    }

    @Test func theDelegateIsToldThatNothingCanBeActivated() async {
        let listener = Listener()
        WCSession.default.delegate = listener
        let error = await withCheckedContinuation {
            listener.told = $0
            WCSession.default.activate()
        }
        #expect((error as? WCError)?.code == .sessionNotSupported)
        let failure = await withCheckedContinuation {
            listener.told = $0
            WCSession.default.transferUserInfo(["a": 1])
        }
        #expect((failure as? WCError)?.code == .sessionNotSupported)
        WCSession.default.delegate = nil
    }

    @Test func messagesFail() async {
        let error = await withCheckedContinuation { continuation in
            WCSession.default.sendMessage(["a": 1], replyHandler: nil) {
                continuation.resume(returning: $0)
            }
        }
        #expect((error as NSError).domain == WCErrorDomain)
        #expect((error as NSError).code == 7002)
    }
}
