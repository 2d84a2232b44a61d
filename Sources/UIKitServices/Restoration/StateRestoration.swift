// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
package import UIKitViews

/// Saves the state of the application in a file, and restores it at the next launch.
@MainActor
package final class StateRestoration: StateRestorer {
    let store: StateFile
    private let report: (String) -> Void
    private let now: () -> Date
    /// How often the restoration was extended.
    private var extensions = 0
    private var isInUse = false
    /// What is to be presented when the windows are shown.
    private var presentations: [(presenter: UIViewController, presented: UIViewController)] = []

    /// - Parameters:
    ///   - store: The file.
    ///   - now: The time that a saved state is marked with.
    ///   - report: Says why a saved state is not used.
    package init(
        store: StateFile,
        now: @escaping () -> Date = { Date() },
        report: @escaping (String) -> Void = StateRestoration.print
    ) {
        self.store = store
        self.now = now
        self.report = report
    }

    /// Writes a line to the standard error.
    package nonisolated static func print(_ text: String) {
        FileHandle.standardError.write(Data("Casement: state restoration: \(text)\n".utf8))
    }

    // MARK: Saving

    package func save(_ application: UIApplication) {
        guard extensions == 0, !isInUse else { return }
        var state = SavedState()
        if application.hasScenes {
            state.sessions = SceneSessions.saved(of: application)
        } else if !saveInterface(of: application, in: &state) {
            return
        }
        do {
            try store.write(state)
        } catch {
            report("the state cannot be saved: \(error)")
        }
    }

    /// Whether the delegate wants the interface to be saved.
    private func saveInterface(of application: UIApplication, in state: inout SavedState) -> Bool {
        let saving = StateSaving()
        var isWanted = false
        state.application = saving.data { coder in
            describe(coder)
            isWanted =
                application.delegate?.application?(
                    application,
                    shouldSaveSecureApplicationState: coder
                )
                ?? application.delegate?.application?(
                    application,
                    shouldSaveApplicationState: coder
                ) ?? false
            guard isWanted else { return }
            _ = application.delegate?.application?(
                application,
                willEncodeRestorableStateWith: coder
            )
        }
        guard isWanted else { return false }
        state.windows = saving.save(RestorationPaths.windows(of: application))
        saving.saveRest(in: &state)
        return true
    }

    /// Tells the delegate at the next launch which program saved the state, and when.
    private func describe(_ coder: NSCoder) {
        let version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? ""
        coder.encode(version as NSString, forKey: UIApplication.stateRestorationBundleVersionKey)
        coder.encode(
            NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue),
            forKey: UIApplication.stateRestorationUserInterfaceIdiomKey
        )
        coder.encode(now() as NSDate, forKey: UIApplication.stateRestorationTimestampKey)
        coder.encode(
            UIDevice.current.systemVersion as NSString,
            forKey: UIApplication.stateRestorationSystemVersionKey
        )
    }

    // MARK: Restoring

    package func restore(_ application: UIApplication) {
        let state: SavedState?
        do {
            state = try store.read()
        } catch {
            store.remove()
            report("\(error); the program starts afresh")
            return
        }
        guard let state else { return }
        SceneSessions.remember(state.sessions, in: application)
        guard let own = state.application else { return }
        let restoring = StateRestoring(state, application)
        guard
            let reader = StateUnarchiver(own, resolve: restoring.object(of:))
        else { return report("the saved state is damaged; the program starts afresh") }
        reader.read { restore(application, restoring, with: $0) }
    }

    private func restore(
        _ application: UIApplication,
        _ restoring: StateRestoring,
        with coder: NSCoder
    ) {
        let isWanted =
            application.delegate?.application?(
                application,
                shouldRestoreSecureApplicationState: coder
            )
            ?? application.delegate?.application?(
                application,
                shouldRestoreApplicationState: coder
            ) ?? false
        guard isWanted else { return }
        store.beginUse()
        isInUse = true
        restoring.restore()
        presentations = restoring.presentations
        _ = application.delegate?.application?(application, didDecodeRestorableStateWith: coder)
    }

    package func launchDidEnd() {
        let waiting = presentations
        presentations = []
        for (presenter, presented) in waiting where presenter.ownPresented == nil {
            presenter.present(presented, animated: false)
        }
        endUse()
    }

    private func endUse() {
        guard isInUse, extensions == 0 else { return }
        isInUse = false
        store.endUse()
    }

    package func extend() { extensions += 1 }

    package func complete() {
        extensions = max(0, extensions - 1)
        endUse()
    }
}
