// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKitViews

extension UIAccessibility {
    /// The ears that have a hearing device.
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left one.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right one.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Either.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// What the zoom of the screen follows.
    public enum ZoomType: Int, Sendable {
        /// The text insertion point.
        case insertionPoint
    }

    /// Whether a restriction allows something.
    public enum GuidedAccessRestrictionState: Int, Sendable {
        /// It does.
        case allow
        /// It does not.
        case deny
    }

    /// Why guided access could not be configured.
    public struct GuidedAccessError: _ErrorOfDomain, Sendable {
        /// The reasons.
        public enum Code: Int, _ErrorCodeProtocol, Sendable {
            /// The errors that have these codes.
            public typealias _ErrorType = GuidedAccessError

            /// The app may not.
            case permissionDenied
            /// Anything else.
            case failed = 2_147_483_647
        }

        /// The error as Foundation keeps it.
        public let _nsError: NSError

        /// An error of Foundation's that has the domain of these.
        public init(_nsError error: NSError) { _nsError = error }

        /// The domain of these errors.
        public static var _nsErrorDomain: String { "UIGuidedAccessErrorDomain" }

        /// The app may not.
        public static var permissionDenied: Code { .permissionDenied }
        /// Anything else.
        public static var failed: Code { .failed }
    }
}

/// Accessibility features that may be used while the device is locked to an app.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The screen reader.
    public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
    /// The zoom of the screen.
    public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
    /// Assistive touch.
    public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
    /// Inverted colours.
    public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
    /// Grey in place of colours.
    public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)
}
