// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Observation
import Synchronization

/// What code that updates a view read of observable objects, until one of them changes.
///
/// Observation offers no way to stop observing. Each run therefore reads a number of this object,
/// too: changing that number ends what the run observed, without a call.
final class ObservedReads: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let isOver = Atomic(false)

    /// Which updates of a view are observed, each by itself.
    enum Phase: Hashable {
        case properties
        case constraints
        case layout
        case drawing
        case configuration
    }

    /// False where the program's Info.plist sets `UIObservationTrackingEnabled` to false.
    static let isEnabled =
        Bundle.main.object(forInfoDictionaryKey: "UIObservationTrackingEnabled") as? Bool ?? true

    /// Runs code; when something that it read changes, `change` is called once, on the main actor.
    ///
    /// What the last such run read, `former`, is observed no longer. Returns what was read; nil if
    /// nothing was, which costs almost nothing.
    @MainActor
    static func run(
        replacing former: ObservedReads?,
        _ body: () -> Void,
        change: @escaping @MainActor () -> Void
    ) -> ObservedReads? {
        var reads: ObservedReads?
        if let former {
            former.end()
            let next = ObservedReads()
            reads = next
            withObservationTracking {
                next.registrar.access(next, keyPath: \.generation)
                body()
            } onChange: {
                next.call(change)
            }
        } else {
            // The second closure is made only if something was read.
            withObservationTracking(body, onChange: listener(&reads, change))
        }
        return reads
    }

    @MainActor
    private static func listener(
        _ reads: inout ObservedReads?,
        _ change: @escaping @MainActor () -> Void
    ) -> @Sendable () -> Void {
        let made = ObservedReads()
        reads = made
        return { made.call(change) }
    }

    /// Observed so that ``end()`` can end everything else.
    private var generation: Int { 0 }

    private func end() {
        isOver.store(true, ordering: .releasing)
        registrar.withMutation(of: self, keyPath: \.generation) {}
    }

    private func call(_ change: @escaping @MainActor () -> Void) {
        guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
        if MainThread.isHere {
            MainActor.assumeIsolated { change() }
        } else {
            DispatchQueue.main.async { change() }
        }
    }
}

extension UIView {
    /// Runs an update of the view; what it reads of observable objects asks for the next one by
    /// changing.
    func observing(_ phase: ObservedReads.Phase, _ body: () -> Void) {
        observing(phase, body) { view in
            switch phase {
            case .properties: view.setNeedsUpdateProperties()
            case .constraints: view.setNeedsUpdateConstraints()
            case .layout: view.setNeedsLayout()
            case .drawing: view.setNeedsDisplay()
            case .configuration: break
            }
        }
    }

    /// Runs an update of the view's configuration; when what it reads of observable objects changes,
    /// `change` is called once.
    package func observingConfiguration(
        _ body: () -> Void,
        change: @escaping @MainActor (UIView) -> Void
    ) {
        observing(.configuration, body, change: change)
    }

    private func observing(
        _ phase: ObservedReads.Phase,
        _ body: () -> Void,
        change: @escaping @MainActor (UIView) -> Void
    ) {
        guard ObservedReads.isEnabled else { return body() }
        let former = extras.reads?[phase]
        let reads = ObservedReads.run(replacing: former, body) { [weak self] in
            guard let self else { return }
            extras.reads?[phase] = nil
            change(self)
        }
        guard former != nil || reads != nil else { return }
        extras.reads = extras.reads ?? [:]
        extras.reads?[phase] = reads
    }
}
