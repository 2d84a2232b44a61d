// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A class that makes or finds an object whose state is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
    /// The object that was saved with an identifier path; nil if there is none any more.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> (any UIStateRestoring)?
}
