// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Data {
    /// The bytes of a data object, copied at once: Foundation's own conversion asks for each alone,
    /// which takes longer than decoding a picture.
    package init(copying data: NSData) {
        self.init(bytes: data.bytes, count: data.length)
    }
}
