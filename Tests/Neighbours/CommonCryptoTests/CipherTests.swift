// SPDX-License-Identifier: Apache-2.0

import CommonCrypto
import Testing

/// Ciphers against the published vectors of their standards.
struct CipherTests {
    private static let block = "6bc1bee22e409f96e93d7e117393172a"
    private static let blocks = block + "ae2d8a571e03ac9c9eb76fac45af8e51"
    private static let key = "2b7e151628aed2a6abf7158809cf4f3c"
    private static let iv = "000102030405060708090a0b0c0d0e0f"

    private static func bytes(_ hex: String) -> [UInt8] {
        stride(from: 0, to: hex.count, by: 2).map { offset in
            let start = hex.index(hex.startIndex, offsetBy: offset)
            return UInt8(hex[start...].prefix(2), radix: 16) ?? 0
        }
    }

    private func crypt(
        _ operation: Int,
        _ algorithm: Int,
        _ options: Int,
        key: String,
        iv: String? = nil,
        _ text: [UInt8],
        room: Int? = nil
    ) -> (status: Int, bytes: [UInt8], moved: Int) {
        let key = Self.bytes(key)
        var result = [UInt8](repeating: 0, count: room ?? text.count + 16)
        var moved = 0
        let status = CCCrypt(
            CCOperation(operation),
            CCAlgorithm(algorithm),
            CCOptions(options),
            key,
            key.count,
            iv.map(Self.bytes),
            text,
            text.count,
            &result,
            result.count,
            &moved
        )
        return (Int(status), Array(result.prefix(status == kCCSuccess ? moved : 0)), moved)
    }

    @Test(arguments: [
        // FIPS 197, FIPS 46's usual example, RFC 2144, RFC 2268, Schneier's Blowfish.
        (
            kCCAlgorithmAES, "000102030405060708090a0b0c0d0e0f", "00112233445566778899aabbccddeeff",
            "69c4e0d86a7b0430d8cdb78070b4c55a"
        ),
        (
            kCCAlgorithmAES, "000102030405060708090a0b0c0d0e0f1011121314151617",
            "00112233445566778899aabbccddeeff", "dda97ca4864cdfe06eaf70a0ec0d7191"
        ),
        (
            kCCAlgorithmAES, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
            "00112233445566778899aabbccddeeff", "8ea2b7ca516745bfeafc49904b496089"
        ),
        (kCCAlgorithmDES, "133457799bbcdff1", "0123456789abcdef", "85e813540f0ab405"),
        (
            kCCAlgorithm3DES, "133457799bbcdff1133457799bbcdff1133457799bbcdff1",
            "0123456789abcdef",
            "85e813540f0ab405"
        ),
        (
            kCCAlgorithmCAST, "0123456712345678234567893456789a", "0123456789abcdef",
            "238b4fe5847e44b2"
        ),
        (
            kCCAlgorithmRC2, "88bca90e90875a7f0f79c384627bafb2", "0000000000000000",
            "2269552ab0f85ca6"
        ),
        (kCCAlgorithmBlowfish, "0000000000000000", "0000000000000000", "4ef997456198dd78"),
    ])
    func aBlockIsTheStandards(_ algorithm: Int, _ key: String, _ plain: String, _ code: String) {
        let there = crypt(kCCEncrypt, algorithm, kCCOptionECBMode, key: key, Self.bytes(plain))
        #expect(there.status == kCCSuccess)
        #expect(there.bytes == Self.bytes(code))
        let back = crypt(kCCDecrypt, algorithm, kCCOptionECBMode, key: key, Self.bytes(code))
        #expect(back.bytes == Self.bytes(plain))
    }

    @Test func aStreamCipherKeepsTheLength() {
        let text = Array("Plaintext".utf8)
        let there = crypt(kCCEncrypt, kCCAlgorithmRC4, 0, key: "4b6579", text)
        #expect(there.bytes == Self.bytes("bbf316e8d940af0ad3"))
        #expect(crypt(kCCDecrypt, kCCAlgorithmRC4, 0, key: "4b6579", there.bytes).bytes == text)
    }

    // NIST SP 800-38A, appendix F.
    @Test(arguments: [
        (kCCModeCBC, iv, "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2"),
        (kCCModeCFB, iv, "3b3fd92eb72dad20333449f8e83cfb4ac8a64537a0b3a93fcde3cdad9f1ce58b"),
        (kCCModeOFB, iv, "3b3fd92eb72dad20333449f8e83cfb4a7789508d16918f03f53c52dac54ed825"),
        (
            kCCModeCTR, "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff",
            "874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff"
        ),
        (kCCModeCFB8, iv, "3b79424c9c0dd436bace9e0ed4586a4f"),
    ])
    func aModeIsTheStandards(_ mode: Int, _ iv: String, _ code: String) throws {
        let code = Self.bytes(code)
        let plain = Array(Self.bytes(Self.blocks).prefix(code.count))
        // In parts of any size, and in both directions.
        for part in [1, 5, 16, 32] {
            #expect(try run(kCCEncrypt, mode, iv, plain, part) == code, "parts of \(part)")
            #expect(try run(kCCDecrypt, mode, iv, code, part) == plain, "parts of \(part)")
        }
    }

    private func run(
        _ operation: Int,
        _ mode: Int,
        _ iv: String,
        _ text: [UInt8],
        _ part: Int
    ) throws -> [UInt8] {
        let key = Self.bytes(Self.key)
        var reference: CCCryptorRef?
        let status = CCCryptorCreateWithMode(
            CCOperation(operation),
            CCMode(mode),
            CCAlgorithm(kCCAlgorithmAES),
            CCPadding(ccNoPadding),
            Self.bytes(iv),
            key,
            key.count,
            nil,
            0,
            0,
            0,
            &reference
        )
        #expect(status == kCCSuccess)
        let cryptor = try #require(reference)
        defer { CCCryptorRelease(cryptor) }
        var result: [UInt8] = []
        for start in stride(from: 0, to: text.count, by: part) {
            let piece = Array(text[start..<min(start + part, text.count)])
            var room = [UInt8](
                repeating: 0,
                count: CCCryptorGetOutputLength(cryptor, piece.count, false)
            )
            var moved = 0
            #expect(
                CCCryptorUpdate(cryptor, piece, piece.count, &room, room.count, &moved)
                    == kCCSuccess
            )
            result += room.prefix(moved)
        }
        var room = [UInt8](repeating: 0, count: 16)
        var moved = 0
        #expect(CCCryptorFinal(cryptor, &room, room.count, &moved) == kCCSuccess)
        return result + room.prefix(moved)
    }

    @Test(arguments: 0...33) func paddingComesOffAgain(count: Int) {
        let text = (0..<count).map { UInt8($0) }
        let options = kCCOptionPKCS7Padding
        let there = crypt(kCCEncrypt, kCCAlgorithmAES, options, key: Self.key, iv: Self.iv, text)
        #expect(there.bytes.count == (count / 16 + 1) * 16)
        let back = crypt(
            kCCDecrypt,
            kCCAlgorithmAES,
            options,
            key: Self.key,
            iv: Self.iv,
            there.bytes
        )
        #expect(back.bytes == text)
    }

    @Test func mistakesHaveTheirNumbers() {
        let text = Self.bytes(Self.block)
        let padded = kCCOptionPKCS7Padding
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: "00", text).status == kCCKeySizeError)
        #expect(crypt(kCCEncrypt, 99, 0, key: Self.key, text).status == kCCParamError)
        #expect(crypt(7, kCCAlgorithmAES, 0, key: Self.key, text).status == kCCParamError)
        #expect(
            crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: Self.key, Array(text.dropLast())).status
                == kCCAlignmentError
        )
        let short = crypt(kCCEncrypt, kCCAlgorithmAES, padded, key: Self.key, text, room: 16)
        #expect(short.status == kCCBufferTooSmall)
        #expect(short.moved == 32)
        // A block that ends in no padding.
        let bare = crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: Self.key, text).bytes
        #expect(
            crypt(kCCDecrypt, kCCAlgorithmAES, padded, key: Self.key, bare).status == kCCDecodeError
        )
    }

    @Test func aCryptorBeginsAnew() throws {
        let key = Self.bytes(Self.key)
        let text = Self.bytes(Self.block)
        var reference: CCCryptorRef?
        CCCryptorCreate(
            CCOperation(kCCEncrypt),
            CCAlgorithm(kCCAlgorithmAES),
            0,
            key,
            key.count,
            Self.bytes(Self.iv),
            &reference
        )
        let cryptor = try #require(reference)
        defer { CCCryptorRelease(cryptor) }
        var first = [UInt8](repeating: 0, count: 16)
        var second = first
        var moved = 0
        CCCryptorUpdate(cryptor, text, text.count, &first, 16, &moved)
        CCCryptorReset(cryptor, Self.bytes(Self.iv))
        CCCryptorUpdate(cryptor, text, text.count, &second, 16, &moved)
        #expect(first == second)
        #expect(first == Self.bytes("7649abac8119b246cee98e9b12e9197d"))
    }

    // RFC 6070; the others by another implementation.
    @Test(arguments: [
        (kCCPRFHmacAlgSHA1, 1, "0c60c80f961f0e71f3a9b524af6012062fe037a6"),
        (kCCPRFHmacAlgSHA1, 2, "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"),
        (kCCPRFHmacAlgSHA256, 1, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc3548"),
        (kCCPRFHmacAlgSHA224, 2, "93200ffa96c5776d38fa10abdf8f5bfc0054b9718513df47"),
        (kCCPRFHmacAlgSHA384, 2, "54f775c6d790f21930459162fc535dbf04a939185127016a"),
        (kCCPRFHmacAlgSHA512, 2, "e1d9c16aa681708a45f5c7c4e215ceb66e011a2e9f004071"),
    ])
    func aPasswordMakesAKey(_ function: Int, _ rounds: UInt32, _ key: String) {
        let expected = Self.bytes(key)
        var derived = [UInt8](repeating: 0, count: expected.count)
        let salt = Array("salt".utf8)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2),
            "password",
            8,
            salt,
            salt.count,
            CCPseudoRandomAlgorithm(function),
            rounds,
            &derived,
            derived.count
        )
        #expect(status == kCCSuccess)
        #expect(derived == expected)
    }

    @Test func randomBytesFillTheMemory() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(CCRandomGenerateBytes(&bytes, bytes.count) == kCCSuccess)
        #expect(Set(bytes).count > 8)
    }
}
