// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitViews

/// The state of an application as it stands in a file.
struct SavedState: Codable {
    /// A window, by its identifier or its place among the windows.
    struct Window: Codable {
        var identifier: String?
        var index: Int
        /// The identifier path of the root; nil for one that is not saved.
        var root: [String]?
        var state: Data
    }

    /// A view of a controller.
    struct View: Codable {
        var identifier: String
        var state: Data
    }

    struct Controller: Codable {
        var path: [String]
        /// The mangled name of the restoration class.
        var restorationClass: String?
        var place: StoryboardPlace?
        /// The identifier path of what the controller presents.
        var presented: [String]?
        var state: Data
        var views: [View]
    }

    struct Object: Codable {
        var path: [String]
        /// The mangled name of the restoration class.
        var restorationClass: String?
        var state: Data
    }

    /// A scene's session with the activity that its delegate gave.
    struct Session: Codable {
        var name: String
        var configuration: String?
        var role: String
        var isConnected: Bool
        /// The archived `userInfo`.
        var userInfo: Data?
        var activity: Activity?
    }

    struct Activity: Codable {
        var type: String
        var title: String?
        var userInfo: Data?
        var requiredKeys: [String]?
        var keywords: [String]
        var webpage: URL?
        var referrer: URL?
        var content: String?
        var name: String?
        var expiration: Date?
    }

    var application: Data?
    var windows: [Window] = []
    var controllers: [Controller] = []
    var objects: [Object] = []
    var sessions: [Session] = []
}
