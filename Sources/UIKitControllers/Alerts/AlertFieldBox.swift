// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore
import UIKitText

/// The edge around a field of an alert.
@MainActor
final class AlertFieldBox: UIView, ViewPart {
    let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 5
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.separator.cgColor
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: 6, dy: 0)
    }
}
