// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a request belongs to the thread that makes it.
/// A question to the store.
open class SKRequest: NSObject, @unchecked Sendable {
    private var isCancelled = false

    /// A question.
    public override init() { super.init() }

    /// Hears of the end.
    open weak var delegate: (any SKRequestDelegate)?

    /// Asks; the answer comes on the main queue.
    open func start() {
        isCancelled = false
        DispatchQueue.main.async {
            guard !self.isCancelled else { return }
            self.answer()
        }
    }

    /// Gives the question up.
    open func cancel() { isCancelled = true }

    func answer() { delegate?.requestDidFinish?(self) }
}

/// Hears of the end of a question.
public protocol SKRequestDelegate: NSObjectProtocol, _SKRequestDelegateProbes {
    // @optional

    /// It was answered.
    func requestDidFinish(_ request: SKRequest)

    /// It failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

// Sendable is unchecked for the same reason as its superclass's.
/// Asks for the receipt; fails, since there is none.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    private let properties: [String: Any]?

    /// A question, with the properties of a receipt of tests.
    public init(receiptProperties properties: [String: Any]? = nil) {
        self.properties = properties
        super.init()
    }

    /// The properties of a receipt of tests.
    open var receiptProperties: [String: Any]? { properties }

    override func answer() { delegate?.request?(self, didFailWithError: SKError(.unknown)) }
}
