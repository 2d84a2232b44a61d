// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Puts a built program into the forms in which it is handed on.
struct Bundler {
    let built: BuiltProgram
    let information: AppInformation
    /// Where the bundles go.
    let output: URL

    /// - Returns: the files and folders made.
    func make(_ format: BundleFormat) throws -> [URL] {
        switch format {
        case .deb: try [makePackage()]
        case .appimage: try [makeImage()]
        case .flatpak: try makeFlatpak()
        }
    }

    private var manager: FileManager { .default }

    private static var architecture: String {
        #if arch(arm64)
        "aarch64"
        #else
        "x86_64"
        #endif
    }

    private func fresh(_ name: String) throws -> URL {
        let folder = output.appendingPathComponent(name)
        try? manager.removeItem(at: folder)
        try Files.makeFolder(folder)
        return folder
    }

    // MARK: The tree

    /// Lays the program out as below `/usr`.
    ///
    /// `withSystem`: whether libraries that not every desktop has come along.
    private func lay(in root: URL, withSystem: Bool) throws {
        let name = information.packageName
        let home = root.appendingPathComponent("lib/\(name)")
        let program = home.appendingPathComponent(information.program)
        try copy(built.program, to: program)
        try finish(program, path: "$ORIGIN/" + Project.bundledLibraries, permissions: 0o755)
        for resource in built.resources {
            try copy(resource, to: home.appendingPathComponent(resource.lastPathComponent))
        }
        let libraries = try SharedLibraries(of: built.program, libraries: built.libraries)
        for file in libraries.own + (withSystem ? libraries.portable : []) {
            let place = home.appendingPathComponent(Project.bundledLibraries)
                .appendingPathComponent(file.lastPathComponent)
            try copy(file.resolvingSymlinksInPath(), to: place)
            try finish(place, path: "$ORIGIN", permissions: 0o644)
        }
        let command = root.appendingPathComponent("bin/\(name)")
        try Files.makeFolder(command.deletingLastPathComponent())
        try manager.createSymbolicLink(
            atPath: command.path,
            withDestinationPath: "../lib/\(name)/\(information.program)"
        )
        try laySharedFiles(in: root.appendingPathComponent("share"))
    }

    /// Leaves out what only debuggers read, and what is true on this machine only.
    private func finish(_ file: URL, path: String, permissions: Int) throws {
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        if hasProgram("strip") { try run(["strip", "--strip-unneeded", file.path]) }
        try SearchPath.set(path, in: file)
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
    }

    private func laySharedFiles(in share: URL) throws {
        let files = DesktopFiles(information: information)
        let id = information.identifier
        func place(_ path: String) throws -> URL {
            let file = share.appendingPathComponent(path)
            try Files.makeFolder(file.deletingLastPathComponent())
            return file
        }
        try Files.write(files.entry, to: place("applications/\(id).desktop"))
        try Files.write(files.metadata, to: place("metainfo/\(id).metainfo.xml"))
        if let types = files.mimeTypes {
            try Files.write(types, to: place("mime/packages/\(id).xml"))
        }
        for picture in AppIcons(in: built.sources).pictures {
            let folder = "icons/hicolor/\(picture.side)x\(picture.side)/apps"
            try copy(picture.file, to: place("\(folder)/\(id).png"))
        }
    }

    private func copy(_ source: URL, to place: URL) throws {
        try Files.makeFolder(place.deletingLastPathComponent())
        do {
            try manager.copyItem(at: source, to: place)
        } catch {
            throw Failure("\(place.path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// Runs a program that makes the bundle, and says nothing unless it fails.
    private func run(_ arguments: [String], environment: [String: String] = [:]) throws {
        var lines: [String] = []
        let status = try Shell.run(arguments, environment: environment) { lines.append($0) }
        guard status == 0 else {
            throw Failure("\(arguments[0]) fails:\n" + lines.suffix(10).joined(separator: "\n"))
        }
    }

    private func hasProgram(_ name: String) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { manager.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    // MARK: Debian

    private func makePackage() throws -> URL {
        guard hasProgram("dpkg-deb"), hasProgram("dpkg") else {
            throw Failure("Debian packages are made by dpkg-deb, which is not installed")
        }
        let name = information.packageName
        let tree = try fresh(".deb-\(name)")
        defer { try? manager.removeItem(at: tree) }
        try lay(in: tree.appendingPathComponent("usr"), withSystem: false)
        let libraries = try SharedLibraries(of: built.program, libraries: built.libraries)
        let architecture = try Shell.output(["dpkg", "--print-architecture"])?
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let document = tree.appendingPathComponent("usr/share/doc/\(name)/copyright")
        try Files.makeFolder(document.deletingLastPathComponent())
        try Files.write(
            """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: \(information.name)

            Files: *
            Copyright: \(information.maintainer)
            License: \(information.license)

            """,
            to: document
        )
        let changes = document.deletingLastPathComponent().appendingPathComponent("changelog")
        try Files.write(
            """
            \(name) (\(information.version)) unstable; urgency=medium

              * Built by casement.

             -- \(information.maintainer)  Thu, 01 Jan 1970 00:00:00 +0000

            """,
            to: changes
        )
        try run(["gzip", "-9n", changes.path])
        let kilobytes = try size(of: tree) / 1024
        try Files.makeFolder(tree.appendingPathComponent("DEBIAN"))
        try Files.write(
            """
            Package: \(name)
            Version: \(information.version)
            Architecture: \(architecture ?? "amd64")
            Maintainer: \(information.maintainer)
            Installed-Size: \(kilobytes)
            Depends: \(try packages(of: libraries.named).joined(separator: ", "))
            Recommends: fonts-inter, fonts-liberation, fonts-noto-color-emoji, libxml2, libgnutls30, libtiff6
            Section: misc
            Priority: optional
            Description: \(information.summary)
             \(information.name), built for this system from its source for iOS.

            """,
            to: tree.appendingPathComponent("DEBIAN/control")
        )
        let file = output.appendingPathComponent(
            "\(name)_\(information.version)_\(architecture ?? "amd64").deb"
        )
        try run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", tree.path, file.path])
        return file
    }

    /// The packages that libraries come from.
    private func packages(of libraries: [URL]) throws -> [String] {
        var names: Set<String> = ["libc6"]
        for file in libraries {
            // Debian's list has some files by their names before /usr was merged.
            let paths = [file.resolvingSymlinksInPath().path, file.path]
            let owner = try paths.lazy.compactMap { path -> String? in
                for path in [path, path.replacingOccurrences(of: "/usr/lib/", with: "/lib/")] {
                    if let text = try Shell.quietOutput(["dpkg", "-S", path]).text { return text }
                }
                return nil
            }.first
            guard let name = owner?.prefix(while: { $0 != ":" }), !name.isEmpty else {
                throw Failure("\(file.path) belongs to no package of this system")
            }
            names.insert(String(name))
        }
        return names.sorted()
    }

    private func size(of folder: URL) throws -> Int {
        let files = manager.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        var sum = 0
        while let file = files?.nextObject() as? URL {
            sum += try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        }
        return sum
    }

    // MARK: AppImage

    private func makeImage() throws -> URL {
        let name = information.packageName
        let folder = try fresh("\(name).AppDir")
        try lay(in: folder.appendingPathComponent("usr"), withSystem: true)
        let id = information.identifier
        try copy(
            folder.appendingPathComponent("usr/share/applications/\(id).desktop"),
            to: folder.appendingPathComponent("\(id).desktop")
        )
        if let icon = AppIcons(in: built.sources).pictures.last {
            try copy(icon.file, to: folder.appendingPathComponent("\(id).png"))
        }
        try manager.createSymbolicLink(
            atPath: folder.appendingPathComponent("AppRun").path,
            withDestinationPath: "usr/bin/\(name)"
        )
        guard hasProgram("appimagetool") else {
            print("note: appimagetool is not installed, so the folder is left as it is")
            return folder
        }
        let file = output.appendingPathComponent(
            "\(name)-\(information.version)-\(Self.architecture).AppImage"
        )
        let environment = ["ARCH": Self.architecture]
        try run(
            ["appimagetool", "--no-appstream", folder.path, file.path],
            environment: environment
        )
        return file
    }

    // MARK: Flatpak

    private func makeFlatpak() throws -> [URL] {
        let id = information.identifier
        let folder = try fresh("\(information.packageName)-flatpak")
        try lay(in: folder.appendingPathComponent("files"), withSystem: true)
        let manifest = folder.appendingPathComponent("\(id).json")
        try Files.write(FlatpakManifest(information: information).text(), to: manifest)
        guard hasProgram("flatpak-builder"), hasProgram("flatpak") else {
            print("note: flatpak-builder is not installed, so there is the manifest only")
            return [manifest]
        }
        let (build, store) = (folder.path + "/build", folder.path + "/repo")
        try run(["flatpak-builder", "--force-clean", "--repo", store, build, manifest.path])
        let file = output.appendingPathComponent("\(information.packageName).flatpak")
        try run(["flatpak", "build-bundle", store, file.path, id])
        return [manifest, file]
    }
}
