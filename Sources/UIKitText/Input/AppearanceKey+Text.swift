// SPDX-License-Identifier: Apache-2.0

import UIKitControls

// The indices of properties that proxies set; they differ within a class and its superclasses.
// Fonts, colours and alignment have those of labels, 8 to 10 and 15.
extension AppearanceKey {
    // UITextField, UITextView and UISearchBar.
    static var keyboardAppearance: Self { Self(14) }
    static var autocapitalizationType: Self { Self(13) }
    static var autocorrectionType: Self { Self(12) }
    static var spellCheckingType: Self { Self(11) }

    // UITextField.
    static var borderStyle: Self { Self(16) }
    static var background: Self { Self(17) }
    static var disabledBackground: Self { Self(18) }
    static var clearButtonMode: Self { Self(19) }
    static var defaultTextAttributes: Self { Self(20) }
    static var attributedPlaceholder: Self { Self(21) }
    static var leftViewMode: Self { Self(22) }
    static var rightViewMode: Self { Self(23) }
    static var clearsOnBeginEditing: Self { Self(24) }
    static var adjustsFontSizeToFitWidth: Self { Self(25) }
    static var minimumFontSize: Self { Self(26) }

    // UISearchTextField.
    static var tokenBackgroundColor: Self { Self(28) }

    // UITextField and UISearchBar.
    static var placeholder: Self { Self(27) }

    // UITextView, a scroll view.
    static var textContainerInset: Self { Self(16) }
    static var linkTextAttributes: Self { Self(17) }
    static var dataDetectorTypes: Self { Self(18) }

    // UISearchBar; the bar's own style, tint and picture have the places of other bars.
    static var searchBarStyle: Self { Self(8) }
    static var scopeBarBackgroundImage: Self { Self(9) }
    static var searchFieldBackgroundPositionAdjustment: Self { Self(15) }
    static var searchTextPositionAdjustment: Self { Self(17) }
    static var showsCancelButton: Self { Self(18) }
    static var searchBackgroundImage: Self { Self(19) }
    static var searchFieldBackgroundImage: Self { Self(20) }
    static var iconImage: Self { Self(21) }
    static var iconPositionAdjustment: Self { Self(22) }
    static var scopeBarButtonBackgroundImage: Self { Self(23) }
    static var scopeBarButtonDividerImage: Self { Self(24) }
    static var scopeBarButtonTitleTextAttributes: Self { Self(25) }
}
