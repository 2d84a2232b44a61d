// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a picture of any size: the whole in few pixels, and over it what is looked at in full detail.
///
/// Two taps zoom in and out; a pinch or the wheel with Control does so gradually.
final class PhotoScroller: UIScrollView, UIScrollViewDelegate {
    private let content = PhotoTiles()
    private let spinner = UIActivityIndicatorView(style: .large)
    private let queue = DispatchQueue(label: "photo preview", qos: .userInitiated)
    private var isFitted = true
    private var fittedSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        decelerationRate = .fast
        contentInsetAdjustmentBehavior = .never
        addSubview(content)
        spinner.hidesWhenStopped = true
        addSubview(spinner)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a picture, or nothing, and tells when its preview is there.
    ///
    /// `isWaiting`: all of it is decoded at once, the details that are seen included.
    func show(
        _ photo: Photo?,
        isWaiting: Bool,
        then: @escaping @MainActor @Sendable (Photo.Problem?) -> Void
    ) {
        content.isWaiting = isWaiting
        content.show(nil, nil)
        guard let photo else {
            spinner.stopAnimating()
            return
        }
        let side = max(1024, max(bounds.width, bounds.height) * pixelsToAPoint)
        guard photo.isLarge, !isWaiting else {
            finish(photo, photo.preview(side: side), then)
            return
        }
        spinner.startAnimating()
        content.photo = photo
        queue.async {
            let preview = photo.preview(side: side)
            DispatchQueue.main.async {
                // Another picture may have been chosen meanwhile.
                guard self.content.photo?.image === photo.image else { return }
                self.finish(photo, preview, then)
            }
        }
    }

    private func finish(
        _ photo: Photo,
        _ preview: Result<UIImage, Photo.Problem>,
        _ then: (Photo.Problem?) -> Void
    ) {
        spinner.stopAnimating()
        switch preview {
        case .success(let image):
            let points = CGSize(
                width: photo.pixelSize.width / pixelsToAPoint,
                height: photo.pixelSize.height / pixelsToAPoint
            )
            zoomScale = 1
            content.frame = CGRect(origin: .zero, size: points)
            contentSize = points
            content.show(photo, image)
            isFitted = true
            fittedSize = .zero
            setNeedsLayout()
            layoutIfNeeded()
            then(nil)
        case .failure(let problem):
            content.show(nil, nil)
            then(problem)
        }
    }

    private var pixelsToAPoint: CGFloat { max(traitCollection.displayScale, 1) }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
        fit()
        // In the middle where there is room.
        let frame = content.frame
        content.center = CGPoint(
            x: max(frame.width, bounds.width) / 2,
            y: max(frame.height, bounds.height) / 2
        )
        updateDetail()
    }

    /// Keeps the limits of zooming with the size of the view, and a picture that is seen whole so.
    private func fit() {
        guard bounds.size != fittedSize, bounds.width > 0, bounds.height > 0 else { return }
        fittedSize = bounds.size
        let size = content.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        let fitting = min(bounds.width / size.width, bounds.height / size.height)
        minimumZoomScale = fitting
        maximumZoomScale = max(2, fitting * 2)
        if isFitted || zoomScale < fitting { zoomScale = fitting }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first, touch.tapCount == 2 { zoom(by: touch) }
    }

    /// Zooms to where two taps were, or back to the whole.
    private func zoom(by tap: UITouch) {
        guard content.photo != nil else { return }
        if zoomScale > minimumZoomScale * 1.01 {
            setZoomScale(minimumZoomScale, animated: true)
            return
        }
        // A pixel to a pixel, or twice where that is no larger.
        let scale = min(maximumZoomScale, max(1, minimumZoomScale * 2))
        let place = tap.location(in: content)
        let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
        zoom(
            to: CGRect(
                x: place.x - size.width / 2,
                y: place.y - size.height / 2,
                width: size.width,
                height: size.height
            ),
            animated: true
        )
    }

    private func updateDetail() {
        guard bounds.width > 0 else { return }
        content.showDetail(in: convert(bounds, to: content), zoom: zoomScale)
    }

    // MARK: - UIScrollViewDelegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        isFitted = zoomScale <= minimumZoomScale * 1.001
        setNeedsLayout()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { updateDetail() }

    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) {
        EventLog.note("zoomed to \(Int((scale * 100).rounded())) %")
    }
}
