// SPDX-License-Identifier: Apache-2.0

import Foundation
import XCTest

@_silgen_name("casement_set_fallback")
private func setFallback(_ test: UnsafeMutableRawPointer, _ run: UnsafeMutableRawPointer)

/// Begins before the program does: observes XCTest, and takes failures outside of tests.
@_cdecl("casement_host_begin")
func beginHost() {
    // Programs that tests start are none of ours.
    unsetenv("LD_PRELOAD")
    XCTestObservationCenter.shared.addTestObserver(RunObserver())
    Expectations.listen()
    // Both stay as long as the program.
    let test = StrayFailures(name: "outside of a test", testClosure: { _ in })
    let run = InertRun(test: test)
    setFallback(
        Unmanaged.passRetained(test).toOpaque(),
        Unmanaged.passRetained(run).toOpaque()
    )
}

/// Notes that a test ended the program.
@_cdecl("casement_host_exit")
func noteExit(_ status: Int32) {
    EventLog.shared.write(EventLog.Record(kind: "exit", status: Int(status)))
}

/// Runs the main thread's loop, which serves the main queue and so the main actor, until something
/// has happened.
@_cdecl("casement_host_run_loop")
func runMainLoop() {
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
}

/// Fails the current test; the framework calls it where code in Objective-C is absent.
///
/// It is public for the framework to find it by name in the library.
@_cdecl("casement_host_fail")
public func failTest(_ message: UnsafePointer<CChar>) {
    XCTFail(String(cString: message))
}
