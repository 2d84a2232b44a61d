// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The controller to present, with its style and its presentation controller.
@MainActor
struct PresentationChoice {
    let presented: UIViewController
    let controller: UIPresentationController
    let style: UIModalPresentationStyle
}

extension UIViewController {
    /// The effective style: `automatic` is a sheet.
    private var ownStyle: UIModalPresentationStyle {
        switch presentation.style {
        case .automatic, .none: self is any SelfPresenting ? .custom : .pageSheet
        case let style: style
        }
    }

    /// The presentation controller; made on first use, and again for another style.
    var ownPresentationController: UIPresentationController {
        if let controller = presentation.controller {
            if presentation.session != nil || controller.state.style == ownStyle {
                return controller
            }
        }
        let made = makePresentationController(ownStyle, over: nil, source: self)
        made.state.delegate = presentation.controller?.state.delegate
        presentation.controller = made
        return made
    }

    private func makePresentationController(
        _ style: UIModalPresentationStyle,
        over presenter: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController {
        if let own = self as? any SelfPresenting {
            let made = own.makeOwnPresentationController()
            made.state.style = style
            return made
        }
        let made: UIPresentationController
        switch style {
        case .pageSheet, .formSheet:
            made = UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .popover:
            made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .custom:
            made =
                transitioningDelegate?.presentationController?(
                    forPresented: self,
                    presenting: presenter,
                    source: source
                ) ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        default:
            made = UIPresentationController(presentedViewController: self, presenting: presenter)
        }
        made.state.style = style
        return made
    }

    /// Asks the presentation's delegate for the style and the controller in the present traits.
    func choosePresentation(
        over presenter: UIViewController,
        source: UIViewController
    ) -> PresentationChoice {
        // A delegate's controller for a custom style needs the presenter.
        if ownStyle == .custom, !(self is any SelfPresenting),
            presentation.controller?.state.presenting == nil
        {
            let delegate = presentation.controller?.state.delegate
            let made = makePresentationController(.custom, over: presenter, source: source)
            if let delegate { made.state.delegate = delegate }
            presentation.controller = made
        }
        let controller = ownPresentationController
        controller.state.presenting = presenter
        let style = controller.presentationStyle
        let adapted = controller.adaptivePresentationStyle(for: presenter.effectiveTraits)
        guard adapted != .none, adapted != style else {
            return PresentationChoice(presented: self, controller: controller, style: style)
        }
        let shown =
            controller.delegate?.presentationController?(
                controller,
                viewControllerForAdaptivePresentationStyle: adapted
            ) ?? self
        let popover = controller as? UIPopoverPresentationController
        let isSheet = adapted == .formSheet || adapted == .pageSheet
        let other =
            (isSheet ? popover?.sheet : nil)
            ?? shown.makePresentationController(adapted, over: presenter, source: source)
        other.state.delegate = controller.state.delegate
        controller.delegate?.presentationController?(controller, prepare: other)
        return PresentationChoice(presented: shown, controller: other, style: adapted)
    }
}

extension UIPresentationController {
    func delegatedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle? {
        guard let delegate else { return nil }
        if let style = delegate.adaptivePresentationStyle?(for: self, traitCollection: traits) {
            return style
        }
        guard traits.horizontalSizeClass == .compact else { return nil }
        return delegate.adaptivePresentationStyle?(for: self)
    }
}
