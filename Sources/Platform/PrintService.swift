// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An available printer with its abilities.
package struct PrinterDescription: Sendable, Hashable {
    /// The printer's name in the service.
    package var name: String
    /// Where it is, as an address.
    package var address: String
    /// The printer's title for users.
    package var title: String
    /// The printer's location; empty if unknown.
    package var location = ""
    /// The make and model; empty if unknown.
    package var makeAndModel = ""
    package var printsColor = true
    package var printsBothSides = false

    package init(name: String, address: String, title: String) {
        self.name = name
        self.address = address
        self.title = title
    }
}

/// A print job.
package struct PrintOrder: Sendable {
    /// Whether both sides of the sheets are printed, and along which edge they turn.
    package enum Sides: Sendable {
        case one
        case longEdge
        case shortEdge
    }

    /// A PDF, a page a side.
    package var document: Data
    package var title: String
    /// The printer's name; nil for the usual one.
    package var printer: String?
    package var copies = 1
    package var sides = Sides.one
    package var isGray = false
    /// The paper held upright, in points.
    package var paper: (width: Double, height: Double)

    package init(document: Data, title: String, paper: (width: Double, height: Double)) {
        self.document = document
        self.title = title
        self.paper = paper
    }
}

/// A print service.
///
/// Called on the main thread; answers there, too, at once or later.
@MainActor
package protocol PrintService: AnyObject {
    /// The size in points of the paper that printers have where nobody says otherwise.
    var usualPaper: (width: Double, height: Double) { get }

    /// Finds the printers there are now, the usual one first.
    func findPrinters(_ completion: @escaping @MainActor ([PrinterDescription]) -> Void)

    /// Prints a document; a ``PlatformError`` says why it could not.
    func print(
        _ order: PrintOrder,
        completion: @escaping @MainActor (PlatformError?) -> Void
    )
}
