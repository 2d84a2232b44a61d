// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitCore

/// Settings, papers and errors of printing.
@MainActor
struct PrintValueTests {
    @Test func settingsSurviveADictionaryACopyAndAnArchive() throws {
        let info = UIPrintInfo.printInfo()
        #expect(info.orientation == .portrait && info.duplex == .none && info.printerID == nil)
        info.jobName = "Letter"
        info.printerID = "ipp://x"
        info.orientation = .landscape
        info.duplex = .shortEdge
        info.outputType = .photoGrayscale
        let archive = try NSKeyedArchiver.archivedData(
            withRootObject: info,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive)
        reader.requiresSecureCoding = false
        let read = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIPrintInfo
        let copy = info.copy() as? UIPrintInfo
        let other = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        for one in [read, copy, other] {
            let one = try #require(one)
            #expect(one.jobName == "Letter" && one.printerID == "ipp://x")
            #expect(one.orientation == .landscape && one.duplex == .shortEdge)
            #expect(one.outputType == .photoGrayscale)
        }
        let odd = UIPrintInfo(dictionary: ["orientation": 99, "duplex": "x"])
        #expect(odd.orientation == .portrait && odd.duplex == .none)
    }

    @Test func theSmallestPaperThatHoldsThePageIsBest() {
        func paper(_ width: CGFloat, _ height: CGFloat) -> UIPrintPaper {
            UIPrintPaper(size: CGSize(width: width, height: height), margin: 10)
        }
        let list = [paper(600, 800), paper(300, 400), paper(400, 600)]
        func best(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
            UIPrintPaper.bestPaper(
                forPageSize: CGSize(width: width, height: height),
                withPapersFrom: list
            ).paperSize.width
        }
        #expect(best(300, 400) == 300 && best(400, 300) == 300 && best(301, 400) == 400)
        #expect(best(9_000, 10) == 600)
        #expect(list[0].printableRect == CGRect(x: 10, y: 10, width: 580, height: 780))
    }

    @Test func errorsAreCaughtByTheirKind() {
        func fail() throws { throw UIPrintError(.jobFailed) }
        #expect(throws: UIPrintError.self) { try fail() }
        do { try fail() } catch UIPrintError.jobFailed {} catch { Issue.record("\(error)") }
        let error = UIPrintError(.noContent) as NSError
        #expect(error.domain == UIPrintErrorDomain && error.code == 2)
        #expect(error.localizedDescription == "There is nothing to print.")
    }

    @Test func aDestinationSurvivesAnArchive() throws {
        let url = try #require(URL(string: "ipp://10.0.0.1/print"))
        let destination = UIPrinterDestination(url: url)
        destination.displayName = "Hall"
        destination.txtRecord = Data([1, 2])
        let archive = try NSKeyedArchiver.archivedData(
            withRootObject: destination,
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: UIPrinterDestination.self,
            from: archive
        )
        #expect(read?.url == url && read?.displayName == "Hall" && read?.txtRecord == Data([1, 2]))
    }
}
