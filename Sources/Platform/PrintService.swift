// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A printer that can be had, and what it can do.
package struct PrinterDescription: Sendable, Hashable {
    /// What the service knows it by.
    package var name: String
    /// Where it is, as an address.
    package var address: String
    /// What a person calls it.
    package var title: String
    /// The room it stands in; empty where nobody said.
    package var location = ""
    /// Empty where the printer does not say.
    package var makeAndModel = ""
    package var printsColor = true
    package var printsBothSides = false

    package init(name: String, address: String, title: String) {
        self.name = name
        self.address = address
        self.title = title
    }
}

/// One document on its way to paper.
package struct PrintOrder: Sendable {
    /// What the sheets' other sides get.
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

/// What brings documents to paper.
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
