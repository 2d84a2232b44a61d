// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitViews

/// The sessions of scenes in a saved state.
@MainActor
enum SceneSessions {
    static func saved(of application: UIApplication) -> [SavedState.Session] {
        application.sessions.map { session in
            if let scene = session.scene {
                session.keptActivity = SceneActivities.current(of: scene)
            }
            return SavedState.Session(
                name: session.persistentIdentifier,
                configuration: session.configuration.name,
                role: session.role.rawValue,
                isConnected: session.scene != nil,
                userInfo: data(session.userInfo),
                activity: session.keptActivity.map(saved)
            )
        }
    }

    /// Makes the sessions again; the first that had a scene is that of the first scene.
    static func remember(_ sessions: [SavedState.Session], in application: UIApplication) {
        let made = sessions.map { saved in
            UISceneSession(
                name: saved.name,
                configuration: UISceneConfiguration(
                    name: saved.configuration,
                    sessionRole: UISceneSession.Role(rawValue: saved.role)
                ),
                userInfo: table(saved.userInfo) as? [String: Any],
                activity: saved.activity.map(activity)
            )
        }
        application.sessions += made
        let last = zip(made, sessions).first { $1.isConnected }?.0
        application.rememberedSession = last ?? made.first
    }

    // MARK: Activities

    private static func saved(_ activity: NSUserActivity) -> SavedState.Activity {
        activity.saveIfNeeded()
        return SavedState.Activity(
            type: activity.activityType,
            title: activity.title,
            userInfo: data(activity.userInfo),
            requiredKeys: activity.requiredUserInfoKeys.map { $0.sorted() },
            keywords: activity.keywords.sorted(),
            webpage: activity.webpageURL,
            referrer: activity.referrerURL,
            content: activity.targetContentIdentifier,
            name: activity.persistentIdentifier,
            expiration: activity.expirationDate
        )
    }

    private static func activity(_ saved: SavedState.Activity) -> NSUserActivity {
        let activity = NSUserActivity(activityType: saved.type)
        activity.title = saved.title
        activity.userInfo = table(saved.userInfo)
        activity.requiredUserInfoKeys = saved.requiredKeys.map { Set($0) }
        activity.keywords = Set(saved.keywords)
        activity.webpageURL = saved.webpage
        activity.referrerURL = saved.referrer
        activity.targetContentIdentifier = saved.content
        activity.persistentIdentifier = saved.name
        activity.expirationDate = saved.expiration
        return activity
    }

    private static func data(_ table: [AnyHashable: Any]?) -> Data? {
        guard let table, !table.isEmpty else { return nil }
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        coder.encode(NSDictionary(dictionary: table), forKey: NSKeyedArchiveRootObjectKey)
        coder.finishEncoding()
        return coder.encodedData
    }

    private static func table(_ data: Data?) -> [AnyHashable: Any]? {
        guard let data, let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        coder.requiresSecureCoding = false
        coder.decodingFailurePolicy = .setErrorAndReturn
        return coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [AnyHashable: Any]
    }
}
