// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
package import Platform
public import QuartzCore

/// A display, with its size and capabilities.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    var state: ScreenState

    /// Makes a screen as a device describes it.
    package init(profile: DisplayProfile, maximumFramesPerSecond: Int = 60) {
        state = ScreenState(profile: profile, framesPerSecond: maximumFramesPerSecond)
        super.init()
    }

    // `init()` itself cannot be declared here: it would override NSObject's, which has no actor. A
    // subclass's `super.init()` finds this one.
    /// Makes a screen like the device's own, which shows nothing.
    @_disfavoredOverload
    public init(_none: Void = ()) {
        let main = Screens.shared.main.state
        state = ScreenState(profile: main.profile, framesPerSecond: main.framesPerSecond)
        super.init()
    }

    // MARK: Screens

    /// The device's own screen.
    open class var main: UIScreen { Screens.shared.main }

    /// Every screen that is connected, the device's own first.
    open class var screens: [UIScreen] { Screens.shared.all }

    // MARK: Geometry

    /// The screen in its present orientation, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: state.size) }

    /// The screen held upright, in pixels.
    open var nativeBounds: CGRect { state.nativeBounds }

    /// Pixels per point.
    open var scale: CGFloat { CGFloat(state.profile.scale) }

    /// Pixels per point of the panel.
    open var nativeScale: CGFloat { scale }

    /// The screen's bounds without the status bar.
    @available(*, deprecated, message: "Use the bounds of a window instead.")
    open var applicationFrame: CGRect {
        bounds.inset(by: UIEdgeInsets(top: safeArea.top, left: 0, bottom: 0, right: 0))
    }

    /// The space of the screen as it is held.
    open var coordinateSpace: any UICoordinateSpace {
        ScreenCoordinateSpace(screen: self, isFixed: false)
    }

    /// The space of the screen held upright.
    open var fixedCoordinateSpace: any UICoordinateSpace {
        ScreenCoordinateSpace(screen: self, isFixed: true)
    }

    // MARK: Traits

    /// The traits that everything on the screen begins with.
    open var traitCollection: UITraitCollection { state.traits }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Modes

    /// The sizes that the screen can have.
    open var availableModes: [UIScreenMode] { [state.mode] }

    /// The size that suits the screen best.
    open var preferredMode: UIScreenMode? { state.mode }

    /// The size that the screen has.
    open var currentMode: UIScreenMode? {
        get { state.mode }
        set {}
    }

    /// The screen that this one repeats.
    open var mirrored: UIScreen? { nil }

    /// How a television's overscan is compensated.
    open var overscanCompensation: UIScreen.OverscanCompensation {
        get { state.overscanCompensation }
        set { announcing("overscanCompensation") { state.overscanCompensation = newValue } }
    }

    /// The insets that compensate for overscan.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }

    // MARK: Light and rate

    /// How bright the screen is, from 0 to 1.
    open var brightness: CGFloat {
        get { state.brightness }
        set {
            let brightness = max(0, min(1, newValue))
            guard !newValue.isNaN, brightness != state.brightness else { return }
            announcing("brightness") { state.brightness = brightness }
            NotificationCenter.default.post(
                name: UIScreen.brightnessDidChangeNotification,
                object: self
            )
        }
    }

    /// Whether the screen may be dimmed further than its lamp can.
    open var wantsSoftwareDimming: Bool {
        get { state.wantsSoftwareDimming }
        set { announcing("wantsSoftwareDimming") { state.wantsSoftwareDimming = newValue } }
    }

    /// The most frames that can be shown in a second.
    open var maximumFramesPerSecond: Int { state.framesPerSecond }

    /// Seconds from presenting a frame to its being seen.
    open var calibratedLatency: CFTimeInterval { 0 }

    /// The present headroom for values brighter than white.
    open var currentEDRHeadroom: CGFloat { 1 }

    /// The greatest headroom for values brighter than white.
    open var potentialEDRHeadroom: CGFloat { 1 }

    /// Whether the screen is set to show colours exactly.
    open var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus { .notSupported }

    /// Whether the screen is recorded or mirrored.
    open var isCaptured: Bool { false }

    /// Whether the focus can be on this screen.
    open var supportsFocus: Bool { true }

    /// The item that has the focus.
    @available(*, deprecated, message: "Use UIFocusSystem.focusedItem instead.")
    open weak var focusedItem: (any UIFocusItem)? { itemWithFocus }

    /// The view that has the focus, or the one that the item is in.
    open weak var focusedView: UIView? { itemWithFocus?.focusView }

    /// The item with the focus in a window that is on the screen.
    private var itemWithFocus: (any UIFocusItem)? {
        for window in UIApplication.sharedOrNil?.windows.reversed() ?? []
        where window.screen === self {
            if let item = FocusCenter.shared.state(of: window)?.focusedItem { return item }
        }
        return nil
    }

    /// Calls a method before each frame that the screen shows, once it is added to a run loop.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// A view that shows a picture of the screen.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        picture(afterScreenUpdates: afterUpdates)
    }

    /// The class, the address, the bounds and the scale.
    open override nonisolated var description: String {
        MainThread.describe(self) {
            "<\(_objcPrinted($0)); "
                + "bounds = \($0.bounds.shortText); scale = \($0.scale.shortText)>"
        }
    }
}
