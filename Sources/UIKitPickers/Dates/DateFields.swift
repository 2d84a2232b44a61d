// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// A date as small fields, each of which opens what it is chosen with.
final class DateFields: UIView, DatePickerFace, ViewPart {
    var onChange: ((DateSettings) -> Void)?
    private let fields: [DateField]

    private static let spacing: CGFloat = 8

    init(_ settings: DateSettings) {
        let parts: [DateField.Part]
        switch settings.mode {
        case .time, .countDownTimer: parts = [.time]
        case .date, .yearAndMonth: parts = [.date]
        case .dateAndTime: parts = [.date, .time]
        }
        fields = parts.map { DateField($0, settings) }
        super.init(frame: .zero)
        for field in fields {
            field.onChange = { [weak self] in self?.onChange?($0) }
            addSubview(field)
        }
    }

    required init?(coder: NSCoder) { nil }

    var wantedSize: CGSize {
        let sizes = fields.map(\.wantedSize)
        let spaces = DateFields.spacing * CGFloat(max(fields.count - 1, 0))
        return CGSize(
            width: sizes.map(\.width).reduce(spaces, +),
            height: sizes.map(\.height).max() ?? 0
        )
    }

    func show(_ settings: DateSettings, animated: Bool) {
        let before = wantedSize
        for field in fields { field.show(settings) }
        setNeedsLayout()
        if wantedSize != before { superview?.invalidateIntrinsicContentSize() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isBackwards = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for field in fields {
            let size = field.wantedSize
            field.frame = CGRect(
                x: isBackwards ? bounds.width - x - size.width : x,
                y: (bounds.height - size.height) / 2,
                width: size.width,
                height: size.height
            )
            x += size.width + DateFields.spacing
        }
    }
}
