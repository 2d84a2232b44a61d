// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The paragraph styles of labels, each made once.
///
/// Most labels of an app have one of a few; and Foundation on Linux never frees the attribute
/// values of a string, so that a style for each text of each label would stay for good.
enum LabelParagraphStyles {
    private struct Key: Hashable {
        let alignment: NSTextAlignment
        let lineBreakMode: NSLineBreakMode
        let lineBreakStrategy: UInt
        let tightens: Bool
    }

    private static let styles = Mutex<[Key: NSParagraphStyle]>([:])

    /// The style that says what a label does.
    static func style(of label: LabelState) -> NSParagraphStyle {
        let key = Key(
            alignment: label.alignment,
            lineBreakMode: label.lineBreakMode,
            lineBreakStrategy: label.lineBreakStrategy.rawValue,
            tightens: label.tightens
        )
        return styles.withLock { styles in
            if let style = styles[key] { return style }
            let mutable = NSMutableParagraphStyle()
            label.apply(to: mutable)
            let style = NSParagraphStyle(mutable.state)
            styles[key] = style
            return style
        }
    }
}
