// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform

/// Shows a window's input view and input accessory view.
///
/// Both are at the bottom of a window of their own, above all others of the scene. There is no
/// on-screen keyboard: without an input view an accessory view is at the very bottom, as with a
/// hardware keyboard.
@MainActor
final class InputViews {
    /// The window whose first responder is served.
    private weak var owner: UIWindow?
    private let tray = UIView()
    private var window: InputWindow?
    private var input: UIView?
    private var accessory: UIView?
    /// The final frame of the views, in the window's space; null while nothing is shown.
    private(set) var frame = CGRect.null
    private var hidesAtEndOfTurn = false

    /// Of the keyboards of iOS, in seconds and as the number of its curve.
    private static let duration = 0.25
    private static let curve = 7
    /// The height of a view that specifies none.
    private static let usualHeight: CGFloat = 216

    init(_ owner: UIWindow) { self.owner = owner }

    /// Updates the views for another first responder, or its changed input views.
    func update() {
        let chain = owner?.firstResponderState.responder?.responderChain ?? []
        var input: UIView?
        var accessory: UIView?
        // The nearest responder that has something wins, for each.
        for responder in chain {
            if input == nil { input = responder.inputView ?? responder.inputViewController?.view }
            if accessory == nil {
                accessory =
                    responder.inputAccessoryView ?? responder.inputAccessoryViewController?.view
            }
        }
        hidesAtEndOfTurn = input == nil && accessory == nil
        guard !hidesAtEndOfTurn else {
            // Another responder may become first before the turn is over.
            if window != nil {
                Deadlines.shared.add(after: 0) { [weak self] in self?.hideIfNobodyCame() }
            }
            return
        }
        let isNew = input !== self.input || accessory !== self.accessory
        if isNew {
            for view in [self.input, self.accessory] where view?.superview === tray {
                view?.removeFromSuperview()
            }
            for view in [accessory, input].compactMap({ $0 }) { tray.addSubview(view) }
            self.input = input
            self.accessory = accessory
        }
        open()
        move(to: place(), isShow: true)
    }

    // MARK: Places

    private func open() {
        guard window == nil, let owner else { return }
        let window =
            owner.windowScene.map { InputWindow(windowScene: $0) }
            ?? InputWindow(frame: owner.screen.bounds)
        window.windowLevel = UIWindow.Level(rawValue: 10_000_000)
        window.overrideUserInterfaceStyle = owner.overrideUserInterfaceStyle
        window.didLayOut = { [weak self] in self?.boundsDidChange() }
        tray.frame = CGRect(
            x: 0,
            y: window.bounds.height,
            width: window.bounds.width,
            height: 0
        )
        window.addSubview(tray)
        self.window = window
        window.isHidden = false
    }

    /// The frame of the views, after each was measured.
    private func place() -> CGRect {
        guard let window else { return .null }
        let size = window.bounds.size
        let top = accessory.map { height(of: $0, width: size.width, usual: 0) } ?? 0
        let middle = input.map { height(of: $0, width: size.width, usual: Self.usualHeight) } ?? 0
        accessory?.frame = CGRect(x: 0, y: 0, width: size.width, height: top)
        input?.frame = CGRect(x: 0, y: top, width: size.width, height: middle)
        let total = top + middle + window.safeAreaInsets.bottom
        return CGRect(x: 0, y: size.height - total, width: size.width, height: total)
    }

    private func height(of view: UIView, width: CGFloat, usual: CGFloat) -> CGFloat {
        let sizesItself =
            (view as? UIInputView)?.allowsSelfSizing ?? false
            || !view.translatesAutoresizingMaskIntoConstraints
        if !sizesItself, view.frame.height > 0 { return view.frame.height }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting > 0 ? fitting : usual
    }

    private func boundsDidChange() {
        guard !frame.isNull, let window, window.bounds.width != frame.width || isMisplaced else {
            return
        }
        move(to: place(), isShow: true)
    }

    /// Whether the window's height has changed, so that the bottom is elsewhere.
    private var isMisplaced: Bool { window.map { $0.bounds.height != frame.maxY } ?? false }

    // MARK: Moving

    private func hideIfNobodyCame() {
        guard hidesAtEndOfTurn, let window else { return }
        let away = frame.offsetBy(dx: 0, dy: window.bounds.height - frame.minY)
        move(to: away, isShow: false)
    }

    private func move(to place: CGRect, isShow: Bool) {
        guard let window, !place.isNull, place != frame else { return }
        let start = frame.isNull ? place.offsetBy(dx: 0, dy: place.height) : frame
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: place),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        UIView.performWithoutAnimation { tray.frame = start }
        frame = isShow ? place : .null
        let screen = owner?.screen
        let tell = { (name: Notification.Name) in
            NotificationCenter.default.post(name: name, object: screen, userInfo: info)
        }
        tell(UIResponder.keyboardWillChangeFrameNotification)
        tell(
            isShow
                ? UIResponder.keyboardWillShowNotification
                : UIResponder.keyboardWillHideNotification
        )
        let curve = UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16)
        UIView.animate(withDuration: Self.duration, delay: 0, options: curve) { [self] in
            tray.frame = place
            guidesDidChange()
        } completion: { [self] _ in
            tell(UIResponder.keyboardDidChangeFrameNotification)
            tell(
                isShow
                    ? UIResponder.keyboardDidShowNotification
                    : UIResponder.keyboardDidHideNotification
            )
            if frame.isNull, self.window === window { close() }
        }
    }

    private func close() {
        window?.isHidden = true
        window = nil
        for view in [input, accessory] where view?.superview === tray {
            view?.removeFromSuperview()
        }
        input = nil
        accessory = nil
    }

    /// Lets the keyboard's layout guides of the scene follow.
    private func guidesDidChange() {
        for window in owner?.windowsAround ?? [] where window !== self.window {
            window.keyboardDidMove()
            window.layoutIfNeeded()
        }
    }
}

extension UIWindow {
    /// The first responder, or its input view, has changed.
    func inputViewsMayHaveChanged() {
        showPlaceOfText()
        if windowState.inputViews == nil {
            // Most responders have no input views.
            guard let first = firstResponderState.responder, first.wantsInputViews else { return }
            windowState.inputViews = InputViews(self)
        }
        windowState.inputViews?.update()
    }

    /// Reports the place of text input to the window system, which puts an input method's window
    /// beside it; does nothing without text input.
    package func showPlaceOfText() {
        guard let window = windowState.surface?.platformWindow else { return }
        let first = firstResponderState.responder
        guard let first, first.takesTextInput else {
            if windowState.showsPlaceOfText { window.setTextInputArea(nil) }
            windowState.showsPlaceOfText = false
            return
        }
        windowState.showsPlaceOfText = true
        let area =
            first.textEditing?.placeOfText
            ?? (first as? UIView).map { $0.convert($0.bounds, to: nil) } ?? bounds
        let size = (width: Double(area.width), height: Double(area.height))
        window.setTextInputArea(
            (x: Double(area.minX), y: Double(area.minY), width: size.width, height: size.height)
        )
    }

    /// The windows of the scene, else those of the application.
    fileprivate var windowsAround: [UIWindow] {
        windowScene?.windows ?? UIApplication.shared.windows
    }

    /// The frame of the input views, in this window's space; null for none.
    var inputViewsFrame: CGRect {
        for window in windowsAround {
            if let frame = window.windowState.inputViews?.frame, !frame.isNull {
                return convert(frame, from: window)
            }
        }
        return .null
    }
}

extension UIResponder {
    fileprivate var wantsInputViews: Bool {
        responderChain.contains { responder in
            responder.inputView != nil || responder.inputAccessoryView != nil
                || responder.inputViewController != nil
                || responder.inputAccessoryViewController != nil
        }
    }
}

extension UIView {
    /// The keyboard has moved: updates the guides that follow it.
    fileprivate func keyboardDidMove() {
        if layoutState.ownGuides[.keyboard] != nil {
            insetsDidChange()
            setNeedsLayout()
        }
        for view in subviews { view.keyboardDidMove() }
    }
}

/// Holds input views, and lets touches beside them through.
private final class InputWindow: UIWindow {
    var didLayOut: () -> Void = {}

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
