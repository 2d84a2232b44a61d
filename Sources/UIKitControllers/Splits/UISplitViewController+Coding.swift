// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

/// Archiving of the controllers in the columns.
extension UISplitViewController {
    /// Writes what the program has put into the columns, and the stacks around that.
    func encodeColumns(to coder: NSCoder) {
        coder.encode(split.style.rawValue, forKey: "UISplitViewControllerStyle")
        for column in Self.allColumns {
            if let given = split.given[column] {
                coder.encode(given, forKey: "UIColumnContent\(column.rawValue)")
            }
            if let controller = split.columns[column] {
                coder.encode(controller, forKey: "UIColumn\(column.rawValue)")
            }
        }
    }

    /// Puts the controllers of an archive into their columns.
    func decodeColumns(from coder: NSCoder) {
        FieldDecoder(coder).integer("UISplitViewControllerStyle") {
            split.style = Style(rawValue: $0) ?? .unspecified
        }
        for column in Self.allColumns {
            // All but the compact column's are children, and as such adopted already.
            split.columns[column] = coder.present(
                UIViewController.self,
                "UIColumn\(column.rawValue)"
            )
            split.given[column] = coder.present(
                UIViewController.self,
                "UIColumnContent\(column.rawValue)"
            )
        }
    }

    private static var allColumns: [Column] { [.primary, .supplementary, .secondary, .compact] }
}
