// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIWindowScene {
    /// Opens what is under two fingers in a window of its own, when they move apart.
    @preconcurrency @MainActor
    open class ActivationInteraction: NSObject, UIInteraction {
        /// Says what the window is to show for a point of the view; nil opens none.
        public typealias ConfigurationProvider = (
            UIWindowScene.ActivationInteraction, CGPoint
        ) -> UIWindowScene.ActivationConfiguration?

        /// How far the fingers have to go apart for a window, as a factor of the distance they had.
        private static let openingScale: CGFloat = 1.3

        private let provider: ConfigurationProvider
        private let errorHandler: (any Error) -> Void
        private var pending: UIWindowScene.ActivationConfiguration?
        private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)

        /// The view that the interaction was added to.
        open private(set) weak var view: UIView?

        /// Makes an interaction; `errorHandler` is told why a window was not opened.
        public init(
            _ configurationProvider:
                @escaping UIWindowScene.ActivationInteraction.ConfigurationProvider,
            errorHandler: @escaping (any Error) -> Void
        ) {
            provider = configurationProvider
            self.errorHandler = errorHandler
            super.init()
            pinch.addHandler { [weak self] _ in self?.pinchDidChange() }
        }

        /// Takes the fingers from the view that it leaves.
        open func willMove(to view: UIView?) {
            self.view?.removeGestureRecognizer(pinch)
        }

        /// Follows the fingers on its view.
        open func didMove(to view: UIView?) {
            self.view = view
            view?.addGestureRecognizer(pinch)
        }

        private func pinchDidChange() {
            switch pinch.state {
            case .began:
                guard UIApplication.shared.supportsMultipleScenes, let view else { return }
                pending = provider(self, pinch.location(in: view))
            case .ended:
                let isOpened = pinch.scale >= Self.openingScale
                let opening = isOpened ? pending : nil
                pending = nil
                opening?.activate(errorHandler: errorHandler)
            case .cancelled, .failed: pending = nil
            default: break
            }
        }
    }
}
