// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files by which desktops know a program, in the forms of freedesktop.org.
struct DesktopFiles {
    let information: AppInformation

    /// What a desktop shows in its menus, and which addresses and documents the program opens.
    var entry: String {
        let types =
            information.documents.map(\.mimeType)
            + information.schemes.map { "x-scheme-handler/" + $0 }
        var lines = [
            "[Desktop Entry]", "Type=Application", "Version=1.4",
            "Name=" + Self.line(information.name), "Comment=" + Self.line(information.summary),
            "Exec=\(information.packageName)" + (types.isEmpty ? "" : " %u"),
            "Icon=" + information.identifier, "Terminal=false",
            "Categories=\(information.category);", "StartupWMClass=" + information.program,
        ]
        if !types.isEmpty { lines.append("MimeType=\(types.joined(separator: ";"));") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What shops of software show.
    var metadata: String {
        let id = information.identifier
        let name = JUnitFile.escaped(information.name)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <component type="desktop-application">
              <id>\(id)</id>
              <metadata_license>CC0-1.0</metadata_license>
              <project_license>\(JUnitFile.escaped(information.license))</project_license>
              <name>\(name)</name>
              <summary>\(JUnitFile.escaped(Self.summary(information.summary)))</summary>
              <description>
                <p>\(name) is an app for iOS that was built for this system from its source, unchanged.</p>
              </description>
              <launchable type="desktop-id">\(id).desktop</launchable>
              <content_rating type="oars-1.1"/>
              <provides>
                <binary>\(information.packageName)</binary>
              </provides>
              <releases>
                <release version="\(information.version)" date="1970-01-01"/>
              </releases>
            </component>

            """
    }

    /// The kinds of documents that the system does not know; nil where there are none.
    var mimeTypes: String? {
        let own = information.documents.filter { !$0.endings.isEmpty }
        guard !own.isEmpty else { return nil }
        let types = own.map { kind -> String in
            let globs = kind.endings.map { "    <glob pattern=\"*.\(JUnitFile.escaped($0))\"/>" }
            return "  <mime-type type=\"\(JUnitFile.escaped(kind.mimeType))\">\n"
                + "    <comment>\(JUnitFile.escaped(kind.description))</comment>\n"
                + globs.joined(separator: "\n") + "\n  </mime-type>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
            \(types.joined(separator: "\n"))
            </mime-info>

            """
    }

    /// One line without what ends it.
    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// A summary is a line without a point at its end.
    private static func summary(_ text: String) -> String {
        let line = line(text)
        return line.hasSuffix(".") ? String(line.dropLast()) : line
    }
}
