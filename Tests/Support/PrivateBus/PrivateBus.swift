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

    /// A bus that starts none of the machine's services.
    private static let configuration = """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
          "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type>
          <listen>unix:tmpdir=/tmp</listen>
          <auth>EXTERNAL</auth>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>

        """

    package init() throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        let configuration = FileManager.default.temporaryDirectory
            .appendingPathComponent("PrivateBus-\(UUID().uuidString).conf")
        try Self.configuration.write(to: configuration, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: configuration) }
        process.arguments = [
            "--config-file=\(configuration.path)", "--nofork", "--print-address",
        ]
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
