// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

/// The values that a sheet's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits around the card.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height, without the bottom safe area.
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

        /// About half of the screen; inactive in compact height.
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

        /// A height computed by a block, without the bottom safe area; nil makes the detent
        /// inactive.
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

        /// The height in a context; nil if the detent is inactive.
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
