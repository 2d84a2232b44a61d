// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// Asks for resources that iOS fetches on demand; here all are in the bundle from the start.
// Unchecked because the request is set up by one thread.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
    /// The tags of the resources.
    public let tags: Set<String>
    /// Where the resources are.
    public let bundle: Bundle
    /// How far the resources have come; one unit, which is done when they may be used.
    public let progress = Progress(totalUnitCount: 1)
    /// How soon the handler is called, from 0 to 1.
    open var loadingPriority = 0.5

    /// Asks for the resources of tags in the main bundle.
    public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

    /// Asks for the resources of tags in a bundle.
    public init(tags: Set<String>, bundle: Bundle) {
        self.tags = tags
        self.bundle = bundle
    }

    /// Calls the handler on another queue when the resources may be used, which is at once.
    open func beginAccessingResources(
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        progress.completedUnitCount = 1
        queue.async { completionHandler(nil) }
    }

    /// Waits until the resources may be used.
    open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }

    /// Says whether the resources are there already, which they are.
    open func conditionallyBeginAccessingResources(
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        progress.completedUnitCount = 1
        queue.async { completionHandler(true) }
    }

    /// Whether the resources are there already, which they are.
    open func conditionallyBeginAccessingResources() async -> Bool {
        progress.completedUnitCount = 1
        return true
    }

    /// Ends the use of the resources, which stay.
    open func endAccessingResources() {}

    private var queue: DispatchQueue {
        .global(qos: loadingPriority > 0.5 ? .userInitiated : .utility)
    }
}

/// The priority of what a person waits for.
public let NSBundleResourceRequestLoadingPriorityUrgent = 1.0

extension Notification.Name {
    /// Posted on iOS when there is little room for resources.
    public static let NSBundleResourceRequestLowDiskSpace = Notification.Name(
        "NSBundleResourceRequestLowDiskSpaceNotification"
    )
}
