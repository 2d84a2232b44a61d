// SPDX-License-Identifier: Apache-2.0

import CommonCrypto
import Foundation
import Testing

struct AuthenticationCodeTests {
    /// The second case of RFC 2202 and of RFC 4231: by algorithm, what the code begins with.
    private static let jefe: [(algorithm: Int, length: Int32, start: String)] = [
        (kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH, "750c783e6ab0b503"),
        (kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH, "effcdf6ae5eb2fa2"),
        (kCCHmacAlgSHA224, CC_SHA224_DIGEST_LENGTH, "a30e01098bc6dbbf"),
        (kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, "5bdcc146bf60754e"),
        (kCCHmacAlgSHA384, CC_SHA384_DIGEST_LENGTH, "af45d2e376484031"),
        (kCCHmacAlgSHA512, CC_SHA512_DIGEST_LENGTH, "164b7a7bfcf819e2"),
    ]

    private static func text(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    @Test(arguments: jefe.indices)
    func codesAreThoseOfTheStandards(index: Int) {
        let row = Self.jefe[index]
        let message = "what do ya want for nothing?"
        var code = [UInt8](repeating: 0xA5, count: Int(row.length) + 1)
        CCHmac(CCHmacAlgorithm(row.algorithm), "Jefe", 4, message, message.utf8.count, &code)
        #expect(Self.text(code).hasPrefix(row.start))
        #expect(code.last == 0xA5)
    }

    @Test func aKeyLongerThanABlockIsHashed() {
        var code = [UInt8](repeating: 0, count: 16)
        let key = [UInt8](repeating: 0xAA, count: 131)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgMD5), key, key.count, "abc", 3, &code)
        #expect(Self.text(code) == "7f36bd8c0dbb2c36295bed5b470df295")
    }

    @Test func piecesGiveTheCodeOfTheWhole() {
        var context = CCHmacContext()
        CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4)
        for piece in ["what do ya ", "", "want for nothing?"] {
            CCHmacUpdate(&context, piece, piece.utf8.count)
        }
        var code = [UInt8](repeating: 0, count: 32)
        CCHmacFinal(&context, &code)
        #expect(Self.text(code).hasPrefix("5bdcc146bf60754e6a042426089575c7"))
    }

    @Test func anUnknownAlgorithmWritesNothing() {
        var code: [UInt8] = [1, 2, 3]
        CCHmac(99, "key", 3, "abc", 3, &code)
        #expect(code == [1, 2, 3])
    }
}
