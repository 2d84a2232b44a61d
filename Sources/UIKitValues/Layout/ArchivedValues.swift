// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation
import ObjCRuntime

extension CGAffineTransform: ArchivedNumbers {
    package var archivedNumbers: [CGFloat] { [a, b, c, d, tx, ty] }
    package init?(archivedNumbers n: [CGFloat]) {
        guard n.count == 6 else { return nil }
        self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
}

extension UIEdgeInsets: ArchivedNumbers {
    package var archivedNumbers: [CGFloat] { [top, left, bottom, right] }
    package init?(archivedNumbers n: [CGFloat]) {
        guard n.count == 4 else { return nil }
        self.init(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
}

extension NSDirectionalEdgeInsets: ArchivedNumbers {
    package var archivedNumbers: [CGFloat] { [top, leading, bottom, trailing] }
    package init?(archivedNumbers n: [CGFloat]) {
        guard n.count == 4 else { return nil }
        self.init(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }
}

extension UIOffset: ArchivedNumbers {
    package var archivedNumbers: [CGFloat] { [horizontal, vertical] }
    package init?(archivedNumbers n: [CGFloat]) {
        guard n.count == 2 else { return nil }
        self.init(horizontal: n[0], vertical: n[1])
    }
}
