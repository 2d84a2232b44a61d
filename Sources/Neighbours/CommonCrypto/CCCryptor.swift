// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import CNettle

/// What a function of ciphers answers: `kCCSuccess`, or why it did nothing.
public typealias CCCryptorStatus = Int32
/// What other functions of CommonCrypto answer.
public typealias CCStatus = Int32
/// `kCCEncrypt` or `kCCDecrypt`.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// `kCCOptionPKCS7Padding`, `kCCOptionECBMode` or both.
public typealias CCOptions = UInt32
/// How blocks are joined.
public typealias CCMode = UInt32
/// `ccNoPadding` or `ccPKCS7Padding`.
public typealias CCPadding = UInt32
/// How a counter is written; only most significant byte first is.
public typealias CCModeOptions = UInt32
/// A message on its way through a cipher; `CCCryptorRelease` frees it.
public typealias CCCryptorRef = OpaquePointer

/// Nothing went wrong.
public let kCCSuccess = 0
/// An argument has no meaning.
public let kCCParamError = -4300
/// There is no room for the result.
public let kCCBufferTooSmall = -4301
/// There is no memory left.
public let kCCMemoryFailure = -4302
/// Without padding, the text must fill whole blocks.
public let kCCAlignmentError = -4303
/// The text does not end in padding, as with a wrong key.
public let kCCDecodeError = -4304
/// Not built.
public let kCCUnimplemented = -4305
/// A number is too large.
public let kCCOverflow = -4306
/// There are no random numbers.
public let kCCRNGFailure = -4307
/// Something else.
public let kCCUnspecifiedError = -4308
/// Functions were called in a wrong order.
public let kCCCallSequenceError = -4309
/// The algorithm has no keys of that size.
public let kCCKeySizeError = -4310
/// The key is not usable.
public let kCCInvalidKey = -4311

/// Text becomes code.
public let kCCEncrypt = 0
/// Code becomes text.
public let kCCDecrypt = 1

/// AES, with keys of any of its sizes.
public let kCCAlgorithmAES128 = 0
/// AES (FIPS 197).
public let kCCAlgorithmAES = 0
/// DES (FIPS 46).
public let kCCAlgorithmDES = 1
/// DES three times, with three keys.
public let kCCAlgorithm3DES = 2
/// CAST5 (RFC 2144).
public let kCCAlgorithmCAST = 3
/// RC4, a stream cipher.
public let kCCAlgorithmRC4 = 4
/// RC2 (RFC 2268).
public let kCCAlgorithmRC2 = 5
/// Blowfish.
public let kCCAlgorithmBlowfish = 6

/// The last block is filled with its number of missing bytes.
public let kCCOptionPKCS7Padding = 1
/// Each block by itself; chained otherwise.
public let kCCOptionECBMode = 2

/// Each block by itself.
public let kCCModeECB = 1
/// Each block mixed with the encrypted one before it.
public let kCCModeCBC = 2
/// Text mixed with the encrypted block before, encrypted anew.
public let kCCModeCFB = 3
/// Text mixed with encrypted numbers that count up.
public let kCCModeCTR = 4
/// Text mixed with a block that is encrypted again and again.
public let kCCModeOFB = 7
/// The mode of RC4.
public let kCCModeRC4 = 9
/// Like `kCCModeCFB`, a byte at a time.
public let kCCModeCFB8 = 10

/// Nothing is added.
public let ccNoPadding = 0
/// The last block is filled with its number of missing bytes.
public let ccPKCS7Padding = 1

/// Least significant byte first; `kCCUnimplemented`.
public let kCCModeOptionCTR_LE = 1
/// Most significant byte first.
public let kCCModeOptionCTR_BE = 2

/// The bytes of a key of AES with 128 bits.
public let kCCKeySizeAES128 = 16
/// The bytes of a key of AES with 192 bits.
public let kCCKeySizeAES192 = 24
/// The bytes of a key of AES with 256 bits.
public let kCCKeySizeAES256 = 32
/// The bytes of a key of DES.
public let kCCKeySizeDES = 8
/// The bytes of a key of 3DES.
public let kCCKeySize3DES = 24
/// The bytes of the shortest key of CAST.
public let kCCKeySizeMinCAST = 5
/// The bytes of the longest key of CAST.
public let kCCKeySizeMaxCAST = 16
/// The bytes of the shortest key of RC4.
public let kCCKeySizeMinRC4 = 1
/// The bytes of the longest key of RC4.
public let kCCKeySizeMaxRC4 = 512
/// The bytes of the shortest key of RC2.
public let kCCKeySizeMinRC2 = 1
/// The bytes of the longest key of RC2.
public let kCCKeySizeMaxRC2 = 128
/// The bytes of the shortest key of Blowfish.
public let kCCKeySizeMinBlowfish = 8
/// The bytes of the longest key of Blowfish.
public let kCCKeySizeMaxBlowfish = 56

/// The bytes of a block of AES.
public let kCCBlockSizeAES128 = 16
/// The bytes of a block of DES.
public let kCCBlockSizeDES = 8
/// The bytes of a block of 3DES.
public let kCCBlockSize3DES = 8
/// The bytes of a block of CAST.
public let kCCBlockSizeCAST = 8
/// The bytes of a block of RC2.
public let kCCBlockSizeRC2 = 8
/// The bytes of a block of Blowfish.
public let kCCBlockSizeBlowfish = 8

/// Encrypts or decrypts a whole message.
///
/// `iv` is a block, of zeros where it is nil; it is not used with `kCCOptionECBMode`. `dataOutMoved` is set to the
/// bytes written, or, where there is no room for them (`kCCBufferTooSmall`), to those needed.
@discardableResult
public func CCCrypt(
    _ op: CCOperation,
    _ alg: CCAlgorithm,
    _ options: CCOptions,
    _ key: UnsafeRawPointer!,
    _ keyLength: Int,
    _ iv: UnsafeRawPointer!,
    _ dataIn: UnsafeRawPointer!,
    _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    status {
        () throws(CipherError) in
        let stream = try cipherStream(op, alg, options, key, keyLength, iv)
        let text = UnsafeRawBufferPointer(start: dataIn, count: dataInLength)
        let most = stream.outputCount(text.count, isLast: true)
        dataOutMoved?.pointee = most
        guard most <= dataOutAvailable else { throw .bufferTooSmall }
        let result = stream.update(text) + (try stream.finish())
        try write(result, dataOut, dataOutAvailable, dataOutMoved)
    }
}

/// Begins a message.
@discardableResult
public func CCCryptorCreate(
    _ op: CCOperation,
    _ alg: CCAlgorithm,
    _ options: CCOptions,
    _ key: UnsafeRawPointer!,
    _ keyLength: Int,
    _ iv: UnsafeRawPointer!,
    _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    status {
        () throws(CipherError) in
        cryptorRef?.pointee = handle(try cipherStream(op, alg, options, key, keyLength, iv))
    }
}

/// Begins a message in any mode.
///
/// `tweak`, `tweakLength` and `numRounds` belong to modes and ciphers that are not built.
@discardableResult
public func CCCryptorCreateWithMode(
    _ op: CCOperation,
    _ mode: CCMode,
    _ alg: CCAlgorithm,
    _ padding: CCPadding,
    _ iv: UnsafeRawPointer!,
    _ key: UnsafeRawPointer!,
    _ keyLength: Int,
    _ tweak: UnsafeRawPointer!,
    _ tweakLength: Int,
    _ numRounds: Int32,
    _ options: CCModeOptions,
    _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    status {
        () throws(CipherError) in
        guard Int(options) & kCCModeOptionCTR_LE == 0 else { throw .unimplemented }
        let stream = try CipherStream(
            alg,
            mode: CipherStream.Mode(mode),
            key: try bytes(key, keyLength),
            iv: iv,
            encrypts: try encrypts(op),
            isPadded: Int(padding) == ccPKCS7Padding
        )
        cryptorRef?.pointee = handle(stream)
    }
}

/// Encrypts or decrypts more of a message; bytes that fill no block wait for the next.
@discardableResult
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!,
    _ dataIn: UnsafeRawPointer!,
    _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    status {
        () throws(CipherError) in
        let stream = try stream(of: cryptorRef)
        let text = UnsafeRawBufferPointer(start: dataIn, count: dataInLength)
        guard stream.outputCount(text.count, isLast: false) <= dataOutAvailable else {
            throw .bufferTooSmall
        }
        try write(stream.update(text), dataOut, dataOutAvailable, dataOutMoved)
    }
}

/// Ends a message.
@discardableResult
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!,
    _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    status {
        () throws(CipherError) in
        let stream = try stream(of: cryptorRef)
        guard stream.outputCount(0, isLast: true) <= dataOutAvailable else { throw .bufferTooSmall }
        try write(try stream.finish(), dataOut, dataOutAvailable, dataOutMoved)
    }
}

/// The bytes that come out at most when so many more go in.
public func CCCryptorGetOutputLength(
    _ cryptorRef: CCCryptorRef!,
    _ inputLength: Int,
    _ final: Bool
) -> Int {
    (try? stream(of: cryptorRef))?.outputCount(inputLength, isLast: final) ?? 0
}

/// Begins another message with the same key.
@discardableResult
public func CCCryptorReset(_ cryptorRef: CCCryptorRef!, _ iv: UnsafeRawPointer!) -> CCCryptorStatus
{
    status { () throws(CipherError) in try stream(of: cryptorRef).reset(iv) }
}

/// Frees what `CCCryptorCreate` made.
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    if let cryptorRef {
        Unmanaged<CipherStream>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
    }
    return CCCryptorStatus(kCCSuccess)
}

/// Fills memory with random bytes that suit keys.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard let bytes, count >= 0 else { return CCRNGStatus(kCCParamError) }
    casement_fill_with_random_bytes(bytes, count)
    return CCRNGStatus(kCCSuccess)
}

/// What `CCRandomGenerateBytes` answers.
public typealias CCRNGStatus = CCCryptorStatus

/// Runs what may fail; the answer is CommonCrypto's number.
private func status(_ body: () throws(CipherError) -> Void) -> CCCryptorStatus {
    do {
        try body()
        return CCCryptorStatus(kCCSuccess)
    } catch {
        return error.status
    }
}

private func encrypts(_ operation: CCOperation) throws(CipherError) -> Bool {
    switch Int(operation) {
    case kCCEncrypt: true
    case kCCDecrypt: false
    default: throw .parameter
    }
}

private func bytes(
    _ start: UnsafeRawPointer?,
    _ count: Int
) throws(CipherError) -> UnsafeRawBufferPointer {
    guard start != nil, count >= 0 else { throw .parameter }
    return UnsafeRawBufferPointer(start: start, count: count)
}

private func cipherStream(
    _ operation: CCOperation,
    _ algorithm: CCAlgorithm,
    _ options: CCOptions,
    _ key: UnsafeRawPointer?,
    _ keyCount: Int,
    _ iv: UnsafeRawPointer?
) throws(CipherError) -> CipherStream {
    let isCodebook = Int(options) & kCCOptionECBMode != 0
    let blockMode: CipherStream.Mode = isCodebook ? .codebook : .chained
    return try CipherStream(
        algorithm,
        mode: Int(algorithm) == kCCAlgorithmRC4 ? .stream : blockMode,
        key: try bytes(key, keyCount),
        iv: iv,
        encrypts: try encrypts(operation),
        isPadded: Int(options) & kCCOptionPKCS7Padding != 0
    )
}

private func handle(_ stream: CipherStream) -> CCCryptorRef {
    OpaquePointer(Unmanaged.passRetained(stream).toOpaque())
}

private func stream(of reference: CCCryptorRef?) throws(CipherError) -> CipherStream {
    guard let reference else { throw .parameter }
    return Unmanaged<CipherStream>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue()
}

private func write(
    _ text: [UInt8],
    _ destination: UnsafeMutableRawPointer?,
    _ room: Int,
    _ moved: UnsafeMutablePointer<Int>?
) throws(CipherError) {
    moved?.pointee = text.count
    guard text.count <= room else { throw .bufferTooSmall }
    text.withUnsafeBytes { source in
        guard let start = source.baseAddress, !source.isEmpty else { return }
        destination?.copyMemory(from: start, byteCount: source.count)
    }
}
