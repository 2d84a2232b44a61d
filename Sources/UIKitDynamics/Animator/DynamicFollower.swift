// SPDX-License-Identifier: Apache-2.0

/// Is told of each frame in which an animator has moved items.
@MainActor
package protocol DynamicFollower: AnyObject {
    /// Items lie elsewhere than before.
    func animatorDidMoveItems(_ animator: UIDynamicAnimator)
}
