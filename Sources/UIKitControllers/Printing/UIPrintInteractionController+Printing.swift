// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import UIKitCore

extension UIPrintInteractionController {
    // MARK: Options

    func presentOptions(_ animated: Bool, _ completion: CompletionHandler?) -> Bool {
        guard job.panel == nil else { return false }
        let window = job.window
        job = PrintJob()
        guard let service = Printing.service else {
            return refuse(UIPrintError(.notAvailable), completion)
        }
        let content: PrintContent
        do { content = try makeContent() } catch { return refuse(error, completion) }
        let parent = delegate?.printInteractionControllerParentViewController?(self) ?? nil
        guard let presenter = parent ?? FrontController.of(window) else {
            return refuse(UIPrintError(.notAvailable), completion)
        }
        job.completion = completion
        let info = (printInfo ?? UIPrintInfo()).copy() as? UIPrintInfo ?? UIPrintInfo()
        let panel = PrintPanelController(self, content, info, papers: papers(content, info))
        let navigation = UINavigationController(rootViewController: panel)
        navigation.modalPresentationStyle = .formSheet
        job.panel = navigation
        delegate?.printInteractionControllerWillPresentPrinterOptions?(self)
        presenter.present(navigation, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.printInteractionControllerDidPresentPrinterOptions?(self)
        }
        service.findPrinters { [weak panel] in panel?.show($0) }
        return true
    }

    /// The papers to choose from, and the one to begin with as the delegate wishes.
    private func papers(
        _ content: PrintContent,
        _ info: UIPrintInfo
    ) -> (all: [UIPrintPaper], isFixed: Bool) {
        let all = UIPrintPaper.papers(usual: Printing.usualPaper, for: info.outputType)
        if let chosen = delegate?.printInteractionController?(self, choosePaper: all) {
            job.paper = chosen
            return (all, true)
        }
        // A document's own size, where there is such a paper.
        let own = content.pageSize.flatMap { size in
            all.first {
                abs($0.paperSize.width - size.width) < 2
                    && abs($0.paperSize.height - size.height) < 2
            }
        }
        job.paper = own ?? all.first
        return (all, false)
    }

    private func refuse(_ error: any Error, _ completion: CompletionHandler?) -> Bool {
        DispatchQueue.main.async { [self] in completion?(self, false, error) }
        return false
    }

    func dismissOptions(_ animated: Bool) {
        guard let panel = job.panel else { return }
        takeAway(panel, animated) { controller in
            controller.finish(false, nil)
        }
    }

    private func takeAway(
        _ panel: UIViewController,
        _ animated: Bool,
        then next: @escaping (UIPrintInteractionController) -> Void
    ) {
        job.panel = nil
        delegate?.printInteractionControllerWillDismissPrinterOptions?(self)
        guard let presenter = panel.presentingViewController else {
            delegate?.printInteractionControllerDidDismissPrinterOptions?(self)
            return next(self)
        }
        presenter.dismiss(animated: animated) { [self] in
            delegate?.printInteractionControllerDidDismissPrinterOptions?(self)
            next(self)
        }
    }

    // MARK: Printing

    /// The person has chosen to print.
    func panelDidConfirm(_ content: PrintContent, _ info: UIPrintInfo, _ choices: PrintChoices) {
        guard let panel = job.panel else { return }
        printInfo = info
        takeAway(panel, true) { $0.start(content, info, choices) }
    }

    func printDirectly(to printer: UIPrinter, _ completion: CompletionHandler?) -> Bool {
        guard job.panel == nil else { return false }
        job = PrintJob()
        guard Printing.service != nil else {
            return refuse(UIPrintError(.notAvailable), completion)
        }
        let content: PrintContent
        do { content = try makeContent() } catch { return refuse(error, completion) }
        let info = printInfo ?? UIPrintInfo()
        _ = papers(content, info)
        job.completion = completion
        printer.contactPrinter { [self] isThere in
            guard isThere, let found = printer.found else {
                return finish(false, UIPrintError(.notAvailable))
            }
            start(content, info, PrintChoices(printer: found))
        }
        return true
    }

    /// Makes the document and gives it to the printer.
    private func start(_ content: PrintContent, _ info: UIPrintInfo, _ choices: PrintChoices) {
        guard let service = Printing.service, let paper = job.paper else {
            return finish(false, UIPrintError(.notAvailable))
        }
        delegate?.printInteractionControllerWillStartJob?(self)
        let document = PrintedDocument(content, info, on: paper)
        let pages = (choices.pages ?? 0..<document.count).clamped(to: 0..<document.count)
        guard !pages.isEmpty else {
            delegate?.printInteractionControllerDidFinishJob?(self)
            return finish(false, UIPrintError(.noContent))
        }
        var order = PrintOrder(
            document: document.pdf(pages),
            title: info.jobName,
            paper: (Double(paper.paperSize.width), Double(paper.paperSize.height))
        )
        order.printer = choices.printer?.name
        order.copies = choices.copies
        order.isGray = choices.isGray || info.outputType.isGray
        switch info.duplex {
        case .none: order.sides = .one
        case .longEdge: order.sides = .longEdge
        case .shortEdge: order.sides = .shortEdge
        }
        info.printerID = choices.printer?.address
        service.print(order) { [self] trouble in
            let error = trouble.map {
                UIPrintError(
                    .jobFailed,
                    userInfo: [NSLocalizedDescriptionKey: $0.description]
                )
            }
            delegate?.printInteractionControllerDidFinishJob?(self)
            finish(error == nil, error)
        }
    }

    private func finish(_ isPrinted: Bool, _ error: (any Error)?) {
        let completion = job.completion
        job.completion = nil
        completion?(self, isPrinted, error)
    }
}
