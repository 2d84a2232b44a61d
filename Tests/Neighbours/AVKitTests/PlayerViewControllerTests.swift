// SPDX-License-Identifier: Apache-2.0

import AVKit
import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

@testable import UIKitNibs

@MainActor
@Suite(.serialized)
struct PlayerViewControllerTests {
    private func player(seconds: Double = 65) throws -> AVPlayer {
        AVPlayer(url: try MediaBytes.write(MediaBytes.wave(seconds: seconds), "wav"))
    }

    private func button(_ label: String, in app: TestApp) -> UIButton? {
        app.window?.subviewsOfAllDepths.compactMap { $0 as? UIButton }
            .first { $0.accessibilityLabel == label && !$0.isHidden }
    }

    @Test func theButtonPlaysAndPauses() throws {
        let app = try TestApp()
        let controller = AVPlayerViewController()
        let player = try player()
        controller.player = player
        app.show(controller)
        app.advance(by: 0.1)
        #expect(controller.view.backgroundColor == .black)
        app.tap(try #require(button("Play", in: app)))
        #expect(player.rate == 1)
        app.advance(by: 61.6)
        let texts = controller.view.subviewsOfAllDepths.compactMap { ($0 as? UILabel)?.text }
        #expect(texts.contains("1:01") && texts.contains("-0:03"))
        app.tap(try #require(button("Pause", in: app)))
        #expect(player.rate == 0)
        let slider = controller.view.subviewsOfAllDepths.compactMap { $0 as? UISlider }.first
        #expect(try #require(slider).value > 0.9)
        slider?.value = 0.5
        slider?.sendActions(for: .valueChanged)
        #expect((player.currentTime().seconds - 32.5).magnitude < 0.01)
    }

    @Test func controlsCanBeHidden() throws {
        let app = try TestApp()
        let controller = AVPlayerViewController()
        controller.showsPlaybackControls = false
        app.show(controller)
        let slider = try #require(
            controller.view.subviewsOfAllDepths.compactMap { $0 as? UISlider }.first
        )
        #expect(slider.superview?.isHidden == true)
        controller.showsPlaybackControls = true
        controller.requiresLinearPlayback = true
        #expect(slider.superview?.isHidden == false && !slider.isEnabled)
    }

    @Test func whatFailsCannotBePlayed() throws {
        let app = try TestApp()
        let controller = AVPlayerViewController()
        let url = try MediaBytes.write(
            MediaBytes.movie(seconds: 1, video: true, audio: false),
            "mp4"
        )
        controller.player = AVPlayer(url: url)
        app.show(controller)
        app.advance(by: 0.1)
        #expect(controller.player?.currentItem?.status == .failed)
        #expect(button("Play", in: app)?.isEnabled == false)
    }

    private final class Delegate: NSObject, AVPlayerViewControllerDelegate {
        var events: [String] = []

        func playerViewController(
            _ playerViewController: AVPlayerViewController,
            willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
                any UIViewControllerTransitionCoordinator
        ) { events.append("begin") }

        func playerViewController(
            _ playerViewController: AVPlayerViewController,
            willEndFullScreenPresentationWithAnimationCoordinator coordinator:
                any UIViewControllerTransitionCoordinator
        ) { events.append("end") }
    }

    @Test func aPresentedPlayerIsDoneByAButton() throws {
        let app = try TestApp()
        let home = UIViewController()
        app.show(home)
        let (controller, delegate) = (AVPlayerViewController(), Delegate())
        controller.delegate = delegate
        controller.modalPresentationStyle = .fullScreen
        let player = try player()
        controller.player = player
        home.present(controller, animated: true)
        app.advance(by: 1)
        player.play()
        #expect(delegate.events == ["begin"])
        let done = app.window?.subviewsOfAllDepths.compactMap { $0 as? UIButton }
            .first { $0.title(for: .normal) == "Done" }
        app.tap(try #require(done))
        app.advance(by: 1)
        #expect(home.presentedViewController == nil && player.rate == 0)
        #expect(delegate.events == ["begin", "end"])
    }

    @Test func aStoryboardNamesTheControllerByAnElement() throws {
        let text = """
            <document initialViewController="p1"><scenes><scene sceneID="s1"><objects>
            <avPlayerViewController id="p1" sceneMemberID="viewController"/></objects></scene>
            </scenes></document>
            """
        let storyboard = UIStoryboard(try NibDocument(Data(text.utf8)))
        #expect(storyboard.instantiateInitialViewController() is AVPlayerViewController)
    }

    @Test func itsPlayerIsObserved() throws {
        let controller = AVPlayerViewController()
        var count = 0
        let observation = controller.observe(\.player, _key: "player") { _, _ in count += 1 }
        controller.player = AVPlayer()
        #expect(count == 1)
        #expect(controller.value(forKey: "readyForDisplay") as? Bool == false)
        observation.invalidate()
        #expect(!AVPictureInPictureController.isPictureInPictureSupported())
        #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
    }
}

extension UIView {
    fileprivate var subviewsOfAllDepths: [UIView] {
        subviews + subviews.flatMap(\.subviewsOfAllDepths)
    }
}
