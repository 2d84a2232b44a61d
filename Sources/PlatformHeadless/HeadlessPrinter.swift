// SPDX-License-Identifier: Apache-2.0

package import Platform

/// A printer for tests: stores its jobs.
package final class HeadlessPrinter: PrintService {
    package let usualPaper: (width: Double, height: Double) = (612, 792)
    /// The available printers; by default one with every ability.
    package var printers: [PrinterDescription]
    /// The print jobs, in order.
    package private(set) var orders: [PrintOrder] = []
    /// The error of the next job; nil for none.
    package var trouble: PlatformError?

    package init() {
        var printer = PrinterDescription(
            name: "test",
            address: "test://printer",
            title: "Test Printer"
        )
        printer.printsBothSides = true
        printer.location = "Nowhere"
        printer.makeAndModel = "Casement"
        printers = [printer]
    }

    package func findPrinters(_ completion: @escaping @MainActor ([PrinterDescription]) -> Void) {
        completion(printers)
    }

    package func print(
        _ order: PrintOrder,
        completion: @escaping @MainActor (PlatformError?) -> Void
    ) {
        if trouble == nil { orders.append(order) }
        completion(trouble)
    }
}
