// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

extension UIWindowScene {
    /// The geometry of a scene on its screen.
    @preconcurrency @MainActor
    open class Geometry: NSObject, NSCopying {
        private let orientation: UIInterfaceOrientation

        init(scene: UIWindowScene) {
            orientation = scene.interfaceOrientation
            super.init()
        }

        /// Which way up.
        open var interfaceOrientation: UIInterfaceOrientation { orientation }

        /// Answers the same object, which is immutable.
        open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The preferred geometry of a scene on its screen.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// Makes wishes that wish for nothing.
        public override nonisolated init() {
            super.init()
        }

        // The name is Apple's.
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        /// Wishes of a phone or tablet.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            private var orientations: UIInterfaceOrientationMask = []

            /// Makes wishes that wish for nothing.
            public override nonisolated init() {
                super.init()
            }

            /// Makes preferences for some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                orientations = interfaceOrientations
                super.init()
            }

            /// The orientations that are welcome.
            open var interfaceOrientations: UIInterfaceOrientationMask {
                get { orientations }
                set { orientations = newValue }
            }
        }

        /// Wishes of a desktop.
        @preconcurrency @MainActor
        open class Mac: GeometryPreferences {
            private var rectangle = CGRect.null

            /// Makes wishes that wish for nothing.
            public override nonisolated init() {
                super.init()
            }

            /// Makes a wish for a place on the screen.
            public init(systemFrame: CGRect) {
                rectangle = systemFrame
                super.init()
            }

            /// The place on the screen.
            open var systemFrame: CGRect {
                get { rectangle }
                set { rectangle = newValue }
            }
        }
    }
}
