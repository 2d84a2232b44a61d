// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a renderer makes its documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// What the document says about itself, by the keys of Core Graphics; empty unless set.
    open var documentInfo: [String: Any] = [:]

    /// Makes a format for documents that say nothing about themselves.
    public required init() { super.init() }

    /// A copy of the format.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}
