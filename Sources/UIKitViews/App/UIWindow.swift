// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// The topmost view of a hierarchy: shows it on a screen and hands it its events.
@preconcurrency @MainActor
open class UIWindow: UIView {
    package var windowState = WindowState()
    var firstResponderState = FirstResponderState()
    /// Delivers touches to recognizers and views.
    lazy var arena = GestureArena(window: self)

    /// Makes a hidden window with a frame on the main screen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        didMakeWindow()
    }

    /// Makes a hidden window as large as the main screen.
    public convenience init(_none: Void = ()) { self.init(frame: UIScreen.main.bounds) }

    /// Reads an archived window.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        didMakeWindow()
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the window with its controller; whether it is shown is for the program to say.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ window: PropertyArchive<UIWindow>) {
        window.keep(\.windowLevel, "UIWindowLevel")
        window.keep(\.canResizeToFitContent, "UICanResizeToFitContent")
        window.keep(\.rootViewController, "UIRootViewController")
    }

    /// Makes a window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.contentBounds)
        didMakeWindow()
        setScene(windowScene)
    }

    // MARK: Scene and screen

    /// The scene that the window is in.
    open weak var windowScene: UIWindowScene? {
        get { windowState.scene ?? defaultScene }
        set { announcing("windowScene") { setScene(newValue) } }
    }

    /// The screen that the window is on.
    open var screen: UIScreen {
        get { currentScreen }
        set { announcing("screen") { windowState.screen = newValue } }
    }

    /// Whether the window's size may follow its contents.
    open var canResizeToFitContent: Bool {
        get { windowState.canResizeToFitContent }
        set { announcing("canResizeToFitContent") { windowState.canResizeToFitContent = newValue } }
    }

    // MARK: Contents

    /// The view controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { windowState.rootViewController }
        set {
            replaced("setRootViewController:", in: UIWindow.self, [newValue])
                ?? announcing("rootViewController") { setRoot(newValue) }
        }
    }

    /// In front of windows with a lower level; the last shown in front among equals.
    open var windowLevel: UIWindow.Level {
        get { windowState.level }
        set { announcing("windowLevel") { setLevel(newValue) } }
    }

    /// Whether the window is not shown; true until `makeKeyAndVisible()`.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { setWindowHidden(newValue) }
    }

    // MARK: Key window

    /// Whether the window is the key window, which receives keys and other events without a place.
    open var isKeyWindow: Bool { UIApplication.keyWindowOfAll === self }

    /// Whether the window may be the key window; true by default.
    open var canBecomeKey: Bool { true }

    /// Makes this the key window.
    open func makeKey() { takeKey() }

    /// Shows the window in front of others of its level and makes it the key window.
    open func makeKeyAndVisible() {
        if let result: Void = replaced("makeKeyAndVisible", in: UIWindow.self) { return result }
        isHidden = false
        moveToFront()
        makeKey()
    }

    /// Called when the window has become the key window.
    open func becomeKey() { replaced("becomeKey", in: UIWindow.self) ?? () }

    /// Called when the window is no longer the key window.
    open func resignKey() { replaced("resignKey", in: UIWindow.self) ?? () }

    // MARK: Events

    /// Hands an event to the recognizers and views that it is for.
    open func sendEvent(_ event: UIEvent) {
        replaced("sendEvent:", in: UIWindow.self, [event]) ?? dispatch(event)
    }

    // MARK: Conversion

    /// A point of this window's space in another window's; nil means the screen's.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        convertToWindow(point, window)
    }

    /// A point of another window's space in this window's; nil means the screen's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        convertFromWindow(point, window)
    }

    /// A rectangle of this window's space in another window's; nil means the screen's.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        convertToWindow(rect, window)
    }

    /// A rectangle of another window's space in this window's; nil means the screen's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        convertFromWindow(rect, window)
    }

    // MARK: Responder and layout

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The scene, else the application.
    open override var next: UIResponder? { windowState.scene ?? UIApplication.sharedOrNil }

    /// The traits of the scene or the screen.
    package override var traitsOfRoot: UITraitCollection { traitsOutside }

    /// The window itself.
    package override var hostWindow: UIWindow? { self }

    /// The undo manager of the window, made at first use.
    open override var undoManager: UndoManager? {
        if windowState.undoManager == nil { windowState.undoManager = UndoManager() }
        return windowState.undoManager
    }

    /// Keeps the root controller's view as large as the window.
    open override func layoutSubviews() {
        if let result: Void = replaced("layoutSubviews", in: UIWindow.self) { return result }
        super.layoutSubviews()
        fitRootView()
    }
}
