// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because the lock guards the list, which is all that changes.
/// Sends notifications to C functions.
public final class CFNotificationCenter: @unchecked Sendable {
    fileprivate static let local = CFNotificationCenter(NotificationCenter.default, onMain: false)
    /// Notifications of the whole system on iOS; here those of the program itself.
    fileprivate static let system = CFNotificationCenter(NotificationCenter(), onMain: true)

    fileprivate let center: NotificationCenter
    private let onMain: Bool
    private let lock = NSLock()
    private var entries:
        [(observer: UnsafeRawPointer?, name: String?, token: any NSObjectProtocol)] = []

    private init(_ center: NotificationCenter, onMain: Bool) {
        (self.center, self.onMain) = (center, onMain)
    }

    fileprivate func add(
        _ observer: UnsafeRawPointer?,
        _ callBack: @escaping CFNotificationCallback,
        _ name: String?,
        _ object: AnyObject?
    ) {
        let target = Int(bitPattern: observer)
        let token = center.addObserver(
            forName: name.map { Notification.Name($0) },
            object: object,
            queue: onMain ? .main : nil
        ) { [unowned self] notification in
            let subject = (notification.object as AnyObject?).map {
                UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())
            }
            callBack(
                self,
                UnsafeMutableRawPointer(bitPattern: target),
                CFNotificationName(rawValue: NSString(string: notification.name.rawValue)),
                subject,
                notification.userInfo.map { NSDictionary(dictionary: $0) }
            )
        }
        lock.withLock { entries.append((observer, name, token)) }
    }

    fileprivate func remove(_ observer: UnsafeRawPointer?, _ name: String?) {
        let removed = lock.withLock {
            let gone = entries.filter {
                $0.observer == observer && (name == nil || $0.name == name)
            }
            entries.removeAll { $0.observer == observer && (name == nil || $0.name == name) }
            return gone
        }
        for entry in removed { center.removeObserver(entry.token) }
    }
}

// Sendable is unchecked because the string does not change.
/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
    /// The name as a string.
    public let rawValue: CFString

    /// Makes a name.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }

    /// Makes a name.
    public init(rawValue: CFString) { self.rawValue = rawValue }
}

/// What is called with a notification: the center, the observer, the name, the subject and what it carries.
public typealias CFNotificationCallback =
    @Sendable (
        CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
        CFDictionary?
    ) -> Void

/// What happens to notifications for a program in the background; a program here is never suspended.
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
    case drop = 1
    case coalesce, hold, deliverImmediately
}

/// The center that Foundation's default one is.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// The center of the whole system on iOS; here its notifications stay in the program, and come on the main thread.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .system }

/// Has a function called with notifications.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ callBack: CFNotificationCallback!,
    _ name: CFString!,
    _ object: UnsafeRawPointer!,
    _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let callBack else { return }
    let subject = object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    center?.add(observer, callBack, name.map(String.init), subject)
}

/// Ends what `CFNotificationCenterAddObserver` began, for a name.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) {
    center?.remove(observer, name.map { String($0.rawValue) })
}

/// Ends all that `CFNotificationCenterAddObserver` began for an observer.
public func CFNotificationCenterRemoveEveryObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!
) {
    center?.remove(observer, nil)
}

/// Sends a notification.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!,
    _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!,
    _ deliverImmediately: Bool
) {
    guard let name else { return }
    let subject = object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    var carried: [AnyHashable: Any] = [:]
    for (key, value) in userInfo ?? [:] {
        if let key = key as? AnyHashable { carried[key] = value }
    }
    center?.center.post(
        name: Notification.Name(String(name.rawValue)),
        object: subject,
        userInfo: carried.isEmpty ? nil : carried
    )
}
