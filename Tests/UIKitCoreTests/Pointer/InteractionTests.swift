// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitTesting

@testable import UIKitBasics
@testable import UIKitControls
@testable import UIKitInteraction
@testable import UIKitViews

/// Tool tips, bands, previews and the pencil.
@MainActor
@Suite(.timeLimit(.minutes(10)))
final class InteractionTests {
    private let app: TestApp
    private let root = UIView(frame: .zero)

    init() throws {
        app = try TestApp(device: "iPad Pro (11-inch)")
        app.show(root)
        app.update()
    }

    // MARK: Tool tips

    @Test func aToolTipAppearsWhereThePointerRestsAndGoesWithIt() throws {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        button.toolTip = "Saves the picture"
        root.addSubview(button)
        #expect(button.toolTipInteraction?.defaultToolTip == "Saves the picture")
        app.hover(over: button)
        app.advance(by: 0.5)
        #expect(app.find(ToolTipView.self) == nil)
        app.advance(by: 0.5)
        let tip = try #require(app.find(ToolTipView.self))
        #expect(app.find(UILabel.self, "Saves the picture") != nil)
        let window = try #require(app.window)
        #expect(window.bounds.contains(tip.frame) && !tip.frame.contains(app.center(of: button)))
        app.hover(at: CGPoint(x: 400, y: 400))
        #expect(app.find(ToolTipView.self) == nil)
        // A click takes it away, and a control without words has none.
        app.hover(over: button)
        app.advance(by: 1)
        app.click(at: app.center(of: button))
        #expect(app.find(ToolTipView.self) == nil)
        button.toolTip = nil
        #expect(button.toolTipInteraction == nil && button.interactions.isEmpty)
    }

    @Test func theDelegateSaysWhatAPlaceIsCalled() {
        final class Speaker: NSObject, UIToolTipInteractionDelegate {
            func toolTipInteraction(
                _ interaction: UIToolTipInteraction,
                configurationAt point: CGPoint
            ) -> UIToolTipConfiguration? {
                guard point.y < 50 else { return nil }
                let left = CGRect(x: 0, y: 0, width: 50, height: 50)
                return point.x < 50
                    ? UIToolTipConfiguration(toolTip: "left", in: left)
                    : UIToolTipConfiguration(toolTip: "right")
            }
        }
        let speaker = Speaker()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let interaction = UIToolTipInteraction(defaultToolTip: "usual")
        interaction.delegate = speaker
        view.addInteraction(interaction)
        root.addSubview(view)
        app.hover(at: CGPoint(x: 110, y: 110))
        app.advance(by: 1)
        #expect(app.find(UILabel.self, "left") != nil)
        app.hover(at: CGPoint(x: 170, y: 110))
        #expect(app.find(ToolTipView.self) == nil)
        app.advance(by: 1)
        #expect(app.find(UILabel.self, "right") != nil)
        app.hover(at: CGPoint(x: 170, y: 190))
        app.advance(by: 1)
        #expect(app.find(ToolTipView.self) == nil)
        interaction.delegate = nil
        app.hover(at: CGPoint(x: 171, y: 190))
        app.advance(by: 1)
        #expect(app.find(UILabel.self, "usual") != nil)
        interaction.isEnabled = false
        #expect(app.find(ToolTipView.self) == nil)
    }

    // MARK: Bands

    @Test func aPointerDrawsABandAndAFingerDoesNot() {
        var log: [(UIBandSelectionInteraction.State, CGRect?)] = []
        let band = UIBandSelectionInteraction { log.append(($0.state, $0.selectionRect)) }
        root.addInteraction(band)
        app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 120))
        #expect(log.isEmpty && band.state == .possible && band.selectionRect == nil)
        app.dragPointer(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 50, y: 50))
        #expect(log.first?.0 == .began && log.last?.0 == .ended)
        #expect(log.dropFirst().dropLast().allSatisfy { $0.0 == .selecting } && log.count > 3)
        #expect(log.last?.1 == CGRect(x: 50, y: 50, width: 100, height: 70))
        #expect(band.state == .possible && root.subviews.isEmpty)
        log = []
        band.shouldBeginHandler = { _, point in point.x > 100 }
        app.dragPointer(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 90))
        #expect(log.isEmpty)
        band.shouldBeginHandler = nil
        band.isEnabled = false
        app.dragPointer(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 90))
        #expect(log.isEmpty)
    }

    // MARK: Previews

    private final class Previewer: NSObject, UIPreviewInteractionDelegate {
        var log: [String] = []
        var preview: [CGFloat] = []
        var commit: [CGFloat] = []
        func previewInteraction(
            _ previewInteraction: UIPreviewInteraction,
            didUpdatePreviewTransition transitionProgress: CGFloat,
            ended: Bool
        ) {
            preview.append(transitionProgress)
            if ended { log.append("previewed") }
        }
        func previewInteraction(
            _ previewInteraction: UIPreviewInteraction,
            didUpdateCommitTransition transitionProgress: CGFloat,
            ended: Bool
        ) {
            commit.append(transitionProgress)
            if ended { log.append("committed") }
        }
        func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
            log.append("cancelled")
        }
    }

    @Test func aPressPreviewsThenCommits() {
        let previewer = Previewer()
        let interaction = UIPreviewInteraction(view: root)
        interaction.delegate = previewer
        #expect(interaction.view === root)
        let finger = app.finger()
        finger.down(at: CGPoint(x: 60, y: 70))
        app.advance(by: 0.4)
        #expect(previewer.log.isEmpty && !previewer.preview.isEmpty)
        #expect(interaction.location(in: root) == CGPoint(x: 60, y: 70))
        app.advance(by: 2)
        #expect(previewer.log == ["previewed", "committed"])
        #expect(previewer.preview.last == 1 && previewer.commit.last == 1)
        #expect(zip(previewer.preview, previewer.preview.dropFirst()).allSatisfy { $0 <= $1 })
        finger.up()
        #expect(previewer.log.count == 2)
    }

    @Test func whoLetsGoEarlyCancelsAndATapIsNoPreview() {
        let previewer = Previewer()
        let interaction = UIPreviewInteraction(view: root)
        interaction.delegate = previewer
        app.tap(at: CGPoint(x: 60, y: 70))
        app.advance(by: 1)
        #expect(previewer.log.isEmpty && previewer.preview.isEmpty)
        app.press(at: CGPoint(x: 60, y: 70), duration: 0.45)
        #expect(previewer.log == ["cancelled"])
        let finger = app.finger()
        finger.down(at: CGPoint(x: 60, y: 70))
        app.advance(by: 0.5)
        interaction.cancel()
        let count = previewer.preview.count
        app.advance(by: 2)
        finger.up()
        #expect(previewer.log == ["cancelled", "cancelled"] && previewer.preview.count == count)
        #expect(app.leftOverInput == 0)
    }

    @Test func actionsOfAPreviewBecomeAMenu() throws {
        final class Controller: UIViewController {
            override var previewActionItems: [any UIPreviewActionItem] {
                let act = UIPreviewAction(title: "Act", style: .default) { _, controller in
                    controller.title = "acted"
                }
                let end = UIPreviewAction(title: "End", style: .destructive) { _, _ in }
                return [act, UIPreviewActionGroup(title: "More", style: .default, actions: [end])]
            }
        }
        let controller = Controller()
        let menu = try #require(UIMenu.ofPreview(controller))
        #expect(menu.children.map(\.title) == ["Act", "More"])
        (menu.children.first as? UIAction)?.perform(sender: nil)
        #expect(controller.title == "acted")
        let more = menu.children.last as? UIMenu
        #expect((more?.children.first as? UIAction)?.attributes == .destructive)
        #expect(UIMenu.ofPreview(UIViewController()) == nil)
    }

    // MARK: Pencil

    @Test func thePencilIsHeardInWindowsOnly() {
        final class Artist: NSObject, UIPencilInteractionDelegate {
            var log: [String] = []
            func pencilInteraction(
                _ interaction: UIPencilInteraction,
                didReceiveTap tap: UIPencilInteraction.Tap
            ) { log.append("tap \(tap.timestamp) \(tap.hoverPose?.location.x ?? -1)") }
            func pencilInteraction(
                _ interaction: UIPencilInteraction,
                didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
            ) { log.append("squeeze \(squeeze.phase.rawValue)") }
        }
        final class Elder: NSObject, UIPencilInteractionDelegate {
            var taps = 0
            func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
        }
        let artist = Artist()
        let elder = Elder()
        let view = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
        view.addInteraction(UIPencilInteraction(delegate: artist))
        view.addInteraction(UIPencilInteraction(delegate: elder))
        PencilEvents.shared.tap(at: 1)
        #expect(artist.log.isEmpty)
        root.addSubview(view)
        PencilEvents.shared.tap(at: 2, pose: PencilPose(location: CGPoint(x: 120, y: 10)))
        PencilEvents.shared.squeeze(.began, at: 3)
        PencilEvents.shared.squeeze(.ended, at: 4)
        #expect(artist.log == ["tap 2.0 20.0", "squeeze 0", "squeeze 2"] && elder.taps == 1)
        #expect(UIPencilInteraction.preferredTapAction == .switchEraser)
        view.removeFromSuperview()
    }
}
