// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

private struct OwnParts {
    var rotation: CGFloat
}

extension CGAffineTransform {
    /// A method of the program's own, under the name of one that came with iOS 16.
    fileprivate func decomposed() -> OwnParts { OwnParts(rotation: 7) }
}

struct OwnDecompositionTests {
    @Test func aProgramsOwnMethodGoesBeforeTheNewOne() {
        // Both results have a rotation: the type decides nothing.
        #expect(CGAffineTransform.identity.decomposed().rotation == 7)
    }
}
