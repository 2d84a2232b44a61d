// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
    /// Bounds the size of text here and below.
    func setTextSizes(_ minimum: UIContentSizeCategory?, _ maximum: UIContentSizeCategory?) {
        guard traits.textSizes != (minimum, maximum) else { return }
        traits.textSizes = (minimum, maximum)
        traits.noteOwn()
        updateTraits()
    }

    /// The traits with the text size limited to the view's bounds; if they cross, the larger size
    /// counts.
    func withBoundedText(_ outer: UITraitCollection) -> UITraitCollection {
        let wanted = outer.preferredContentSizeCategory
        var bounded = wanted
        if let maximum = traits.textSizes.maximum, bounded > maximum { bounded = maximum }
        if let minimum = traits.textSizes.minimum, bounded < minimum { bounded = minimum }
        guard bounded != wanted else { return outer }
        return outer.modifyingTraits { $0.preferredContentSizeCategory = bounded }
    }

    /// The limits of the view and its ancestors, outermost first.
    var textSizesDescription: String {
        var lines: [String] = []
        var next: UIView? = self
        while let view = next {
            let bounds = [
                view.traits.textSizes.minimum.map { "at least \($0.rawValue)" },
                view.traits.textSizes.maximum.map { "at most \($0.rawValue)" },
            ].compactMap { $0 }
            if !bounds.isEmpty {
                lines.append("\(view.summary): \(bounds.joined(separator: ", "))")
            }
            next = view.superview
        }
        let size = traitCollection.preferredContentSizeCategory.rawValue
        return (lines.reversed() + ["here: \(size)"]).joined(separator: "\n")
    }
}
