// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime

/// The running program: its windows, its delegate and the way of its events.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    lazy var application = ApplicationState()
    /// Turns what a platform reports into events.
    package lazy var input = TouchRouter()
    /// Where hovering and scrolling come in.
    package lazy var pointer = PointerRouter()
    /// Where keys come in.
    package lazy var keys = KeyRouter()

    /// Makes an application; `UIApplicationMain` makes the shared one.
    public override nonisolated init() {
        super.init()
    }

    /// The application.
    open class var shared: UIApplication { ApplicationState.sharedApplication }

    /// The application by the name that its getter has, too: libraries for app extensions, where it
    /// may not be named, ask so; as on iOS there is none in tests without an app.
    nonisolated open override class func value(forKey key: String) -> Any? {
        guard ["sharedApplication", "shared"].contains(key) else { return super.value(forKey: key) }
        // Written and read on the main thread, which `assumeIsolated` makes sure of.
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated { found = launchedOrNil }
        return found
    }

    /// Who is told of the application's life.
    open weak var delegate: (any UIApplicationDelegate)? {
        get { application.delegate }
        set { announcing("delegate") { application.setDelegate(newValue) } }
    }

    // MARK: Events and actions

    /// Hands an event to the windows that it is for.
    open func sendEvent(_ event: UIEvent) {
        replaced("sendEvent:", in: UIApplication.self, [event]) ?? dispatch(event)
    }

    /// Sends a message to a target or, without one, to the first responder in the chain that has
    /// a method for it.
    ///
    /// - Returns: whether somebody took it.
    @discardableResult
    open func sendAction(
        _ action: Selector,
        to target: Any?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        replaced(
            "sendAction:to:from:for:",
            in: UIApplication.self,
            [action, target, sender, event]
        )
            ?? deliverAction(action, to: target, from: sender, for: event)
    }

    /// Whether events are dropped.
    open var isIgnoringInteractionEvents: Bool { application.ignoredInteractions > 0 }

    /// Drops events until the matching end; calls nest.
    open func beginIgnoringInteractionEvents() { application.ignoredInteractions += 1 }

    /// Takes back one call of the beginning.
    open func endIgnoringInteractionEvents() {
        application.ignoredInteractions = max(0, application.ignoredInteractions - 1)
    }

    /// Whether a shake undoes.
    open var applicationSupportsShakeToEdit: Bool {
        get { application.supportsShakeToEdit }
        set { application.supportsShakeToEdit = newValue }
    }

    /// Whether the device stays awake while nobody touches it.
    open var isIdleTimerDisabled: Bool {
        get { application.isIdleTimerDisabled }
        set { application.isIdleTimerDisabled = newValue }
    }

    // MARK: State

    /// Whether the application is in front and has events.
    open var applicationState: UIApplication.State { application.state }

    /// Seconds left in the background; endless in front.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether the application may do things in the background.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Whether protected files can be read.
    open var isProtectedDataAvailable: Bool { true }

    /// The direction in which the user's language is read.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIApplication.layoutDirection
    }

    /// The size of text that the user chose.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    // MARK: Windows and scenes

    /// The windows that are shown, those shown first.
    open var windows: [UIWindow] { application.windows }

    /// The window that keys go to.
    open var keyWindow: UIWindow? { application.keyWindow }

    /// The scenes that are connected.
    open var connectedScenes: Set<UIScene> { Set(allScenes) }

    /// The sessions of all scenes, connected or not.
    open var openSessions: Set<UISceneSession> { Set(application.sessions) }

    /// Whether there can be several scenes.
    ///
    /// The Info.plist's manifest of scenes says so.
    open var supportsMultipleScenes: Bool { application.allowsMultipleScenes }

    /// Brings the scene of a session in front, or opens a window with a new one.
    ///
    /// - Parameters:
    ///   - request: Which scene.
    ///   - errorHandler: Called with a `UISceneError` where that cannot be.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        activate(
            request.session,
            request.role,
            request.userActivity,
            request.options,
            errorHandler
        )
    }

    /// Brings the scene of a session in front, or opens a window with a new one.
    @available(*, deprecated, message: "Use activateSceneSession(for:errorHandler:) instead.")
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?,
        userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let role = sceneSession?.role ?? .windowApplication
        activate(sceneSession, role, userActivity, options, errorHandler)
    }

    /// Closes a scene for good.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession,
        options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        destroy(sceneSession)
    }

    /// Asks for a scene to be drawn anew for the overview of programs.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    // MARK: Addresses

    /// Opens an address outside the application and tells whether something took it.
    open func open(
        _ url: URL,
        options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        if let result: Void = replaced(
            "open:options:completionHandler:",
            in: UIApplication.self,
            [url, options, completion]
        ) {
            return result
        }
        let isOpened = UIApplication.openOutside(url)
        guard let completion else { return }
        DispatchQueue.main.async { completion(isOpened) }
    }

    /// Opens an address outside the application.
    ///
    /// - Returns: whether something took it.
    @discardableResult
    open func open(
        _ url: URL,
        options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        UIApplication.openOutside(url)
    }

    /// Whether something would take an address.
    open func canOpenURL(_ url: URL) -> Bool {
        replaced("canOpenURL:", in: UIApplication.self, [url])
            ?? (["http", "https", "mailto", "file"].contains(url.scheme?.lowercased() ?? ""))
    }

    /// Opens an address outside the application.
    @available(*, deprecated, message: "Use open(_:options:completionHandler:) instead.")
    @discardableResult
    open func openURL(_ url: URL) -> Bool { UIApplication.openOutside(url) }

    // MARK: Shortcuts

    /// What a person can choose before the program is open, beside what its Info.plist offers.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { application.shortcuts }
        set { announcing("shortcutItems") { application.shortcuts = newValue } }
    }

    // MARK: Background

    /// How often the delegate may fetch something while the program is behind, in seconds at
    /// least; never by default.
    @available(*, deprecated, message: "Use the BackgroundTasks framework instead.")
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        setFetchInterval(minimumBackgroundFetchInterval)
    }

    /// Asks to go on for a while after the application has gone behind.
    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        application.makeTask()
    }

    /// Asks to go on for a while, with a name for debugging.
    open func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        application.makeTask()
    }

    /// Says that a task is over.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        application.tasks.remove(identifier)
    }

    // MARK: Orientation and status bar

    /// The orientations that a window may have if its delegate does not say.
    open func supportedInterfaceOrientations(
        for window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        delegate?.application?(self, supportedInterfaceOrientationsFor: window)
            ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    /// Which way up the status bar is.
    open var statusBarOrientation: UIInterfaceOrientation {
        get { UIScreen.main.orientation }
        set {}
    }

    /// Where the status bar is; without size when it is hidden.
    open var statusBarFrame: CGRect { statusBarManager.statusBarFrame }

    /// Whether the status bar is hidden.
    ///
    /// Setting it counts where the Info.plist's `UIViewControllerBasedStatusBarAppearance` is false.
    open var isStatusBarHidden: Bool {
        get { statusBarManager.isStatusBarHidden }
        set { setStatusBar(isHidden: newValue) }
    }

    /// Hides the status bar or shows it, at once.
    @available(*, deprecated, message: "Use prefersStatusBarHidden of a view controller instead.")
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        setStatusBar(isHidden: hidden)
    }

    /// The colour of the status bar's text.
    ///
    /// Setting it counts where the Info.plist's `UIViewControllerBasedStatusBarAppearance` is false.
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBarManager.statusBarStyle }
        set { announcing("statusBarStyle") { setStatusBar(style: newValue) } }
    }

    /// Chooses the colour of the status bar's text, at once.
    @available(*, deprecated, message: "Use preferredStatusBarStyle of a view controller instead.")
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        setStatusBar(style: statusBarStyle)
    }

    /// Seconds that turning the status bar takes.
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    /// Whether the sign for network traffic is shown.
    open var isNetworkActivityIndicatorVisible: Bool {
        get { application.showsNetworkActivity }
        set { application.showsNetworkActivity = newValue }
    }

    /// The number on the application's icon.
    open var applicationIconBadgeNumber: Int {
        get { application.badgeNumber }
        set { announcing("applicationIconBadgeNumber") { application.badgeNumber = newValue } }
    }

    /// Whether other icons can be chosen.
    open var supportsAlternateIcons: Bool { false }

    /// The icon that was chosen.
    open var alternateIconName: String? { nil }

    /// Chooses another icon, which cannot be done here: `supportsAlternateIcons` is false.
    open func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(CocoaError(.featureUnsupported)) }
    }

    /// Chooses another icon, which cannot be done here: `supportsAlternateIcons` is false.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }

    // MARK: Remote control and notifications

    /// Asks for events of remote controls.
    open func beginReceivingRemoteControlEvents() { application.receivesRemoteControl = true }

    /// Asks for no more events of remote controls.
    open func endReceivingRemoteControlEvents() { application.receivesRemoteControl = false }

    /// Asks for remote notifications; the delegate hears that there are none.
    open func registerForRemoteNotifications() {
        _ = delegate?.application?(
            self,
            didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported)
        )
    }

    /// Asks for no more remote notifications.
    open func unregisterForRemoteNotifications() {}

    /// Whether remote notifications come.
    open var isRegisteredForRemoteNotifications: Bool { false }

    // MARK: Restoration

    /// Registers an object that is no view or controller, so that its state is saved and others'
    /// states can name it; the object is not kept alive.
    open class func registerObject(
        forStateRestoration object: any UIStateRestoring,
        restorationIdentifier: String
    ) { register(object, restorationIdentifier) }

    /// Keeps the restoration open until `completeStateRestoration()`: nothing is saved meanwhile.
    open func extendStateRestoration() { restorer?.extend() }

    /// Ends what `extendStateRestoration()` began.
    open func completeStateRestoration() { restorer?.complete() }

    /// Says that the picture shown at the next launch would be wrong.
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    // MARK: Responder

    /// A shake that nobody took offers to undo.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { Rooms.above?.offerUndo() }
        super.motionEnded(motion, with: event)
    }

    /// The delegate if it is a responder of another kind than those in the chain.
    open override var next: UIResponder? { responderAfterApplication }

    /// The key window.
    package override var hostWindow: UIWindow? { keyWindow }
}
