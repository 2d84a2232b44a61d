// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import NetworkingAdditions
public import ObjCRuntime

/// Speeds of networks, for `HTTPStubsResponse.responseTime`: kilobytes a second, as negative numbers.
public let OHHTTPStubsDownloadSpeed1KBPS: Double = -8.0 / 8
/// A slow network.
public let OHHTTPStubsDownloadSpeedSLOW: Double = -12.0 / 8
/// A network of the second generation.
public let OHHTTPStubsDownloadSpeedGPRS: Double = -56.0 / 8
/// A faster network of the second generation.
public let OHHTTPStubsDownloadSpeedEDGE: Double = -128.0 / 8
/// A network of the third generation.
public let OHHTTPStubsDownloadSpeed3G: Double = -3200.0 / 8
/// A faster network of the third generation.
public let OHHTTPStubsDownloadSpeed3GPlus: Double = -7200.0 / 8
/// A wireless network at home.
public let OHHTTPStubsDownloadSpeedWifi: Double = -12000.0 / 8

/// The answer of a stub.
open class HTTPStubsResponse: NSObject {
    /// The headers.
    open var httpHeaders: [AnyHashable: Any]?
    /// The status.
    open var statusCode: Int32 = 200
    /// The stream that the body comes from.
    open var inputStream: InputStream?
    /// How many bytes the body has.
    open var dataSize: UInt64 = 0
    /// The seconds before the response.
    open var requestTime: TimeInterval = 0
    /// The seconds in which the body comes; a negative number is a speed in kilobytes a second.
    open var responseTime: TimeInterval = 0
    /// The error that the request fails with.
    open var error: (any Error)?

    /// An answer without content.
    public override init() { super.init() }

    /// An answer with a body from a stream.
    public init(
        inputStream: InputStream,
        dataSize: UInt64,
        statusCode: Int32,
        headers httpHeaders: [AnyHashable: Any]?
    ) {
        super.init()
        self.inputStream = inputStream
        self.dataSize = dataSize
        self.statusCode = statusCode
        var headers = httpHeaders ?? [:]
        // The length of the body is told unless the headers tell another one.
        if headers["Content-Length"] == nil { headers["Content-Length"] = "\(dataSize)" }
        self.httpHeaders = headers
    }

    /// An answer with a file's content.
    public convenience init(
        fileAtPath filePath: String,
        statusCode: Int32,
        headers httpHeaders: [AnyHashable: Any]?
    ) {
        let url = URL(fileURLWithPath: filePath)
        self.init(fileURL: url, statusCode: statusCode, headers: httpHeaders)
    }

    /// An answer with a file's content.
    public convenience init(
        fileURL: URL,
        statusCode: Int32,
        headers httpHeaders: [AnyHashable: Any]?
    ) {
        guard let data = try? Data(contentsOf: fileURL) else {
            fatalError("HTTPStubsResponse: there is no file \(fileURL.path)")
        }
        self.init(data: data, statusCode: statusCode, headers: httpHeaders)
    }

    /// An answer with data.
    public convenience init(
        data: Data,
        statusCode: Int32,
        headers httpHeaders: [AnyHashable: Any]?
    ) {
        self.init(
            inputStream: InputStream(data: data),
            dataSize: UInt64(data.count),
            statusCode: statusCode,
            headers: httpHeaders
        )
    }

    /// An answer with an object as JSON.
    public convenience init(
        jsonObject: Any,
        statusCode: Int32,
        headers httpHeaders: [AnyHashable: Any]?
    ) {
        var headers = httpHeaders ?? [:]
        if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        let data = try? JSONSerialization.data(withJSONObject: jsonObject)
        self.init(data: data ?? Data(), statusCode: statusCode, headers: headers)
    }

    /// A failure.
    public init(error: any Error) {
        super.init()
        self.error = error
    }

    /// Sets the time of the response, and answers itself.
    @discardableResult
    open func responseTime(_ responseTime: TimeInterval) -> Self {
        self.responseTime = responseTime
        return self
    }

    /// Sets the times of the request and the response, and answers itself.
    @discardableResult
    open func requestTime(_ requestTime: TimeInterval, responseTime: TimeInterval) -> Self {
        self.requestTime = requestTime
        self.responseTime = responseTime
        return self
    }

    /// The answer for the protocol.
    final var answer: StubbedAnswer {
        if let error { return StubbedAnswer(error: error) }
        let headers = (httpHeaders ?? [:]).map { ("\($0.key)", "\($0.value)") }
        var answer = StubbedAnswer(
            status: Int(statusCode),
            headers: Dictionary(headers) { _, last in last },
            body: inputStream.map(StubbedAnswer.content(of:)) ?? Data()
        )
        answer.latency = requestTime
        answer.duration =
            responseTime < 0 ? Double(answer.body.count) / 1024 / -responseTime : responseTime
        return answer
    }
}
