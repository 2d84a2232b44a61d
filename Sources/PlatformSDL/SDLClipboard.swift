// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Platform
import Synchronization

/// The clipboard that SDL shares with other programs: one item of text.
///
/// Content of this program keeps its other forms until another program changes the text.
final class SDLClipboard: PlatformClipboard {
    private static let textType = "text/plain;charset=utf-8"

    private struct Own: Sendable {
        var items: [ClipboardItem] = []
        var text: String?
        var changes = 0
    }

    private let thread: SDLThread
    private let own = Mutex(Own())

    init(thread: SDLThread) {
        self.thread = thread
    }

    var changeCount: Int {
        own.withLock { $0.changes } + thread.clipboardChanges
    }

    var items: [ClipboardItem] {
        get {
            let text = thread.sync { () -> String? in
                guard SDL_HasClipboardText() == SDL_TRUE, let chars = SDL_GetClipboardText() else {
                    return nil
                }
                defer { SDL_free(chars) }
                return String(cString: chars)
            }
            let own = own.withLock { $0 }
            if text == own.text || (text == nil && own.text?.isEmpty == true) { return own.items }
            guard let text else { return [] }
            return [ClipboardItem(representations: [Self.textType: Array(text.utf8)])]
        }
        set {
            let text = newValue.lazy.compactMap(\.text).first
            own.withLock { own in
                own.items = newValue
                own.changes += 1
                own.text = text ?? ""
            }
            // X11 and Wayland do not notify a lost selection, so an item without text clears the
            // shared text rather than leaving an older one.
            thread.noteOwnClipboardChange()
            thread.sync { _ = SDL_SetClipboardText(text ?? "") }
        }
    }
}
