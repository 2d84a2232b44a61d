// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore
import UniformTypeIdentifiers

/// What the head of the sheet says of the items.
@MainActor
struct SharedSummary {
    var title = ""
    var detail = ""
    var picture: UIImage?

    init(_ items: [Any]) {
        guard let first = items.first else { return }
        describe(first)
        if items.count > 1, detail.isEmpty { detail = "\(items.count) Items" }
        if items.count > 1, let image = items.lazy.compactMap({ $0 as? UIImage }).first {
            picture = image
        }
    }

    private mutating func describe(_ item: Any) {
        switch item {
        case let url as URL where url.isFileURL: describe(file: url)
        case let url as URL:
            title = url.absoluteString
            detail = url.host ?? ""
            picture = UIImage(systemName: "safari")
        case let text as String:
            title = String(text.prefix { !$0.isNewline })
            detail = "Plain Text"
            picture = UIImage(systemName: "text.alignleft")
        case let text as NSAttributedString: describe(text.string)
        case let image as UIImage:
            title = "Image"
            detail = "\(Int(image.size.width)) × \(Int(image.size.height))"
            picture = image
        case let provider as NSItemProvider:
            title = provider.suggestedName ?? ""
            let type = provider.registeredTypeIdentifiers.first.flatMap { UTType($0) }
            detail = type?.localizedDescription ?? ""
            picture = UIImage(systemName: "doc")
        default: picture = UIImage(systemName: "doc")
        }
    }

    private mutating func describe(file: URL) {
        title = file.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: file.pathExtension)
        let values = try? FileManager.default.attributesOfItem(atPath: file.path)
        let size = (values?[.size] as? NSNumber).map { number in
            ByteCountFormatter.string(fromByteCount: number.int64Value, countStyle: .file)
        }
        detail = [type?.localizedDescription ?? file.pathExtension.uppercased(), size]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
        if type?.conforms(to: .image) == true {
            picture = UIImage(contentsOfFile: file.path)
        }
        if picture == nil { picture = UIImage(systemName: "doc") }
    }
}
