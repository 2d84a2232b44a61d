// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// The titles at the side of a table that lead to its sections.
@MainActor
final class SectionIndexView: UIView, ViewPart {
    /// How wide the strip is, in points.
    static let width: CGFloat = 15
    private static let fontSize: CGFloat = 11
    private static let lineHeight: CGFloat = 13

    private(set) var titles: [String] = []
    private var labels: [UIView] = []
    private var last: Int?
    private var isTracked = false
    var color: UIColor?
    var plainBackground: UIColor?
    var trackingBackground: UIColor?
    /// Told of the title that a finger is on.
    var choose: ((Int) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Section index"
        accessibilityTraits = .adjustable
        addRecognizer()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ titles: [String]) {
        guard titles != self.titles else { return }
        self.titles = titles
        last = nil
        for label in labels { label.removeFromSuperview() }
        labels = []
        setNeedsLayout()
    }

    func restyle() {
        backgroundColor = isTracked ? trackingBackground ?? plainBackground : plainBackground
        for view in labels {
            (view as? UILabel)?.textColor = color ?? tintColor
            (view as? UIImageView)?.tintColor = color ?? tintColor
        }
    }

    // MARK: Layout

    /// The titles that fit, with dots for omitted ones.
    private func shownTitles() -> [(title: String, index: Int)] {
        let all = titles.enumerated().map { ($1, $0) }
        let room = Int(bounds.height / SectionIndexView.lineHeight)
        guard all.count > room, room >= 3 else { return all }
        // Every second one is a dot.
        let named = max(2, (room + 1) / 2)
        var shown: [(String, Int)] = []
        for place in 0..<named {
            let index = place * (all.count - 1) / (named - 1)
            shown.append(all[index])
            if place < named - 1 {
                let next = (place + 1) * (all.count - 1) / (named - 1)
                shown.append(("\u{2022}", (index + next) / 2))
            }
        }
        return shown
    }

    private var blockTop: CGFloat {
        let count = labels.count
        return (bounds.height - CGFloat(count) * SectionIndexView.lineHeight) / 2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = shownTitles()
        if labels.count != shown.count {
            for label in labels { label.removeFromSuperview() }
            labels = shown.map { makeLabel($0.title) }
            for label in labels { addSubview(label) }
            restyle()
        }
        for (place, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 0,
                y: blockTop + CGFloat(place) * SectionIndexView.lineHeight,
                width: bounds.width,
                height: SectionIndexView.lineHeight
            )
        }
    }

    private func makeLabel(_ title: String) -> UIView {
        if title == UITableView.indexSearch {
            let configuration = UIImage.SymbolConfiguration(pointSize: 9, weight: .semibold)
            let view = UIImageView(
                image: UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
            )
            view.contentMode = .center
            return view
        }
        let label = UILabel(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: SectionIndexView.fontSize, weight: .semibold)
        label.textAlignment = .center
        return label
    }

    // MARK: Touches

    /// Begins at once: a finger on the index does not scroll.
    private func addRecognizer() {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.addHandler { [weak self] recognizer in self?.pressed(recognizer) }
        addPart(press)
    }

    private func pressed(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            isTracked = true
            last = nil
            restyle()
            follow(recognizer.location(in: self).y)
        case .changed: follow(recognizer.location(in: self).y)
        case .ended, .cancelled:
            isTracked = false
            restyle()
        case .possible, .failed: break
        }
    }

    private func follow(_ y: CGFloat) {
        guard !titles.isEmpty else { return }
        let height = CGFloat(max(1, labels.count)) * SectionIndexView.lineHeight
        let part = (y - blockTop) / height
        let index = max(
            0,
            min(titles.count - 1, Int((part * CGFloat(titles.count)).rounded(.down)))
        )
        guard index != last else { return }
        last = index
        choose?(index)
    }

    override func accessibilityIncrement() { step(1) }

    override func accessibilityDecrement() { step(-1) }

    private func step(_ by: Int) {
        guard !titles.isEmpty else { return }
        let index = max(0, min(titles.count - 1, (last ?? (by > 0 ? -1 : titles.count)) + by))
        last = index
        accessibilityValue = titles[index]
        choose?(index)
    }
}
