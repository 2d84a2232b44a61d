// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import Synchronization
import UIKitControllers
import UIKitCore

// Sendable is unchecked because a mutex guards the state, and the main actor has the deadlines.
/// An app's notifications: those that are to come and those that have come.
///
/// They come while the program runs, by the clock that animations go by; nothing outside the
/// program keeps them. Whoever may open windows may show notifications: permission is given without
/// a question.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    /// The app's one.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Hears of what comes while the app is in front.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { state.withLock { $0.delegate?.object } }
        set { state.withLock { $0.delegate = newValue.map(WeakDelegate.init) } }
    }

    // Sendable is unchecked because the centre's mutex guards it, and the delegate is called on the
    // main actor.
    private struct WeakDelegate: @unchecked Sendable {
        weak var object: (any UNUserNotificationCenterDelegate)?

        init(_ object: any UNUserNotificationCenterDelegate) { self.object = object }
    }

    private struct State {
        var delegate: WeakDelegate?
        var granted: UNAuthorizationOptions?
        var categories: Set<UNNotificationCategory> = []
        var pending: [UNNotificationRequest] = []
        var delivered: [UNNotification] = []
    }

    private let state = Mutex(State())
    @MainActor private var deadlines: [String: Deadline] = [:]

    /// Whether the system asks other programs for what they add; it does not.
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Gives permission for what is asked.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        state.withLock { $0.granted = options }
        later { completionHandler(true, nil) }
    }

    /// Gives permission for what is asked.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        state.withLock { $0.granted = options }
        return true
    }

    /// What the person said.
    open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        let settings = settings
        later { completionHandler(settings) }
    }

    /// What the person said.
    open func notificationSettings() async -> UNNotificationSettings { settings }

    private var settings: UNNotificationSettings {
        let granted = state.withLock { $0.granted }
        return UNNotificationSettings(
            status: granted == nil ? .notDetermined : .authorized,
            options: granted ?? []
        )
    }

    // MARK: Categories

    /// Takes the place of the categories before.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        state.withLock { $0.categories = categories }
    }

    /// The categories that were set.
    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        let categories = state.withLock { $0.categories }
        later { completionHandler(categories) }
    }

    /// The categories that were set.
    open func notificationCategories() async -> Set<UNNotificationCategory> {
        state.withLock { $0.categories }
    }

    // MARK: Requests

    /// Adds a request in the place of one with the same name.
    ///
    /// An error where permission was not asked for, or where the trigger has no next time.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error: UNError?
        do throws(UNError) {
            try keep(request)
            error = nil
        } catch let failure { error = failure }
        later { completionHandler?(error) }
    }

    /// Adds a request in the place of one with the same name.
    open func add(_ request: UNNotificationRequest) async throws { try keep(request) }

    private func keep(_ request: UNNotificationRequest) throws(UNError) {
        let isAllowed = state.withLock { $0.granted != nil }
        guard isAllowed else { throw UNError(.notificationsNotAllowed) }
        let trigger = request.trigger
        guard let delay = trigger.map({ $0.delay(after: Date()) }) ?? 0 else {
            throw UNError(.notificationInvalidNoDate)
        }
        state.withLock { state in
            state.pending.removeAll { $0.identifier == request.identifier }
            state.pending.append(request)
        }
        onMain { self.wait(for: request, delay) }
    }

    @MainActor private func wait(for request: UNNotificationRequest, _ delay: TimeInterval) {
        let name = request.identifier
        deadlines[name]?.cancel()
        deadlines[name] = Deadlines.shared.add(after: delay) { [weak self] in
            self?.deadlines[name] = nil
            self?.deliver(request)
        }
    }

    /// The requests whose time has not come.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let pending = state.withLock { $0.pending }
        later { completionHandler(pending) }
    }

    /// The requests whose time has not come.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        state.withLock { $0.pending }
    }

    /// Forgets requests.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        state.withLock { $0.pending.removeAll { identifiers.contains($0.identifier) } }
        onMain {
            for name in identifiers { self.deadlines.removeValue(forKey: name)?.cancel() }
        }
    }

    /// Forgets all requests.
    open func removeAllPendingNotificationRequests() {
        let names = state.withLock { $0.pending.map(\.identifier) }
        removePendingNotificationRequests(withIdentifiers: names)
    }

    // MARK: What has come

    /// The notifications that have come.
    open func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {
        let delivered = state.withLock { $0.delivered }
        later { completionHandler(delivered) }
    }

    /// The notifications that have come.
    open func deliveredNotifications() async -> [UNNotification] {
        state.withLock { $0.delivered }
    }

    /// Forgets notifications that have come.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        state.withLock { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
    }

    /// Forgets all notifications that have come.
    open func removeAllDeliveredNotifications() { state.withLock { $0.delivered = [] } }

    /// Sets the number on the icon.
    open func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onMain { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
        later { completionHandler?(nil) }
    }

    /// Sets the number on the icon.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        await MainActor.run { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
    }

    // MARK: Coming

    @MainActor private func deliver(_ request: UNNotificationRequest) {
        // One that was forgotten on another thread may still have its deadline.
        guard state.withLock({ $0.pending.contains { $0 === request } }) else { return }
        let notification = UNNotification(date: Date(), request: request)
        let repeats = request.trigger?.repeats ?? false
        state.withLock { state in
            if !repeats { state.pending.removeAll { $0 === request } }
            state.delivered.append(notification)
        }
        if repeats, let delay = request.trigger?.delay(after: Date()) { wait(for: request, delay) }
        guard UIApplication.shared.applicationState == .active else {
            return present(notification, [.banner, .badge])
        }
        // An app in front that does not answer shows nothing.
        let show: (UNNotificationPresentationOptions) -> Void = { options in
            onMain { self.present(notification, options) }
        }
        delegate?.userNotificationCenter?(
            self,
            willPresent: notification,
            withCompletionHandler: show
        )
    }

    @MainActor private func present(
        _ notification: UNNotification,
        _ options: UNNotificationPresentationOptions
    ) {
        let content = notification.request.content
        if let badge = content.badge, options.contains(.badge) {
            UIApplication.shared.applicationIconBadgeNumber = badge.intValue
        }
        guard !options.isDisjoint(with: [.banner, .alert]) else { return }
        let category = state.withLock { state in
            state.categories.first { $0.identifier == content.categoryIdentifier }
        }
        var banner = NotificationBanner.Content()
        banner.title = content.title
        banner.subtitle = content.subtitle
        banner.body = content.body
        banner.actions = (category?.actions ?? []).map {
            NotificationBanner.Action(
                title: $0.title,
                identifier: $0.identifier,
                isDestructive: $0.options.contains(.destructive)
            )
        }
        NotificationBanner.show(banner) { [weak self] answer in
            let action =
                switch answer {
                case .opened: UNNotificationDefaultActionIdentifier
                case .dismissed: UNNotificationDismissActionIdentifier
                case .action(let identifier): identifier
                }
            self?.answer(notification, action, category)
        }
    }

    /// Tells the delegate what was done with a banner: an action's name, or nil where it went by
    /// itself.
    @MainActor private func answer(
        _ notification: UNNotification,
        _ action: String,
        _ category: UNNotificationCategory?
    ) {
        if action == UNNotificationDismissActionIdentifier,
            category?.options.contains(.customDismissAction) != true
        {
            return
        }
        removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
        let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
        delegate?.userNotificationCenter?(self, didReceive: response, withCompletionHandler: {})
    }

    private func later(_ action: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: action)
    }
}

/// Does something on the main thread: now if it is that one.
private func onMain(_ action: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated(action)
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
}
