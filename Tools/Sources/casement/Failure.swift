// SPDX-License-Identifier: Apache-2.0

/// Why a command ended, in words for the user.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
