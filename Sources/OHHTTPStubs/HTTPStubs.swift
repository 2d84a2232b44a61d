// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking
import NetworkingAdditions
public import ObjCRuntime
import Synchronization

/// Whether a stub answers a request.
public typealias HTTPStubsTestBlock = (URLRequest) -> Bool

/// The answer of a stub to a request.
public typealias HTTPStubsResponseBlock = (URLRequest) -> HTTPStubsResponse

/// Stands for a stub that was added.
public protocol HTTPStubsDescriptor: AnyObject, NSObjectProtocol {
    /// A name for one's own use.
    var name: String? { get set }
}

/// The stubs: which requests they answer, and how.
open class HTTPStubs: NSObject {
    /// Adds a stub; those that were added last are asked first.
    @discardableResult
    open class func stubRequests(
        passingTest testBlock: @escaping HTTPStubsTestBlock,
        withStubResponse responseBlock: @escaping HTTPStubsResponseBlock
    ) -> any HTTPStubsDescriptor {
        let stub = Stub(test: testBlock, response: responseBlock)
        Stubs.state.withLock { $0.stubs.append(stub) }
        return stub
    }

    /// Removes a stub; false if it is not there.
    @discardableResult
    open class func removeStub(_ stubDesc: any HTTPStubsDescriptor) -> Bool {
        let stub = ObjectIdentifier(stubDesc)
        return Stubs.state.withLock { state in
            guard let index = state.stubs.lastIndex(where: { ObjectIdentifier($0) == stub }) else {
                return false
            }
            state.stubs.remove(at: index)
            return true
        }
    }

    /// Removes all stubs.
    open class func removeAllStubs() { Stubs.state.withLock { $0.stubs = [] } }

    /// Whether stubs answer requests of the shared session.
    open class func setEnabled(_ enabled: Bool) {
        Stubs.state.withLock { $0.isEnabled = enabled }
        if enabled {
            _ = URLProtocol.registerClass(StubbingProtocol.self)
        } else {
            URLProtocol.unregisterClass(StubbingProtocol.self)
        }
    }

    /// Whether stubs answer requests of the shared session.
    open class func isEnabled() -> Bool { Stubs.state.withLock { $0.isEnabled } }

    /// Whether stubs answer requests of sessions that are made with a configuration.
    open class func setEnabled(
        _ enabled: Bool,
        forSessionConfiguration sessionConfig: URLSessionConfiguration
    ) {
        let others = (sessionConfig.protocolClasses ?? []).filter { $0 != StubbingProtocol.self }
        sessionConfig.protocolClasses = (enabled ? [StubbingProtocol.self] : []) + others
    }

    /// Whether stubs answer requests of sessions that are made with a configuration.
    open class func isEnabled(for sessionConfig: URLSessionConfiguration) -> Bool {
        sessionConfig.protocolClasses?.contains { $0 == StubbingProtocol.self } ?? false
    }

    /// The stubs' descriptors.
    open class func allStubs() -> [Any] { Stubs.state.withLock { $0.stubs } }

    /// Sets what is called when a stub answers a request.
    open class func onStubActivation(
        _ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
    ) {
        Stubs.state.withLock { $0.onActivation = block }
    }

    /// Sets what is called when a stub redirects a request.
    open class func onStubRedirectResponse(
        _ block: ((URLRequest, URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
    ) {
        Stubs.state.withLock { $0.onRedirection = block }
    }

    /// Sets what is called when an answer is given in full.
    open class func afterStubFinish(
        _ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void)?
    ) {
        Stubs.state.withLock { $0.afterFinish = block }
    }

    /// Sets what is called for a request that no stub answers.
    open class func onStubMissing(_ block: ((URLRequest) -> Void)?) {
        Stubs.state.withLock { $0.onMissing = block }
    }
}

/// A stub.
// Sendable is unchecked because programs name stubs where they add them.
final class Stub: NSObject, HTTPStubsDescriptor, @unchecked Sendable {
    var name: String?
    let test: HTTPStubsTestBlock
    let response: HTTPStubsResponseBlock

    init(test: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock) {
        self.test = test
        self.response = response
        super.init()
    }
}

/// The stubs that there are, and what is told of them.
// Sendable is unchecked because the blocks are the program's, which calls them from the network's threads.
struct Stubs: @unchecked Sendable {
    var stubs: [Stub] = []
    var isEnabled = true
    var onActivation: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
    var onRedirection:
        ((URLRequest, URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
    var afterFinish:
        ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void)?
    var onMissing: ((URLRequest) -> Void)?

    static let state = Mutex(Stubs())

    /// The stub that answers a request.
    static func first(for request: URLRequest) -> Stub? {
        // The tests run outside of the lock: they may add and remove stubs.
        state.withLock { $0.stubs }.last { $0.test(request) }
    }
}
