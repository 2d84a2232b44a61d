// SPDX-License-Identifier: Apache-2.0

/// Launches an app inside the program of its tests, as Xcode does for tests with a host: its
/// delegate, scenes and windows are there before the first test.
///
/// Only the first call of a program has an effect.
/// - Parameter main: The app's entry point; nil for an app that has none here.
@MainActor
public func _objcHostTests(
    in main: (@convention(c) (Int32, UnsafeMutableRawPointer?) -> Int32)?
) {
    guard !Launch.isInsideTests else { return }
    Launch.isInsideTests = true
    if let main {
        _ = main(CommandLine.argc, UnsafeMutableRawPointer(CommandLine.unsafeArgv))
    } else {
        Launch.runInsideTests(principalClass: nil, delegateClass: nil)
    }
}
