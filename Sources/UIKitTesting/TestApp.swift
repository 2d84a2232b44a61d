// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GoldenPictures
import Platform
import PlatformHeadless
import QuartzCore
import RenderServer
public import UIKit
import UIKitCore

/// An application without a screen, for tests: shows views, lets time pass, touches and looks.
///
///     let app = try TestApp(device: "iPhone 15")
///     app.show(CounterController())
///     app.tap(addButton)
///     try app.picture().expect("Counter/after-one-tap")
///
/// Time stands still unless ``advance(by:)`` is called. There is one screen in a process: making
/// another `TestApp` takes down what the one before showed, so let tests with one not suspend
/// half way, or serialize them.
@MainActor
public final class TestApp {
    /// Seconds between two frames of ``advance(by:)``.
    public static let frameDuration: TimeInterval = HandDrivenRun.frameDuration

    let run: HandDrivenRun
    var platform: HeadlessPlatform { run.platform }
    var host: ApplicationHost { run.host }
    var lastFinger = 0
    /// The keys that are held, by their usage numbers.
    var keysDown: Set<Int> = []

    /// Makes an application on a device.
    ///
    /// - Parameters:
    ///   - device: A device's name, such as "iPhone 15"; nil takes the one that the environment
    ///     variable `CASEMENT_DEVICE` names, else an iPhone 14.
    ///   - delegate: Launched as the application's delegate if there is one.
    ///   - stateFolder: Where the application's state is saved when it goes behind, and read from;
    ///     nil for nowhere.
    /// - Throws: an error that lists the devices, where the name is not known.
    public init(
        device: String? = nil,
        delegate: (any UIApplicationDelegate)? = nil,
        stateFolder: URL? = nil
    ) throws {
        var environment = ProcessInfo.processInfo.environment
        if let device { environment["CASEMENT_DEVICE"] = device }
        let platform = try HeadlessPlatform(environment: environment)
        Self.takeDown()
        let profile = platform.displays[0].profile
        let host = ApplicationHost(
            platform: platform,
            profile: profile,
            printing: platform.printer
        )
        run = HandDrivenRun(platform: platform, host: host)
        let screen = UIScreen.main
        screen.update(orientation: .portrait, isDark: false)
        screen.surface.size = screen.bounds.size
        screen.surface.context.scale = Double(screen.scale)
        if let threads = GoldenPicture.wantedThreads { screen.surface.context.threads = threads }
        let application = UIApplication.install(principalClass: nil)
        if let stateFolder {
            application.restorer = StateRestoration(store: StateFile(folder: stateFolder))
        }
        if let delegate { application.own(delegate) }
        application.launch()
        try host.matchWindows()
        application.perform(.activate)
        update()
    }

    /// Hides what another application has left on the screens.
    private static func takeDown() {
        UIView.setAnimationsEnabled(true)
        for screen in UIScreen.screens {
            for window in screen.surface.orderedWindows { window.isHidden = true }
            screen.surface.platformWindow?.close()
            screen.surface.platformWindow = nil
        }
        CATransaction.flush()
    }

    /// Whether each turn draws what has changed; without it, time passes much faster for a test
    /// that looks at no picture.
    public var drawsFrames: Bool {
        get { run.drawsFrames }
        set { run.drawsFrames = newValue }
    }

    // MARK: Showing

    /// The window that was shown last.
    public private(set) var window: UIWindow?

    /// Shows a controller in a new key window that fills the screen.
    @discardableResult
    public func show(_ controller: UIViewController) -> UIWindow {
        window?.isHidden = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        update()
        return window
    }

    /// Shows a view in a new key window, where its frame says; a view without a size fills it.
    @discardableResult
    public func show(_ view: UIView) -> UIWindow {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        if view.frame.isEmpty {
            view.frame = controller.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        controller.view.addSubview(view)
        return show(controller)
    }

    /// Turns the screen.
    public func rotate(to orientation: UIInterfaceOrientation) {
        run.rotate(to: orientation)
    }

    /// Gives the screen another size in points, as when a person drags a window's corner.
    public func resize(to size: CGSize) {
        run.resize(width: Double(size.width), height: Double(size.height))
    }

    /// Light or dark, as the system's setting has it.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { UIScreen.main.traitCollection.userInterfaceStyle }
        set {
            platform.deliver(.colorSchemeDidChange(isDark: newValue == .dark))
            update()
        }
    }

    /// From where the device is looked at, from -1 to 1 along both axes: what motion effects follow.
    public var viewerOffset: UIOffset {
        get { ViewerTilt.shared.offset }
        set {
            ViewerTilt.shared.offset = newValue
            update()
        }
    }

    // MARK: Time

    /// Seconds on the clock that animations and events go by.
    public var time: TimeInterval { platform.clock.now }

    /// Lets time pass, a frame every sixtieth of a second and one at the end.
    public func advance(by interval: TimeInterval) {
        precondition(
            interval >= 0 && interval.isFinite,
            "TestApp.advance(by:): \(interval) is not a length of time; it must be 0 or more"
        )
        run.advance(by: interval)
    }

    /// Lets time pass until nothing moves by itself any more.
    ///
    /// - Parameter limit: Seconds after which it gives up, as with an animation without end.
    /// - Returns: whether all came to rest.
    @discardableResult
    public func settle(within limit: TimeInterval = 10) -> Bool {
        update()
        let end = time + limit
        while isMoving {
            guard time < end else { return false }
            advance(by: TestApp.frameDuration)
        }
        return true
    }

    /// Whether something will change by itself: an animation, a timer of UIKit's.
    public var isMoving: Bool {
        host.nextTurnTime != nil || Deadlines.shared.nextWithEnd != nil
            || screenWindow?.nextFrameTime != nil
    }

    /// Does what the end of a run-loop turn does: constraints, layout, drawing, a frame.
    ///
    /// Everything here calls it; call it after changing views by hand.
    public func update() { run.update() }

    /// Whether letters go into somebody's text.
    var takesText: Bool { host.firstResponderTakesText }

    /// The platform's window of the main screen.
    var screenWindow: HeadlessWindow? { run.screenWindow }

    /// How many frames have changed a pixel of the main screen.
    public var frameCount: Int { screenWindow?.frameCount ?? 0 }
}
