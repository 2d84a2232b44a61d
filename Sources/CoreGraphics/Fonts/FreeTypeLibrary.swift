// SPDX-License-Identifier: Apache-2.0

import CFreeType
import Foundation

/// FreeType's one library object. Opening and closing faces is all that must be serialised.
// Sendable is unchecked because `library` is set once, and faces are made and freed under `lock`.
final class FreeTypeLibrary: @unchecked Sendable {
    static let shared = FreeTypeLibrary()

    let library: FT_Library?
    private let lock = NSLock()

    private init() {
        var library: FT_Library?
        self.library = FT_Init_FreeType(&library) == 0 ? library : nil
    }

    /// Opens a face on bytes that must outlive it; nil for bytes that are not a font.
    func open(_ file: FontBytes, index: Int) -> FT_Face? {
        guard let library, let base = file.bytes.baseAddress, index >= 0 else { return nil }
        return lock.withLock {
            var face: FT_Face?
            let error = FT_New_Memory_Face(
                library,
                base.assumingMemoryBound(to: FT_Byte.self),
                FT_Long(file.bytes.count),
                FT_Long(index),
                &face
            )
            guard error == 0, let face else { return nil }
            if face.pointee.charmap == nil, face.pointee.num_charmaps > 0 {
                FT_Set_Charmap(face, face.pointee.charmaps[0])
            }
            return face
        }
    }

    func close(_ face: FT_Face) {
        lock.withLock { _ = FT_Done_Face(face) }
    }

    /// How many faces a file holds; 0 for bytes that are not a font.
    func faceCount(_ file: FontBytes) -> Int {
        guard let library, let base = file.bytes.baseAddress else { return 0 }
        return lock.withLock {
            var face: FT_Face?
            let error = FT_New_Memory_Face(
                library,
                base.assumingMemoryBound(to: FT_Byte.self),
                FT_Long(file.bytes.count),
                -1,
                &face
            )
            guard error == 0, let face else { return 0 }
            defer { FT_Done_Face(face) }
            return Int(face.pointee.num_faces)
        }
    }
}
