// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Something that can be done with what is shared.
///
/// Subclasses override all but ``activityDidFinish(_:)``, which they call.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Called when the activity is over.
    final var didFinish: ((Bool) -> Void)?

    /// Makes an activity that can do nothing.
    public override init() { super.init() }

    /// Where the sheet shows the activity: among the actions, unless overridden.
    open class var activityCategory: UIActivity.Category { .action }

    /// The name that apps know the activity by; none here.
    open var activityType: UIActivity.ActivityType? { nil }

    /// The words below or beside the picture; none here.
    open var activityTitle: String? { nil }

    /// The picture, of which actions use the opacity only; none here.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can do something with the items; never, unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Keeps the items for what follows; nothing here.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The controller that does it with a person's help, in place of ``perform()``; none here.
    open var activityViewController: UIViewController? { nil }

    /// Does it; ends by calling ``activityDidFinish(_:)``.
    open func perform() { activityDidFinish(false) }

    /// Says that it is done, or that it was given up; the sheet goes.
    open func activityDidFinish(_ completed: Bool) {
        let told = didFinish
        didFinish = nil
        told?(completed)
    }
}
