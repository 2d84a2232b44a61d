// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKitControls

/// A link or an attachment in a text view.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The item's stored properties.
    public enum Content {
        /// A link to an address.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// A stretch that the program has given a name.
        case tag(String)
    }

    private final let kind: Content
    private final let place: NSRange

    init(_ content: Content, _ range: NSRange) {
        kind = content
        place = range
        super.init()
    }

    /// What it is.
    open var content: Content { kind }

    /// Where it is in the text, in UTF-16 units.
    open var range: NSRange { place }

    /// What a press on an item offers.
    @preconcurrency @MainActor
    public final class MenuConfiguration: NSObject {
        let menu: UIMenu
        let preview: Preview?

        /// A menu with the usual preview.
        public convenience init(menu: UIMenu) { self.init(preview: nil, menu: menu) }

        /// A menu with a preview; nil for none.
        public init(preview: Preview?, menu: UIMenu) {
            self.menu = menu
            self.preview = preview
            super.init()
        }

        /// What is shown beside the menu.
        @preconcurrency @MainActor
        public final class Preview: NSObject {
            let view: UIView?

            /// The usual preview.
            public static let `default` = Preview(nil)

            /// A view as the preview.
            public convenience init(view: UIView) { self.init(view as UIView?) }

            private init(_ view: UIView?) {
                self.view = view
                super.init()
            }
        }
    }
}
