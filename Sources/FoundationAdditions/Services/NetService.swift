// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A service of the local network.
///
/// Nothing on this machine publishes or finds services: the delegate hears of the failure in the next turn of the
/// run loop.
// Unchecked because a service belongs to the run loop that it was made on.
open class NetService: NSObject, @unchecked Sendable {
    /// How a service is published.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The name stays though another service has it.
        public static let noAutoRename = Options(rawValue: 1)
        /// Connections are accepted as pairs of streams.
        public static let listenForConnections = Options(rawValue: 2)
    }

    /// Why a service fails.
    public enum ErrorCode: Int, Sendable {
        /// Nothing is known of the cause.
        case unknownError = -72000
        /// The name is taken.
        case collisionError = -72001
        /// There is no such service.
        case notFoundError = -72002
        /// The service is busy.
        case activityInProgress = -72003
        /// A parameter makes no sense.
        case badArgumentError = -72004
        /// The program has stopped it.
        case cancelledError = -72005
        /// The service is not set up rightly.
        case invalidError = -72006
        /// Nothing answered in time.
        case timeoutError = -72007
        /// The program does not say that it uses the network.
        case missingRequiredConfigurationError = -72008
    }

    /// The key of the code in a dictionary of errors.
    public class var errorCode: String { "NSNetServicesErrorCode" }
    /// The key of the domain in a dictionary of errors.
    public class var errorDomain: String { "NSNetServicesErrorDomain" }

    /// The domain, as "local.".
    open private(set) var domain: String
    /// The kind, as "_http._tcp.".
    open private(set) var type: String
    /// The name for people.
    open private(set) var name: String
    /// The port; -1 where it is not known.
    open private(set) var port: Int
    /// Hears what becomes of the service.
    open weak var delegate: (any NetServiceDelegate)?
    private var record: Data?
    private var loop = RunLoop.current

    /// A service without a name, for subclasses.
    public override convenience init() { self.init(domain: "", type: "", name: "") }

    /// A service that is to be published.
    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name) = (domain, type, name)
        self.port = Int(port)
    }

    /// A service that is to be resolved.
    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }

    /// The machine that offers the service; not known.
    open var hostName: String? { nil }
    /// The addresses of the service; none are known.
    open var addresses: [Data]? { [] }

    /// Calls the delegate on a run loop.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { loop = aRunLoop }
    /// Calls the delegate on the current run loop again.
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { loop = .current }

    /// Publishes the service; fails.
    open func publish() { publish(options: []) }

    /// Publishes the service; fails.
    open func publish(options: Options = []) {
        Unbuilt.report("NetService.publish(): services of the local network")
        perform { service in
            service.delegate?.netServiceWillPublish(service)
            service.delegate?.netService(service, didNotPublish: Self.error(.unknownError))
        }
    }

    /// Looks for the addresses of the service; fails.
    open func resolve(withTimeout timeout: TimeInterval) {
        Unbuilt.report("NetService.resolve(withTimeout:): services of the local network")
        perform { service in
            service.delegate?.netServiceWillResolve(service)
            service.delegate?.netService(service, didNotResolve: Self.error(.notFoundError))
        }
    }

    /// Ends what the service does.
    open func stop() { perform { $0.delegate?.netServiceDidStop($0) } }

    /// The record with the service's particulars.
    open func txtRecordData() -> Data? { record }
    /// Keeps the record with the service's particulars.
    open func setTXTRecord(_ recordData: Data?) -> Bool {
        record = recordData
        return true
    }
    /// Watches the record, which nobody else changes.
    open func startMonitoring() {}
    /// Watches the record no more.
    open func stopMonitoring() {}

    /// The entries of a record: each is a length and "key=value" (RFC 6763, section 6).
    open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
        var result: [String: Data] = [:]
        var rest = txtData[...]
        while let count = rest.popFirst(), rest.count >= Int(count) {
            let entry = rest.prefix(Int(count))
            rest = rest.dropFirst(Int(count))
            let key = entry.prefix { $0 != UInt8(ascii: "=") }
            guard !key.isEmpty else { continue }
            let value = Data(entry.dropFirst(key.count + 1))
            let name = String(decoding: key, as: UTF8.self)
            if result[name] == nil { result[name] = value }
        }
        return result
    }

    /// A record of entries, in the order of their keys.
    open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
        var result = Data()
        for (key, value) in txtDictionary.sorted(by: { $0.key < $1.key }) {
            let entry = Data(key.utf8) + Data("=".utf8) + value
            guard let count = UInt8(exactly: entry.count) else {
                fatalError(
                    "NetService.data(fromTXTRecord:): the entry \(key) is longer than 255 bytes"
                )
            }
            result.append(count)
            result.append(entry)
        }
        return result
    }

    static func error(_ code: ErrorCode) -> [String: NSNumber] {
        // 10 is the domain of errors that have no system's number.
        [errorCode: NSNumber(value: code.rawValue), errorDomain: NSNumber(value: 10)]
    }

    private func perform(_ body: @escaping @Sendable (NetService) -> Void) {
        loop.perform { body(self) }
    }
}

/// Hears what becomes of a service.
public protocol NetServiceDelegate: AnyObject {
    /// The service is about to be published.
    func netServiceWillPublish(_ sender: NetService)
    /// The service was published.
    func netServiceDidPublish(_ sender: NetService)
    /// The service could not be published.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    /// The service is about to be resolved.
    func netServiceWillResolve(_ sender: NetService)
    /// The service has addresses.
    func netServiceDidResolveAddress(_ sender: NetService)
    /// The service could not be resolved.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    /// The service has stopped.
    func netServiceDidStop(_ sender: NetService)
    /// The service has another record.
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
    /// Somebody has connected.
    func netService(
        _ sender: NetService,
        didAcceptConnectionWith inputStream: InputStream,
        outputStream: OutputStream
    )
}

extension NetServiceDelegate {
    /// Does nothing.
    public func netServiceWillPublish(_ sender: NetService) {}
    /// Does nothing.
    public func netServiceDidPublish(_ sender: NetService) {}
    /// Does nothing.
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    /// Does nothing.
    public func netServiceWillResolve(_ sender: NetService) {}
    /// Does nothing.
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    /// Does nothing.
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    /// Does nothing.
    public func netServiceDidStop(_ sender: NetService) {}
    /// Does nothing.
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
    /// Does nothing.
    public func netService(
        _ sender: NetService,
        didAcceptConnectionWith inputStream: InputStream,
        outputStream: OutputStream
    ) {}
}
