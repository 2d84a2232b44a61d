// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension UIMenu {
    /// Identifies a menu; the constants are the system's.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        private static let lastUnique = Atomic<Int>(0)

        /// An identifier that no other menu has.
        static func makeUnique() -> Identifier {
            let number = lastUnique.wrappingAdd(1, ordering: .relaxed).newValue
            return Identifier("com.apple.menu.dynamic.\(number)")
        }

        /// The system's menu: about.
        public static let about = Identifier("com.apple.menu.about")
        /// The system's menu: alignment.
        public static let alignment = Identifier("com.apple.menu.alignment")
        /// The system's menu: application.
        public static let application = Identifier("com.apple.menu.application")
        /// The system's menu: auto fill.
        public static let autoFill = Identifier("com.apple.menu.auto-fill")
        /// The system's menu: bring all to front.
        public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
        /// The system's menu: close.
        public static let close = Identifier("com.apple.menu.close")
        /// The system's menu: document.
        public static let document = Identifier("com.apple.menu.document")
        /// The system's menu: edit.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The system's menu: file.
        public static let file = Identifier("com.apple.menu.file")
        /// The system's menu: find.
        public static let find = Identifier("com.apple.menu.find")
        /// The system's menu: font.
        public static let font = Identifier("com.apple.menu.font")
        /// The system's menu: format.
        public static let format = Identifier("com.apple.menu.format")
        /// The system's menu: fullscreen.
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        /// The system's menu: help.
        public static let help = Identifier("com.apple.menu.help")
        /// The system's menu: hide.
        public static let hide = Identifier("com.apple.menu.hide")
        /// The system's menu: learn.
        public static let learn = Identifier("com.apple.menu.learn")
        /// The system's menu: lookup.
        public static let lookup = Identifier("com.apple.menu.lookup")
        /// The system's menu: minimize and zoom.
        public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
        /// The system's menu: new scene.
        public static let newScene = Identifier("com.apple.menu.new-scene")
        /// The system's menu: open.
        public static let open = Identifier("com.apple.menu.open")
        /// The system's menu: open recent.
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        /// The system's menu: preferences.
        public static let preferences = Identifier("com.apple.menu.preferences")
        /// The system's menu: print.
        public static let print = Identifier("com.apple.menu.print")
        /// The system's menu: quit.
        public static let quit = Identifier("com.apple.menu.quit")
        /// The system's menu: replace.
        public static let replace = Identifier("com.apple.menu.replace")
        /// The system's menu: root.
        public static let root = Identifier("com.apple.menu.root")
        /// The system's menu: services.
        public static let services = Identifier("com.apple.menu.services")
        /// The system's menu: share.
        public static let share = Identifier("com.apple.menu.share")
        /// The system's menu: sidebar.
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        /// The system's menu: speech.
        public static let speech = Identifier("com.apple.menu.speech")
        /// The system's menu: spelling.
        public static let spelling = Identifier("com.apple.menu.spelling")
        /// The system's menu: spelling options.
        public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
        /// The system's menu: spelling panel.
        public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
        /// The system's menu: standard edit.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// The system's menu: substitution options.
        public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
        /// The system's menu: substitutions.
        public static let substitutions = Identifier("com.apple.menu.substitutions")
        /// The system's menu: substitutions panel.
        public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
        /// The system's menu: text.
        public static let text = Identifier("com.apple.menu.text")
        /// The system's menu: text color.
        public static let textColor = Identifier("com.apple.menu.text-color")
        /// The system's menu: text size.
        public static let textSize = Identifier("com.apple.menu.text-size")
        /// The system's menu: text style.
        public static let textStyle = Identifier("com.apple.menu.text-style")
        /// The system's menu: text style pasteboard.
        public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
        /// The system's menu: toolbar.
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        /// The system's menu: transformations.
        public static let transformations = Identifier("com.apple.menu.transformations")
        /// The system's menu: undo redo.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// The system's menu: view.
        public static let view = Identifier("com.apple.menu.view")
        /// The system's menu: window.
        public static let window = Identifier("com.apple.menu.window")
        /// The system's menu: writing direction.
        public static let writingDirection = Identifier("com.apple.menu.writing-direction")
    }
}
