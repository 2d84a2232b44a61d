// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import UIKitCore

/// The variables in which a simulator tells a program what device it shows.
enum SimulatorEnvironment {
    /// The variables of a device.
    static func variables(of profile: DisplayProfile) -> [String: String] {
        guard let model = profile.modelIdentifier else { return [:] }
        let name = profile.name.split(separator: ",").first.map(String.init) ?? profile.name
        return [
            "SIMULATOR_DEVICE_NAME": name,
            "SIMULATOR_MODEL_IDENTIFIER": model,
            "SIMULATOR_RUNTIME_VERSION": profile.systemVersion,
        ]
    }

    /// Sets them before the program begins, where nobody else has: `targetEnvironment(simulator)` holds
    /// in lowered source, and what is written behind it reads them.
    @section(".init_array") @used private static let begin: @convention(c) @Sendable () -> Void = {
        // The C library's: Foundation is not there yet.
        let name = getenv("CASEMENT_DEVICE").map { String(cString: $0) }
        let chosen = name.flatMap { try? DeviceCatalog.profile(named: $0) }
        for (key, value) in variables(of: chosen ?? .standard) { setenv(key, value, 0) }
    }
}
