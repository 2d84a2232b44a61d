// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Receives the outcome of requests.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol,
    _ASAuthorizationControllerDelegateProbes
{
    // @optional

    /// A credential came; never here.
    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    )

    /// No credential came.
    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithError error: any Error
    )
}

/// Provides the window for an authorization controller.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window over which the controller shows itself.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
