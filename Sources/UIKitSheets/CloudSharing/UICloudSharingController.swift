// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
public import UIKitCore

/// Lets a person choose with whom a record of CloudKit's is shared.
///
/// There is no CloudKit here: the controller shows nothing, which is reported once.
/// - Source: developer.apple.com/documentation/uikit/uicloudsharingcontroller
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
    /// What the person may choose for those who take part.
    public struct PermissionOptions: OptionSet, Sendable {
        /// One bit for each choice.
        public let rawValue: UInt

        /// Takes bits as they are.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Everyone who has the address takes part.
        public static let allowPublic = PermissionOptions(rawValue: 1)
        /// Only those who are invited take part.
        public static let allowPrivate = PermissionOptions(rawValue: 2)
        /// Those who take part only read.
        public static let allowReadOnly = PermissionOptions(rawValue: 4)
        /// Those who take part write, too.
        public static let allowReadWrite = PermissionOptions(rawValue: 8)
    }

    /// The choices that are offered.
    open var availablePermissions: UICloudSharingController.PermissionOptions = []

    /// Reports that nothing can be shared.
    open override func viewDidLoad() {
        super.viewDidLoad()
        Unbuilt.report("UICloudSharingController")
    }
}
