// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because the bytes never change: whoever made the provider has promised so,
// as on iOS.
/// Where image and font data come from: memory, a file, or callbacks.
public final class CGDataProvider: @unchecked Sendable {
    private enum Source {
        case data(Data)
        case memory(UnsafeRawBufferPointer)
        case direct(Int, CGDataProviderDirectCallbacks)
        case sequential(CGDataProviderSequentialCallbacks)
    }

    /// The pointer that callbacks get, or `nil` for a provider without callbacks.
    public let info: UnsafeMutableRawPointer?

    private let source: Source
    private let releaseData: CGDataProviderReleaseDataCallback?
    private let lock = NSLock()
    /// The bytes read from sequential callbacks, once they were requested.
    private var collected: Data?

    private init(
        _ source: Source,
        info: UnsafeMutableRawPointer? = nil,
        releaseData: CGDataProviderReleaseDataCallback? = nil
    ) {
        self.source = source
        self.info = info
        self.releaseData = releaseData
    }

    /// Makes a provider of a copy of data.
    public convenience init?(data: CFData) {
        self.init(.data(Data(copying: data)))
    }

    /// Makes a provider of data that Swift code already shares.
    package convenience init(_ data: Data) {
        self.init(.data(data))
    }

    /// Makes a provider of memory that must not change until the callback releases it.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?,
        data: UnsafeRawPointer,
        size: Int,
        releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        self.init(
            .memory(UnsafeRawBufferPointer(start: data, count: size)),
            info: info,
            releaseData: releaseData
        )
    }

    /// Makes a provider that asks callbacks for bytes at any place.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?,
        size: Int64,
        callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let table = callbacks.pointee
        guard size >= 0, let count = Int(exactly: size) else { return nil }
        guard table.getBytePointer != nil || table.getBytesAtPosition != nil else { return nil }
        self.init(.direct(count, table), info: info)
    }

    /// Makes a provider that asks callbacks for bytes from first to last.
    public convenience init?(
        sequentialInfo info: UnsafeMutableRawPointer?,
        callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
    ) {
        guard callbacks.pointee.getBytes != nil else { return nil }
        self.init(.sequential(callbacks.pointee), info: info)
    }

    /// Makes a provider of a file, by its path; `nil` where it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
    }

    /// Makes a provider of a file; `nil` where it cannot be read.
    public convenience init?(url: CFURL) {
        // A mapped file takes memory only for what is looked at.
        guard let data = try? Data(contentsOf: url as URL, options: .mappedIfSafe) else {
            return nil
        }
        self.init(data)
    }

    deinit {
        switch source {
        case .data: break
        case .memory(let bytes):
            if let base = bytes.baseAddress { releaseData?(info, base, bytes.count) }
        case .direct(_, let callbacks): callbacks.releaseInfo?(info)
        case .sequential(let callbacks): callbacks.releaseInfo?(info)
        }
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID {
        TypeIdentifier.dataProvider.rawValue
    }

    /// A copy of all bytes, or `nil` where callbacks do not give them.
    public var data: CFData? {
        bytes.map { $0 as NSData }
    }

    /// All bytes; no copy where they lie in memory that the provider owns.
    package var bytes: Data? {
        switch source {
        case .data(let data):
            return data
        case .memory(let memory):
            return Data(memory)
        case .direct(let count, let callbacks):
            return directBytes(count, callbacks)
        case .sequential(let callbacks):
            return sequentialBytes(callbacks)
        }
    }

    /// Calls a closure with all bytes, without a copy where that is possible.
    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
        if case .memory(let memory) = source { return body(memory) }
        return bytes.map { $0.withUnsafeBytes(body) }
    }

    private func directBytes(_ count: Int, _ callbacks: CGDataProviderDirectCallbacks) -> Data? {
        if let pointer = callbacks.getBytePointer?(info) {
            defer { callbacks.releaseBytePointer?(info, pointer) }
            return Data(bytes: pointer, count: count)
        }
        guard let getBytes = callbacks.getBytesAtPosition else { return nil }
        var data = Data(count: count)
        let given = data.withUnsafeMutableBytes { buffer in
            buffer.baseAddress.map { getBytes(info, $0, 0, count) } ?? 0
        }
        return data.prefix(max(given, 0))
    }

    private func sequentialBytes(_ callbacks: CGDataProviderSequentialCallbacks) -> Data? {
        lock.lock()
        defer { lock.unlock() }
        if let collected { return collected }
        guard let getBytes = callbacks.getBytes else { return nil }
        callbacks.rewind?(info)
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let given = chunk.withUnsafeMutableBytes { buffer in
                buffer.baseAddress.map { getBytes(info, $0, buffer.count) } ?? 0
            }
            guard given > 0 else { break }
            data.append(contentsOf: chunk.prefix(given))
            // A stream without an end is no image.
            guard data.count <= 1 << 31 else { return nil }
        }
        collected = data
        return data
    }
}

extension CGDataProvider: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGDataProvider, right: CGDataProvider) -> Bool {
        left === right
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
