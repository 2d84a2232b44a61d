// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Testing
import UIKit
import UIKitTesting

/// Printing from the options to the printer.
@MainActor
@Suite(.serialized)
final class PrintInteractionTests {
    private let app: TestApp
    private let root = UIViewController()
    private let printing = UIPrintInteractionController.shared

    init() throws {
        app = try TestApp(device: "iPhone SE (3rd generation)")
        app.show(root)
        printing.delegate = nil
        printing.printInfo = nil
        // What was set last counts, and so this forgets whatever was set.
        printing.printingItem = Data()
        printing.printingItem = nil
        printing.showsNumberOfCopies = true
        printing.showsPaperOrientation = true
    }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    // MARK: Helpers

    /// What the completion was told.
    private final class Outcome {
        var isPrinted: Bool?
        var error: (any Error)?
    }

    private func present(_ outcome: Outcome = Outcome()) -> Bool {
        let isShown = printing.present(animated: false) { _, isPrinted, error in
            outcome.isPrinted = isPrinted
            outcome.error = error
        }
        app.update()
        return isShown
    }

    private var panel: UIViewController? {
        (root.presentedViewController as? UINavigationController)?.topViewController
    }

    private func views<View: UIView>(_ type: View.Type) -> [View] {
        func below(_ view: UIView) -> [View] {
            ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap(below)
        }
        return panel.map { below($0.view) } ?? []
    }

    private func control<View: UIView>(_ name: String, _ type: View.Type) -> View? {
        views(type).first { $0.accessibilityLabel == name }
    }

    private func confirm() {
        let item = panel?.navigationItem.rightBarButtonItem
        item?.primaryAction?.performWithSender(item, target: nil)
        app.advance(by: 1)
    }

    private func document(_ index: Int = 0) throws -> CGPDFDocument {
        try #require(app.printouts.indices.contains(index))
        let data = app.printouts[index].document
        let provider = try #require(CGDataProvider(data: data as CFData))
        return try #require(CGPDFDocument(provider))
    }

    private func text(_ pages: Int) -> UISimpleTextPrintFormatter {
        let formatter = UISimpleTextPrintFormatter(
            text: (0..<pages).map { "Page \($0)" }.joined(separator: "\n")
        )
        // One line to a page.
        formatter.font = .systemFont(ofSize: 500)
        return formatter
    }

    // MARK: Printing

    @Test func whatIsConfirmedIsPrinted() throws {
        let outcome = Outcome()
        let info = UIPrintInfo.printInfo()
        info.jobName = "Three pages"
        printing.printInfo = info
        printing.printFormatter = text(3)
        #expect(present(outcome))
        #expect(panel?.title == "Print" && app.printouts.isEmpty)
        #expect(panel?.navigationItem.rightBarButtonItem?.isEnabled == true)
        confirm()
        #expect(outcome.isPrinted == true && outcome.error == nil)
        #expect(app.printouts.map(\.title) == ["Three pages"])
        #expect(try document().numberOfPages >= 3)
        #expect(try document().page(at: 1)?.getBoxRect(.mediaBox).size.width == 612)
        #expect(root.presentedViewController == nil)
        #expect(printing.printInfo?.printerID == "test://printer")
    }

    @Test func copiesSidesAndColourAreAsChosen() throws {
        printing.printFormatter = UISimpleTextPrintFormatter(text: "x")
        _ = present()
        let copies = try #require(control("Copies", UIStepper.self))
        copies.value = 4
        copies.sendActions(for: .valueChanged)
        try #require(control("Double-sided", UISwitch.self)).isOn = true
        try #require(control("Black & White", UISwitch.self)).isOn = true
        confirm()
        let printed = try #require(app.printouts.first)
        #expect(printed.copies == 4 && printed.isDoubleSided && printed.isGray)
        #expect(printing.printInfo?.duplex == .longEdge)
    }

    @Test func landscapeTurnsThePaperAndLaysOutAnew() throws {
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "x"), startingAtPageAt: 0)
        printing.printPageRenderer = renderer
        _ = present()
        #expect(renderer.paperRect == CGRect(x: 0, y: 0, width: 612, height: 792))
        #expect(renderer.printableRect == CGRect(x: 18, y: 18, width: 576, height: 756))
        let orientation = try #require(control("Orientation", UISegmentedControl.self))
        orientation.selectedSegmentIndex = 1
        orientation.sendActions(for: .valueChanged)
        #expect(renderer.paperRect == CGRect(x: 0, y: 0, width: 792, height: 612))
        confirm()
        #expect(
            try document().page(at: 1)?.getBoxRect(.mediaBox).size
                == CGSize(width: 792, height: 612)
        )
    }

    @Test func aRangeOfPagesIsPrinted() throws {
        printing.printFormatter = text(3)
        _ = present()
        let all = try #require(
            views(UIImageView.self).filter { $0.accessibilityLabel != nil }.count
        )
        let steppers = views(UIStepper.self).filter { $0.accessibilityLabel != "Copies" }
        try #require(steppers.count == 2 && all >= 3)
        steppers[0].value = 2
        steppers[0].sendActions(for: .valueChanged)
        steppers[1].value = 2
        steppers[1].sendActions(for: .valueChanged)
        confirm()
        #expect(try document().numberOfPages == 1)
    }

    @Test func cancellingPrintsNothing() {
        let outcome = Outcome()
        printing.printFormatter = text(1)
        _ = present(outcome)
        let item = panel?.navigationItem.leftBarButtonItem
        item?.primaryAction?.performWithSender(item, target: nil)
        app.advance(by: 1)
        #expect(outcome.isPrinted == false && outcome.error == nil)
        #expect(app.printouts.isEmpty && root.presentedViewController == nil)
    }

    @Test func aPrinterThatRefusesIsAnError() {
        let outcome = Outcome()
        app.printerTrouble = "out of paper"
        printing.printFormatter = text(1)
        _ = present(outcome)
        confirm()
        #expect(outcome.isPrinted == false)
        #expect((outcome.error as? UIPrintError)?.code == .jobFailed)
        #expect(outcome.error?.localizedDescription == "out of paper")
    }

    @Test func nothingToPrintIsAnError() async {
        let outcome = Outcome()
        #expect(!present(outcome))
        while outcome.error == nil { await Task.yield() }
        #expect((outcome.error as? UIPrintError)?.code == .noContent)
        printing.printingItem = Data("no picture".utf8)
        outcome.error = nil
        #expect(!present(outcome))
        while outcome.error == nil { await Task.yield() }
        #expect((outcome.error as? UIPrintError)?.code == .unknownImageFormat)
    }

    // MARK: Content

    @Test func theContentThatWasSetLastCounts() {
        // What was set last counts, and so this forgets whatever was set.
        printing.printingItem = Data()
        printing.printFormatter = text(1)
        #expect(printing.printingItem == nil && printing.printFormatter != nil)
        printing.printPageRenderer = UIPrintPageRenderer()
        #expect(printing.printFormatter == nil)
        printing.printingItems = [Data()]
        #expect(printing.printPageRenderer == nil && printing.printingItems?.count == 1)
        printing.printFormatter = nil
        #expect(printing.printingItems?.count == 1)
        printing.printingItems = nil
        #expect(printing.printingItems == nil)
    }

    @Test func picturesAndDocumentsArePrintedAsTheyAre() throws {
        let page = CGRect(x: 0, y: 0, width: 300, height: 500)
        let pdf = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            for _ in 0..<2 { context.beginPage() }
        }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        #expect(UIPrintInteractionController.canPrint(pdf))
        #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
        let web = try #require(URL(string: "https://example.com/a.pdf"))
        #expect(!UIPrintInteractionController.canPrint(web))
        #expect(UIPrintInteractionController.printableUTIs.contains("com.adobe.pdf"))
        printing.printingItems = [pdf, image]
        _ = present()
        confirm()
        #expect(try document().numberOfPages == 3)
    }

    @Test func aPhotoFillsItsPaperTurned() throws {
        let info = UIPrintInfo()
        info.outputType = .photo
        printing.printInfo = info
        printing.printingItem = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40))
            .image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
            }
        let chooser = Chooser(CGSize(width: 288, height: 432))
        printing.delegate = chooser
        _ = present()
        confirm()
        let printed = try #require(try document().page(at: 1))
        let box = printed.getBoxRect(.mediaBox)
        #expect(box.size == CGSize(width: 288, height: 432))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: box.size, format: format).image { context in
            context.cgContext.translateBy(x: 0, y: box.height)
            context.cgContext.scaleBy(x: 1, y: -1)
            context.cgContext.drawPDFPage(printed)
        }
        let pixels = try #require(picture.cgImage?.pixelBuffer)
        for (x, y) in [(2, 2), (285, 2), (2, 429), (285, 429)] {
            #expect(pixels[x, y] == 0xFFFF_0000)
        }
    }

    // MARK: Delegates

    private final class Chooser: NSObject, UIPrintInteractionControllerDelegate {
        private let size: CGSize
        init(_ size: CGSize) { self.size = size }

        func printInteractionController(
            _ printInteractionController: UIPrintInteractionController,
            choosePaper paperList: [UIPrintPaper]
        ) -> UIPrintPaper {
            UIPrintPaper.bestPaper(forPageSize: size, withPapersFrom: paperList)
        }
    }

    private final class Listener: NSObject, UIPrintInteractionControllerDelegate {
        var calls: [String] = []

        func printInteractionControllerWillPresentPrinterOptions(
            _ printInteractionController: UIPrintInteractionController
        ) { calls.append("willPresent") }
        func printInteractionControllerDidPresentPrinterOptions(
            _ printInteractionController: UIPrintInteractionController
        ) { calls.append("didPresent") }
        func printInteractionControllerWillDismissPrinterOptions(
            _ printInteractionController: UIPrintInteractionController
        ) { calls.append("willDismiss") }
        func printInteractionControllerDidDismissPrinterOptions(
            _ printInteractionController: UIPrintInteractionController
        ) { calls.append("didDismiss") }
        func printInteractionControllerWillStartJob(
            _ printInteractionController: UIPrintInteractionController
        ) { calls.append("willStart") }
        func printInteractionControllerDidFinishJob(
            _ printInteractionController: UIPrintInteractionController
        ) { calls.append("didFinish") }
    }

    @Test func theDelegateHearsOfEachStepInOrder() {
        let listener = Listener()
        printing.delegate = listener
        printing.printFormatter = UISimpleTextPrintFormatter(text: "x")
        _ = present()
        app.advance(by: 1)
        #expect(listener.calls == ["willPresent", "didPresent"])
        confirm()
        #expect(
            listener.calls.dropFirst(2) == ["willDismiss", "didDismiss", "willStart", "didFinish"]
        )
    }

    @Test func aPrinterThatIsKnownPrintsWithoutOptions() throws {
        let address = try #require(URL(string: "test://printer"))
        let printer = UIPrinter(url: address)
        #expect(printer.supportedJobTypes == .unknown && !printer.supportsDuplex)
        printing.printFormatter = UISimpleTextPrintFormatter(text: "x")
        var isPrinted: Bool?
        #expect(printing.print(to: printer) { _, done, _ in isPrinted = done })
        #expect(isPrinted == true && app.printouts.count == 1)
        #expect(printer.displayName == "Test Printer" && printer.displayLocation == "Nowhere")
        #expect(printer.supportsDuplex && printer.supportedJobTypes.contains(.document))
    }

    @Test func contactWithAPrinterCanBeAwaited() async throws {
        let printer = UIPrinter(url: try #require(URL(string: "test://printer")))
        #expect(await printer.contactPrinter())
        #expect(printer.displayName == "Test Printer")
        let missing = UIPrinter(url: try #require(URL(string: "ipp://nobody/printers/none")))
        #expect(await missing.contactPrinter() == false)
    }

    @Test func aPrinterThatIsNotThereIsAnError() throws {
        let printer = UIPrinter(url: try #require(URL(string: "ipp://nobody/printers/none")))
        printing.printFormatter = UISimpleTextPrintFormatter(text: "x")
        var wrong: (any Error)?
        #expect(printing.print(to: printer) { _, _, error in wrong = error })
        #expect((wrong as? UIPrintError)?.code == .notAvailable && app.printouts.isEmpty)
        #expect(printer.displayName == "none")
    }

    @Test func aPrinterIsPickedFromAList() throws {
        let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
        var isChosen: Bool?
        #expect(picker.present(animated: false) { _, chosen, _ in isChosen = chosen })
        app.update()
        let alert = try #require(root.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.title) == ["Test Printer", "Cancel"])
        app.tap(try #require(label("Test Printer", in: alert.view)))
        app.advance(by: 1)
        #expect(isChosen == true && picker.selectedPrinter?.url.absoluteString == "test://printer")
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }
}
