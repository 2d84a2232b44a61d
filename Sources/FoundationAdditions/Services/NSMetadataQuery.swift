// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Searches folders for files whose metadata a predicate accepts.
///
/// Scopes are folders, as addresses or paths; the scopes of iCloud have no files here. The search is done once: nothing
/// is watched.
// Unchecked because a query belongs to the thread that starts it.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    /// Exchanges what the query finds.
    open weak var delegate: (any NSMetadataQueryDelegate)?
    /// Which files are found; must be set before the start.
    open var predicate: NSPredicate?
    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor] = []
    /// Where files are looked for: addresses, paths, and the names of scopes.
    open var searchScopes: [Any] = []
    /// The queue on which notifications are posted; the run loop of the start unless set.
    open var operationQueue: OperationQueue?

    /// Whether the query was started and not stopped.
    open private(set) var isStarted = false
    /// Whether the search goes on.
    open private(set) var isGathering = false
    /// What was found.
    open private(set) var results: [Any] = []

    /// Makes a query without a predicate.
    public override init() {}

    /// Whether the query does not run.
    open var isStopped: Bool { !isStarted }
    /// How many results there are.
    open var resultCount: Int { results.count }

    /// Starts the search; false without a predicate or when it is started already.
    ///
    /// The results are there when ``Foundation/NSNotification/Name/NSMetadataQueryDidFinishGathering`` is posted.
    @discardableResult
    open func start() -> Bool {
        guard predicate != nil, !isStarted else { return false }
        isStarted = true
        isGathering = true
        let gather: @Sendable () -> Void = { self.gather() }
        if let operationQueue {
            operationQueue.addOperation(gather)
        } else {
            RunLoop.current.perform(gather)
        }
        return true
    }

    /// Ends the search; the results stay.
    open func stop() {
        isStarted = false
        isGathering = false
    }

    /// Keeps the results from changing, which they do only when the search ends.
    open func disableUpdates() {}
    /// Lets the results change again.
    open func enableUpdates() {}

    /// A result.
    open func result(at idx: Int) -> Any { results[idx] }

    /// The place of a result; `NSNotFound` for what is none.
    open func index(ofResult result: Any) -> Int {
        results.firstIndex { ($0 as AnyObject) === (result as AnyObject) } ?? NSNotFound
    }

    /// Calls a function for each result, until it says so.
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var isDone = ObjCBool(false)
        for (index, result) in results.enumerated() where !isDone.boolValue {
            block(result, index, &isDone)
        }
    }

    /// The value of an attribute of a result.
    open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? {
        let value = (results[idx] as? NSMetadataItem)?.value(forAttribute: attrName)
        return value.map { value in
            delegate?.metadataQuery(self, replacementValueForAttribute: attrName, value: value)
                ?? value
        }
    }

    private func gather() {
        guard isStarted else { return }
        let center = NotificationCenter.default
        center.post(name: .NSMetadataQueryDidStartGathering, object: self)
        let found = folders.flatMap(items).filter { predicate?.evaluate(with: $0.values) ?? false }
        let ordered = found.sorted { first, second in
            for descriptor in sortDescriptors {
                let order = descriptor.compare(first.values, to: second.values)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return false
        }
        results = ordered.map {
            delegate?.metadataQuery(self, replacementObjectForResultObject: $0) ?? $0
        }
        isGathering = false
        center.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    }

    private var folders: [URL] {
        searchScopes.compactMap { scope in
            switch scope {
            case let url as URL: url
            case let path as String where path.hasPrefix("/"): URL(fileURLWithPath: path)
            default: nil
            }
        }
    }

    private func items(in folder: URL) -> [NSMetadataItem] {
        let files = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: nil,
            options: [.skipsHiddenFiles]
        )
        let found = (files?.allObjects ?? []).compactMap { $0 as? URL }
        return found.sorted { $0.path < $1.path }.compactMap(NSMetadataItem.init)
    }
}

/// Exchanges what a query finds.
public protocol NSMetadataQueryDelegate: AnyObject {
    /// What stands for a result.
    func metadataQuery(
        _ query: NSMetadataQuery,
        replacementObjectForResultObject result: NSMetadataItem
    ) -> Any
    /// What stands for the value of an attribute.
    func metadataQuery(
        _ query: NSMetadataQuery,
        replacementValueForAttribute attrName: String,
        value attrValue: Any
    ) -> Any
}

extension NSMetadataQueryDelegate {
    /// The result itself.
    public func metadataQuery(
        _ query: NSMetadataQuery,
        replacementObjectForResultObject result: NSMetadataItem
    ) -> Any { result }
    /// The value itself.
    public func metadataQuery(
        _ query: NSMetadataQuery,
        replacementValueForAttribute attrName: String,
        value attrValue: Any
    ) -> Any { attrValue }
}
