// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import UIKit

/// A page of the web as a card: its picture, title and host.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    private final let picture = UIImageView()
    private final let title = UILabel()
    private final let host = UILabel()

    /// Makes a card of an address.
    public convenience init(url URL: URL) {
        self.init(frame: .zero)
        let known = LPLinkMetadata()
        known.originalURL = URL
        known.url = URL
        metadata = known
        showMetadata()
    }

    /// Makes a card of what is known.
    public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
        showMetadata()
    }

    /// Makes an empty card.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareCard()
    }

    /// Reads an archived card.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCard()
    }

    /// What is known of the page.
    open var metadata = LPLinkMetadata() {
        didSet { showMetadata() }
    }

    private final func prepareCard() {
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = 10
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
        host.font = .preferredFont(forTextStyle: .subheadline)
        host.textColor = .secondaryLabel
        for part in [picture, title, host] as [UIView] { addSubview(part) }
    }

    private final func showMetadata() {
        let address = metadata.url ?? metadata.originalURL
        title.text = metadata.title ?? address?.host
        host.text = metadata.title == nil ? nil : address?.host
        picture.image = nil
        let provider = metadata.imageProvider ?? metadata.iconProvider
        let shown = metadata
        let show: @MainActor (UIImage?) -> Void = { [weak self] image in
            guard let self, metadata === shown else { return }
            picture.image = image
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
        _ = provider?.loadObject(ofClass: UIImage.self) { image, _ in
            let found = image as? UIImage
            DispatchQueue.main.async { MainActor.assumeIsolated { show(found) } }
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private static let margin: CGFloat = 12

    /// The height of picture and words in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(size.width, 300)
        let words = heights(width)
        let top = picture.image == nil ? 0 : width / 2
        return CGSize(
            width: width,
            height: top + words.title + words.host + Self.margin * 2
        )
    }

    /// As large as the card likes to be.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
    }

    private final func heights(_ width: CGFloat) -> (title: CGFloat, host: CGFloat) {
        let room = CGSize(width: max(0, width - 2 * Self.margin), height: .infinity)
        return (
            title.sizeThatFits(room).height, host.text == nil ? 0 : host.sizeThatFits(room).height
        )
    }

    /// Places picture and words.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let words = heights(bounds.width)
        let below = words.title + words.host + Self.margin * 2
        let top = picture.image == nil ? 0 : max(0, bounds.height - below)
        let width = max(0, bounds.width - 2 * Self.margin)
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        title.frame = CGRect(
            x: Self.margin,
            y: top + Self.margin,
            width: width,
            height: words.title
        )
        host.frame = CGRect(x: Self.margin, y: title.frame.maxY, width: width, height: words.host)
    }
}
