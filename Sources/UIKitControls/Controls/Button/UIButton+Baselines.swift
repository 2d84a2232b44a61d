// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIButton: BaselineProviding {
    /// Those of the title, which is in the middle.
    package func textBaselines(atWidth width: CGFloat?) -> TextBaselines {
        guard let title = titleLabel else { return TextBaselines(first: 0, last: 0, height: 0) }
        return title.textBaselines(atWidth: nil)
    }
}
