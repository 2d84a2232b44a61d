// SPDX-License-Identifier: Apache-2.0

/// An edit that lets source compile which compiles on iOS.
///
/// A repair answers for a difference between Linux and iOS alone: what is wrong on iOS, too, stays
/// an error. `Docs/subsystems/repairs.md` has a row for each.
package protocol Repair: Sendable {
    /// The diagnostics that it may answer.
    var identifiers: Set<String> { get }

    /// Writes the edit, and says whether the diagnostic is one of those it is for.
    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool
}

extension Repair {
    /// The name under which the page of repairs lists it.
    package var name: String { String(describing: type(of: self)) }
}
