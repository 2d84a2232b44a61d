// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over a segment chooses it.
    public var isSpringLoaded: Bool {
        get { hasSpringLoading }
        set {
            setSpringLoading(
                newValue
                    ? { [weak self] point in
                        guard let self, self.isEnabled, let index = self.segment(at: point),
                            index != self.selectedSegmentIndex
                        else { return }
                        self.selectedSegmentIndex = index
                        self.sendActions(for: .valueChanged)
                    } : nil
            )
        }
    }
}
