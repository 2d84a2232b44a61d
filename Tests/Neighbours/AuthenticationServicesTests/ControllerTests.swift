// SPDX-License-Identifier: Apache-2.0

import AuthenticationServices
import Foundation
import ObjCRuntime
import Testing
import UIKit

@MainActor
private final class Listener: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
{
    private(set) var errors: [any Error] = []
    private(set) var asked = 0
    let window = UIWindow()

    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithError error: any Error
    ) { errors.append(error) }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
        asked += 1
        return window
    }
}

@MainActor
@Suite("Requests for credentials", .serialized)
struct ControllerTests {
    private let listener = Listener()

    private func controller() -> ASAuthorizationController {
        let requests = [
            ASAuthorizationAppleIDProvider().createRequest(),
            ASAuthorizationPasswordProvider().createRequest(),
        ]
        let controller = ASAuthorizationController(authorizationRequests: requests)
        controller.delegate = listener
        controller.presentationContextProvider = listener
        return controller
    }

    private func settle() async {
        for _ in 0..<200 where listener.errors.isEmpty { await Task.yield() }
        for _ in 0..<10 { await Task.yield() }
    }

    private var codes: [ASAuthorizationError.Code?] {
        listener.errors.map { ($0 as? ASAuthorizationError)?.code }
    }

    @Test func failAsOnADeviceWithoutAnAccount() async {
        let controller = controller()
        controller.performRequests()
        #expect(listener.errors.isEmpty, "the delegate hears later")
        await settle()
        #expect(codes == [.unknown])
        #expect(listener.asked == 1)
    }

    @Test func thatMayAskNobodyAreCancelled() async {
        let controller = controller()
        controller.performRequests(options: .preferImmediatelyAvailableCredentials)
        await settle()
        #expect(codes == [.canceled])
        #expect(listener.asked == 0)
    }

    @Test func aboveTheKeyboardWaitUntilTheyAreCancelled() async {
        let controller = controller()
        controller.performAutoFillAssistedRequests()
        await settle()
        #expect(listener.errors.isEmpty)
        controller.cancel()
        await settle()
        #expect(codes == [.canceled])
        controller.cancel()
        await settle()
        #expect(listener.errors.count == 1)
    }

    @Test func noUserIsKnown() async throws {
        let provider = ASAuthorizationAppleIDProvider()
        #expect(try await provider.credentialState(forUserID: "001.abc") == .notFound)
        let state = await withCheckedContinuation { continuation in
            provider.getCredentialState(forUserID: "001.abc") { state, _ in
                continuation.resume(returning: state)
            }
        }
        #expect(state == .notFound)
    }

    @Test func theIdentityStoreIsDisabled() async {
        let store = ASCredentialIdentityStore.shared
        #expect(await store.state().isEnabled == false)
        let identity = ASPasswordCredentialIdentity(
            serviceIdentifier: .init(identifier: "example.com", type: .domain),
            user: "ann",
            recordIdentifier: nil
        )
        let error = await withCheckedContinuation { continuation in
            store.saveCredentialIdentities([identity]) { isSaved, error in
                continuation.resume(returning: isSaved ? nil : error)
            }
        }
        #expect((error as? ASCredentialIdentityStoreError)?.code == .storeDisabled)
    }

    @Test(arguments: [
        (ASAuthorizationError.Code.unknown, 1000), (.canceled, 1001), (.invalidResponse, 1002),
        (.notHandled, 1003), (.failed, 1004), (.notInteractive, 1005),
        (.matchedExcludedCredential, 1006),
    ])
    func errorsHaveApplesNumbers(code: ASAuthorizationError.Code, number: Int) {
        let error: any Error = ASAuthorizationError(code)
        #expect((error as NSError).code == number)
        #expect((error as NSError).domain == ASAuthorizationErrorDomain)
        let raw: any Error = NSError(domain: ASAuthorizationErrorDomain, code: number)
        #expect((raw as? ASAuthorizationError)?.code == code)
        #expect(code ~= raw)
    }

    @Test func theButtonIsTappedLikeAnyControl() {
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(taps == 1)
        #expect(button.accessibilityLabel == "Continue with Apple")
        button.cornerRadius = 10
        #expect(button.layer.cornerRadius == 10)
        #expect(button.intrinsicContentSize.height >= 30)
        button.frame.size = CGSize(width: 200, height: 44)
        button.layoutIfNeeded()
        let label = button.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.frame.height == 44)
        #expect(ASAuthorizationAppleIDButton.ButtonType.default == .signIn)
    }
}
