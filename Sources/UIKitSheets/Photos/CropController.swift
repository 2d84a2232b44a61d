// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Lets a person move and scale a picture until a square of it is right.
@MainActor
final class CropController: UIViewController, UIScrollViewDelegate {
    private let image: UIImage
    private let choose: (UIImage, CGRect) -> Void
    private let scroller = UIScrollView()
    private let picture: UIImageView
    private let frameView = UIView()

    init(_ image: UIImage, choose: @escaping (UIImage, CGRect) -> Void) {
        self.image = image
        self.choose = choose
        picture = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
        title = "Move and Scale"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Choose") { [weak self] _ in self?.take() }
        )
        navigationItem.rightBarButtonItem?.style = .done
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scroller.delegate = self
        scroller.clipsToBounds = false
        scroller.showsVerticalScrollIndicator = false
        scroller.showsHorizontalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.alwaysBounceVertical = true
        scroller.alwaysBounceHorizontal = true
        scroller.addSubview(picture)
        view.addSubview(scroller)
        frameView.isUserInteractionEnabled = false
        frameView.layer.borderColor = UIColor.white.cgColor
        frameView.layer.borderWidth = 1
        view.addSubview(frameView)
        view.clipsToBounds = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let side = min(area.width, area.height)
        let square = CGRect(
            x: area.midX - side / 2,
            y: area.midY - side / 2,
            width: side,
            height: side
        )
        guard side > 0, square != scroller.frame else { return }
        scroller.frame = square
        frameView.frame = square
        let least = side / max(1, min(image.size.width, image.size.height))
        scroller.minimumZoomScale = least
        scroller.maximumZoomScale = max(least * 4, 1)
        scroller.zoomScale = least
        scroller.contentOffset = CGPoint(
            x: (scroller.contentSize.width - side) / 2,
            y: (scroller.contentSize.height - side) / 2
        )
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    /// The square, in points of the picture.
    private var part: CGRect {
        let scale = scroller.zoomScale
        let side = scroller.bounds.width / scale
        let whole = CGRect(origin: .zero, size: image.size)
        return CGRect(
            x: scroller.contentOffset.x / scale,
            y: scroller.contentOffset.y / scale,
            width: side,
            height: side
        ).intersection(whole)
    }

    private func take() {
        let part = part
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let renderer = UIGraphicsImageRenderer(size: part.size, format: format)
        let edited = renderer.image { _ in
            image.draw(at: CGPoint(x: -part.minX, y: -part.minY))
        }
        let pixels = CGRect(
            x: part.minX * image.scale,
            y: part.minY * image.scale,
            width: part.width * image.scale,
            height: part.height * image.scale
        )
        choose(edited, pixels)
    }
}
