// SPDX-License-Identifier: Apache-2.0

import CasementServer
import CoreGraphics

/// The formats by the names that requests use.
enum Formats {
    static func named(
        _ name: String,
        for document: Document
    ) -> (format: ViewFormat, ending: String, scale: CGFloat)? {
        switch name {
        case "png": (.png(), "png", 1)
        case "jpeg", "jpg": (.jpeg(), "jpg", 1)
        case "webp": (.webp(), "webp", 1)
        case "pdf":
            if case .invoice = document {
                (.pdf(pageSize: CGSize(width: 595, height: 842), margin: 40), "pdf", 1)
            } else {
                (.pdf(), "pdf", 1)
            }
        default: nil
        }
    }
}
