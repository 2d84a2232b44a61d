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

        /// Makes options without a request, or with URLs or activities.
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

        /// The activities to continue in the scene.
        open var userActivities: Set<NSUserActivity> { activities }

        /// The shortcut that the person chose to open the scene.
        open var shortcutItem: UIApplicationShortcutItem? { shortcut }

        /// The addresses to be opened.
        open var urlContexts: Set<UIOpenURLContext> { addresses }

        /// The program that requested the scene.
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

    /// How a URL reached the application.
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

        /// Data from the sending program.
        open var annotation: Any? { nil }

        /// Whether a file is opened in place instead of being copied.
        open var openInPlace: Bool { false }
    }

    /// The options of a request for a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        private weak var requester: UIScene?

        /// The scene that makes the request.
        open var requestingScene: UIScene? {
            get { requester }
            set { requester = newValue }
        }
    }
}
