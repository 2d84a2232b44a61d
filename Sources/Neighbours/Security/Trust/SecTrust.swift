// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Synchronization

/// A certificate whose trust is in question, with the policies, the anchors and the day of the question.
///
/// The answer is kept until one of them changes.
public final class SecTrust: Sendable {
    /// What a trust holds.
    struct State: Sendable {
        var question: TrustQuestion
        /// What the program forgives.
        var exceptions: Set<TrustVerdict.Defect> = []
        var isFetchAllowed = true
        fileprivate(set) var verdict: TrustVerdict?
    }

    private let state: Mutex<State>

    init(_ question: TrustQuestion) { state = Mutex(State(question: question)) }

    /// What the trust holds now.
    var current: State { state.withLock { $0 } }

    /// Changes what is asked; the answer is forgotten.
    func change(_ body: (inout State) -> Void) {
        state.withLock {
            body(&$0)
            $0.verdict = nil
        }
    }

    /// The answer, found now where it is not known.
    func verdict() -> TrustVerdict {
        let known = current
        if let verdict = known.verdict { return verdict }
        let verdict = TrustVerdict(known.question, now: Date())
        state.withLock { $0.verdict = verdict }
        return verdict
    }

    /// The defects that the program does not forgive, and the result.
    func result() -> (defects: [TrustVerdict.Defect], type: SecTrustResultType) {
        let verdict = verdict()
        let exceptions = current.exceptions
        let defects = verdict.defects.filter { $0.problem.isFatal || !exceptions.contains($0) }
        if defects.isEmpty { return ([], verdict.defects.isEmpty ? .unspecified : .proceed) }
        let isFatal = defects.contains { $0.problem.isFatal }
        return (defects, isFatal ? .fatalTrustFailure : .recoverableTrustFailure)
    }
}

extension SecTrust: Hashable {
    /// Whether both are the same object.
    public static func == (left: SecTrust, right: SecTrust) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SecTrust: CoreFoundationType {
    package static var typeNumber: UInt { 104 }
}
