// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import UIKit

/// The store.
public enum AppStore {
    /// Which store a purchase was made in.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A store of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The real one.
        public static let production = Self(rawValue: "Production")
        /// The one of tests.
        public static let sandbox = Self(rawValue: "Sandbox")
        /// The one of the development tools.
        public static let xcode = Self(rawValue: "Xcode")
    }

    /// Whether the user may pay: no.
    public static var canMakePayments: Bool { false }

    /// Asks the store for purchases; throws, since there is none.
    public static func sync() async throws { throw StoreKitError.unsupported }

    /// Asks the user for a review; nothing is shown, as iOS may decide, too.
    @MainActor
    public static func requestReview(in scene: UIWindowScene) {
        Unbuilt.report("AppStore.requestReview(in:)")
    }

    /// Shows the user's subscriptions; throws.
    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        throw StoreKitError.unsupported
    }
}
