// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The head of the sheet: a picture and a title of what is shared, and the places to send it to.
@MainActor
final class ActivityHead: UIView {
    private enum Metrics {
        static let margin: CGFloat = 16
        static let picture: CGFloat = 40
        static let titleHeight: CGFloat = 72
        static let placesHeight: CGFloat = 108
        static let placeWidth: CGFloat = 76
    }

    var close: (() -> Void)?

    private let picture = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()
    private let closeButton = UIButton(type: .close)
    private let places = UIScrollView()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 6
        picture.tintColor = .secondaryLabel
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.lineBreakMode = .byTruncatingMiddle
        detail.font = .systemFont(ofSize: 13)
        detail.textColor = .secondaryLabel
        line.backgroundColor = .separator
        places.showsHorizontalScrollIndicator = false
        places.alwaysBounceHorizontal = true
        closeButton.addAction(
            UIAction { [weak self] _ in self?.close?() },
            for: .primaryActionTriggered
        )
        for part in [picture, title, detail, closeButton, places, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// How high the head is, in points.
    var height: CGFloat {
        Metrics.titleHeight + (places.subviews.isEmpty ? 0 : Metrics.placesHeight)
    }

    /// Shows what is shared, and a button for each place.
    func show(
        _ summary: SharedSummary,
        _ activities: [UIActivity],
        choose: @escaping (UIActivity) -> Void
    ) {
        picture.image = summary.picture
        picture.isHidden = summary.picture == nil
        picture.contentMode = summary.picture?.isSymbolImage == true ? .center : .scaleAspectFill
        title.text = summary.title
        detail.text = summary.detail
        for old in places.subviews { old.removeFromSuperview() }
        for activity in activities {
            let place = ActivityPlace(activity)
            place.addAction(UIAction { _ in choose(activity) }, for: .primaryActionTriggered)
            places.addSubview(place)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Metrics.margin
        let center = Metrics.titleHeight / 2
        let size = Metrics.picture
        picture.frame = CGRect(x: margin, y: center - size / 2, width: size, height: size)
        closeButton.frame = CGRect(
            x: bounds.width - margin - 30,
            y: center - 15,
            width: 30,
            height: 30
        )
        let left = picture.isHidden ? margin : picture.frame.maxX + 12
        let width = max(0, closeButton.frame.minX - 8 - left)
        let lines = detail.text?.isEmpty == false ? 2 : 1
        title.frame = CGRect(
            x: left,
            y: center - (lines == 2 ? 19 : 10),
            width: width,
            height: 20
        )
        detail.frame = CGRect(x: left, y: center + 2, width: width, height: 17)
        places.frame = CGRect(
            x: 0,
            y: Metrics.titleHeight,
            width: bounds.width,
            height: height - Metrics.titleHeight
        )
        for (index, place) in places.subviews.enumerated() {
            place.frame = CGRect(
                x: margin / 2 + CGFloat(index) * Metrics.placeWidth,
                y: 8,
                width: Metrics.placeWidth,
                height: Metrics.placesHeight - 16
            )
        }
        places.contentSize = CGSize(
            width: margin + CGFloat(places.subviews.count) * Metrics.placeWidth,
            height: places.bounds.height
        )
        let hair = 1 / traitCollection.displayScale
        line.frame = CGRect(x: 0, y: Metrics.titleHeight - hair, width: bounds.width, height: hair)
    }
}

/// A place to send to: its picture on a square, its name below.
@MainActor
final class ActivityPlace: UIControl {
    private let picture = UIImageView()
    private let name = UILabel()

    init(_ activity: UIActivity) {
        super.init(frame: .zero)
        picture.image = activity.activityImage
        picture.contentMode = .center
        picture.tintColor = .white
        picture.backgroundColor = .systemBlue
        picture.layer.cornerRadius = 13
        picture.layer.cornerCurve = .continuous
        picture.clipsToBounds = true
        name.text = activity.activityTitle
        name.font = .systemFont(ofSize: 11)
        name.textAlignment = .center
        for part in [picture, name] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityLabel = activity.activityTitle
        accessibilityTraits = .button
        addAction(
            UIAction { [weak self] _ in self?.sendActions(for: .primaryActionTriggered) },
            for: .touchUpInside
        )
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { picture.alpha = isHighlighted ? 0.6 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: bounds.midX - 30, y: 0, width: 60, height: 60)
        name.frame = CGRect(x: 2, y: 65, width: max(0, bounds.width - 4), height: 15)
    }
}
