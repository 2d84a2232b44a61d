// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What a segment shows.
@MainActor
struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    var shownImage: UIImage? { image ?? (title == nil ? action?.image : nil) }
    var shownTitle: String? { shownImage == nil ? title ?? action?.title : nil }
}

/// A state of segments in bars of a height, as a key.
struct StateMetrics: Hashable, Codable {
    private let state: UInt
    private let metrics: Int

    init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
        self.state = state.rawValue
        self.metrics = metrics.rawValue
    }
}

/// What a segmented control is made of.
@MainActor
struct SegmentParts {
    var segments: [SegmentContent] = []
    /// The background that the control gave itself last.
    var usualBackground: UIColor?
    var views: [SegmentView] = []
    var dividerViews: [UIImageView] = []
    var selected = -1
    /// The segment under the finger.
    var held: Int?
    /// Whether the finger came down on the chosen segment, which then follows it.
    var isDragging = false
    /// The choice that was told last, or that code made.
    var lastTold = -1
    var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    var backgrounds: [StateMetrics: UIImage] = [:]
    var dividers: [StatePair: UIImage] = [:]
    var adjustments: [Int: UIOffset] = [:]
    let plate = SegmentPlate()
}

/// The plate under the chosen segment.
final class SegmentPlate: UIView, ViewPart {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 7
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
    }

    required init?(coder: NSCoder) { nil }
}

/// One segment.
final class SegmentView: UIView, ViewPart {
    let background = UIImageView()
    let label = UILabel()
    let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        label.textAlignment = .center
        picture.contentMode = .center
        for view in [background, label, picture] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func place(offset: CGSize) {
        background.frame = bounds
        let inner = bounds.offsetBy(dx: offset.width, dy: offset.height)
        label.frame = inner.narrowed(dx: 4, dy: 0)
        picture.frame = inner
    }
}
