// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit
import UIKitViews

/// A picture that can be zoomed.
@MainActor
final class PicturePreview: UIScrollView, UIScrollViewDelegate {
    private let picture: UIImageView
    private var fittedSize = CGSize.zero

    init(_ image: UIImage) {
        picture = UIImageView(image: image)
        super.init(frame: .zero)
        delegate = self
        contentInsetAdjustmentBehavior = .never
        addSubview(picture)
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.addHandler { [weak self] _ in self?.toggleZoom() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if fittedSize != bounds.size { fit() }
        let free = CGSize(
            width: max(0, bounds.width - contentSize.width),
            height: max(0, bounds.height - contentSize.height)
        )
        contentInset = UIEdgeInsets(
            top: free.height / 2,
            left: free.width / 2,
            bottom: free.height / 2,
            right: free.width / 2
        )
    }

    /// Shows the whole picture, no larger than it is.
    private func fit() {
        fittedSize = bounds.size
        let size = picture.image?.size ?? .zero
        guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return }
        let whole = min(1, bounds.width / size.width, bounds.height / size.height)
        minimumZoomScale = whole
        maximumZoomScale = max(4, whole)
        zoomScale = whole
    }

    private func toggleZoom() {
        let isWhole = zoomScale <= minimumZoomScale * 1.01
        setZoomScale(isWhole ? max(1, minimumZoomScale * 2) : minimumZoomScale, animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}
