// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a request is set up once, and then submitted.
/// Asks for the launch of a task in the background; programs use its two subclasses.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
    /// Which task.
    open private(set) var identifier: String
    /// Not before then; nil for any time.
    open var earliestBeginDate: Date?

    fileprivate init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// A request like this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGTaskRequest(identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }

    /// The task that is launched.
    func makeTask() -> BGTask { BGTask(identifier) }
}

// Sendable is unchecked because a request is set up once, and then submitted.
/// Asks for a short task that refreshes what the program shows.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Makes a request.
    public init(identifier: String) { super.init(identifier) }

    /// A request like this one.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGAppRefreshTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }

    override func makeTask() -> BGTask { BGAppRefreshTask(identifier) }
}

// Sendable is unchecked because a request is set up once, and then submitted.
/// Asks for a task that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether the task needs the network.
    open var requiresNetworkConnectivity = false
    /// Whether the device must be plugged in.
    open var requiresExternalPower = false

    /// Makes a request.
    public init(identifier: String) { super.init(identifier) }

    /// A request like this one.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGProcessingTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        copy.requiresNetworkConnectivity = requiresNetworkConnectivity
        copy.requiresExternalPower = requiresExternalPower
        return copy
    }

    override func makeTask() -> BGTask { BGProcessingTask(identifier) }
}
