// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What image views do with pictures.
final class ImagesPage: CardsPage {
    private let sample = SamplePictures.picture(2)

    override func makeCards() -> [Card] {
        [
            Card("Aspect fit", imageView(.scaleAspectFit)),
            Card("Aspect fill", imageView(.scaleAspectFill)),
            Card("Scale to fill", imageView(.scaleToFill)),
            Card("Orientation", turned()),
            Card("Cap insets", stretched()),
            Card("Templates take the tint", templates()),
        ]
    }

    private func imageView(_ mode: UIView.ContentMode) -> UIView {
        let view = UIImageView(image: sample)
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .systemGray5
        view.layer.cornerRadius = 10
        return view
    }

    private func turned() -> UIView {
        let orientations: [UIImage.Orientation] = [.up, .right, .downMirrored]
        let views = orientations.map { orientation in
            let image = sample.cgImage.map {
                UIImage(cgImage: $0, scale: 8, orientation: orientation)
            }
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.spacing = 8
        return stack
    }

    private func stretched() -> UIView {
        let size = CGSize(width: 40, height: 40)
        let bubble = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.systemGreen.setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 18).fill()
            UIColor.white.setStroke()
            let inner = UIBezierPath(
                roundedRect: CGRect(x: 4, y: 4, width: 32, height: 32),
                cornerRadius: 14
            )
            inner.lineWidth = 2
            inner.stroke()
        }
        let insets = UIEdgeInsets(top: 19, left: 19, bottom: 19, right: 19)
        return UIImageView(image: bubble.resizableImage(withCapInsets: insets))
    }

    private func templates() -> UIView {
        let symbols: [(String, UIColor)] = [
            ("heart.fill", .systemRed), ("star.fill", .systemYellow), ("gearshape", .systemGray),
            ("bell", .systemBlue),
        ]
        let views = symbols.map { name, color in
            let view = UIImageView(
                image: UIImage(
                    systemName: name,
                    withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)
                )
            )
            view.tintColor = color
            view.contentMode = .center
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        return stack
    }
}
