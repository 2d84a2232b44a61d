// SPDX-License-Identifier: Apache-2.0

/// What was read of a nib's file.
@MainActor
package protocol NibContents {
    /// Makes the objects and sets the owner's outlets; the objects at the top level are returned.
    ///
    /// `external` holds the objects for the nib's other placeholders, by their names.
    func instantiate(owner: NSObject?, external: [String: Any]) -> [Any]
}
