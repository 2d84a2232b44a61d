// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIView {
    func add(_ guide: UILayoutGuide) {
        MainThread.check("UIView.addLayoutGuide(_:)")
        guard guide.owner !== self else { return }
        guide.owner?.removeLayoutGuide(guide)
        layoutState.guides.append(guide)
        guide.owner = self
    }

    func remove(_ guide: UILayoutGuide) {
        MainThread.check("UIView.removeLayoutGuide(_:)")
        guard let index = layoutState.guides.firstIndex(where: { $0 === guide }) else { return }
        layoutState.guides.remove(at: index)
        guide.item?.forEachReference { $0.isActive = false }
        guide.owner = nil
    }

    /// One of the guides that every view has, made on first use.
    func guide(_ kind: SystemGuide) -> UILayoutGuide {
        if let guide = layoutState.ownGuides[kind] { return guide }
        let guide = kind == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
        guide.identifier = kind.identifier
        guide.owner = self
        guide.kind = kind
        layoutState.ownGuides[kind] = guide
        return guide
    }

    var keyboardGuide: UIKeyboardLayoutGuide {
        guard let guide = guide(.keyboard) as? UIKeyboardLayoutGuide else {
            preconditionFailure("UIView.keyboardLayoutGuide is made with its own class")
        }
        return guide
    }

    /// The frame of a built-in guide, in the bounds space.
    func frame(of guide: SystemGuide) -> CGRect {
        switch guide {
        case .safeArea: bounds.inset(by: safeAreaInsets)
        case .margins: bounds.inset(by: layoutMargins)
        case .readableContent: readableFrame
        case .keyboard: keyboardFrame
        case .scrollContent:
            CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? bounds.size)
        case .scrollFrame: bounds
        }
    }

    /// No wider than lines of text are easy to read, in the middle between the margins.
    private var readableFrame: CGRect {
        let frame = bounds.inset(by: layoutMargins)
        let width = min(frame.width, UIView.readableWidth)
        return CGRect(
            x: frame.midX - width / 2,
            y: frame.minY,
            width: width,
            height: frame.height
        )
    }

    /// The widest readable column at the default text size.
    static let readableWidth: CGFloat = 672

    /// The height of the guide: the part covered by the keyboard, else the safe area's bottom
    /// inset.
    var keyboardGuideHeight: CGFloat {
        let rest = keyboardGuide.usesBottomSafeArea ? safeAreaInsets.bottom : 0
        guard let keyboard = window?.inputViewsFrame, !keyboard.isNull else { return rest }
        return max(rest, bounds.maxY - convert(keyboard, from: nil).minY)
    }

    /// The area below the safe area that the keyboard covers, down to the end of the window;
    /// without a keyboard the bottom inset, and the space below a view that ends higher.
    private var keyboardFrame: CGRect {
        let top = bounds.maxY - keyboardGuideHeight
        var bottom = bounds.maxY
        if let window = hierarchy.window {
            let end = convert(CGPoint(x: 0, y: window.bounds.maxY), from: window).y
            if end.isFinite { bottom = max(bottom, end) }
        }
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bottom - top)
    }
}

extension UIView.SystemGuide {
    var identifier: String {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .scrollContent: "UIScrollView-contentLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        }
    }
}
