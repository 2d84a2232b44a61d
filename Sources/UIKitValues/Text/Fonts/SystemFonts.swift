// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import Synchronization

/// Remembers the variants of the system font, which every view asks for again and again.
final class SystemFonts: Sendable {
    static let shared = SystemFonts()

    private struct Key: Hashable {
        var request: SystemFontRequest
        var size: CGFloat
        var features: [FontFeature]
        var generation: Int
    }

    private let made = Mutex<[Key: FontInstance]>([:])

    func font(
        _ request: SystemFontRequest,
        size: CGFloat,
        features: [FontFeature]
    ) -> FontInstance {
        let key = Key(
            request: request,
            size: size,
            features: features,
            generation: FontDatabase.shared.generation
        )
        return made.withLock { made in
            if let known = made[key] { return known }
            let plain = FontInstance.system(request, size: size)
            let result = features.isEmpty ? plain : plain.adding(features)
            if made.count > 500 { made.removeAll() }
            made[key] = result
            return result
        }
    }
}
