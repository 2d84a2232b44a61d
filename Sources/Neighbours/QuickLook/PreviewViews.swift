// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuickLookThumbnailing
import UIKit

/// Makes the views of previews.
@MainActor
enum PreviewViews {
    /// The view of an item; `shouldOpen` says whether an address in a text may be opened.
    static func view(
        of item: any QLPreviewItem,
        shouldOpen: @escaping @MainActor (URL) -> Bool
    ) -> UIView {
        guard let url = item.previewItemURL else { return words(item.shownTitle, "Not available") }
        return switch PreviewContent(of: url) {
        case .picture(let image): PicturePreview(image)
        case .pages(let document): PagesPreview(document)
        case .text(let text): TextPreview(text, shouldOpen: shouldOpen)
        case .unknown: words(item.shownTitle, description(of: url))
        }
    }

    /// The kind and the size of a file.
    private static func description(of url: URL) -> String {
        let kind = PreviewContent.kindName(of: url)
        guard let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize else {
            return kind
        }
        let bytes = ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
        return "\(kind)\n\(bytes)"
    }

    private static func words(_ title: String, _ text: String) -> UIView {
        let name = UILabel()
        name.text = title
        name.font = .preferredFont(forTextStyle: .headline)
        name.numberOfLines = 0
        name.textAlignment = .center
        let label = UILabel()
        label.text = text
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.textAlignment = .center
        let icon = UIImageView(image: UIImage(systemName: "doc"))
        icon.tintColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [icon, name, label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        let view = UIView()
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
        ])
        return view
    }
}

/// A text that can be read and selected.
@MainActor
final class TextPreview: UITextView, UITextViewDelegate {
    private let shouldOpen: @MainActor (URL) -> Bool

    init(_ text: NSAttributedString, shouldOpen: @escaping @MainActor (URL) -> Bool) {
        self.shouldOpen = shouldOpen
        super.init(frame: .zero, textContainer: nil)
        isEditable = false
        attributedText = text
        textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func textView(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        shouldOpen(url)
    }
}
