// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The system's menus, before the program changes them.
@MainActor
enum StandardMenus {
    static var main: UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                menu(
                    .application,
                    "Application",
                    [
                        inline(.about), inline(.preferences), inline(.services), inline(.hide),
                        inline(.quit),
                    ]
                ),
                menu(
                    .file,
                    "File",
                    [
                        inline(.newScene), inline(.open), inline(.close), inline(.document),
                        inline(.print, [key("Print\u{2026}", "print:", "p")]),
                    ]
                ),
                menu(.edit, "Edit", edit),
                menu(.format, "Format", [fontMenu, textMenu]),
                menu(.view, "View", [inline(.toolbar), inline(.sidebar), inline(.fullscreen)]),
                menu(.window, "Window", [inline(.minimizeAndZoom), inline(.bringAllToFront)]),
                menu(.help, "Help", []),
            ]
        )
    }

    static var context: UIMenu {
        UIMenu(
            identifier: .root,
            children: [standardEdit, inline(.find), inline(.share), fontStyle]
        )
    }

    // MARK: Editing

    private static var edit: [UIMenuElement] {
        [
            inline(
                .undoRedo,
                [
                    key("Undo", undo, "z"),
                    key("Redo", redo, "z", [.command, .shift]),
                ]
            ),
            standardEdit,
            menu(
                .find,
                "Find",
                [
                    key("Find\u{2026}", "find:", "f"),
                    key(
                        "Find and Replace\u{2026}",
                        "findAndReplace:",
                        "f",
                        [.command, .alternate]
                    ),
                    key("Find Next", "findNext:", "g"),
                    key("Find Previous", "findPrevious:", "g", [.command, .shift]),
                    key("Use Selection for Find", "useSelectionForFind:", "e"),
                ]
            ),
            inline(.share),
        ]
    }

    static let undo: Selector = "_undoInResponderChain:"
    static let redo: Selector = "_redoInResponderChain:"

    /// Cut, copy, paste and similar actions, in the usual order.
    static var standardEdit: UIMenu {
        inline(
            .standardEdit,
            [
                key("Cut", "cut:", "x"),
                key("Copy", "copy:", "c"),
                key("Paste", "paste:", "v"),
                key(
                    "Paste and Match Style",
                    "pasteAndMatchStyle:",
                    "v",
                    [.command, .alternate, .shift]
                ),
                key("Duplicate", "duplicate:", "d"),
                UICommand(title: "Select", action: "select:"),
                key("Select All", "selectAll:", "a"),
                UICommand(title: "Delete", action: "delete:", attributes: .destructive),
            ]
        )
    }

    private static var fontStyle: UIMenu {
        inline(
            .textStyle,
            [
                key("Bold", "toggleBoldface:", "b"),
                key("Italic", "toggleItalics:", "i"),
                key("Underline", "toggleUnderline:", "u"),
            ]
        )
    }

    private static var fontMenu: UIMenu {
        menu(
            .font,
            "Font",
            [
                fontStyle,
                inline(
                    .textSize,
                    [
                        key("Bigger", "increaseSize:", "+"),
                        key("Smaller", "decreaseSize:", "-"),
                    ]
                ),
                inline(.textColor), inline(.textStylePasteboard),
            ]
        )
    }

    private static var textMenu: UIMenu {
        menu(
            .text,
            "Text",
            [
                inline(.alignment),
                menu(
                    .writingDirection,
                    "Writing Direction",
                    [
                        UICommand(
                            title: "Right to Left",
                            action: "makeTextWritingDirectionRightToLeft:"
                        ),
                        UICommand(
                            title: "Left to Right",
                            action: "makeTextWritingDirectionLeftToRight:"
                        ),
                    ]
                ),
            ]
        )
    }

    // MARK: Parts

    private static func menu(
        _ identifier: UIMenu.Identifier,
        _ title: String,
        _ children: [UIMenuElement]
    ) -> UIMenu {
        UIMenu(title: title, identifier: identifier, children: children)
    }

    private static func inline(
        _ identifier: UIMenu.Identifier,
        _ children: [UIMenuElement] = []
    ) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static func key(
        _ title: String,
        _ action: Selector,
        _ input: String,
        _ modifiers: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
        UIKeyCommand(title: title, action: action, input: input, modifierFlags: modifiers)
    }
}
