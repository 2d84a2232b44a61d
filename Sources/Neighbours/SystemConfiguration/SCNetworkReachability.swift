// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

public import Dispatch
public import Foundation
import Glibc
public import ObjCRuntime

/// How a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Flags of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Over a connection that may go at any time, as by telephone.
    public static let transientConnection = Self(rawValue: 1 << 0)
    /// There is a route.
    public static let reachable = Self(rawValue: 1 << 1)
    /// A connection must be made first; never here.
    public static let connectionRequired = Self(rawValue: 1 << 2)
    /// It is made by the first packet; never here.
    public static let connectionOnTraffic = Self(rawValue: 1 << 3)
    /// It is made once a person has done something; never here.
    public static let interventionRequired = Self(rawValue: 1 << 4)
    /// It is made on demand; never here.
    public static let connectionOnDemand = Self(rawValue: 1 << 5)
    /// The host is this machine.
    public static let isLocalAddress = Self(rawValue: 1 << 16)
    /// Packets do not go through a gateway; said of this machine only.
    public static let isDirect = Self(rawValue: 1 << 17)
    /// Packets leave by a modem.
    public static let isWWAN = Self(rawValue: 1 << 18)
    /// The older name of ``connectionOnTraffic``.
    public static let connectionAutomatic = connectionOnTraffic
}

/// Hears of new flags; the last argument is the context's `info`.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback gets, and how it is kept alive.
public struct SCNetworkReachabilityContext {
    /// 0.
    public var version: CFIndex
    /// What the callback gets.
    public var info: UnsafeMutableRawPointer?
    /// Called once the context is set; gives what the callback gets.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Called once another context is set or the reachability is gone.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes `info`.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    /// A context without anything.
    public init() {
        self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    }

    /// A context.
    public init(
        version: CFIndex,
        info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

// Sendable is unchecked because a lock guards what changes.
/// Whether a host or an address can be reached, by the kernel's routes and the resolver.
public final class SCNetworkReachability: @unchecked Sendable {
    enum Target {
        case name(String)
        case address(SocketAddress)
    }

    /// What changes.
    private struct State {
        var callback: SCNetworkReachabilityCallBack?
        var context: SCNetworkReachabilityContext?
        var info: UnsafeMutableRawPointer?
        var watch: RouteWatch?
        /// Where the callback is called.
        var deliver: ((@escaping @Sendable () -> Void) -> Void)?
        var last: SCNetworkReachabilityFlags?
    }

    fileprivate let target: Target
    private let lock = NSRecursiveLock()
    private var state = State()
    /// Asks resolver and kernel, which may take long.
    private let queue = DispatchQueue(label: "SystemConfiguration.reachability")

    init(_ target: Target) { self.target = target }

    deinit { letGo() }

    /// The flags now; blocks while a name is resolved.
    var flags: SCNetworkReachabilityFlags {
        let routes: [NetworkRoute]
        switch target {
        case .address(let address): routes = NetworkRoute(to: address).map { [$0] } ?? []
        case .name(let name):
            routes = NetworkRoute.addresses(of: name).compactMap { NetworkRoute(to: $0) }
        }
        guard let route = routes.first else { return [] }
        var flags: SCNetworkReachabilityFlags = .reachable
        if route.isLocal { flags.formUnion([.isLocalAddress, .isDirect]) }
        if route.isCellular { flags.formUnion([.isWWAN, .transientConnection]) }
        return flags
    }

    // MARK: Callbacks

    func set(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        lock.withLock {
            letGo()
            state.callback = callback
            state.context = context
            state.info = context?.info
            if let info = context?.info, let retain = context?.retain {
                state.info = UnsafeMutableRawPointer(mutating: retain(info))
            }
        }
    }

    /// What the context says of its information; nil without either.
    fileprivate var descriptionOfInfo: String? {
        lock.withLock {
            guard let info = state.info, let describe = state.context?.copyDescription else {
                return nil
            }
            return String(describing: describe(info).takeRetainedValue())
        }
    }

    private func letGo() {
        if let info = state.info, let release = state.context?.release { release(info) }
        state.info = nil
    }

    /// Tells the callback in this way from now on; nil ends it.
    func schedule(_ deliver: ((@escaping @Sendable () -> Void) -> Void)?) {
        lock.withLock {
            state.deliver = deliver
            state.watch = nil
            guard deliver != nil else { return }
            state.watch = RouteWatch(on: queue) { [weak self] in self?.check() }
        }
        // A name's flags are not known before the resolver has answered.
        guard deliver != nil else { return }
        queue.async { [weak self] in self?.check(isFirst: true) }
    }

    private func check(isFirst: Bool = false) {
        let flags = flags
        lock.withLock {
            let isNew = state.last.map { $0 != flags } ?? isFirst
            state.last = flags
            guard isNew, let deliver = state.deliver else { return }
            deliver { [weak self] in self?.tell(flags) }
        }
    }

    private func tell(_ flags: SCNetworkReachabilityFlags) {
        let (callback, info) = lock.withLock {
            (state.deliver == nil ? nil : state.callback, state.info)
        }
        callback?(self, flags, info)
    }
}

extension SCNetworkReachability: CustomStringConvertible {
    /// The target, with what the context says of its information.
    public var description: String {
        "SCNetworkReachability of \(target)" + (descriptionOfInfo.map { ": \($0)" } ?? "")
    }
}

/// Asks about a host by its name; nil for an empty one.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?,
    _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    return name.isEmpty ? nil : SCNetworkReachability(.name(name))
}

/// Asks about an address; nil for one that is none of the internet.
///
/// All zeros ask about the default route.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?,
    _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    SocketAddress(address).map { SCNetworkReachability(.address($0)) }
}

/// Asks about the way from one address to another; that of this machine does not count here.
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?,
    _ localAddress: UnsafePointer<sockaddr>?,
    _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
    (remoteAddress ?? localAddress).flatMap {
        SCNetworkReachabilityCreateWithAddress(allocator, $0)
    }
}

/// Gives the flags; blocks while a name is resolved.
///
/// - Returns: true.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability,
    _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets who hears of new flags, once the target is scheduled.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability,
    _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.set(callout, context?.pointee)
    return true
}

/// Begins to tell of new flags on a run loop; at first of those that there are.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability,
    _ runLoop: CFRunLoop,
    _ runLoopMode: CFString
) -> Bool {
    let mode = RunLoop.Mode(rawValue: String(describing: runLoopMode))
    // A run loop may be asked from any thread to perform a block.
    nonisolated(unsafe) let runLoop = runLoop
    target.schedule { runLoop.perform(inModes: [mode], block: $0) }
    return true
}

/// Ends what ``SCNetworkReachabilityScheduleWithRunLoop(_:_:_:)`` began.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability,
    _ runLoop: CFRunLoop,
    _ runLoopMode: CFString
) -> Bool {
    target.schedule(nil)
    return true
}

/// Begins to tell of new flags on a queue, at first of those that there are; nil ends it.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability,
    _ queue: DispatchQueue?
) -> Bool {
    target.schedule(queue.map { queue in { queue.async(execute: $0) } })
    return true
}
