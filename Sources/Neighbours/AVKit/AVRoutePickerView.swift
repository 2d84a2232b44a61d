// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKit

/// A button that lets a user choose where sound goes; there is one place, so that it does nothing.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    private let symbol = UIImageView(image: UIImage(systemName: "airplayaudio"))

    /// A button of a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// A button of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        symbol.contentMode = .center
        symbol.frame = bounds
        symbol.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(symbol)
    }

    /// The colour while sound goes elsewhere; nil for the tint.
    open var activeTintColor: UIColor?

    /// Whether places with pictures come first.
    open var prioritizesVideoDevices = false
}
