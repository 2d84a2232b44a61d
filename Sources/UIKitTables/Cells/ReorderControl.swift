// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// The three lines by which a row is moved to another place.
@MainActor
final class ReorderControl: UIView, ViewPart, UIGestureRecognizerDelegate {
    private weak var cell: UITableViewCell?
    private let picture: UIImageView

    init(cell: UITableViewCell) {
        self.cell = cell
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        picture = UIImageView(
            image: UIImage(systemName: "line.3.horizontal", withConfiguration: configuration)
        )
        super.init(frame: .zero)
        picture.contentMode = .center
        picture.tintColor = .tertiaryLabel
        addSubview(picture)
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.addHandler { [weak self] recognizer in self?.dragged(recognizer) }
        press.minimumPressDuration = 0
        press.delegate = self
        addPart(press)
        isAccessibilityElement = true
        accessibilityLabel = "Reorder"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    private func dragged(_ recognizer: UIGestureRecognizer) {
        guard let cell, let table = cell.table else { return }
        let place = recognizer.location(in: table)
        switch recognizer.state {
        case .began: table.beginMoving(cell, at: place)
        case .changed: table.moveDragged(to: place)
        case .ended: table.endMoving(isCancelled: false)
        case .cancelled: table.endMoving(isCancelled: true)
        case .possible, .failed: break
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}
