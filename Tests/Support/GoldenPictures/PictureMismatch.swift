// SPDX-License-Identifier: Apache-2.0

/// Why a drawing does not match its golden.
package struct PictureMismatch: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
