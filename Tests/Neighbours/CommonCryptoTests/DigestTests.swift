// SPDX-License-Identifier: Apache-2.0

import CommonCrypto
import Foundation
import Testing

struct DigestTests {
    /// The digests of as many bytes as the first column says, by Python's hashlib; of SHA-2 (256, 512, 384, 224) the
    /// first half.
    private static let known: [(count: Int, md5: String, sha1: String, sha2: [String])] = [
        (
            0, "d41d8cd98f00b204e9800998ecf8427e", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
            [
                "e3b0c44298fc1c149afbf4c8996fb924", "cf83e1357eefb8bdf1542850d66d8007",
                "38b060a751ac96384cd9327eb1b1e36a", "d14a028c2a3a2bc9476102bb288234c4",
            ]
        ),
        (
            1, "8666683506aacd900bbd5a74ac4edf68", "9842926af7ca0a8cca12604f945414f07b01e13d",
            [
                "084fed08b978af4d7d196a7446a86b58", "e45bf5817ddf94aa2f7a407071f0eedc",
                "8a6c69af6fb6247635f837958446fb8f", "15ebd4b8fdfc6905ea002a3efcc8faa7",
            ]
        ),
        (
            55, "52c0e574e1198de5fe3f8f11440dcb1b", "ddf57317ef34bfee3b6df83d359098930eb278bc",
            [
                "e7313d333c272e639f790978283f9eb3", "14fd424b1fcadee624da946ab03f7e1d",
                "fc2728f452750d08b5dbad1aea53202e", "703a7d6e61c83903b5db54ddf6dda226",
            ]
        ),
        (
            56, "46c9907fc908ee68b1e7b8e71286a518", "a0d492bb0fc889d0eca3bc137066ab6f4f74f369",
            [
                "4324d65f3c103567f5589c710bc08f85", "480fa85be41ef55a41208ca28ffc8743",
                "6c969a865f38d2eaac60b7963a84c97b", "850fef35478d7a94a417713dbded4a39",
            ]
        ),
        (
            63, "a62f6d59e837867693f042f5b8f5a236", "c55856749bef509bdfe6bfebfc7bf4e793e82132",
            [
                "81c80242132f230c3bd41b3e63bbcff1", "ecd42a703a4e93e163d60d55e3785b1a",
                "be67a9a1162c1d97f183980dc811f4f4", "246a939bfdd1eedb1ad51b53a250d197",
            ]
        ),
        (
            64, "7160b8fb5e9e4023d549c3971fbaeead", "bede92be29c3874e1b54ddc77988d606fc857a8e",
            [
                "39e3d7b6b5d075d37d053ad89b24b41b", "8f3cc30b3fb5bf963688a46488249248",
                "99d26430f561864c2f7d90b68650b960", "e480c1c21ffd3f109fc0cde0daf967c7",
            ]
        ),
        (
            65, "70bd662e7aefbda85a0f7244167b7897", "b05a80522b053d6dc7e0a517d0e70212c7dad11f",
            [
                "aacca6ff74fdbb296d165a45cecfa04e", "22050d1b2c5bd016c4b04c3e84f513ff",
                "cada16d798ec25243470f7827eb89a24", "574507bf89b5d3a0b5dcf4a684a645f2",
            ]
        ),
        (
            111, "13f00cb15f0c3fe588d1c17cde14b38f", "4a01b1272627e5be00f57bc3c3029c23a452e629",
            [
                "67d9492e628fd376e0b2efec8ca2b99b", "68cffa6d0d76f309c9ce0d35280939f8",
                "341388a9dc2275074e90cf3943237619", "5d5ba2469a7db3e3d5b622bdefbb8fef",
            ]
        ),
        (
            112, "5fe6a9f76b541ec645559589da9a088a", "54c08c2a0ed21de25e3d8606c3929454eb1d3f8b",
            [
                "96b928cff8528dbb99602c709a65b846", "d0865c524d1dddf7c23b799c413f5adc",
                "619cc5d06138526d70659eccf602d197", "df564afcb13bf4a0b08d0d3132418ad6",
            ]
        ),
        (
            119, "e84905d4214f4d1ca56c2cdcc152b143", "504e27376a6e0f0dba8295b85cb25dc4dfa17d23",
            [
                "9ce7368e4daf32341631b492e80359dc", "236bdd7f38a611b5014b239245c381ae",
                "9c284d266fc91c33a7f6ecbb0326646b", "6c9c99e7d1090cb995200ccc9fc757a4",
            ]
        ),
        (
            120, "e3eb5a6c8669ea01a8c185b8abc8a5dc", "82134b02fb3f702491be9bed581eeab59334acb2",
            [
                "7836b787757e95e58b3ca5aec90b1b00", "4bd16fefaa35cc2df9fbb8ff379ec04a",
                "96faef865acb7c55ae34422444b4380e", "d733ebb80612c4699bfca3061aab0cd9",
            ]
        ),
        (
            127, "acce2474d6cc8302120d09c818d17ef7", "34d5e582029e9b9b85b2febe31da3db7cdabaaea",
            [
                "a8d23e75d936f303d248888d9b165ee5", "e0b6a20f1c0c88970a9340152cd5a1c1",
                "f8234ab81f5f9641c656680825a9bbb3", "f2d23206c9419be75e54c12e79b49903",
            ]
        ),
        (
            128, "10b2da1a82f16d99a81a7203fe9f02cb", "a09133e6730ffe899efb70204cb5646cd5dc24ee",
            [
                "d2742f1f4ac6bb7ca2b239ee18402ba8", "99b16f17aa0b969a5b8f08f367719d51",
                "e8480e9c4dd90f88104a79cbaccec48e", "6df983e89c8c13cecdfb5f16fc67792a",
            ]
        ),
        (
            129, "03fefbbcebe2959cf2270241aafe0250", "808aea332ce367541d37adae7f94e59c5c1a934e",
            [
                "307f8fc2c1622b92762e818d39a185d4", "a1556e29185778aa5991e34b8884c840",
                "430173387764874661acba1e914e50f6", "cdb66bc3b48b8c446ba9e6220d9f9c25",
            ]
        ),
        (
            1000, "10046f077f2082ac19676b8079f1cb1a", "4231a8a50a10fa9758db8ec71fdef855b751048a",
            [
                "1e9bc38cbf860b9ec31918b065f9b524", "00e36fccf193e59697a92b5ab24666ce",
                "94c38db521ca733b8904c2d14b6e82d3", "23729dacbd480285c5c68439e2fe22ca",
            ]
        ),
    ]

    private static func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 3) }
    }

    private static func text(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    private typealias Hash =
        (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?

    /// The digest that a function writes, as text; nil unless it fills just its length.
    private static func digest(_ data: [UInt8], _ length: Int32, _ hash: Hash) -> String? {
        var bytes = [UInt8](repeating: 0xA5, count: Int(length) + 1)
        let isReturned = bytes.withUnsafeMutableBufferPointer { buffer in
            hash(data, CC_LONG(data.count), buffer.baseAddress) == buffer.baseAddress
        }
        guard isReturned, bytes.removeLast() == 0xA5 else { return nil }
        return text(bytes)
    }

    @Test(arguments: known.indices)
    func digestsAreThoseOfTheStandards(index: Int) {
        let row = Self.known[index]
        let data = Self.bytes(row.count)
        #expect(Self.digest(data, CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == row.md5)
        #expect(Self.digest(data, CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == row.sha1)
        let sha2 = [
            Self.digest(data, CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) },
            Self.digest(data, CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) },
            Self.digest(data, CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) },
            Self.digest(data, CC_SHA224_DIGEST_LENGTH) { CC_SHA224($0, $1, $2) },
        ]
        #expect(sha2.map { $0?.prefix(32) } == row.sha2.map { $0.prefix(32) })
    }

    @Test(arguments: [1, 3, 64, 65, 127])
    func piecesGiveTheDigestOfTheWhole(size: Int) {
        let data = Self.bytes(1000)
        var md5 = CC_MD5_CTX()
        // As in Apple's header, SHA-384 works in the context of SHA-512.
        var sha384 = CC_SHA512_CTX()
        #expect(CC_MD5_Init(&md5) == 1)
        #expect(CC_SHA384_Init(&sha384) == 1)
        for start in stride(from: 0, to: data.count, by: size) {
            let piece = Array(data[start..<min(start + size, data.count)])
            #expect(CC_MD5_Update(&md5, piece, CC_LONG(piece.count)) == 1)
            #expect(CC_SHA384_Update(&sha384, piece, CC_LONG(piece.count)) == 1)
        }
        var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        #expect(CC_MD5_Final(&digest, &md5) == 1)
        #expect(Self.text(digest) == "10046f077f2082ac19676b8079f1cb1a")
        digest = [UInt8](repeating: 0, count: Int(CC_SHA384_DIGEST_LENGTH))
        #expect(CC_SHA384_Final(&digest, &sha384) == 1)
        #expect(Self.text(digest).hasPrefix("94c38db521ca733b8904c2d14b6e82d3"))
    }

    @Test func eachContextWorksByItself() {
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
        var sha1 = CC_SHA1_CTX()
        var sha256 = CC_SHA256_CTX()
        CC_SHA1_Init(&sha1)
        CC_SHA224_Init(&sha256)
        CC_SHA1_Update(&sha1, "abc", 3)
        CC_SHA224_Update(&sha256, "abc", 3)
        CC_SHA1_Final(&digest, &sha1)
        #expect(Self.text(digest.prefix(20)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        CC_SHA224_Final(&digest, &sha256)
        #expect(Self.text(digest.prefix(8)) == "23097d223405d822")
        CC_SHA256_Init(&sha256)
        CC_SHA256_Update(&sha256, "abc", 3)
        CC_SHA256_Final(&digest, &sha256)
        #expect(Self.text(digest.prefix(8)) == "ba7816bf8f01cfea")
        var sha512 = CC_SHA512_CTX()
        CC_SHA512_Init(&sha512)
        CC_SHA512_Update(&sha512, "abc", 3)
        CC_SHA512_Final(&digest, &sha512)
        #expect(Self.text(digest.prefix(8)) == "ddaf35a193617aba")
    }

    @Test func blocksAreAsLongAsTheFunctionsWork() {
        #expect([CC_MD5_BLOCK_BYTES, CC_SHA1_BLOCK_BYTES] == [64, 64])
        #expect([CC_SHA224_BLOCK_BYTES, CC_SHA256_BLOCK_BYTES] == [64, 64])
        #expect([CC_SHA384_BLOCK_BYTES, CC_SHA512_BLOCK_BYTES] == [128, 128])
    }
}
