// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Looks for services of the local network; every search fails.
// Unchecked because a browser belongs to the run loop that it was made on.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    /// Hears of the search.
    open weak var delegate: (any NetServiceBrowserDelegate)?
    private var loop = RunLoop.current

    /// Makes a browser.
    public override init() {}

    /// Calls the delegate on a run loop.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { loop = aRunLoop }
    /// Calls the delegate on the current run loop again.
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { loop = .current }

    /// Looks for domains; fails.
    open func searchForBrowsableDomains() { fail() }
    /// Looks for domains in which services may be published; fails.
    open func searchForRegistrationDomains() { fail() }
    /// Looks for services; fails.
    open func searchForServices(ofType type: String, inDomain domainString: String) { fail() }

    /// Ends the search.
    open func stop() {
        loop.perform { self.delegate?.netServiceBrowserDidStopSearch(self) }
    }

    private func fail() {
        Unbuilt.report("NetServiceBrowser: services of the local network")
        loop.perform {
            self.delegate?.netServiceBrowserWillSearch(self)
            self.delegate?.netServiceBrowser(
                self,
                didNotSearch: NetService.error(.unknownError)
            )
        }
    }
}

/// Hears of a search for services.
public protocol NetServiceBrowserDelegate: AnyObject {
    /// The search begins.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    /// The search has ended.
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    /// The search has failed.
    func netServiceBrowser(
        _ browser: NetServiceBrowser,
        didNotSearch errorDict: [String: NSNumber]
    )
    /// A domain was found.
    func netServiceBrowser(
        _ browser: NetServiceBrowser,
        didFindDomain domainString: String,
        moreComing: Bool
    )
    /// A service was found.
    func netServiceBrowser(
        _ browser: NetServiceBrowser,
        didFind service: NetService,
        moreComing: Bool
    )
    /// A domain is gone.
    func netServiceBrowser(
        _ browser: NetServiceBrowser,
        didRemoveDomain domainString: String,
        moreComing: Bool
    )
    /// A service is gone.
    func netServiceBrowser(
        _ browser: NetServiceBrowser,
        didRemove service: NetService,
        moreComing: Bool
    )
}

extension NetServiceBrowserDelegate {
    /// Does nothing.
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    /// Does nothing.
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    /// Does nothing.
    public func netServiceBrowser(
        _ browser: NetServiceBrowser,
        didNotSearch errorDict: [String: NSNumber]
    ) {}
    /// Does nothing.
    public func netServiceBrowser(
        _ browser: NetServiceBrowser,
        didFindDomain domainString: String,
        moreComing: Bool
    ) {}
    /// Does nothing.
    public func netServiceBrowser(
        _ browser: NetServiceBrowser,
        didFind service: NetService,
        moreComing: Bool
    ) {}
    /// Does nothing.
    public func netServiceBrowser(
        _ browser: NetServiceBrowser,
        didRemoveDomain domainString: String,
        moreComing: Bool
    ) {}
    /// Does nothing.
    public func netServiceBrowser(
        _ browser: NetServiceBrowser,
        didRemove service: NetService,
        moreComing: Bool
    ) {}
}
