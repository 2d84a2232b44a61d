// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Platform

/// The printers of CUPS, by the programs that come with it, and a folder for PDF files.
///
/// The programs are asked beside the main thread; a program that is not there means that there is
/// no such printer.
package final class SystemPrinters: PrintService {
    /// Runs a program with arguments and answers what it printed; throws where it fails.
    package typealias Runner = @Sendable (_ program: String, _ arguments: [String]) throws -> String

    package let usualPaper: (width: Double, height: Double)
    private let folder: FolderPrinter
    private let run: Runner

    /// Makes the service; `run` is how programs are run.
    package init(
        folder: FolderPrinter,
        usualPaper: (width: Double, height: Double),
        run: @escaping Runner = ProgramRunner.run
    ) {
        self.folder = folder
        self.usualPaper = usualPaper
        self.run = run
    }

    // MARK: Finding

    package func findPrinters(_ completion: @escaping @MainActor ([PrinterDescription]) -> Void) {
        let last = folder.printer
        let run = run
        Self.beside({ Self.find(run) }, { completion($0 + [last]) })
    }

    /// Asks for the printers, the usual one first.
    nonisolated package static func find(_ run: Runner) -> [PrinterDescription] {
        guard let list = try? run("lpstat", ["-e"]) else { return [] }
        let names = list.split(whereSeparator: \.isNewline).map(String.init)
        let usual = (try? run("lpstat", ["-d"]))?
            .split(separator: ":").last?.trimmingCharacters(in: .whitespacesAndNewlines)
        let ordered = names.filter { $0 == usual } + names.filter { $0 != usual }
        return ordered.map { describe($0, run) }
    }

    nonisolated private static func describe(_ name: String, _ run: Runner) -> PrinterDescription {
        let said = (try? run("lpoptions", ["-p", name])) ?? ""
        let options = OptionList.read(said)
        var printer = PrinterDescription(
            name: name,
            address: options["device-uri"] ?? "ipp://localhost/printers/\(name)",
            title: options["printer-info"].flatMap { $0.isEmpty ? nil : $0 } ?? name
        )
        printer.location = options["printer-location"] ?? ""
        printer.makeAndModel = options["printer-make-and-model"] ?? ""
        if let type = options["printer-type"].flatMap({ Int($0) }) {
            // CUPS' bits of what a printer can do.
            printer.printsColor = type & 0x8 != 0
            printer.printsBothSides = type & 0x10 != 0
        }
        return printer
    }

    // MARK: Printing

    package func print(
        _ order: PrintOrder,
        completion: @escaping @MainActor (PlatformError?) -> Void
    ) {
        if order.printer == FolderPrinter.name {
            return folder.print(order, completion: completion)
        }
        let run = run
        Self.beside({ Self.send(order, run) }, completion)
    }

    /// Hands a document to `lp`; answers what went wrong.
    nonisolated package static func send(_ order: PrintOrder, _ run: Runner) -> PlatformError? {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("print-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try order.document.write(to: file)
            _ = try run("lp", arguments(order) + ["--", file.path])
            return nil
        } catch let error as PlatformError {
            return error
        } catch {
            return PlatformError(
                "'\(order.title)' cannot be printed: \(error.localizedDescription)"
            )
        }
    }

    /// The arguments of `lp` for a job.
    nonisolated package static func arguments(_ order: PrintOrder) -> [String] {
        var result = order.printer.map { ["-d", $0] } ?? []
        result += ["-t", order.title, "-n", "\(order.copies)"]
        switch order.sides {
        case .one: result += ["-o", "sides=one-sided"]
        case .longEdge: result += ["-o", "sides=two-sided-long-edge"]
        case .shortEdge: result += ["-o", "sides=two-sided-short-edge"]
        }
        if order.isGray { result += ["-o", "print-color-mode=monochrome"] }
        let width = Int(order.paper.width.rounded())
        let height = Int(order.paper.height.rounded())
        let named = ["612x792": "Letter", "595x842": "A4", "612x1008": "Legal", "420x595": "A5"]
        let media = named["\(width)x\(height)"] ?? "Custom.\(width)x\(height)"
        return result + ["-o", "media=\(media)"]
    }

    /// Runs a body on another thread and reports its result on the main thread.
    private static func beside<Outcome: Sendable>(
        _ work: @escaping @Sendable () -> Outcome,
        _ completion: @escaping @MainActor (Outcome) -> Void
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            let outcome = work()
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(outcome) } }
        }
    }
}
