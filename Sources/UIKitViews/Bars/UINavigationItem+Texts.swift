// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UINavigationItem {
    /// The title's attributes and the texts beside it.
    struct Texts {
        var attributedTitle: AttributedString?
        var subtitle: String?
        var attributedSubtitle: AttributedString?
        var subtitleView: UIView?
        var largeTitle: String?
        var largeSubtitle: String?
        var largeAttributedSubtitle: AttributedString?
        var largeSubtitleView: UIView?
    }

    /// The title with attributes of its own, which is shown instead of ``title``.
    public var attributedTitle: AttributedString? {
        get { item.texts.attributedTitle }
        set { change(\.attributedTitle, newValue) }
    }

    /// The subtitle with attributes of its own, which is shown instead of ``subtitle``.
    public var attributedSubtitle: AttributedString? {
        get { item.texts.attributedSubtitle }
        set { change(\.attributedSubtitle, newValue) }
    }

    /// The text below a large title with attributes of its own; nil for ``largeSubtitle``.
    public var largeAttributedSubtitle: AttributedString? {
        get { item.texts.largeAttributedSubtitle }
        set { change(\.largeAttributedSubtitle, newValue) }
    }

    final func change<Value: Equatable>(
        _ path: WritableKeyPath<Texts, Value>,
        _ value: Value
    ) {
        guard value != item.texts[keyPath: path] else { return }
        item.texts[keyPath: path] = value
        changed()
    }
}
