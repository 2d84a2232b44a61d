// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjCRuntime

/// Takes a header of a request.
public typealias WithHeaderMethod = (String?, String?) -> LSStubRequestDSL?
/// Takes headers of a request.
public typealias WithHeadersMethod = ([AnyHashable: Any]?) -> LSStubRequestDSL?
/// Takes the body of a request.
public typealias AndBodyMethod = ((any LSMatcheable)?) -> LSStubRequestDSL?
/// Takes the status of an answer.
public typealias AndReturnMethod = (Int) -> LSStubResponseDSL?
/// Takes an answer as `curl -is` prints it.
public typealias AndReturnRawResponseMethod = (Data?) -> LSStubResponseDSL?
/// Takes the error that a request fails with.
public typealias AndFailWithErrorMethod = ((any Error)?) -> Void
/// Takes the body of an answer.
public typealias ResponseWithBodyMethod = ((any LSHTTPBody)?) -> LSStubResponseDSL?
/// Takes a header of an answer.
public typealias ResponseWithHeaderMethod = (String?, String?) -> LSStubResponseDSL?
/// Takes headers of an answer.
public typealias ResponseWithHeadersMethod = ([AnyHashable: Any]?) -> LSStubResponseDSL?
/// Holds an answer back, or gives it.
public typealias ResponseVoidMethod = () -> LSStubResponseDSL?

/// Adds a stub for a method and an address.
@discardableResult
public func stubRequest(_ method: String!, _ url: (any LSMatcheable)!) -> LSStubRequestDSL! {
    let request = LSStubRequest(method: method, url: url)
    LSNocilla.sharedInstance().addStubbedRequest(request)
    return LSStubRequestDSL(request: request)
}

/// Describes a request that has an answer.
open class LSStubRequestDSL: NSObject {
    private let request: LSStubRequest

    /// Describes a stub.
    public init!(request: LSStubRequest!) {
        self.request = request
        super.init()
    }

    /// Takes a header.
    open var withHeader: WithHeaderMethod! {
        { [self] name, value in
            if let name { request.headers[name] = value }
            return self
        }
    }

    /// Takes headers.
    open var withHeaders: WithHeadersMethod! {
        { [self] headers in
            request.headers.merge(headers ?? [:]) { _, last in last }
            return self
        }
    }

    /// Takes the body.
    open var withBody: AndBodyMethod! {
        { [self] body in
            request.body = body?.matcher()
            return self
        }
    }

    /// Takes the status of the answer.
    open var andReturn: AndReturnMethod! {
        { [self] status in
            request.response.statusCode = status
            return LSStubResponseDSL(response: request.response)
        }
    }

    /// Takes the answer as `curl -is` prints it.
    open var andReturnRawResponse: AndReturnRawResponseMethod! {
        { [self] text in
            request.response.read(text ?? Data())
            return LSStubResponseDSL(response: request.response)
        }
    }

    /// Takes the error that the request fails with.
    open var andFailWithError: AndFailWithErrorMethod! {
        { [self] error in request.response.error = error }
    }
}

/// Describes an answer.
open class LSStubResponseDSL: NSObject {
    private let response: LSStubResponse

    /// Describes an answer.
    public init!(response: LSStubResponse!) {
        self.response = response
        super.init()
    }

    /// Takes a header.
    open var withHeader: ResponseWithHeaderMethod! {
        { [self] name, value in
            if let name { response.headers[name] = value }
            return self
        }
    }

    /// Takes headers.
    open var withHeaders: ResponseWithHeadersMethod! {
        { [self] headers in
            response.headers.merge(headers ?? [:]) { _, last in last }
            return self
        }
    }

    /// Takes the body.
    open var withBody: ResponseWithBodyMethod! {
        { [self] body in
            response.body = body?.data() ?? Data()
            return self
        }
    }

    /// Holds the answer back.
    open var delay: ResponseVoidMethod! {
        { [self] in
            response.delay()
            return self
        }
    }

    /// Gives the answer that was held back.
    open var go: ResponseVoidMethod! {
        { [self] in
            response.go()
            return self
        }
    }
}
