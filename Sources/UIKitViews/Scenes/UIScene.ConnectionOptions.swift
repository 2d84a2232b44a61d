// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

extension UIScene {
    /// Why a scene was connected.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        private let addresses: Set<UIOpenURLContext>
        private let activities: Set<NSUserActivity>
        private let source: String?
        private let shortcut: UIApplicationShortcutItem?

        /// Makes options that say nothing, which addresses are to be opened, or what is to be done.
        package init(
            urlContexts: Set<UIOpenURLContext> = [],
            userActivities: Set<NSUserActivity> = [],
            shortcutItem: UIApplicationShortcutItem? = nil,
            sourceApplication: String? = nil
        ) {
            addresses = urlContexts
            activities = userActivities
            shortcut = shortcutItem
            source = sourceApplication
            super.init()
        }

        /// What the user wants to do in the scene.
        open var userActivities: Set<NSUserActivity> { activities }

        /// The shortcut that the person chose to open the scene.
        open var shortcutItem: UIApplicationShortcutItem? { shortcut }

        /// The addresses to be opened.
        open var urlContexts: Set<UIOpenURLContext> { addresses }

        /// Who asked for the scene.
        open var sourceApplication: String? { source }

        /// The kind of activity that is about to be handed over.
        open var handoffUserActivityType: String? { nil }
    }

    /// How an address is opened outside the application.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        private var onlyUniversal = false

        /// Whether it is opened only if a program has claimed it.
        open var universalLinksOnly: Bool {
            get { onlyUniversal }
            set { onlyUniversal = newValue }
        }
    }

    /// How an address came to the application.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        private let source: String?

        /// Makes options that name the program that sent the address.
        package init(sourceApplication: String? = nil) {
            source = sourceApplication
            super.init()
        }

        /// The program that sent the address.
        open var sourceApplication: String? { source }

        /// What the program sent along.
        open var annotation: Any? { nil }

        /// Whether a file is to be used where it is instead of being copied.
        open var openInPlace: Bool { false }
    }

    /// How a scene is asked for.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        private weak var requester: UIScene?

        /// The scene that asks.
        open var requestingScene: UIScene? {
            get { requester }
            set { requester = newValue }
        }
    }
}
