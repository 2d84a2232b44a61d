// SPDX-License-Identifier: Apache-2.0

/// Whether a script gets what it asks for.
public enum WKPermissionDecision: Int, Sendable {
    /// The person is asked.
    case prompt = 0
    /// It does.
    case grant = 1
    /// It does not.
    case deny = 2
}
