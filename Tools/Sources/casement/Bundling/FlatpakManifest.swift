// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What flatpak-builder makes a bundle from: the files are there, and are copied.
struct FlatpakManifest {
    let information: AppInformation

    func text() throws -> String {
        let content: [String: Any] = [
            "id": information.identifier,
            "runtime": "org.freedesktop.Platform",
            "runtime-version": "24.08",
            "sdk": "org.freedesktop.Sdk",
            "command": information.packageName,
            "finish-args": [
                "--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--socket=pulseaudio",
                "--share=network", "--talk-name=org.a11y.Bus",
            ],
            "modules": [
                [
                    "name": information.packageName,
                    "buildsystem": "simple",
                    "build-commands": ["cp -a . /app/"],
                    "sources": [["type": "dir", "path": "files"]],
                ]
            ],
        ]
        let data = try JSONSerialization.data(
            withJSONObject: content,
            options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        )
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
