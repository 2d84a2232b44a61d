// SPDX-License-Identifier: Apache-2.0

import UIKitControls

// The indices of properties that proxies set; they differ within a class and its superclasses.
extension AppearanceKey {
    // UITableView, a scroll view.
    static var sectionIndexColor: Self { Self(8) }
    static var sectionIndexBackgroundColor: Self { Self(9) }
    static var sectionIndexTrackingBackgroundColor: Self { Self(10) }
    static var separatorStyle: Self { Self(11) }
    static var separatorColor: Self { Self(12) }
    static var separatorEffect: Self { Self(13) }
    static var separatorInset: Self { Self(14) }
    static var rowHeight: Self { Self(15) }
    static var estimatedRowHeight: Self { Self(16) }
    static var sectionHeaderTopPadding: Self { Self(17) }
    static var sectionHeaderHeight: Self { Self(18) }
    static var tableFooterView: Self { Self(19) }
    static var cellLayoutMarginsFollowReadableWidth: Self { Self(20) }
    static var allowsSelection: Self { Self(21) }

    // UITableViewCell, which has a place for its separator as well, and headers.
    static var backgroundView: Self { Self(8) }
    static var selectedBackgroundView: Self { Self(9) }
    static var multipleSelectionBackgroundView: Self { Self(10) }
    static var selectionStyle: Self { Self(11) }
    static var focusStyle: Self { Self(12) }
    static var accessoryType: Self { Self(13) }
    static var editingAccessoryType: Self { Self(15) }
}
