// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// What a simulator tells a program about the device that it shows.
struct SimulatorVariablesTests {
    private let variables = ProcessInfo.processInfo.environment

    @Test(.enabled(if: ProcessInfo.processInfo.environment["CASEMENT_DEVICE"] == nil))
    func theStandardDeviceIsNamed() {
        #expect(variables["SIMULATOR_DEVICE_NAME"] == "iPhone 14")
        #expect(variables["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone14,7")
    }

    @Test @MainActor func theVersionIsThatOfTheSystem() {
        #expect(variables["SIMULATOR_RUNTIME_VERSION"] == UIDevice.current.systemVersion)
    }
}
