// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that was built to be handed on.
struct BuiltProgram {
    let program: URL
    /// What lies beside it when it runs: resources, Info.plist.
    let resources: [URL]
    /// The content of its Info.plist.
    let information: [String: Any]
    /// Folders in which asset catalogues with its icons may lie.
    let sources: [URL]
    /// The framework's libraries.
    let libraries: URL
}

extension Project {
    /// Where a bundled program looks for its libraries, from its own place.
    static let bundledLibraries = "lib"

    /// Builds an app or an executable so that it finds its libraries in a folder beside it.
    func buildForBundle(_ product: String?, _ configuration: String) throws -> BuiltProgram {
        let build = try prepare("build", keepsGoing: false)
        let log = try TestLog(scratch.appendingPathComponent("build.log"), isVerbose: false)
        let products = scratch.appendingPathComponent("build/\(configuration)")
        // By the older of the two tags the libraries' own needs are looked for there, too.
        let place = ["-rpath=$ORIGIN/\(Self.bundledLibraries)", "--disable-new-dtags"]
            .flatMap { ["-Xlinker", $0] }
        func compile(_ name: String) throws {
            let arguments =
                ["swift", "build", "--product", name, "-c", configuration] + build.arguments + place
            guard try self.build(arguments, build, log) == 0 else {
                throw Failure("\(name) does not build; the log is \(log.file.path)")
            }
        }
        if let imported {
            let target = try application(product, of: imported)
            try compile(target.module)
            let bundle = AppBundle(project: imported.project, products: products)
            let program = try bundle.makeApplication(target)
            return BuiltProgram(
                program: program,
                resources: try Self.others(beside: program),
                information: try InfoPlist.content(of: target),
                sources: [imported.project.root],
                libraries: sdk.library
            )
        }
        let name = try executable(product)
        try compile(name)
        let program = products.appendingPathComponent(name)
        let bundles = try Self.others(beside: program).filter {
            ["resources", "bundle"].contains($0.pathExtension)
        }
        let plist = Files.all(under: folder, endingIn: "Info.plist").first {
            !$0.path.contains("/.build/") && $0.lastPathComponent == "Info.plist"
        }
        let information = try plist.map(Self.propertyList)
        return BuiltProgram(
            program: program,
            resources: bundles + (plist.map { [$0] } ?? []),
            information: information ?? [:],
            sources: [folder],
            libraries: sdk.library
        )
    }

    private func application(
        _ name: String?,
        of package: ImportedPackage
    ) throws -> XcodeTarget {
        let applications = package.project.targets.filter { $0.kind == .application }
        guard let name else {
            guard let only = applications.first else {
                throw Failure("\(package.project.name).xcodeproj has no app")
            }
            return only
        }
        guard let found = applications.first(where: { [$0.name, $0.module].contains(name) }) else {
            let names = applications.map(\.name).joined(separator: ", ")
            throw Failure("there is no app called \(name); there are \(names)")
        }
        return found
    }

    private func executable(_ name: String?) throws -> String {
        let names = try executables()
        guard let name else {
            guard let first = names.first else {
                throw Failure("\(folder.path): the package has no executable")
            }
            return first
        }
        guard names.contains(name) else {
            let known = names.joined(separator: ", ")
            throw Failure("there is no executable called \(name); there are \(known)")
        }
        return name
    }

    private static func others(beside program: URL) throws -> [URL] {
        let folder = program.deletingLastPathComponent().resolvingSymlinksInPath()
        let all = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        return all.filter { $0.lastPathComponent != program.lastPathComponent }
            .sorted { $0.path < $1.path }
    }

    private static func propertyList(_ file: URL) throws -> [String: Any] {
        let list = try? PropertyListSerialization.propertyList(
            from: Data(contentsOf: file),
            format: nil
        )
        guard let content = list as? [String: Any] else {
            throw Failure("\(file.path): is no property list")
        }
        return content
    }
}
