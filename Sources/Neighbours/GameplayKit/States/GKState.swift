// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A state of a machine; subclasses say what happens in it and which states may follow.
open class GKState: NSObject {
    /// The machine that has the state.
    open internal(set) weak var stateMachine: GKStateMachine?

    /// A state without a machine.
    public override init() { super.init() }

    /// Whether the machine may go from here to the state of a class; always so in this class.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }

    /// The machine has come here; from nil at its start.
    open func didEnter(from previousState: GKState?) {}

    /// Time passes in the state.
    open func update(deltaTime seconds: TimeInterval) {}

    /// The machine is about to go on.
    open func willExit(to nextState: GKState) {}
}
