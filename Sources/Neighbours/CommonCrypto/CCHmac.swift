// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import CNettle

/// The hash function of an authentication code.
public typealias CCHmacAlgorithm = UInt32

/// The state of an incremental authentication code (RFC 2104); `CCHmacInit` begins one.
public struct CCHmacContext {
    fileprivate var inner: IncrementalDigest?
    fileprivate var outer: IncrementalDigest?

    /// Makes a state without a code.
    public init() {}
}

/// Begins an incremental authentication code; with an unknown algorithm, nothing is ever written.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!,
    _ algorithm: CCHmacAlgorithm,
    _ key: UnsafeRawPointer!,
    _ keyLength: Int
) {
    ctx?.pointee = CCHmacContext()
    guard let algorithm = DigestAlgorithm(hmac: algorithm) else { return }
    let bytes = UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : max(0, keyLength))
    let blockSize = Int(algorithm.hash.block_size)
    var block = Array(bytes)
    if block.count > blockSize {
        var digest = IncrementalDigest(algorithm)
        digest.update(bytes)
        block = digest.digest()
    }
    block += [UInt8](repeating: 0, count: blockSize - block.count)
    var inner = IncrementalDigest(algorithm)
    var outer = IncrementalDigest(algorithm)
    block.map { $0 ^ 0x36 }.withUnsafeBytes { inner.update($0) }
    block.map { $0 ^ 0x5C }.withUnsafeBytes { outer.update($0) }
    ctx?.pointee.inner = inner
    ctx?.pointee.outer = outer
}

/// Takes more bytes of the message.
public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!,
    _ data: UnsafeRawPointer!,
    _ dataLength: Int
) {
    ctx?.pointee.inner?.update(UnsafeRawBufferPointer(start: data, count: max(0, dataLength)))
}

/// Writes the authentication code of the message so far.
public func CCHmacFinal(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!,
    _ macOut: UnsafeMutableRawPointer!
) {
    guard let inner = ctx?.pointee.inner, var outer = ctx?.pointee.outer else { return }
    inner.digest().withUnsafeBytes { outer.update($0) }
    outer.write(to: macOut)
}

/// Writes the authentication code of a message; nothing for an unknown algorithm.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm,
    _ key: UnsafeRawPointer!,
    _ keyLength: Int,
    _ data: UnsafeRawPointer!,
    _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer!
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}
