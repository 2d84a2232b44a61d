// SPDX-License-Identifier: Apache-2.0

/// A message on its way through a cipher: its mode, its padding and the bytes that wait for a whole block.
final class CipherStream {
    /// How blocks are joined.
    enum Mode {
        /// Each by itself.
        case codebook
        /// Each mixed with the encrypted one before it.
        case chained
        /// The encrypted block before, encrypted anew, is mixed with the text, whole blocks at once.
        case feedback
        /// Like `feedback`, a byte at a time.
        case byteFeedback
        /// Encrypted numbers that count up, most significant byte first, are mixed with the text.
        case counter
        /// A block that is encrypted again and again is mixed with the text.
        case outputFeedback
        /// The cipher makes a stream by itself.
        case stream

        /// The mode of one of CommonCrypto's numbers.
        init(_ mode: CCMode) throws(CipherError) {
            switch Int(mode) {
            case kCCModeECB: self = .codebook
            case kCCModeCBC: self = .chained
            case kCCModeCFB: self = .feedback
            case kCCModeCFB8: self = .byteFeedback
            case kCCModeCTR: self = .counter
            case kCCModeOFB: self = .outputFeedback
            case kCCModeRC4: self = .stream
            default: throw .unimplemented
            }
        }

        /// Whether text comes in whole blocks.
        var needsBlocks: Bool { self == .codebook || self == .chained }
        /// Whether decrypting is the cipher's inverse; the other modes encrypt in both directions.
        var inverts: Bool { needsBlocks }
    }

    private let cipher: BlockCipher
    private let mode: Mode
    private let encrypts: Bool
    private let isPadded: Bool
    /// The block before, or the counter.
    private var register: [UInt8]
    /// Bytes of the key stream that are left of a block.
    private var keyStream: ArraySlice<UInt8> = []
    private var waiting: [UInt8] = []

    /// Begins a message.
    init(
        _ algorithm: CCAlgorithm,
        mode: Mode,
        key: UnsafeRawBufferPointer,
        iv: UnsafeRawPointer?,
        encrypts: Bool,
        isPadded: Bool
    ) throws(CipherError) {
        cipher = try BlockCipher(algorithm, key: key, encrypts: encrypts || !mode.inverts)
        guard (cipher.blockSize == 1) == (mode == .stream) else { throw .parameter }
        self.mode = mode
        self.encrypts = encrypts
        self.isPadded = isPadded && mode.needsBlocks
        register = []
        reset(iv)
    }

    /// Begins another message with the same key; without a vector with one of zeros.
    func reset(_ iv: UnsafeRawPointer?) {
        let size = cipher.blockSize
        register =
            iv.map { Array(UnsafeRawBufferPointer(start: $0, count: size)) }
            ?? [UInt8](repeating: 0, count: size)
        waiting = []
        keyStream = []
    }

    /// The bytes that come out at most when so many more go in.
    func outputCount(_ count: Int, isLast: Bool) -> Int {
        let size = cipher.blockSize
        guard mode.needsBlocks else { return count }
        let all = waiting.count + count
        if isLast, isPadded, encrypts { return (all / size + 1) * size }
        return isLast ? all : all / size * size
    }

    /// What more text becomes, as far as blocks are whole.
    func update(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        guard mode.needsBlocks else { return mixed(bytes) }
        waiting += bytes
        var whole = waiting.count / cipher.blockSize * cipher.blockSize
        // The last block may hold padding, which only the end of the message shows.
        if isPadded, !encrypts, whole == waiting.count, whole > 0 { whole -= cipher.blockSize }
        var text = Array(waiting[..<whole])
        waiting.removeFirst(whole)
        turn(&text)
        return text
    }

    /// What is left at the end of the message.
    func finish() throws(CipherError) -> [UInt8] {
        let size = cipher.blockSize
        if isPadded, encrypts {
            let padding = size - waiting.count % size
            waiting += [UInt8](repeating: UInt8(padding), count: padding)
        }
        guard waiting.count % size == 0 else { throw .alignment }
        var text = waiting
        waiting = []
        turn(&text)
        guard isPadded, !encrypts else { return text }
        guard let padding = text.last, (1...size).contains(Int(padding)), text.count >= size,
            text.suffix(Int(padding)).allSatisfy({ $0 == padding })
        else { throw .decoding }
        text.removeLast(Int(padding))
        return text
    }

    /// Encrypts or decrypts whole blocks in place.
    private func turn(_ text: inout [UInt8]) {
        guard mode == .chained else { return cipher.apply(&text) }
        let size = cipher.blockSize
        guard encrypts else {
            let before = register + text
            cipher.apply(&text)
            for index in text.indices { text[index] ^= before[index] }
            register = Array(before.suffix(size))
            return
        }
        for start in stride(from: 0, to: text.count, by: size) {
            for index in 0..<size { register[index] ^= text[start + index] }
            cipher.apply(&register)
            text.replaceSubrange(start..<start + size, with: register)
        }
    }

    /// Mixes text with the key stream.
    private func mixed(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var text = Array(bytes)
        if mode == .stream {
            cipher.apply(&text)
            return text
        }
        for index in text.indices {
            let source = text[index]
            if keyStream.isEmpty { nextKeyStream() }
            text[index] ^= keyStream.removeFirst()
            let encrypted = encrypts ? text[index] : source
            switch mode {
            case .byteFeedback:
                register = register.dropFirst() + [encrypted]
                keyStream = []
            case .feedback:
                register[cipher.blockSize - keyStream.count - 1] = encrypted
            default: break
            }
        }
        return text
    }

    /// Encrypts the register into bytes that text is mixed with.
    private func nextKeyStream() {
        var block = register
        cipher.apply(&block)
        keyStream = block[...]
        if mode == .outputFeedback { register = block }
        guard mode == .counter else { return }
        for index in register.indices.reversed() {
            register[index] &+= 1
            if register[index] != 0 { break }
        }
    }
}
