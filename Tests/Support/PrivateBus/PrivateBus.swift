// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemBus

/// A message bus for one test, which ends with the object.
package final class PrivateBus {
    /// Whether the machine has what it takes.
    package static var isInstalled: Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon")
            && dlopen("libsystemd.so.0", RTLD_NOW) != nil
    }

    package let address: String
    private let process = Process()

    package init() throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        process.arguments = ["--session", "--nofork", "--print-address"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = ""
        while !text.contains("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw BusFailure("Failed", "dbus-daemon says nothing") }
            text += String(decoding: data, as: UTF8.self)
        }
        address = String(text.prefix { $0 != "\n" })
    }

    deinit {
        // A process that a worker thread starts has all signals blocked that can be.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
