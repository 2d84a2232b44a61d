// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells the presenters of one item what another does with it.
// Unchecked because each question is waited for before the next.
final class FileNotice: @unchecked Sendable {
    private let intent: NSFileAccessIntent
    private let presenters: [any NSFilePresenter]
    private var returns: [@Sendable () -> Void] = []
    /// What a presenter could not save or give up.
    private(set) var error: (any Error)?

    init(_ intent: NSFileAccessIntent, without own: (any NSFilePresenter)?) {
        self.intent = intent
        presenters = FileAccesses.shared.presenters(of: intent.url, without: own)
    }

    /// Asks each presenter to stand back, and to save what it has changed.
    func prepare() {
        for presenter in presenters {
            if let options = intent.writing {
                FileAccesses.ask(presenter) { presenter, done in
                    presenter.relinquishPresentedItem(toWriter: self.keep(done))
                }
                if options.contains(.forDeleting), FileAccesses.shows(presenter, intent.url) {
                    FileAccesses.ask(presenter) { presenter, done in
                        presenter.accommodatePresentedItemDeletion(
                            completionHandler: self.keepError(done)
                        )
                    }
                } else if !options.isDisjoint(with: [.forMerging, .forMoving]) {
                    save(presenter)
                }
            } else if let options = intent.reading,
                !options.contains(.immediatelyAvailableMetadataOnly)
            {
                FileAccesses.ask(presenter) { presenter, done in
                    presenter.relinquishPresentedItem(toReader: self.keep(done))
                }
                if !options.contains(.withoutChanges) { save(presenter) }
            }
        }
    }

    /// Lets presenters go on, and tells them of what was written.
    func finish(hasChanged: Bool) {
        for back in returns { back() }
        guard hasChanged, let options = intent.writing, !options.contains(.forDeleting) else {
            return
        }
        for presenter in presenters {
            let url = intent.url
            let isShown = FileAccesses.shows(presenter, intent.url)
            FileAccesses.ask(presenter) { presenter, done in
                if isShown {
                    presenter.presentedItemDidChange()
                } else {
                    presenter.presentedSubitemDidChange(at: url)
                }
                done()
            }
        }
    }

    private func save(_ presenter: any NSFilePresenter) {
        FileAccesses.ask(presenter) { presenter, done in
            presenter.savePresentedItemChanges(completionHandler: self.keepError(done))
        }
    }

    private func keep(
        _ done: @escaping @Sendable () -> Void
    ) -> @Sendable ((@Sendable () -> Void)?) -> Void {
        { [self] back in
            if let back { returns.append(back) }
            done()
        }
    }

    private func keepError(
        _ done: @escaping @Sendable () -> Void
    ) -> @Sendable ((any Error)?) -> Void {
        { [self] found in
            error = error ?? found
            done()
        }
    }
}
