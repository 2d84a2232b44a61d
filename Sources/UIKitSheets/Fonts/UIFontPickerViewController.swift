// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitControllers
public import UIKitCore

/// Lets a person choose one of the fonts; the picker goes by itself.
/// - Source: developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    private final let chosenConfiguration: Configuration
    private final var hasEnded = false

    /// Makes a picker of families.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Makes a picker; later changes of the configuration don't count.
    public init(configuration: UIFontPickerViewController.Configuration) {
        chosenConfiguration = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Reads an archived picker of families.
    public required init?(coder: NSCoder) {
        chosenConfiguration = Configuration()
        super.init(coder: coder)
    }

    /// Which fonts are shown, and how.
    open var configuration: UIFontPickerViewController.Configuration { chosenConfiguration }

    /// Hears of the choice.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The chosen font, without a size.
    open var selectedFontDescriptor: UIFontDescriptor?

    // MARK: View

    /// Shows the families.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UINavigationController(rootViewController: FontFamiliesController(self))
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    /// A picker that is drawn away was cancelled.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || presentingViewController == nil { end(nil) }
    }

    /// Says what was chosen, once, and goes.
    final func end(_ chosen: UIFontDescriptor?) {
        guard !hasEnded else { return }
        hasEnded = true
        presentingViewController?.dismiss(animated: true)
        if let chosen {
            selectedFontDescriptor = chosen
            delegate?.fontPickerViewControllerDidPickFont?(self)
        } else {
            delegate?.fontPickerViewControllerDidCancel?(self)
        }
    }
}
