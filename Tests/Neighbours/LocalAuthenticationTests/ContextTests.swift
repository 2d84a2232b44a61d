// SPDX-License-Identifier: Apache-2.0

import Foundation
import LocalAuthentication
import Testing

@Suite("Who a person is")
struct ContextTests {
    @Test func nobodyCanProveAnything() async {
        let context = LAContext()
        var error: NSError?
        #expect(
            !context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
        )
        #expect(error?.domain == "com.apple.LocalAuthentication")
        #expect(error?.code == LAError.biometryNotAvailable.rawValue)
        #expect(context.biometryType == .none)
        let reply = await withCheckedContinuation { done in
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why") {
                isOwner,
                error in
                done.resume(returning: (isOwner, (error as? LAError)?.code))
            }
        }
        #expect(reply.0 == false)
        #expect(reply.1 == .passcodeNotSet)
    }

    @Test func anInvalidContextSaysSo() async {
        let context = LAContext()
        context.invalidate()
        await #expect(throws: LAError(.invalidContext)) {
            _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "")
        }
    }
}
