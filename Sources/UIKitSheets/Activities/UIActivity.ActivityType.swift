// SPDX-License-Identifier: Apache-2.0

extension UIActivity {
    /// The name of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public var rawValue: String

        /// A name from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A name from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Where the sheet shows an activity.
    public enum Category: Int, Sendable {
        /// In the list of things to do.
        case action = 0
        /// In the row of places to send to.
        case share = 1
    }
}

extension UIActivity.ActivityType {
    /// A web page's icon among the apps.
    public static let addToHomeScreen = UIActivity.ActivityType(
        "com.apple.UIKit.activity.AddToHomeScreen"
    )

    /// A page to read later.
    public static let addToReadingList = UIActivity.ActivityType(
        "com.apple.UIKit.activity.AddToReadingList"
    )

    /// To a device nearby.
    public static let airDrop = UIActivity.ActivityType("com.apple.UIKit.activity.AirDrop")

    /// A picture of somebody.
    public static let assignToContact = UIActivity.ActivityType(
        "com.apple.UIKit.activity.AssignToContact"
    )

    /// The address of something that people work on together.
    public static let collaborationCopyLink = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationCopyLink"
    )

    /// Asks people to work on something together.
    public static let collaborationInviteWithLink = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationInviteWithLink"
    )

    /// To the pasteboard.
    public static let copyToPasteboard = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CopyToPasteboard"
    )

    /// A letter.
    public static let mail = UIActivity.ActivityType("com.apple.UIKit.activity.Mail")

    /// To draw on.
    public static let markupAsPDF = UIActivity.ActivityType("com.apple.UIKit.activity.MarkupAsPDF")

    /// A short message.
    public static let message = UIActivity.ActivityType("com.apple.UIKit.activity.Message")

    /// A book to read.
    public static let openInIBooks = UIActivity.ActivityType(
        "com.apple.UIKit.activity.OpenInIBooks"
    )

    /// To Facebook.
    public static let postToFacebook = UIActivity.ActivityType(
        "com.apple.UIKit.activity.PostToFacebook"
    )

    /// To Flickr.
    public static let postToFlickr = UIActivity.ActivityType(
        "com.apple.UIKit.activity.PostToFlickr"
    )

    /// To Tencent Weibo.
    public static let postToTencentWeibo = UIActivity.ActivityType(
        "com.apple.UIKit.activity.PostToTencentWeibo"
    )

    /// To Twitter.
    public static let postToTwitter = UIActivity.ActivityType(
        "com.apple.UIKit.activity.PostToTwitter"
    )

    /// To Vimeo.
    public static let postToVimeo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToVimeo")

    /// To Weibo.
    public static let postToWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToWeibo")

    /// On paper.
    public static let print = UIActivity.ActivityType("com.apple.UIKit.activity.Print")

    /// Among the photos.
    public static let saveToCameraRoll = UIActivity.ActivityType(
        "com.apple.UIKit.activity.SaveToCameraRoll"
    )

    /// To see or hear together.
    public static let sharePlay = UIActivity.ActivityType("com.apple.UIKit.activity.SharePlay")
}
