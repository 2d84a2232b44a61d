// SPDX-License-Identifier: Apache-2.0

#if CryptoKit
import CryptoKit
import Foundation
import Testing

/// That the module has what source imports it for; swift-crypto's own tests hold the numbers.
struct HashTests {
    private static func text(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    @Test func digestsAreThoseOfTheStandards() {
        let data = Data("abc".utf8)
        #expect(Self.text(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(Self.text(Insecure.SHA1.hash(data: data)).hasPrefix("a9993e364706816a"))
        #expect(Self.text(SHA256.hash(data: data)).hasPrefix("ba7816bf8f01cfea"))
        #expect(Self.text(SHA384.hash(data: data)).hasPrefix("cb00753f45a35e8b"))
        #expect(Self.text(SHA512.hash(data: data)).hasPrefix("ddaf35a193617aba"))
    }

    @Test func piecesGiveTheDigestOfTheWhole() {
        var function = SHA256()
        for piece in ["a", "b", "c"] { function.update(data: Data(piece.utf8)) }
        let digest = function.finalize()
        #expect(digest == SHA256.hash(data: Data("abc".utf8)))
        #expect(digest.description.hasPrefix("SHA256 digest: ba7816bf"))
        #expect(digest == Data(digest))
        #expect(SHA256.byteCount == 32 && SHA512.blockByteCount == 128)
    }

    // RFC 4231, second case.
    @Test func authenticationCodesAreThoseOfTheStandard() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let message = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(Self.text(code).hasPrefix("5bdcc146bf60754e6a042426089575c7"))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        #expect(
            !HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data(), using: key)
        )
    }
}
#endif
