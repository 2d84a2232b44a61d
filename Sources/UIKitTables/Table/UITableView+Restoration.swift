// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

extension UITableView {
    func encodeRows(to coder: NSCoder) {
        coder.encodePaths(
            indexPathsForSelectedRows ?? [],
            of: dataSource,
            in: self,
            forKey: "UISelectedRows"
        )
        guard let top = indexPathsForVisibleRows?.min() else { return }
        coder.encodePaths([top], of: dataSource, in: self, forKey: "UITopRow")
        coder.encode(Double(contentOffset.y - rectForRow(at: top).minY), forKey: "UITopRowOffset")
    }

    func decodeRows(from coder: NSCoder) {
        let selected = coder.decodePaths(of: dataSource, in: self, forKey: "UISelectedRows")
        let top = coder.decodePaths(of: dataSource, in: self, forKey: "UITopRow").first
        var distance: CGFloat = 0
        FieldDecoder(coder).number("UITopRowOffset") { distance = CGFloat($0) }
        for path in selected where has(path) {
            selectRow(at: path, animated: false, scrollPosition: .none)
        }
        guard let top else { return }
        restore { [distance] scrollView in
            guard let table = scrollView as? UITableView, table.has(top) else { return }
            let offset = table.rectForRow(at: top).minY + distance
            table.setContentOffset(CGPoint(x: table.contentOffset.x, y: offset), animated: false)
        }
    }

    private func has(_ path: IndexPath) -> Bool {
        path.count == 2 && path.section < numberOfSections
            && path.row < numberOfRows(inSection: path.section)
    }
}
