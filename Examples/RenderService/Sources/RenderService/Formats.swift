// SPDX-License-Identifier: Apache-2.0

import CasementServer
import CoreGraphics

/// The formats by the names that requests use.
enum Formats {
    static func named(
        _ name: String,
        for document: Document
    ) -> (format: ViewFormat, ending: String)? {
        switch name {
        case "png": (.png(), "png")
        case "jpeg", "jpg": (.jpeg(), "jpg")
        case "webp": (.webp(), "webp")
        case "pdf":
            if case .invoice = document {
                (.pdf(pageSize: CGSize(width: 595, height: 842), margin: 40), "pdf")
            } else {
                (.pdf(), "pdf")
            }
        default: nil
        }
    }
}
