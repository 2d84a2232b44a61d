// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names of RxCocoa's headers.

import Foundation
public import ObjCRuntime

// Unsafe because nothing guards it: programs set it once, when they begin.
/// Whether the program ends where two libraries change one method at once; nothing here can tell that.
public nonisolated(unsafe) var RXAbortOnThreadingHazard = false

/// The domain of the errors that `RX_ensure_observing` gives.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"

/// Says in an error's information that key-value observing has changed the object's class; it never does here.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// Why a method cannot be observed.
public enum RXObjCRuntimeError: Int, Sendable {
    /// For another reason.
    case unknown = 1
    /// Another library observes the object.
    case objectMessagesAlreadyBeingIntercepted = 2
    /// The object's class has no such method.
    case selectorNotImplemented = 3
    /// The object is one of Core Foundation's.
    case cantInterceptCoreFoundationTollFreeBridgedObjects = 4
    /// Two libraries changed the class at once.
    case threadingCollisionWithOtherInterceptionMechanism = 5
    /// The class's own forwarding could not be kept.
    case savingOriginalForwardingMethodFailed = 6
    /// The method could not be replaced.
    case replacingMethodWithForwardingImplementation = 7
    /// The method is called too often to be observed.
    case observingPerformanceSensitiveMessages = 8
    /// The method's result has a type that cannot be handed on.
    case observingMessagesWithUnsupportedReturnType = 9
}

/// Is told of the messages of an object that it is associated with.
public protocol RXMessageSentObserver {
    /// What `RX_ensure_observing` gave; tells methods of a class from those of its superclass.
    var targetImplementation: IMP { get }
    /// Called before the method runs.
    func messageSent(withArguments arguments: [Any])
    /// Called after the method has run.
    func methodInvoked(withArguments arguments: [Any])
}

/// Is told when an object goes that it is associated with.
public protocol RXDeallocatingObserver {
    /// What `RX_ensure_observing` gave.
    var targetImplementation: IMP { get }
    /// Called when the object goes.
    func deallocating()
}

/// The selector that stands for a method's observation.
public func RX_selector(_ selector: Selector) -> Selector {
    Selector("_RX_namespace_" + NSStringFromSelector(selector))
}

/// The key under which an object's observer of a method is associated with it.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
    MethodObservation.address(of: selector)
}

/// What an observer's `targetImplementation` is at first.
public func RX_default_target_implementation() -> IMP { unused }

private let unused = MethodObservation.makeUnused()

/// Has the observer told that is associated with an object for a method, whenever the method runs.
///
/// - Returns: What the observer's `targetImplementation` has to be; nil where the method cannot be observed,
///   with the reason in `error`.
public func RX_ensure_observing(
    _ target: Any,
    _ selector: Selector,
    _ error: NSErrorPointer
) -> IMP? {
    let object = target as AnyObject
    let key = RX_reference_from_selector(RX_selector(selector))
    if NSStringFromSelector(selector) == "dealloc" { return ObservedEnd.observe(object, key) }
    func observer(_ object: AnyObject, _ implementation: IMP) -> (any RXMessageSentObserver)? {
        let found = objc_getAssociatedObject(object, key) as? any RXMessageSentObserver
        return found?.targetImplementation == implementation ? found : nil
    }
    let implementation = MethodObservation.observe(selector, of: object) {
        observer($0, $2)?.messageSent(withArguments: $1.map(BoxedArgument.make))
    } after: {
        observer($0, $2)?.methodInvoked(withArguments: $1.map(BoxedArgument.make))
    }
    if implementation == nil {
        error?.pointee = NSError(
            domain: RXObjCRuntimeErrorDomain,
            code: RXObjCRuntimeError.selectorNotImplemented.rawValue
        )
    }
    return implementation
}

/// Goes with the object that it is associated with, and tells the object's observer.
private final class ObservedEnd {
    private static let implementation = MethodObservation.makeUnused()
    private let observer: any RXDeallocatingObserver

    private init(_ observer: any RXDeallocatingObserver) { self.observer = observer }

    deinit { observer.deallocating() }

    /// Has the object's observer told when the object goes.
    static func observe(_ object: AnyObject, _ key: UnsafeRawPointer) -> IMP? {
        guard let observer = objc_getAssociatedObject(object, key) as? any RXDeallocatingObserver
        else { return nil }
        let place = MethodObservation.address(of: Selector("_RX_observed_end"))
        objc_setAssociatedObject(
            object,
            place,
            ObservedEnd(observer),
            .OBJC_ASSOCIATION_RETAIN_NONATOMIC
        )
        return implementation
    }
}
