// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Platform

/// Where printed documents go; the composition root sets it.
@MainActor
package enum Printing {
    /// What brings documents to paper; nil where there is nothing.
    package static var service: (any PrintService)?

    /// The paper that printers have where nobody says otherwise, upright.
    package static var usualPaper: CGSize {
        guard let size = service?.usualPaper else { return CGSize(width: 612, height: 792) }
        return CGSize(width: size.width, height: size.height)
    }
}
