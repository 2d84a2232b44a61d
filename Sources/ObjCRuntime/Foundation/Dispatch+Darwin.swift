// SPDX-License-Identifier: Apache-2.0

public import Dispatch
import Glibc
import Synchronization

// What Dispatch has on iOS only.

// swift-format-ignore: AvoidRetroactiveConformances
/// Queues, groups and their like are objects on iOS, each equal to itself alone.
extension DispatchObject: @retroactive Hashable {
    /// Whether both are the same queue, group and so on.
    public static func == (left: DispatchObject, right: DispatchObject) -> Bool {
        left.identity == right.identity
    }

    /// Hashes which queue, group and so on it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// The C library's object: Swift's are made anew each time that the main queue is asked for, and hold it as
    /// their only variable, behind the two words of every object.
    private var identity: UnsafeRawPointer {
        Unmanaged.passUnretained(self).toOpaque()
            .load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    }
}

extension DispatchQueue {
    /// Runs work later whose closure is not checked for what it shares.
    public func asyncUnsafe(
        group: DispatchGroup? = nil,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        let transfer = UncheckedTransfer(work)
        async(group: group, qos: qos, flags: flags) { transfer.value() }
    }

    /// Runs work at a time or after whose closure is not checked for what it shares.
    public func asyncAfterUnsafe(
        deadline: DispatchTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        let transfer = UncheckedTransfer(work)
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { transfer.value() }
    }

    /// Runs work at a time of the wall clock or after whose closure is not checked for what it
    /// shares.
    public func asyncAfterUnsafe(
        wallDeadline: DispatchWallTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        let transfer = UncheckedTransfer(work)
        asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { transfer.value() }
    }
}

/// Reports memory pressure.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSourceMemoryPressure {
    /// The event; always empty.
    public var data: DispatchSource.MemoryPressureEvent { [] }

    /// The events that the source reports.
    public var mask: DispatchSource.MemoryPressureEvent {
        pressureMasks.withLock { $0[ObjectIdentifier(self as AnyObject)] ?? [] }
    }
}

/// The event masks of memory pressure sources; programs make one or two.
private let pressureMasks = Mutex<[ObjectIdentifier: DispatchSource.MemoryPressureEvent]>([:])

extension DispatchSource {
    /// How scarce memory is.
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        /// One bit for each event.
        public let rawValue: UInt

        /// Takes bits as they are.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// There is enough again.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// It becomes scarce.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// It is scarce.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All of them.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Makes a source for memory pressure; Linux does not report it, so only cancellation is
    /// delivered.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent,
        queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        let source = makeUserDataAddSource(queue: queue)
        pressureMasks.withLock { $0[ObjectIdentifier(source as AnyObject)] = eventMask }
        guard let source = source as? DispatchSource else {
            fatalError("DispatchSource.makeMemoryPressureSource: Dispatch makes other sources")
        }
        return source
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A queue's label; that of the queue which runs the caller for nil, as a C string that stays.
///
/// Dispatch hides the name behind `label`, and the current queue has no object in Swift.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    if let queue { return InternedNames.address(of: queue.label) }
    guard let place = dlsym(nil, "dispatch_queue_get_label") else {
        return InternedNames.address(of: "")
    }
    let function = unsafeBitCast(
        place,
        to: (@convention(c) (UnsafeRawPointer?) -> UnsafePointer<CChar>?).self
    )
    return InternedNames.address(of: function(nil).map { String(cString: $0) } ?? "")
}
