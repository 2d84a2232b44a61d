// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Provides the window for a web authentication session.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window over which the session shows itself.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
