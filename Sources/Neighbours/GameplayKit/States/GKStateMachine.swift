// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A finite state machine with one state of each class.
open class GKStateMachine: NSObject {
    private let states: [ObjectIdentifier: GKState]

    /// The state the machine is in; nil before the first.
    open private(set) var currentState: GKState?

    /// A machine that is in no state yet; of several states of a class, the last counts.
    public init(states: [GKState]) {
        self.states = Dictionary(
            states.map { (ObjectIdentifier(type(of: $0)), $0) },
            uniquingKeysWith: { $1 }
        )
        super.init()
        for state in self.states.values { state.stateMachine = self }
    }

    /// The machine's state of exactly that class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    /// Whether the machine has such a state and may go to it.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil
            && (currentState?.isValidNextState(stateClass) ?? true)
    }

    /// Goes to a state, unless the present one forbids it; says whether it did.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else {
            return false
        }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    /// Tells the state that time passes.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
