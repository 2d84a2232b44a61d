// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
@_exported public import Foundation
import LocaleDefaults
import Synchronization

/// The root of every class in this framework: Foundation's object plus the parts of the
/// Objective-C runtime that Swift on Linux lacks.
///
/// Everything that code overrides on iOS stands in this body, because a member of an extension
/// cannot be overridden here; the work is done in `NSObject+*.swift`.
open class NSObject: Foundation.NSObject {
    // The word after an object's header is where Core Foundation keeps the type bits of its own
    // objects, and it looks there in any object that it is handed, as when an attributed string
    // compares the attributes of two runs: without a known type there it halts. 7 is CFString's
    // type; since the class is another one, Core Foundation then asks `isEqual` and `hash`. It has
    // to stay the first stored property.
    private let coreFoundationTypeBits: UInt = 7 << 8 | 0x80

    /// Observers and associated objects, made when the first comes; 0 until then.
    final let extrasPointer = Atomic<UInt>(0)

    /// Makes an object.
    public override init() {
        super.init()
        if casement_get_archive_reading() != nil { _ArchiveReading.noteObject(self) }
    }

    // Inlined into another module's deinit, the atomic word's end crashes the compiler (Swift 6.3.1,
    // release with testing).
    @inline(never)
    deinit { releaseExtras() }

    // MARK: Lists

    /// Lists the class's own members; lowered generic classes override it, since nothing outside of
    /// a generic type's body can name each of the classes that it makes.
    open class func _objcListMembers(_ members: _ObjCMembers) {}

    // MARK: Messages

    /// Whether a message would be understood: by a method, a property's accessor, or the Swift
    /// method that the selector was made from.
    open func responds(to aSelector: Selector) -> Bool { aSelector.isUnderstood(by: self) }

    /// Sends a message without arguments.
    @discardableResult
    open func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
        send(aSelector, [])
    }

    /// Sends a message with one argument.
    @discardableResult
    open func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
        send(aSelector, [object])
    }

    /// Sends a message with two arguments.
    @discardableResult
    open func perform(
        _ aSelector: Selector,
        with object1: Any?,
        with object2: Any?
    ) -> Unmanaged<AnyObject>! {
        send(aSelector, [object1, object2])
    }

    /// The object that answers a message which this one does not understand; nil for none.
    open func forwardingTarget(for aSelector: Selector) -> Any? { nil }

    /// The class, with its module where it is the program's, and the address: `<App.Item: 0x6000>`.
    open override var description: String { "<\(_objcPrinted(self))>" }

    /// Ends the program after a message that the object does not implement.
    open func doesNotRecognizeSelector(_ aSelector: Selector) {
        Diagnostics.trap(
            .invalidArgumentException,
            "-[\(_objcClassName(type(of: self))) \(aSelector)]: unrecognized selector sent to "
                + "instance \(Diagnostics.name(of: self))"
        )
    }

    /// Sends a message later, on this thread's run loop in the default mode.
    open func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval
    ) {
        DelayedMessage.schedule(aSelector, to: self, anArgument, after: delay, modes: [.default])
    }

    /// Sends a message later, on this thread's run loop in the given modes.
    open func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        DelayedMessage.schedule(aSelector, to: self, anArgument, after: delay, modes: modes)
    }

    /// Takes back every message that waits for this target on this thread.
    open class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedMessage.cancel(target: aTarget as AnyObject)
    }

    /// Takes back the waiting messages of that selector and an equal argument.
    open class func cancelPreviousPerformRequests(
        withTarget aTarget: Any,
        selector aSelector: Selector,
        object anArgument: Any?
    ) {
        DelayedMessage.cancel(target: aTarget as AnyObject, selector: aSelector, anArgument)
    }

    // MARK: Messages to classes

    /// Whether the class itself would understand a message, by a class method of its own or of a
    /// superclass's.
    open class func responds(to aSelector: Selector) -> Bool {
        aSelector.isUnderstood(by: self as AnyObject)
    }

    /// Sends the class a message without arguments.
    @discardableResult
    open class func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
        sendToClass(aSelector, [])
    }

    /// Sends the class a message with one argument.
    @discardableResult
    open class func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
        sendToClass(aSelector, [object])
    }

    /// Sends the class a message with two arguments.
    @discardableResult
    open class func perform(
        _ aSelector: Selector,
        with object1: Any?,
        with object2: Any?
    ) -> Unmanaged<AnyObject>! {
        sendToClass(aSelector, [object1, object2])
    }

    // MARK: Classes

    /// The class's name, with its module.
    open class func description() -> String { _objcClassName(self) }

    /// Whether instances of this class understand a message by their name tables.
    open class func instancesRespond(to aSelector: Selector) -> Bool {
        instancesUnderstand(aSelector)
    }

    /// Whether this class or one above it conforms to a protocol.
    open class func conforms(to aProtocol: Protocol) -> Bool { isDeclared(aProtocol) }

    /// Whether this object's class conforms to a protocol.
    open func conforms(to aProtocol: Protocol) -> Bool { aProtocol.isAdopted(by: self) }

    /// The implementation that runs for a message; nil where the object does not understand it.
    open func method(for aSelector: Selector!) -> IMP! {
        responds(to: aSelector) ? class_getMethodImplementation(type(of: self), aSelector) : nil
    }

    /// The implementation that runs for a message to an instance of the class.
    open class func instanceMethod(for aSelector: Selector!) -> IMP! {
        class_getMethodImplementation(self, aSelector)
    }

    // MARK: Archives

    /// The class that archives name for the object.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.named(classForCoder) }

    // MARK: Nibs

    /// Called once on every object that a nib made, after all its outlets are connected.
    @preconcurrency @MainActor open func awakeFromNib() {}

    /// Called on an object that was read from a nib; gives the object that takes its place, at first itself.
    @preconcurrency @MainActor open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// Called instead of a program's start when a design canvas shows the object; never here.
    @preconcurrency @MainActor open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    /// Activates it for assistive technology; false, the default, means by a tap.
    @preconcurrency @MainActor open func accessibilityActivate() -> Bool { false }

    /// Raises the value of something adjustable.
    @preconcurrency @MainActor open func accessibilityIncrement() {}

    /// Lowers the value of something adjustable.
    @preconcurrency @MainActor open func accessibilityDecrement() {}

    /// Leaves what is shown; false if there is nothing to be left.
    @preconcurrency @MainActor open func accessibilityPerformEscape() -> Bool { false }

    /// Does what matters most here, such as taking a call; false if there is nothing like that.
    @preconcurrency @MainActor open func accessibilityPerformMagicTap() -> Bool { false }

    /// Told that assistive technology has come to it.
    @preconcurrency @MainActor open func accessibilityElementDidBecomeFocused() {}

    /// Told that assistive technology has left it.
    @preconcurrency @MainActor open func accessibilityElementDidLoseFocus() {}

    // MARK: Key-value coding

    /// The result of a class method without arguments, by its name.
    open class func value(forKey key: String) -> Any? {
        sendToClass(Selector(key), [])?.takeUnretainedValue()
    }

    /// The value at a key path that begins with a key of the class.
    open class func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        guard let first = value(forKey: String(keyPath[..<dot])) else { return nil }
        let rest = keyPath[keyPath.index(after: dot)...]
        return KeyValueCoding.value(of: first, forKeyPath: String(rest))
    }

    /// The value of a key: a listed property, `is…` property or method without arguments.
    open func value(forKey key: String) -> Any? { codedValue(forKey: key) }

    /// Sets the value of a key, converting numbers and raw values to the property's type.
    open func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, forKey: key) }

    /// The value at the end of a path of keys, which may hold collection operators (`@sum.price`).
    open func value(forKeyPath keyPath: String) -> Any? {
        KeyValueCoding.value(of: self, forKeyPath: keyPath)
    }

    /// Sets the last key of a path on the object that the rest leads to.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyValueCoding.setValue(value, of: self, forKeyPath: keyPath)
    }

    /// Answers for a key that the class does not have; traps unless overridden.
    open func value(forUndefinedKey key: String) -> Any? {
        KeyValueCoding.trapUndefined(key, of: self, "valueForUndefinedKey")
    }

    /// Takes a value for a key that the class does not have; traps unless overridden.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.trapUndefined(key, of: self, "setValue:forUndefinedKey")
    }

    /// Takes nil for a property that cannot be nil; traps unless overridden.
    open func setNilValueForKey(_ key: String) { trapNil(forKey: key) }

    /// The values of several keys; `NSNull` stands for nil.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        codedValues(forKeys: keys)
    }

    /// Sets several keys; `NSNull` sets nil.
    open func setValuesForKeys(_ keyedValues: [String: Any]) { setCodedValues(keyedValues) }

    /// A mutable array that changes the array of a key, telling its observers.
    open func mutableArrayValue(forKey key: String) -> NSMutableArray {
        KeyedMutableArray(owner: self, key: key)
    }

    /// A mutable array that changes the array at the end of a path, telling its observers.
    open func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        KeyValueCoding.mutableArray(of: self, forKeyPath: keyPath)
    }

    /// A mutable set that changes the set of a key, telling its observers.
    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        KeyedMutableSet(owner: self, key: key)
    }

    /// Asks the property's `validate…` method whether a value may be set; accepts without one.
    open func validateValue(
        _ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>,
        forKey inKey: String
    ) throws {
        try validateCodedValue(ioValue, forKey: inKey)
    }

    /// Whether coding may reach stored properties without accessors; kept for overriding.
    open class var accessInstanceVariablesDirectly: Bool { true }

    // MARK: Key-value observing

    /// Calls the observer's `observeValue` when the value at the path changes.
    ///
    /// The observer is not retained; one that is gone is not called.
    open func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        addCodedObserver(observer, forKeyPath: keyPath, options: options, context: context)
    }

    /// Ends the latest observation by that observer, path and context; traps when there is none.
    open func removeObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer?
    ) {
        removeCodedObserver(observer, forKeyPath: keyPath, matching: context)
    }

    /// Ends the latest observation by that observer and path; traps when there is none.
    open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeCodedObserver(observer, forKeyPath: keyPath, matching: nil)
    }

    /// Called on an observer when a value changed; traps when no subclass takes it.
    open func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        trapUnhandled(keyPath, object)
    }

    /// Announces that a key's value is about to change.
    open func willChangeValue(forKey key: String) { announceChange(of: key) }

    /// Notifies a change of a key's value.
    open func didChangeValue(forKey key: String) { concludeChange(of: key) }

    /// Announces a change of some elements of a key's array.
    open func willChange(
        _ changeKind: NSKeyValueChange,
        valuesAt indexes: IndexSet,
        forKey key: String
    ) {
        announceChange(of: key, ElementChange(kind: changeKind, indexes: indexes))
    }

    /// Notifies a change of some elements of a key's array.
    open func didChange(
        _ changeKind: NSKeyValueChange,
        valuesAt indexes: IndexSet,
        forKey key: String
    ) {
        concludeChange(of: key, ElementChange(kind: changeKind, indexes: indexes))
    }

    /// The paths on which a key's value rests: a change of one is a change of the key.
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        listedKeyPathsAffecting(key)
    }

    /// Whether setting a key by `setValue(_:forKey:)` notifies its observers.
    open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    /// The superclass of this object's class.
    open var superclass: AnyClass? { class_getSuperclass(type(of: self)) }

    /// Sends a message on the main thread.
    ///
    /// `wait`: whether to return only when it ran; on the main thread it runs at once
    ///   then.
    open func performSelector(
        onMainThread aSelector: Selector,
        with arg: Any?,
        waitUntilDone wait: Bool
    ) {
        performSelector(
            onMainThread: aSelector,
            with: arg,
            waitUntilDone: wait,
            modes: [RunLoop.Mode.common.rawValue]
        )
    }

    /// Sends a message on the main thread, in one of the given run-loop modes.
    open func performSelector(
        onMainThread aSelector: Selector,
        with arg: Any?,
        waitUntilDone wait: Bool,
        modes array: [String]?
    ) {
        if wait, Thread.isMainThread {
            perform(aSelector, with: arg)
            return
        }
        let done = wait ? DispatchSemaphore(value: 0) : nil
        let message = UncheckedTransfer((target: self, argument: arg))
        let modes = (array ?? [RunLoop.Mode.common.rawValue]).map { RunLoop.Mode($0) }
        RunLoop.main.perform(inModes: modes) {
            message.value.target.perform(aSelector, with: message.value.argument)
            done?.signal()
        }
        done?.wait()
    }

    /// Sends a message on a new thread.
    open func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let message = UncheckedTransfer((target: self, argument: arg))
        Thread.detachNewThread {
            message.value.target.perform(aSelector, with: message.value.argument)
        }
    }
}

/// `NSObject` by a unique name.
///
/// Where this module is called ObjectiveC by a module alias, the compiler finds no superclass behind
/// `ObjCRuntime.NSObject`.
public typealias _RootObject = NSObject
