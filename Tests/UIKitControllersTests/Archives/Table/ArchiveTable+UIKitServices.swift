// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUIPrintInfo() {
        add("UIPrintInfo.duplex", \UIPrintInfo.duplex)
        add("UIPrintInfo.jobName", \UIPrintInfo.jobName)
        add("UIPrintInfo.orientation", \UIPrintInfo.orientation)
        add("UIPrintInfo.outputType", \UIPrintInfo.outputType)
        add("UIPrintInfo.printerID", \UIPrintInfo.printerID)
    }

    mutating func addUIPrinterDestination() {
        add("UIPrinterDestination.displayName", \UIPrinterDestination.displayName)
        add("UIPrinterDestination.txtRecord", \UIPrinterDestination.txtRecord)
        add("UIPrinterDestination.url", \UIPrinterDestination.url)
    }
}
