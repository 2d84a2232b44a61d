// SPDX-License-Identifier: Apache-2.0

import Foundation
package import FoundationNetworking
import LocaleDefaults
import ObjCRuntime

/// `URLProtocol.request`, as a requirement that a table of one function meets.
package protocol RequestReading: AnyObject {
    func read() -> URLRequest
}

/// A function for Foundation's `URLProtocol.request`.
///
/// On iOS a protocol finds the body of a task's request in `httpBodyStream`, that of an upload, too, and never in
/// `httpBody`.
package final class RequestOfProtocol: RequestReading {
    private static let original = WitnessTable(
        of: "$s20FoundationNetworking11URLProtocolC7requestAA10URLRequestVvg",
        in: "FoundationNetworking"
    )

    /// Puts the function in the place of Foundation's before the program begins.
    @section(".init_array") @used
    private static let install: @convention(c) @Sendable () -> Void = {
        guard let original else { return }
        let table = WitnessTable(of: RequestOfProtocol() as any RequestReading)
        LateFunction.request.replace(original, of: URLProtocol.self, by: table)
    }

    // The object is a `URLProtocol`: the function is called by Foundation's name.
    package func read() -> URLRequest {
        let source = unsafeBitCast(self, to: URLProtocol.self)
        guard let original = Self.original else { fatalError("URLProtocol.request is not there") }
        let request = original.value(of: source, as: (any RequestReading).self).read()
        source.task.map(TaskMetrics.begin)
        guard let task = source.task, !ProtocolLoad.isFoundations(type(of: source)) else {
            return request
        }
        if let known = objc_getAssociatedObject(source, Self.key) as? URLRequest { return known }
        guard let stream = ProtocolLoad.body(of: task, request) else { return request }
        var streamed = request
        streamed.httpBodyStream = stream
        objc_setAssociatedObject(source, Self.key, streamed, .OBJC_ASSOCIATION_RETAIN)
        return streamed
    }

    private static var key: UnsafeRawPointer {
        unsafeBitCast(RequestOfProtocol.self as AnyClass, to: UnsafeRawPointer.self)
    }
}
