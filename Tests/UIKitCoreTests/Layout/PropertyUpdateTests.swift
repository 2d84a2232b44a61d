// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Observation
import QuartzCore
import Testing

@testable import UIKitBasics
@testable import UIKitControls
@testable import UIKitValues
@testable import UIKitViews

@Observable
private final class Mailbox {
    var unread = 1
    var name = "Inbox"
}

/// Writes down which updates run.
private final class Recorder: UIView {
    var mailbox: Mailbox?
    var events: [String] = []

    override func updateProperties() {
        super.updateProperties()
        events.append("properties \(mailbox?.unread ?? 0)")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        events.append("layout \(mailbox?.name ?? "")")
    }
}

private final class Drawing: UIView {
    var mailbox: Mailbox?
    var drawn: [Int] = []

    override func draw(_ rect: CGRect) { drawn.append(mailbox?.unread ?? 0) }
}

private final class MailController: UIViewController {
    var mailbox: Mailbox?
    var titles: [String] = []

    override func updateProperties() {
        super.updateProperties()
        titles.append(mailbox?.name ?? "")
    }
}

@MainActor
@Suite("Updates of properties, and observed objects")
struct PropertyUpdateTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func show(_ view: UIView) {
        window.isHidden = false
        window.addSubview(view)
        CATransaction.flush()
    }

    @Test func propertiesAreUpdatedBeforeTheFirstLayout() {
        let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        show(view)
        #expect(view.events == ["properties 0", "layout "])
    }

    @Test func anUpdateThatWasAskedForNeedsNoLayout() {
        let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        show(view)
        view.events = []
        view.setNeedsUpdateProperties()
        view.setNeedsUpdateProperties()
        #expect(view.events.isEmpty)
        CATransaction.flush()
        #expect(view.events == ["properties 0"])
        view.setNeedsLayout()
        CATransaction.flush()
        #expect(view.events == ["properties 0", "layout "])
    }

    @Test func anUpdateCanBeHadAtOnce() {
        let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        show(view)
        view.events = []
        view.updatePropertiesIfNeeded()
        #expect(view.events.isEmpty)
        view.setNeedsUpdateProperties()
        window.updatePropertiesIfNeeded()
        #expect(view.events == ["properties 0"])
        CATransaction.flush()
        #expect(view.events == ["properties 0"])
    }

    @Test func superviewsComeFirst() {
        var order: [String] = []
        final class Named: UIView {
            var note: () -> Void = {}
            override func updateProperties() { note() }
        }
        let outer = Named(frame: .zero)
        let inner = Named(frame: .zero)
        outer.note = { order.append("outer") }
        inner.note = { order.append("inner") }
        outer.addSubview(inner)
        show(outer)
        order = []
        inner.setNeedsUpdateProperties()
        outer.setNeedsUpdateProperties()
        CATransaction.flush()
        #expect(order == ["outer", "inner"])
    }

    @Test func aChangeOfWhatWasReadAsksForTheUpdateThatReadIt() {
        let mailbox = Mailbox()
        let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.mailbox = mailbox
        show(view)
        view.events = []
        mailbox.unread = 2
        CATransaction.flush()
        #expect(view.events == ["properties 2"])
        mailbox.name = "Archive"
        CATransaction.flush()
        #expect(view.events == ["properties 2", "layout Archive"])
        mailbox.unread = 3
        mailbox.unread = 4
        CATransaction.flush()
        #expect(view.events == ["properties 2", "layout Archive", "properties 4"])
    }

    @Test func whatAnEarlierRunReadIsObservedNoLonger() {
        let first = Mailbox()
        let second = Mailbox()
        let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.mailbox = first
        show(view)
        // Twice: only from the second run on can what was observed be ended.
        for _ in 0..<2 {
            view.setNeedsUpdateProperties()
            CATransaction.flush()
        }
        view.mailbox = second
        view.setNeedsUpdateProperties()
        CATransaction.flush()
        view.events = []
        first.unread = 7
        CATransaction.flush()
        // The first run of all cannot be ended, so that it may have been heard once more.
        #expect(view.events.count <= 1)
        second.unread = 8
        CATransaction.flush()
        #expect(view.events.last == "properties 8")
    }

    @Test func drawingFollowsWhatItReads() {
        let mailbox = Mailbox()
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.mailbox = mailbox
        show(view)
        #expect(view.drawn == [1])
        mailbox.unread = 5
        CATransaction.flush()
        #expect(view.drawn == [1, 5])
    }

    @Test func controllersAreUpdatedWithTheirViews() {
        let mailbox = Mailbox()
        let controller = MailController()
        controller.mailbox = mailbox
        window.rootViewController = controller
        window.isHidden = false
        CATransaction.flush()
        #expect(controller.titles == ["Inbox"])
        mailbox.name = "Drafts"
        CATransaction.flush()
        #expect(controller.titles == ["Inbox", "Drafts"])
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        #expect(controller.titles == ["Inbox", "Drafts", "Drafts"])
    }

    @Test func aButtonsHandlerFollowsWhatItReads() {
        let mailbox = Mailbox()
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.configurationUpdateHandler = { $0.configuration?.title = "\(mailbox.unread)" }
        show(button)
        #expect(button.titleLabel?.text == "1")
        mailbox.unread = 9
        CATransaction.flush()
        #expect(button.titleLabel?.text == "9")
    }

    @Test func aViewThatAlwaysAsksAgainIsReported() {
        final class Restless: UIView {
            override func updateProperties() { setNeedsUpdateProperties() }
        }
        var report = ""
        let former = CALayer.loopListener
        CALayer.loopListener = { report = $0 }
        defer { CALayer.loopListener = former }
        let view = Restless(frame: .zero)
        window.addSubview(view)
        window.updatePropertiesIfNeeded()
        #expect(report.contains("updateProperties()"))
        view.removeFromSuperview()
    }

    @Test func flushedUpdatesMoveWithTheAnimation() {
        final class Sized: UIView {
            var mailbox: Mailbox?
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            override func updateProperties() {
                if bar.superview == nil { addSubview(bar) }
                bar.frame.size.width = CGFloat(mailbox?.unread ?? 0)
            }
        }
        let mailbox = Mailbox()
        let view = Sized(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.mailbox = mailbox
        show(view)
        UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { mailbox.unread = 30 }
        #expect(view.bar.frame.width == 30)
        #expect(view.bar.layer.animationKeys()?.isEmpty == false)
        UIView.animate(withDuration: 1) { mailbox.unread = 40 }
        #expect(view.bar.frame.width == 30)
    }
}
