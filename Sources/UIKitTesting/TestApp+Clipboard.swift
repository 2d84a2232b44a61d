// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Platform
import PlatformHeadless

extension TestApp {
    /// What other programs would paste as text.
    public var clipboardText: String? { platform.clipboard.items.first?.text }

    /// Puts text on the clipboard as another program does.
    public func copyElsewhere(_ text: String) {
        let form = ["text/plain;charset=utf-8": Array(text.utf8)]
        platform.copyElsewhere([ClipboardItem(representations: form)])
        update()
    }
}

extension TestApp {
    /// Drops text at a point of the screen as another program does.
    public func drop(_ text: String, at point: CGPoint) {
        guard let window = screenWindow else { return }
        let form = ["text/plain;charset=utf-8": Array(text.utf8)]
        for phase in [DropSample.Phase.moved, .dropped] {
            platform.deliver(
                .drop(
                    DropSample(
                        window: window.id,
                        phase: phase,
                        x: Double(point.x),
                        y: Double(point.y),
                        items: [ClipboardItem(representations: form)]
                    )
                )
            )
            update()
        }
    }

    /// The texts that were dragged out of the window and that another program took, in order.
    public var textsDraggedOut: [String] { platform.outside.taken.compactMap(\.text) }

    /// Whether another program takes what is dragged out of the window; it does unless set.
    public var takesDragsOutside: Bool {
        get { platform.outside.accepts }
        set { platform.outside.accepts = newValue }
    }

    /// What the pointer looks like over the screen, by the window system's name for it.
    public var cursorName: String { screenWindow.map { "\($0.cursor)" } ?? "arrow" }
}
