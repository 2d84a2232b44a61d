// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Takes the bytes of a consumer: its info, the bytes, their number; answers how many it took.
public typealias CGDataConsumerPutBytesCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int

/// Frees what a consumer's info points to.
public typealias CGDataConsumerReleaseInfoCallback =
    @convention(c) (UnsafeMutableRawPointer?) -> Void

/// Where a consumer's bytes go.
public struct CGDataConsumerCallbacks {
    /// Takes bytes.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Frees the info.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Makes a table without callbacks.
    public init() {
        self.init(putBytes: nil, releaseConsumer: nil)
    }

    /// Makes a table of callbacks.
    public init(
        putBytes: CGDataConsumerPutBytesCallback?,
        releaseConsumer: CGDataConsumerReleaseInfoCallback?
    ) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}

/// Where written data go: memory, a file, or callbacks.
public final class CGDataConsumer {
    private enum Target {
        case data(NSMutableData)
        case file(FileHandle)
        case callbacks(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
    }

    private let target: Target

    private init(_ target: Target) {
        self.target = target
    }

    /// Makes a consumer that appends to data.
    public convenience init?(data: CFMutableData) {
        self.init(.data(data))
    }

    /// Makes a consumer that writes a file, in place of one that is there; `nil` where it cannot
    /// be created.
    public convenience init?(url: CFURL) {
        guard
            let path = url.path,
            FileManager.default.createFile(atPath: path, contents: nil),
            let handle = FileHandle(forWritingAtPath: path)
        else { return nil }
        self.init(.file(handle))
    }

    /// Makes a consumer that hands the bytes to a callback; `nil` where there is none.
    public convenience init?(
        info: UnsafeMutableRawPointer?,
        cbks: UnsafePointer<CGDataConsumerCallbacks>
    ) {
        guard cbks.pointee.putBytes != nil else { return nil }
        self.init(.callbacks(info, cbks.pointee))
    }

    deinit {
        switch target {
        case .data: break
        case .file(let handle): try? handle.close()
        case .callbacks(let info, let callbacks): callbacks.releaseConsumer?(info)
        }
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID {
        TypeIdentifier.dataConsumer.rawValue
    }

    /// Takes bytes; answers how many there was room for.
    @discardableResult
    package func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return 0 }
        switch target {
        case .data(let data):
            data.append(base, length: bytes.count)
            return bytes.count
        case .file(let handle):
            do {
                try handle.write(contentsOf: Data(bytes))
                return bytes.count
            } catch {
                return 0
            }
        case .callbacks(let info, let callbacks):
            return callbacks.putBytes?(info, base, bytes.count) ?? 0
        }
    }

    /// Takes data; answers how many bytes there was room for.
    @discardableResult
    package func write(_ data: Data) -> Int {
        data.withUnsafeBytes { write($0) }
    }
}

extension CGDataConsumer: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGDataConsumer, right: CGDataConsumer) -> Bool {
        left === right
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
