// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitValues

#if DEBUG
/// The check of debug builds that views are used from the main thread.
@Suite("The main-thread checker")
struct MainThreadTests {
    @Test("What is called on another thread stops with its name and the remedy")
    func changing() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await Task.detached { MainThread.check("UIView.addSubview(_:)") }.value
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("must be used from the main thread only"), "\(said)")
        #expect(
            said.contains("UIView.addSubview(_:)") && said.contains("DispatchQueue.main.async"),
            "\(said)"
        )
    }
}
#endif
