// SPDX-License-Identifier: Apache-2.0

import AVKit
import XCTest

@testable import Jukebox

final class JukeboxTests: XCTestCase {
    /// Half a second of silence, 8,000 bytes a second.
    private var song: Data {
        func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
        let format: [UInt8] = [1, 0, 1, 0] + number(8000) + number(8000) + [1, 0, 8, 0]
        let body =
            Array("WAVEfmt ".utf8) + number(16) + format + Array("data".utf8) + number(4000)
            + [UInt8](repeating: 128, count: 4000)
        return Data(Array("RIFF".utf8) + number(UInt32(body.count)) + body)
    }

    func testASongIsPlayedToItsEnd() throws {
        let jukebox = Jukebox()
        try jukebox.play(song)
        XCTAssertEqual(jukebox.songsPlayed, 0)
        XCTAssertGreaterThan(jukebox.remaining, .zero)
        let end = expectation(
            for: NSPredicate { _, _ in jukebox.songsPlayed == 1 },
            evaluatedWith: nil
        )
        wait(for: [end], timeout: 10)
    }

    func testAScannerSaysThatThereIsNoCamera() {
        let controller = ScannerController()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.message.text, "No camera")
    }

    func testAPlayerIsShown() {
        let controller = AVPlayerViewController()
        controller.player = AVPlayer()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.view.backgroundColor, .black)
        XCTAssertEqual(
            AVMakeRect(
                aspectRatio: CGSize(width: 2, height: 1),
                insideRect: CGRect(x: 0, y: 0, width: 10, height: 10)
            ),
            CGRect(x: 0, y: 2.5, width: 10, height: 5)
        )
    }
}
