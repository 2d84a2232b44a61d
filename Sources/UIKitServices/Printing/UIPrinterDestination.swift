// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A printer that a program tells the system of.
@preconcurrency @MainActor
open class UIPrinterDestination: NSObject, @preconcurrency NSSecureCoding {
    /// The printer's address.
    open var url: URL

    /// What a person calls it; nil unless set.
    open var displayName: String?

    /// What the printer tells of itself by Bonjour; nil unless set.
    open var txtRecord: Data?

    /// A printer at an address.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// True: an archive names each object's class.
    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived destination; nil without an address.
    public required init?(coder: NSCoder) {
        guard let text = coder.present(NSString.self, "url") as String?,
            let url = URL(string: text)
        else { return nil }
        self.url = url
        super.init()
        displayName = coder.present(NSString.self, "displayName") as String?
        txtRecord = coder.present(NSData.self, "txtRecord") as Data?
    }

    /// Writes the destination to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(url.absoluteString as NSString, forKey: "url")
        if let displayName { coder.encode(displayName as NSString, forKey: "displayName") }
        if let txtRecord { coder.encode(txtRecord as NSData, forKey: "txtRecord") }
    }
}
