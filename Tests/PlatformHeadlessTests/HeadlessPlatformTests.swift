// SPDX-License-Identifier: Apache-2.0

import Platform
import Raster
import Synchronization
import Testing

@testable import PlatformHeadless

/// Paints one pixel a frame and remembers what it was asked.
private final class DotSource: FrameSource {
    let ages = Mutex<[Int]>([])

    func drawFrame(into buffer: PixelBuffer, age: Int, at time: Double) -> FrameOutcome {
        ages.withLock { $0.append(age) }
        buffer[0, 0] = 0xFF00_0000 | UInt32(time)
        return FrameOutcome(
            damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)],
            nextFrameTime: time < 1002 ? time + 1 : nil
        )
    }
}

@MainActor
@Suite("The headless platform")
struct HeadlessPlatformTests {
    @Test("An unknown device is refused with the names of the known ones")
    func unknownDevice() {
        let error = #expect(throws: PlatformError.self) {
            _ = try HeadlessPlatform(environment: ["CASEMENT_DEVICE": "iFridge"])
        }
        #expect(error?.description.contains("iFridge") == true)
        #expect(error?.description.contains("iPhone 14") == true)
    }

    @Test("A device's name is found whatever its case", arguments: ["iphone 14", " iPhone  14 "])
    func deviceNames(name: String) throws {
        #expect(try DeviceCatalog.profile(named: name).width == 390)
    }

    @Test("A device's name may say which iOS it runs, and must say it as a version")
    func versions() throws {
        let device = try DeviceCatalog.profile(named: "iPhone 8, iOS 15.2")
        #expect(device.systemVersion == "15.2")
        #expect(device.width == 375)
        #expect(try DeviceCatalog.profile(named: device.name) == device)
        #expect(try DeviceCatalog.profile(named: "iPad,16").systemVersion == "16")
        for name in ["iPhone 8, iOS", "iPhone 8, macOS 15", "iPhone 8, 15.x", "iPhone 8, 1.2.3.4"] {
            #expect(throws: PlatformError.self) { try DeviceCatalog.profile(named: name) }
        }
    }

    @Test("Each device is listed once and has a size and a scale")
    func catalogue() {
        let names = DeviceCatalog.profiles.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(DeviceCatalog.profiles.allSatisfy { $0.width > 0 && $0.height > 0 && $0.scale > 0 })
    }

    @Test("The clock moves only when it is told")
    func clock() {
        let clock = HandClock(start: 5)
        #expect(clock.now == 5)
        clock.advance(by: 0.25)
        #expect(clock.now == 5.25)
    }

    @Test("A window draws when asked and when its source wants it, and rests otherwise")
    func frames() throws {
        let platform = try HeadlessPlatform(environment: [:])
        let window = try #require(
            try platform.makeWindow(WindowRequest(title: "a")) as? HeadlessWindow
        )
        let source = DotSource()
        window.setFrameSource(source)
        platform.drawFrames()
        #expect(source.ages.withLock { $0 } == [], "a hidden window draws nothing")
        window.show()
        platform.drawFrames()
        platform.drawFrames()
        #expect(source.ages.withLock { $0 } == [0])
        platform.handClock.advance(by: 1)
        platform.drawFrames()
        platform.handClock.advance(by: 1)
        platform.drawFrames()
        platform.handClock.advance(by: 1)
        platform.drawFrames()
        #expect(source.ages.withLock { $0 } == [0, 1, 1], "it rests after its last wish")
        #expect(window.pixels[0, 0] == 0xFF00_0000 | 1002)
        window.setSize(width: 100, height: 50)
        platform.drawFrames()
        #expect(source.ages.withLock { $0 }.last == 0, "new pixels hold nothing yet")
        #expect(window.pixels.width == 300 && window.pixels.height == 150)
    }

    @Test("A display that does not exist is refused")
    func missingDisplay() throws {
        let platform = try HeadlessPlatform(environment: [:])
        #expect(throws: PlatformError.self) {
            _ = try platform.makeWindow(WindowRequest(title: "a", display: 3))
        }
    }
}
