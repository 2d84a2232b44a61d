// SPDX-License-Identifier: Apache-2.0

import CNettle

/// A cipher with its key, in one direction: Nettle's functions turn whole blocks, one by one.
///
/// A stream cipher has blocks of one byte, and goes on where it was.
struct BlockCipher {
    /// The bytes of a block; 1 for a stream cipher.
    let blockSize: Int
    private let turn: (UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>, Int) -> Void

    /// A cipher of the table that Nettle has, for keys of its size.
    private init(_ cipher: nettle_cipher, _ key: UnsafePointer<UInt8>, encrypts: Bool) {
        let word = MemoryLayout<UInt64>.size
        var context = [UInt64](repeating: 0, count: (Int(cipher.context_size) + word - 1) / word)
        context.withUnsafeMutableBytes {
            (encrypts ? cipher.set_encrypt_key : cipher.set_decrypt_key)($0.baseAddress, key)
        }
        let function: nettle_cipher_func = encrypts ? cipher.encrypt : cipher.decrypt
        blockSize = Int(cipher.block_size)
        turn = { [context] destination, source, count in
            context.withUnsafeBytes { function($0.baseAddress, count, destination, source) }
        }
    }

    /// A cipher of 64-bit blocks that Nettle's table lacks.
    private init<Context>(
        _ context: Context,
        _ function:
            @escaping (
                UnsafePointer<Context>, Int, UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>
            ) -> Void
    ) {
        blockSize = 8
        turn = { destination, source, count in
            withUnsafePointer(to: context) { function($0, count, destination, source) }
        }
    }

    /// RC4, whose state changes with each byte.
    private init(stream: arcfour_ctx) {
        let state = UnsafeState(stream)
        blockSize = 1
        turn = { destination, source, count in
            nettle_arcfour_crypt(&state.value, count, destination, source)
        }
    }

    /// A state that is shared by all copies of a cipher.
    private final class UnsafeState {
        var value: arcfour_ctx

        init(_ value: arcfour_ctx) { self.value = value }
    }

    /// Makes a cipher of an algorithm and a key.
    ///
    /// - Throws: `CipherError` for an unknown algorithm, and for a key of a wrong size.
    init(_ algorithm: CCAlgorithm, key: UnsafeRawBufferPointer, encrypts: Bool) throws(CipherError)
    {
        let sizes = try Self.keySizes(of: algorithm)
        guard sizes.contains(key.count), let start = key.baseAddress else { throw .keySize }
        let bytes = start.assumingMemoryBound(to: UInt8.self)
        switch Int(algorithm) {
        case kCCAlgorithmAES:
            let cipher =
                switch key.count {
                case kCCKeySizeAES128: nettle_aes128
                case kCCKeySizeAES192: nettle_aes192
                default: nettle_aes256
                }
            self.init(cipher, bytes, encrypts: encrypts)
        case kCCAlgorithmDES:
            var context = des_ctx()
            _ = nettle_des_set_key(&context, bytes)
            self.init(context, encrypts ? nettle_des_encrypt : nettle_des_decrypt)
        case kCCAlgorithm3DES:
            var context = des3_ctx()
            _ = nettle_des3_set_key(&context, bytes)
            self.init(context, encrypts ? nettle_des3_encrypt : nettle_des3_decrypt)
        case kCCAlgorithmCAST:
            var context = cast128_ctx()
            nettle_cast5_set_key(&context, key.count, bytes)
            self.init(context, encrypts ? nettle_cast128_encrypt : nettle_cast128_decrypt)
        case kCCAlgorithmRC2:
            var context = arctwo_ctx()
            nettle_arctwo_set_key(&context, key.count, bytes)
            // It takes its key to be changeable, and changes nothing.
            let function = encrypts ? nettle_arctwo_encrypt : nettle_arctwo_decrypt
            self.init(context) { function(UnsafeMutablePointer(mutating: $0), $1, $2, $3) }
        case kCCAlgorithmBlowfish:
            var context = blowfish_ctx()
            _ = nettle_blowfish_set_key(&context, key.count, bytes)
            self.init(context, encrypts ? nettle_blowfish_encrypt : nettle_blowfish_decrypt)
        default:
            var context = arcfour_ctx()
            nettle_arcfour_set_key(&context, key.count, bytes)
            self.init(stream: context)
        }
    }

    /// The sizes in bytes that an algorithm's keys may have.
    private static func keySizes(of algorithm: CCAlgorithm) throws(CipherError) -> [Int] {
        switch Int(algorithm) {
        case kCCAlgorithmAES: [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256]
        case kCCAlgorithmDES: [kCCKeySizeDES]
        case kCCAlgorithm3DES: [kCCKeySize3DES]
        case kCCAlgorithmCAST: Array(kCCKeySizeMinCAST...kCCKeySizeMaxCAST)
        // Nettle's RC4 takes keys of up to 256 bytes, which is all that the algorithm uses.
        case kCCAlgorithmRC4: Array(kCCKeySizeMinRC4...256)
        case kCCAlgorithmRC2: Array(kCCKeySizeMinRC2...kCCKeySizeMaxRC2)
        case kCCAlgorithmBlowfish: Array(kCCKeySizeMinBlowfish...kCCKeySizeMaxBlowfish)
        default: throw .parameter
        }
    }

    /// Turns whole blocks, each by itself.
    func apply(_ bytes: inout [UInt8]) {
        let count = bytes.count
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress, count > 0 else { return }
            turn(start, start, count)
        }
    }
}

/// Why a cipher does not work; the values are CommonCrypto's.
enum CipherError: Error {
    case parameter, bufferTooSmall, alignment, decoding, unimplemented, keySize

    /// What the C functions answer.
    var status: CCCryptorStatus {
        let value =
            switch self {
            case .parameter: kCCParamError
            case .bufferTooSmall: kCCBufferTooSmall
            case .alignment: kCCAlignmentError
            case .decoding: kCCDecodeError
            case .unimplemented: kCCUnimplemented
            case .keySize: kCCKeySizeError
            }
        return CCCryptorStatus(value)
    }
}
