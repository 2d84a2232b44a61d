// SPDX-License-Identifier: Apache-2.0

/// A view that looks as its configuration says, and follows it when asked: buttons and cells.
@preconcurrency @MainActor
package protocol ConfigurationUpdating: UIView {
    /// Makes the view follow its configuration before the next frame.
    func setNeedsUpdateConfiguration()
}

extension ConfigurationUpdating {
    /// Runs an update of the configuration; an observable object that it reads and that changes asks
    /// for the next one.
    package func observingConfiguration(_ body: () -> Void) {
        observingConfiguration(body) { [weak self] _ in self?.setNeedsUpdateConfiguration() }
    }
}
