// SPDX-License-Identifier: Apache-2.0

/// The variables by which the runner, a UI test and the application under test find each other.
package enum UITestLaunch {
    /// Tells the application the descriptor of its end of the socket.
    package static let socketName = "CASEMENT_UI_TEST_SOCKET"
    /// Tells the tests which applications there are: a ``UITestApplications`` as JSON.
    package static let applicationsName = "CASEMENT_UI_TEST_APPS"
    /// Tells the tests the folder of the project or package.
    package static let rootName = "CASEMENT_UI_TEST_ROOT"
    /// Says how the application's time passes: `real`, or `test` for as fast as it can.
    package static let clockName = "CASEMENT_CLOCK"
}

/// The applications that UI tests may launch.
package struct UITestApplications: Codable, Sendable {
    /// The programs' files by their bundle identifiers.
    package var programs: [String: String] = [:]
    /// The bundle identifiers of the applications that the tests of a module are about.
    package var targets: [String: String] = [:]

    package init(programs: [String: String] = [:], targets: [String: String] = [:]) {
        self.programs = programs
        self.targets = targets
    }
}
