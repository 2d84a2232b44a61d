// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import QuartzCore
public import UIKitCore

/// Lets a person choose a colour: from a grid, from a spectrum or by sliders.
/// - Source: developer.apple.com/documentation/uikit/uicolorpickerviewcontroller
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private final var color = UIColor.black
    final var hasFinished = false

    /// Makes a picker at black.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Colors"
    }

    /// Reads an archived picker.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        title = "Colors"
    }

    /// Hears of colours.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The colour, black unless set; setting it tells nobody.
    open var selectedColor: UIColor {
        get { color }
        set {
            color = newValue
            (viewIfLoaded as? ColorPanel)?.show(newValue)
        }
    }

    /// Whether the opacity can be chosen; it can, unless set.
    open var supportsAlpha = true {
        didSet { (viewIfLoaded as? ColorPanel)?.showsOpacity = supportsAlpha }
    }

    // MARK: View

    /// Makes the panel.
    open override func loadView() {
        let panel = ColorPanel()
        panel.showsOpacity = supportsAlpha
        panel.titleLabel.text = title
        panel.show(color)
        panel.didChoose = { [weak self] in self?.take($0, continuously: $1) }
        panel.close = { [weak self] in self?.dismiss(animated: true) }
        view = panel
    }

    /// Tells the delegate that the picker is gone.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !hasFinished, isBeingDismissed || presentingViewController == nil else { return }
        hasFinished = true
        delegate?.colorPickerViewControllerDidFinish?(self)
    }

    private final func take(_ chosen: UIColor, continuously: Bool) {
        color = chosen
        let heard: Void? = delegate?.colorPickerViewController?(
            self,
            didSelect: chosen,
            continuously: continuously
        )
        if heard == nil { delegate?.colorPickerViewControllerDidSelectColor?(self) }
    }
}
