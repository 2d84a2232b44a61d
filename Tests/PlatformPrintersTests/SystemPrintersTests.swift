// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import PlatformPrinters
import Synchronization
import Testing

/// CUPS by its programs, which a table of answers stands for.
struct SystemPrintersTests {
    private final class Programs: Sendable {
        private let answers: [String: String]
        private let calls = Mutex<[[String]]>([])

        init(_ answers: [String: String]) { self.answers = answers }

        func run(_ program: String, _ arguments: [String]) throws -> String {
            calls.withLock { $0.append([program] + arguments) }
            let words = ([program] + arguments).joined(separator: " ")
            guard let key = answers.keys.first(where: { words == $0 || $0 == program }) else {
                throw PlatformError("\(program) is not installed")
            }
            return answers[key] ?? ""
        }

        var all: [[String]] { calls.withLock { $0 } }
    }

    private func order(_ change: (inout PrintOrder) -> Void = { _ in }) -> PrintOrder {
        var order = PrintOrder(
            document: Data("%PDF-1.7".utf8),
            title: "A letter; rm -rf /",
            paper: (612, 792)
        )
        change(&order)
        return order
    }

    @Test func theUsualPrinterComesFirstWithWhatItSaysOfItself() {
        let programs = Programs([
            "lpstat -e": "Attic\nOffice\n",
            "lpstat -d": "system default destination: Office\n",
            // As CUPS 2.4 prints it, with the quotes of the name as they are.
            "lpoptions -p Office":
                "copies=1 device-uri=ipp://office.local/ipp printer-info='The 'big' one' "
                + "printer-is-shared=true printer-location='Second floor' "
                + "printer-make-and-model='Acme 9' printer-type=8581212 "
                + "printer-uri-supported=ipp://localhost/printers/Office\n",
            "lpoptions -p Attic": "device-uri=usb://attic printer-info=Attic printer-type=4100\n",
        ])
        let found = SystemPrinters.find(programs.run)
        #expect(found.map(\.name) == ["Office", "Attic"])
        #expect(found[0].title == "The 'big' one" && found[0].location == "Second floor")
        #expect(found[0].makeAndModel == "Acme 9" && found[0].address == "ipp://office.local/ipp")
        #expect(found[0].printsBothSides && found[0].printsColor)
        #expect(found[1].title == "Attic" && !found[1].printsColor && !found[1].printsBothSides)
    }

    @MainActor
    @Test func withoutTheProgramsThereIsOnlyTheFolder() async {
        let service = SystemPrinters(
            folder: FolderPrinter(folder: URL(fileURLWithPath: "/nowhere")),
            usualPaper: Paper.letter,
            run: Programs([:]).run
        )
        let names = await withCheckedContinuation { done in
            service.findPrinters { done.resume(returning: $0.map(\.name)) }
        }
        #expect(names == [FolderPrinter.name])
    }

    @Test func aDocumentGoesToLpWithWhatWasChosen() throws {
        let programs = Programs(["lp": "request id is Office-7 (1 file(s))\n"])
        let wrong = SystemPrinters.send(
            order {
                $0.printer = "Office"
                $0.copies = 3
                $0.sides = .longEdge
                $0.isGray = true
                $0.paper = (595.276, 841.89)
            },
            programs.run
        )
        #expect(wrong == nil)
        let call = try #require(programs.all.first)
        #expect(
            call.dropLast() == [
                "lp", "-d", "Office", "-t", "A letter; rm -rf /", "-n", "3", "-o",
                "sides=two-sided-long-edge", "-o", "print-color-mode=monochrome", "-o", "media=A4",
                "--",
            ]
        )
        // The file was there for lp, and is gone.
        let file = try #require(call.last)
        #expect(file.hasSuffix(".pdf") && !FileManager.default.fileExists(atPath: file))
    }

    @Test func aPaperOfItsOwnIsSaidInPoints() {
        let arguments = SystemPrinters.arguments(
            order {
                $0.paper = (300.4, 500)
                $0.sides = .shortEdge
            }
        )
        #expect(arguments.contains("media=Custom.300x500"))
        #expect(arguments.contains("sides=two-sided-short-edge") && !arguments.contains("-d"))
    }

    @Test func aPrinterThatRefusesSaysWhy() {
        let wrong = SystemPrinters.send(order()) { _, _ in
            throw PlatformError("lp: Error - the printer does not exist")
        }
        #expect(wrong?.description == "lp: Error - the printer does not exist")
    }

    @Test func aProgramThatIsMissingIsNamed() {
        let error = #expect(throws: PlatformError.self) {
            _ = try ProgramRunner.run("casement-no-such-program", [])
        }
        #expect(error?.description == "casement-no-such-program is not installed")
    }

    @Test func aProgramsWordsComeBack() throws {
        #expect(try ProgramRunner.run("printf", ["%s|", "a b", "c"]) == "a b|c|")
    }

    @Test func aProgramMayComplainAtLengthBeforeItSpeaks() throws {
        let script = "head -c 300000 /dev/zero >&2; head -c 200000 /dev/zero; echo end"
        let said = try ProgramRunner.run("sh", ["-c", script])
        #expect(said.utf8.count == 200_004)
        #expect(throws: PlatformError.self) {
            try ProgramRunner.run("sh", ["-c", "head -c 300000 /dev/zero >&2; exit 3"])
        }
    }

    private static let places: [([String: String], Double)] = [
        (["LANG": "de_DE.UTF-8"], 595.276), (["LANG": "en_US.UTF-8"], 612),
        (["LANG": "de_DE.UTF-8", "LC_PAPER": "en_CA"], 612), (["LANG": "C"], 595.276),
        ([:], 595.276), (["LC_ALL": "", "LANG": "es_MX"], 612),
    ]

    @Test(arguments: places)
    func thePaperIsThatOfThePlace(environment: [String: String], width: Double) {
        #expect(Paper.usual(in: environment).width == width)
    }
}
