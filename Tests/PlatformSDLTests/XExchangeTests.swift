// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Synchronization
import Testing

@testable import PlatformSDL

/// Two programs on one X server, each with its own connection.
@MainActor
@Suite("Clipboard and drags in X11", .serialized, .timeLimit(.minutes(10)))
struct XExchangeTests {
    private func wait(_ condition: () -> Bool) async {
        while !condition() && !Task.isCancelled { await Task.yield() }
    }

    private func item(_ forms: [String: [UInt8]]) -> ClipboardItem {
        ClipboardItem(representations: forms)
    }

    private func connect(
        _ deliver: @escaping @Sendable (PlatformEvent) -> Void = { _ in }
    ) throws -> XExchange { try #require(XExchange(deliver: deliver)) }

    private static let server = Result { try VirtualDisplay() }

    init() throws {
        setenv("DISPLAY", try Self.server.get().name, 1)
    }

    @Test("Every form of an item comes across, large ones in pieces")
    func forms() async throws {
        let told = Mutex(0)
        let one = try connect()
        let other = try connect { event in
            if case .clipboardDidChange = event { told.withLock { $0 += 1 } }
        }
        let picture = (0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let forms: [String: [UInt8]] = [
            MediaForms.text: Array("Grüße".utf8), "image/png": picture,
            "com.example.thing": [1, 2, 3], "text/uri-list": Array("https://example.com/".utf8),
        ]
        one.offer([item(forms)])
        await wait { told.withLock { $0 } > 0 }
        #expect(other.changeCount == 1 && other.items == [item(forms)])
        // The owner has it without asking anybody.
        #expect(one.items == [item(forms)] && one.changeCount == 1)
        // Who copies next takes it away from the one before.
        other.offer([item([MediaForms.text: Array("second".utf8)])])
        await wait { one.changeCount == 2 }
        #expect(one.items.first?.text == "second")
    }

    @Test("Several items are one list of addresses or lines of text")
    func merging() {
        let addresses = [
            item([MediaForms.list: Array("file:///a".utf8)]),
            item([MediaForms.list: Array("file:///b\r\n".utf8)]),
        ]
        let merged = MediaForms.merge(addresses)
        #expect(merged[MediaForms.list] == Array("file:///a\r\nfile:///b\r\n".utf8))
        let again = MediaForms.items(merged)
        #expect(again.count == 2)
        #expect(again.first?.representations[MediaForms.list] == Array("file:///a".utf8))
        let texts = ["a", "b"].map { item([MediaForms.text: Array($0.utf8)]) }
        #expect(MediaForms.merge(texts)[MediaForms.text] == Array("a\nb".utf8))
    }

    @Test("Of what a program offers, the telling forms are fetched")
    func choice() {
        let offered = [
            "TIMESTAMP", "TARGETS", "MULTIPLE", "SAVE_TARGETS", "UTF8_STRING", "STRING", "TEXT",
            "text/plain", "text/html", "image/bmp", "image/png", "com.example.thing",
        ]
        #expect(
            MediaForms.choose(offered) == [
                "UTF8_STRING", "text/html", "image/png", "com.example.thing",
            ]
        )
        #expect(MediaForms.choose(["STRING"]) == ["STRING"])
        #expect(MediaForms.items(["STRING": [65]]) == [item([MediaForms.text: [65]])])
    }

    @Test("A program that does not answer is not waited for any longer than timeout goes")
    func silence() throws {
        // An owner that never looks at its connection.
        let silent = try #require(XConnection())
        _ = silent.x.setOwner(silent.display, silent.atom("CLIPBOARD"), silent.window, 0)
        _ = silent.x.flush(silent.display)
        let asker = try connect()
        #expect(asker.items.isEmpty)
        _ = silent.x.closeDisplay(silent.display)
    }

    @Test("A drag goes from one program over a window of another and is dropped there")
    func drag() async throws {
        let display = try Self.server.get()
        let samples = Mutex<[DropSample]>([])
        let source = try connect()
        let receiver = try connect { event in
            if case .drop(let sample) = event { samples.withLock { $0.append(sample) } }
        }
        // A window of the receiver's own, on the screen.
        let window = Mutex<UInt>(0)
        receiver.post {
            let link = receiver.link
            let root = link.x.rootWindow(link.display)
            let made = link.x.createWindow(link.display, root, 100, 100, 200, 200, 0, 0, 0)
            _ = link.x.show(link.display, made)
            receiver.adopt(made, XExchange.Target(id: WindowID(7), pointsPerUnit: 0.5))
            window.withLock { $0 = made }
        }
        await wait { window.withLock { $0 } != 0 }
        try display.xdotool("mousemove 20 20")
        let forms = [MediaForms.text: Array("dragged".utf8), "image/png": [UInt8(1), 2]]
        let dragged = item(forms)
        source.post { source.beginDrag([dragged]) }
        try display.xdotool("mousemove 150 160")
        source.post { source.moveDrag() }
        await wait { samples.withLock { $0.contains { $0.phase == .moved } } }
        let first = try #require(samples.withLock { $0.first })
        #expect(first.window == WindowID(7) && first.x == 25 && first.y == 30)
        #expect(first.items.first?.representations[MediaForms.text] != nil)
        receiver.post { receiver.answerDrag(isAccepted: true) }
        let isTaken = Mutex<Bool?>(nil)
        source.post { source.dropDrag { taken in isTaken.withLock { $0 = taken } } }
        await wait { isTaken.withLock { $0 } != nil }
        #expect(isTaken.withLock { $0 } == true)
        let last = try #require(samples.withLock { $0.last })
        #expect(last.phase == .dropped && last.items == [dragged])
        // What is refused is told so, and what leaves is told, too.
        samples.withLock { $0 = [] }
        isTaken.withLock { $0 = nil }
        source.post { source.beginDrag([dragged]) }
        await wait { samples.withLock { !$0.isEmpty } }
        receiver.post { receiver.answerDrag(isAccepted: false) }
        source.post { source.dropDrag { taken in isTaken.withLock { $0 = taken } } }
        await wait {
            isTaken.withLock { $0 } != nil && samples.withLock { $0.last?.phase == .exited }
        }
        #expect(isTaken.withLock { $0 } == false)
        receiver.post { receiver.disown(window.withLock { $0 }) }
    }
}
