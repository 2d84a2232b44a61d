// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitInteraction

extension UIListContentConfiguration {
    /// How an image is shown.
    public struct ImageProperties: Hashable {
        /// Stands for the room that symbols of the system take.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// How symbols are drawn; wins over the configuration of the image only where that says
        /// nothing.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

        /// The colour of images in one colour; nil, the default, for the tint colour, or for white on a
        /// selected row of a sidebar.
        public var tintColor: UIColor? {
            get { ownTintColor ?? automaticTintColor }
            set { ownTintColor = newValue }
        }

        /// The colour in a state where none was set.
        var automaticTintColor: UIColor?
        /// The colour that was set.
        var ownTintColor: UIColor?

        /// Makes the colour that is shown from `tintColor`.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { transformer.value }
            set { transformer.value = newValue }
        }

        /// The radius of the image's corners in points; 0 by default.
        public var cornerRadius: CGFloat = 0

        /// How large the image may become, in points; a side of 0, the default, has no limit.
        public var maximumSize: CGSize {
            get { CGSize(width: most[0], height: most[1]) }
            set { most = [newValue.width, newValue.height] }
        }

        /// The room that the image stands in the middle of, in points; a side of 0, the default,
        /// is the image's own, or the usual one for symbols.
        public var reservedLayoutSize: CGSize {
            get { CGSize(width: room[0], height: room[1]) }
            set { room = [newValue.width, newValue.height] }
        }

        /// Whether colours stay that are inverted for people who see badly.
        public var accessibilityIgnoresInvertColors = false

        private var most: [CGFloat] = [0, 0]
        private var room: [CGFloat] = [0, 0]
        private var transformer = Transformer()

        init() {}

        /// The colour that is shown where the tint is as given.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return transformer.value?(color) ?? color
        }
    }
}

extension UIListContentConfiguration.ImageProperties: CustomStringConvertible,
    CustomDebugStringConvertible, CustomReflectable
{
    /// The sizes.
    public var description: String {
        "<UIListContentConfiguration.ImageProperties: maximumSize = \(maximumSize); "
            + "reservedLayoutSize = \(reservedLayoutSize)>"
    }

    /// As `description`.
    public var debugDescription: String { description }

    /// The sizes and the corners.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "maximumSize": maximumSize, "reservedLayoutSize": reservedLayoutSize,
                "cornerRadius": cornerRadius,
            ]
        )
    }
}
