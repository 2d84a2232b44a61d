// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Sendable is unchecked because an activity belongs to the thread that made it; others are told of
// a finished one.
/// A user's activity, to be continued later: state restoration, scenes, links.
///
/// Nothing leaves this process here: handoff, search and prediction flags are kept and unused.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The kind of activity, in reverse domain notation.
    open private(set) var activityType: String
    /// A line for the user.
    open var title: String?
    /// The data for continuing the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are needed most.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the delegate is to bring `userInfo` up to date before it is used.
    open var needsSave = false
    /// The page of the activity for a browser.
    open var webpageURL: URL?
    /// The page that led here.
    open var referrerURL: URL?
    /// When the activity loses its worth; nil for never.
    open var expirationDate: Date?
    /// Words to find it by.
    open var keywords: Set<String> = []
    /// A name for the content that stays the same.
    open var targetContentIdentifier: String?
    /// A name by which saved activities can be deleted.
    open var persistentIdentifier: String?
    /// Whether other devices may take it up; true at first.
    open var isEligibleForHandoff = true
    /// Whether search may show it.
    open var isEligibleForSearch = false
    /// Whether everybody's search may show it.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested.
    open var isEligibleForPrediction = false
    /// Whether streams for the continuation are wanted.
    open var supportsContinuationStreams = false
    /// Brings `userInfo` up to date, and hears of continuation.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether this is what the user does now.
    private(set) var isCurrent = false
    private(set) var isInvalid = false

    /// Makes an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// An activity of no kind, for subclasses.
    public override convenience init() { self.init(activityType: "") }

    /// Adds to `userInfo`; equal keys are exchanged.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this what the user does now.
    open func becomeCurrent() { isCurrent = !isInvalid }

    /// Ends being what the user does now.
    open func resignCurrent() { isCurrent = false }

    /// Ends the activity for good.
    open func invalidate() {
        isCurrent = false
        isInvalid = true
    }

    /// Asks the delegate to bring `userInfo` up to date, if that was wanted.
    package func saveIfNeeded() {
        guard needsSave else { return }
        needsSave = false
        delegate?.userActivityWillSave(self)
    }

    /// Nothing is saved here, so that there is nothing to delete.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
        handler()
    }

    /// Nothing is saved here, so that there is nothing to delete.
    open class func deleteAllSavedUserActivities() async {}
}

/// Hears what becomes of an activity.
public protocol NSUserActivityDelegate: AnyObject {
    /// `userInfo` is to be brought up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity went on elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The activity type of a link that opens the app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
