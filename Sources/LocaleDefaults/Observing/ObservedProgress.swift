// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Progress {
    private static let graft = MethodGraft(
        of: Progress.self,
        plain: (PlainProgress.self, OtherPlainProgress.self),
        overriding: ObservedProgress.self
    )

    /// Has the setters of all progress objects tell of changes.
    final func announcesChanges() {
        Self.graft.apply(to: Progress.self)
        Self.graft.apply(to: type(of: self))
    }

    /// Makes a change, after which observed values are compared: those of its parents depend on it.
    fileprivate final func changing(_ key: String? = nil, _ change: () -> Void) {
        change()
        ObservedValues.shared.compare(.progress, setting: key, of: self)
    }
}

// Sendable is unchecked because the class above it is declared so, which subclasses repeat.
/// A subclass that overrides nothing.
private final class PlainProgress: Progress, @unchecked Sendable {}

// Sendable is unchecked because the class above it is declared so, which subclasses repeat.
/// Another such subclass.
private final class OtherPlainProgress: Progress, @unchecked Sendable {}

// Sendable is unchecked because the class above it is declared so, which subclasses repeat.
/// The methods of `Progress` after which observed values may be others.
private final class ObservedProgress: Progress, @unchecked Sendable {
    override var totalUnitCount: Int64 {
        get { super.totalUnitCount }
        set { changing("totalUnitCount") { super.totalUnitCount = newValue } }
    }

    override var completedUnitCount: Int64 {
        get { super.completedUnitCount }
        set { changing("completedUnitCount") { super.completedUnitCount = newValue } }
    }

    override var isCancellable: Bool {
        get { super.isCancellable }
        set { changing("isCancellable") { super.isCancellable = newValue } }
    }

    override var isPausable: Bool {
        get { super.isPausable }
        set { changing("isPausable") { super.isPausable = newValue } }
    }

    override var isCancelled: Bool {
        get { super.isCancelled }
        set { changing("isCancelled") { super.isCancelled = newValue } }
    }

    override var isPaused: Bool {
        get { super.isPaused }
        set { changing("isPaused") { super.isPaused = newValue } }
    }

    override var kind: ProgressKind? {
        get { super.kind }
        set { changing("kind") { super.kind = newValue } }
    }

    override func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey) {
        changing { super.setUserInfoObject(objectOrNil, forKey: key) }
    }

    override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        changing { super.addChild(child, withPendingUnitCount: inUnitCount) }
    }

    override func resignCurrent() { changing { super.resignCurrent() } }

    override func cancel() { changing { super.cancel() } }

    override func pause() { changing { super.pause() } }

    override func resume() { changing { super.resume() } }
}
