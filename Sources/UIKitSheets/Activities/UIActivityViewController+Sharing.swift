// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

extension UIActivityViewController {
    /// What a sheet offers, and what has become of it.
    struct Sharing {
        var items: [Any]
        let own: [UIActivity]
        var title: String?
        /// What runs now.
        var chosen: UIActivity?
        var isOver = false
        let queue = OperationQueue()

        init(items: [Any], own: [UIActivity]) {
            self.items = items
            self.own = own
        }
    }

    /// What stands for the items until an activity is chosen.
    private var placeholders: [Any] {
        sharing.items.map { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewControllerPlaceholderItem(self)
        }
    }

    /// The activities that can do something with the items, those of the app first.
    var offered: [UIActivity] {
        let placeholders = placeholders
        let excluded = Set(excludedActivityTypes ?? [])
        return (sharing.own + BuiltInActivity.all).filter { activity in
            if let type = activity.activityType, excluded.contains(type) { return false }
            return activity.canPerform(withActivityItems: placeholders)
        }
    }

    /// Fills the sheet.
    func offer() {
        guard let sheet = viewIfLoaded as? ActivitySheet else { return }
        let sources = sharing.items.compactMap { $0 as? any UIActivityItemSource }
        var summary = SharedSummary(placeholders)
        if let source = sources.first {
            let subject = source.activityViewController?(self, subjectForActivityType: nil)
            if let subject, !subject.isEmpty { summary.title = subject }
            let picture = source.activityViewController?(
                self,
                thumbnailImageForActivityType: nil,
                suggestedSize: CGSize(width: 40, height: 40)
            )
            if let picture { summary.picture = picture }
        }
        if let title = sharing.title { summary.title = title }
        sheet.close = { [weak self] in self?.dismiss(animated: true) }
        sheet.choose = { [weak self] in self?.run($0) }
        sheet.show(summary, offered)
    }

    // MARK: Running

    /// Makes the items for an activity, then lets it work.
    func run(_ activity: UIActivity) {
        guard sharing.chosen == nil, !sharing.isOver else { return }
        sharing.chosen = activity
        let providers = sharing.items.compactMap { $0 as? UIActivityItemProvider }
            .filter { !$0.isFinished && !$0.isExecuting && !$0.isCancelled }
        guard !providers.isEmpty else {
            start(activity)
            return
        }
        for provider in providers { provider.choose(activity.activityType) }
        let next: @MainActor () -> Void = { [weak self] in self?.start(activity) }
        let end = BlockOperation {
            DispatchQueue.main.async { MainActor.assumeIsolated { next() } }
        }
        for provider in providers { end.addDependency(provider) }
        sharing.queue.addOperations(providers + [end], waitUntilFinished: false)
    }

    /// The items as the activity gets them; those that a source withholds are left out.
    private func items(for activity: UIActivity) -> [Any] {
        sharing.items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(
                self,
                itemForActivityType: activity.activityType
            )
        }
    }

    private func start(_ activity: UIActivity) {
        guard !sharing.isOver else { return }
        (activity as? BuiltInActivity)?.subject = subject(for: activity)
        activity.prepare(withActivityItems: items(for: activity))
        activity.didFinish = { [weak self] in self?.end(activity, $0) }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func subject(for activity: UIActivity) -> String? {
        for case let source as any UIActivityItemSource in sharing.items {
            let subject = source.activityViewController?(
                self,
                subjectForActivityType: activity.activityType
            )
            if let subject, !subject.isEmpty { return subject }
        }
        return nil
    }

    /// Takes the sheet away, then says what became of it.
    private func end(_ activity: UIActivity, _ isDone: Bool) {
        guard let presenter = presentingViewController else {
            finish(activity.activityType, isDone)
            return
        }
        presenter.dismiss(animated: true) { [self] in finish(activity.activityType, isDone) }
    }

    /// Says what became of the sheet, once.
    func finish(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
        // While an activity works its end is awaited.
        if type == nil, sharing.chosen != nil { return }
        guard !sharing.isOver else { return }
        sharing.isOver = true
        let handler = completionHandler
        let itemsHandler = completionWithItemsHandler
        completionHandler = nil
        completionWithItemsHandler = nil
        itemsHandler?(type, isDone, nil, nil)
        handler?(type, isDone)
    }
}
