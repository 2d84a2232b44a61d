// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

/// What a height of a card may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits around the card.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a card rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Names a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Makes an identifier from its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Makes an identifier from its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Nearly all of the screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        private let name: Identifier
        private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ name: Identifier,
            _ resolve:
                @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.name = name
            self.resolve = resolve
            super.init()
        }

        /// The detent's name.
        open var identifier: Identifier { name }

        /// About half of the screen; not there where the height is compact.
        open class func medium() -> UISheetPresentationController.Detent {
            Detent(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : (context.maximumDetentValue * Detent.mediumPart).rounded()
            }
        }

        /// Nearly all of the screen.
        open class func large() -> UISheetPresentationController.Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A height that a block works out, without the safe area at the bottom; nil leaves the
        /// detent out.
        open class func custom(
            identifier: UISheetPresentationController.Detent.Identifier? = nil,
            resolver:
                @escaping (
                    _ context: any UISheetPresentationControllerDetentResolutionContext
                ) -> CGFloat?
        ) -> UISheetPresentationController.Detent {
            customCount += 1
            return Detent(identifier ?? Identifier("custom-\(customCount)"), resolver)
        }

        /// The height in some surroundings; nil where the detent is not there.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            resolve(context)
        }

        private static var customCount = 0
        /// iOS says "approximately half of the screen's height".
        private static let mediumPart: CGFloat = 0.54
    }
}
