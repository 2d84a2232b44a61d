// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitTesting

@testable import UIKitControls
@testable import UIKitInteraction
@testable import UIKitValues
@testable import UIKitViews

@MainActor
@Suite(.timeLimit(.minutes(10)))
final class PasteControlTests {
    private final class Paper: UIView {
        var pasted = 0
        override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
    }

    private let app: TestApp
    private let paper = Paper(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let control = UIPasteControl(configuration: UIPasteControl.Configuration())

    init() throws {
        app = try TestApp(device: "iPhone 14")
        let root = UIView(frame: .zero)
        app.show(root)
        paper.pasteConfiguration = UIPasteConfiguration(
            acceptableTypeIdentifiers: ["public.plain-text"]
        )
        root.addSubview(paper)
        root.addSubview(control)
        control.frame.origin = CGPoint(x: 50, y: 300)
        control.target = paper
        app.update()
    }

    @Test func itIsUsedOnlyForWhatItsTargetTakes() {
        UIPasteboard.general.items = []
        #expect(!control.isEnabled)
        UIPasteboard.general.string = "text"
        #expect(control.isEnabled)
        app.tap(control)
        #expect(paper.pasted == 1)
        UIPasteboard.general.color = .red
        #expect(!control.isEnabled)
        app.tap(control)
        #expect(paper.pasted == 1)
    }

    @Test func withoutATargetTheResponderChainIsAsked() {
        control.target = nil
        UIPasteboard.general.string = "text"
        #expect(!control.isEnabled)
        paper.addSubview(control)
        control.frame.origin = CGPoint(x: 0, y: 0)
        #expect(control.isEnabled)
        app.tap(control)
        #expect(paper.pasted == 1)
    }

    @Test func itsConfigurationIsACopyAndSurvivesAnArchive() throws {
        let looks = UIPasteControl.Configuration()
        looks.displayMode = .labelOnly
        looks.cornerStyle = .capsule
        looks.cornerRadius = 7
        let other = UIPasteControl(configuration: looks)
        looks.displayMode = .iconOnly
        #expect(other.configuration.displayMode == .labelOnly)
        #expect(other.bounds.width > 0 && other.bounds.height > 0)
        // Foundation on Linux archives no nested class by name, so the fields are read directly.
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        other.configuration.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let read = UIPasteControl.Configuration(coder: reader)
        #expect(read?.cornerStyle == .capsule && read?.cornerRadius == 7)
        #expect(read?.displayMode == .labelOnly)
    }

    @Test func valuesInTextAreDetected() async throws {
        UIPasteboard.general.string = "Call +1 (555) 123-4567 or a@b.example, see www.example.com"
        let found = try await UIPasteboard.general.detectedValues(
            for: [\.phoneNumbers, \.links]
        )
        #expect(found.phoneNumbers.count == 1 && found.links.count == 1)
        #expect(found.emailAddresses.isEmpty && found.patterns.count == 2)
        let patterns = try await UIPasteboard.general.detectedPatterns(
            for: [\.emailAddresses, \.flightNumbers]
        )
        #expect(patterns == [\.emailAddresses])
    }
}
