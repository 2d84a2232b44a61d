// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the showing of an event ended.
public enum EKEventViewAction: Int, Sendable {
    /// The person has seen it.
    case done = 0
    /// An invitation was answered; never the case here.
    case responded = 1
    /// The event was deleted.
    case deleted = 2
}

/// Receives how the showing of an event ends.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    /// The showing has ended; the delegate takes the controller away.
    func eventViewController(
        _ controller: EKEventViewController,
        didCompleteWith action: EKEventViewAction
    )
}
