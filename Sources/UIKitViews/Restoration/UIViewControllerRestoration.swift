// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A class that makes or finds a view controller whose state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// The controller that was saved with an identifier path; nil if it is not wanted any more.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
}
