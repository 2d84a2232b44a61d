// SPDX-License-Identifier: Apache-2.0

import CFreeType

extension FontFace {
    /// One axis of a variable font.
    package struct Axis: Sendable, Equatable {
        package var tag: UInt32
        package var name: String
        package var minimum: Double
        package var defaultValue: Double
        package var maximum: Double
    }

    /// The axes of the font; empty if it does not vary.
    package var axes: [Axis] {
        guard face.pointee.face_flags & (1 << 8) != 0 else { return [] }
        return lock.withLock {
            var variations: UnsafeMutablePointer<FT_MM_Var>?
            guard FT_Get_MM_Var(face, &variations) == 0, let variations else { return [] }
            defer { FT_Done_MM_Var(FreeTypeLibrary.shared.library, variations) }
            return (0..<min(Int(variations.pointee.num_axis), 64)).map { index in
                let axis = variations.pointee.axis[index]
                let low = Double(axis.minimum) / 65_536
                let high = Double(axis.maximum) / 65_536
                return Axis(
                    tag: UInt32(truncatingIfNeeded: axis.tag),
                    name: axis.name.map { String(cString: $0) } ?? "",
                    minimum: min(low, high),
                    defaultValue: Double(axis.def) / 65_536,
                    maximum: max(low, high)
                )
            }
        }
    }
}
