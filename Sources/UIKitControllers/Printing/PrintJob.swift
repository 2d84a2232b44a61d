// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import UIKitCore

/// What a print controller has in hand between the options and the printer.
struct PrintJob {
    /// The paper that was chosen.
    var paper: UIPrintPaper?
    /// The window in which the options are to be shown; nil for the one in front.
    weak var window: UIWindow?
    /// The options that are shown.
    weak var panel: UIViewController?
    var completion: UIPrintInteractionController.CompletionHandler?
}

/// What a person chooses about a document.
struct PrintChoices {
    var printer: PrinterDescription?
    var copies = 1
    /// Pages from 0; nil for all.
    var pages: Range<Int>?
    var isGray = false
}
