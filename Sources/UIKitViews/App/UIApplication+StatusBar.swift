// SPDX-License-Identifier: Apache-2.0

/// The status bar as the application set it, for programs whose view controllers do not control it.
struct ApplicationStatusBar {
    /// Whether the Info.plist leaves the bar to the application.
    var isUsed = false
    var isHidden = false
    var style = UIStatusBarStyle.default
}

extension UIApplication {
    /// Whether the status bar is the application's instead of the controllers'; the composition
    /// root sets it.
    package var ownsStatusBar: Bool {
        get { application.statusBar.isUsed }
        set { application.statusBar.isUsed = newValue }
    }

    func setStatusBar(isHidden: Bool) {
        guard application.statusBar.isUsed else { return }
        application.statusBar.isHidden = isHidden
    }

    func setStatusBar(style: UIStatusBarStyle) {
        guard application.statusBar.isUsed else { return }
        application.statusBar.style = style
    }
}
