// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import Platform

/// A printer, by its address.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
    private final let address: URL
    private final var known: PrinterDescription?

    /// A printer at no address, for subclasses.
    public override nonisolated init() {
        address = URL(fileURLWithPath: "/dev/null")
        super.init()
    }

    /// A printer at an address; what it can do is known after ``contactPrinter(_:)``.
    public init(url: URL) {
        address = url
        super.init()
    }

    /// A printer that the system has found.
    package convenience init(_ description: PrinterDescription) {
        self.init(url: URL(string: description.address) ?? URL(fileURLWithPath: "/dev/null"))
        known = description
    }

    /// What the system says of it; nil until it was contacted.
    package final var found: PrinterDescription? { known }

    /// The printer's address.
    open var url: URL { address }

    /// What a person calls it; the address's last part until the printer was contacted.
    open var displayName: String {
        known?.title ?? address.lastPathComponent
    }

    /// Where it stands; nil where nobody said.
    open var displayLocation: String? { Self.words(known?.location) }

    /// Who made it; nil where it does not say.
    open var makeAndModel: String? { Self.words(known?.makeAndModel) }

    /// Whether it prints colours; false until it was contacted.
    open var supportsColor: Bool { known?.printsColor ?? false }

    /// Whether it prints both sides of a sheet; false until it was contacted.
    open var supportsDuplex: Bool { known?.printsBothSides ?? false }

    /// What it prints: documents and photos, once it was contacted.
    open var supportedJobTypes: UIPrinter.JobTypes {
        known == nil ? .unknown : [.document, .photo]
    }

    /// Asks whether the printer is there; afterwards what it can do is known.
    open func contactPrinter(_ completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        guard let service = Printing.service else {
            completionHandler?(false)
            return
        }
        let wanted = address.absoluteString
        service.findPrinters { [weak self] printers in
            let found = printers.first { $0.address == wanted }
            if let found { self?.known = found }
            completionHandler?(found != nil)
        }
    }

    /// Asks whether the printer is there; afterwards what it can do is known.
    @discardableResult
    open func contactPrinter() async -> Bool {
        await withCheckedContinuation { done in
            contactPrinter { done.resume(returning: $0) }
        }
    }

    private static func words(_ text: String?) -> String? {
        text.flatMap { $0.isEmpty ? nil : $0 }
    }
}
