// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform
import PlatformHeadless
import Raster
import Testing

@testable import UIKit
@testable import UIKitTesting

/// What `casement run --input` makes of a program.
@MainActor
@Suite(.serialized)
struct ReplayRequestTests {
    /// A view that turns red at a touch.
    private final class Lamp: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
    }

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("casement-" + UUID().uuidString)

    private func app() throws -> TestApp {
        let app = try TestApp(device: "iPhone 14")
        let lamp = Lamp()
        lamp.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        app.show(lamp)
        return app
    }

    /// Plays a script in an app as a launched program does.
    private func play(_ script: String, in app: TestApp) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("script")
        try Data(script.utf8).write(to: file)
        let request = ReplayRequest(environment: [
            "CASEMENT_REPLAY": file.path, "CASEMENT_PICTURES": folder.path,
        ])
        try #require(request).run(on: app.platform, app.host)
    }

    /// The colour in the middle of a picture: red, green and blue from 0 to 1.
    private func middle(_ name: String) throws -> [CGFloat] {
        let path = folder.appendingPathComponent(name + ".png").path
        let image = try #require(UIImage(contentsOfFile: path)?.cgImage)
        let pixels = image.pixelBuffer
        let word = pixels.row(pixels.height / 2)[pixels.width / 2]
        return [16, 8, 0].map { CGFloat(word >> $0 & 0xFF) / 255 }
    }

    @Test func picturesShowWhatWasDoneBeforeThem() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try play(
            """
            casement-input 1
            0 picture "before it"
            0.1 touch 1 began 100 400
            0.1 picture "after it"
            0.2 touch 1 ended 100 400
            1 end
            """,
            in: app()
        )
        #expect(try middle("before it") == [0, 0, 1])
        #expect(try middle("after it") == [1, 0, 0])
    }

    /// A program whose Info.plist has a scene manifest: its window is the scene's, not the screen's.
    @Test func aProgramWithScenesIsPlayed() throws {
        let app = try TestApp(device: "iPhone 14")
        let application = UIApplication.shared
        defer {
            try? FileManager.default.removeItem(at: folder)
            for session in application.openSessions {
                application.requestSceneSessionDestruction(session, options: nil)
            }
            _ = try? TestApp()
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let made = application.connectScene(configuration: configuration)
        let window = UIWindow(windowScene: try #require(made as? UIWindowScene))
        window.rootViewController = UIViewController()
        let lamp = Lamp(frame: window.bounds)
        lamp.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        window.rootViewController?.view = lamp
        window.makeKeyAndVisible()
        try play(
            """
            casement-input 1
            0 picture "before it"
            0.1 touch 1 began 100 400
            0.1 picture "after it"
            0.2 touch 1 ended 100 400
            1 end
            """,
            in: app
        )
        #expect(try middle("before it") == [0, 0, 1])
        #expect(try middle("after it") == [1, 0, 0])
    }

    @Test func aScriptWithAnErrorIsNamedWithItsLine() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try app()
        let error = #expect(throws: (any Error).self) {
            try play("casement-input 1\n0 dance\n", in: app)
        }
        #expect("\(try #require(error))".contains("script, line 2: 'dance' is not known"))
    }

    @Test func aScriptOrAFolderThatIsNotThereIsNamed() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try app()
        let missing = ReplayRequest(environment: ["CASEMENT_REPLAY": "/nowhere/script"])
        let error = #expect(throws: (any Error).self) {
            try #require(missing).run(on: app.platform, app.host)
        }
        #expect("\(try #require(error))".contains("/nowhere/script cannot be read"))
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-" + UUID().uuidString)
        try Data("casement-input 1\n0 picture \"a\"\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let request = ReplayRequest(environment: [
            "CASEMENT_REPLAY": file.path, "CASEMENT_PICTURES": file.path,
        ])
        let other = #expect(throws: (any Error).self) {
            try #require(request).run(on: app.platform, app.host)
        }
        #expect("\(try #require(other))".contains("cannot be written"))
    }

    @Test(arguments: ["iPhone 14", "A monitor of somebody's"])
    func aReplayHasTheScreenOfTheRecording(device: String) throws {
        let profile = DisplayProfile(name: device, width: 700, height: 500, scale: 1.5)
        var script = ""
        let platform = try TestApp(device: "iPhone 14").platform
        let recorder = InputRecorder(clock: platform.clock, screen: profile) { script += $0 }
        recorder.begin(WindowID(1), width: 700, height: 500)
        recorder.finish()
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-" + UUID().uuidString)
        try Data(script.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let request = ReplayRequest(environment: ["CASEMENT_REPLAY": file.path])
        let recorded = try request?.recordedDisplay()
        let display = try #require(recorded)
        #expect(display.scale == 1.5)
        if device == "iPhone 14" {
            #expect(display.name == device && display.portraitSafeArea.top == 47)
        } else {
            #expect(display.width == 700 && display.height == 500 && display.idiom == .pad)
            #expect(display.portraitSafeArea == .init())
        }
    }

    @Test func aScriptThatNamesNoScreenLeavesTheChoiceToTheEnvironment() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-" + UUID().uuidString)
        try Data("casement-input 1\nsize 10 10\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let request = ReplayRequest(environment: ["CASEMENT_REPLAY": file.path])
        #expect(try request?.recordedDisplay() == nil)
    }

    @Test func nothingIsAskedForWithoutTheVariable() {
        #expect(ReplayRequest(environment: [:]) == nil)
        #expect(ReplayRequest(environment: ["CASEMENT_REPLAY": ""]) == nil)
    }
}
