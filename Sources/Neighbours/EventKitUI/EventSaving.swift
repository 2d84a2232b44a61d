// SPDX-License-Identifier: Apache-2.0

import EventKit
import Foundation
import UIKit

extension UIViewController {
    /// Asks whether a change is about one event of a series or all later ones, too, and does it.
    ///
    /// An error is shown; the body is not called where the person cancels.
    func changeSeries(
        of event: EKEvent,
        _ words: (one: String, all: String),
        _ body: @escaping @MainActor (EKSpan) throws -> Void
    ) {
        func run(_ span: EKSpan) {
            do { try body(span) } catch { show(error) }
        }
        guard event.eventIdentifier != nil, event.hasRecurrenceRules else {
            run(.thisEvent)
            return
        }
        let sheet = UIAlertController(
            title: nil,
            message: "This is a repeating event.",
            preferredStyle: .actionSheet
        )
        sheet.addAction(UIAlertAction(title: words.one, style: .default) { _ in run(.thisEvent) })
        sheet.addAction(
            UIAlertAction(title: words.all, style: .default) { _ in run(.futureEvents) }
        )
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }

    private func show(_ error: any Error) {
        let alert = UIAlertController(
            title: "The event could not be changed.",
            message: (error as NSError).localizedDescription,
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
