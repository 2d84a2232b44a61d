// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIWindowScene {
    /// Opens the content below a pinch in a new window.
    @preconcurrency @MainActor
    open class ActivationInteraction: NSObject, UIInteraction {
        /// Makes the configuration for a point of the view; nil opens no window.
        public typealias ConfigurationProvider = (
            UIWindowScene.ActivationInteraction, CGPoint
        ) -> UIWindowScene.ActivationConfiguration?

        /// The scale of the pinch that opens a window.
        private static let openingScale: CGFloat = 1.3

        private let provider: ConfigurationProvider
        private let errorHandler: (any Error) -> Void
        private var pending: UIWindowScene.ActivationConfiguration?
        private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)

        /// The view that the interaction was added to.
        open private(set) weak var view: UIView?

        /// Makes an interaction; `errorHandler` gets the error of a window that was not opened.
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

        /// Removes the pinch recognizer from the former view.
        open func willMove(to view: UIView?) {
            self.view?.removeGestureRecognizer(pinch)
        }

        /// Follows the fingers on its view.
        open func didMove(to view: UIView?) {
            self.view = view
            view?.addPart(pinch)
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
