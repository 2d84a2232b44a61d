// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// What files say of themselves, by Darwin's functions.
struct ExtendedAttributeTests {
    private let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try Data().write(to: URL(fileURLWithPath: path))
    }

    /// Whether the file system keeps attributes of programs.
    private static let isKept: Bool = {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("attributes").path
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        defer { try? FileManager.default.removeItem(atPath: path) }
        return setxattr(path, "a", "b", 1, 0, 0) == 0
    }()

    @Test(.enabled(if: isKept))
    func whatIsWrittenIsReadListedAndRemoved() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(setxattr(path, "com.example.b", "text", 4, 0, 0) == 0)
        #expect(setxattr(path, "a", "x", 1, 0, XATTR_CREATE) == 0)
        #expect(setxattr(path, "a", "x", 1, 0, XATTR_CREATE) == -1)
        #expect(getxattr(path, "com.example.b", nil, 0, 0, 0) == 4)
        var bytes = [UInt8](repeating: 0, count: 4)
        #expect(getxattr(path, "com.example.b", &bytes, 4, 0, XATTR_NOFOLLOW) == 4)
        #expect(bytes == Array("text".utf8))
        let size = listxattr(path, nil, 0, 0)
        var names = [CChar](repeating: 0, count: size)
        #expect(listxattr(path, &names, size, 0) == size)
        let found = names.split(separator: 0).map {
            String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        #expect(Set(found) == ["a", "com.example.b"])
        #expect(listxattr(path, &names, 1, 0) == -1)
        #expect(removexattr(path, "a", 0) == 0)
        #expect(getxattr(path, "a", nil, 0, 0, 0) == -1 && errno == ENOATTR)
    }

    @Test func aPlaceInAResourceForkIsRefused() {
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(getxattr(path, "a", nil, 0, 1, 0) == -1)
        #expect(setxattr(path, "a", "x", 1, 1, 0) == -1)
    }
}
