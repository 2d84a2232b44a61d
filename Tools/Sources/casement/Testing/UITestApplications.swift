// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The applications that UI tests launch, as tests read them from the environment.
struct UITestApplications: Codable, Equatable {
    /// The programs' files by their bundle identifiers.
    var programs: [String: String] = [:]
    /// The bundle identifiers of the applications that the tests of a module are about.
    var targets: [String: String] = [:]

    /// The variable that has them as JSON.
    static let variable = "CASEMENT_UI_TEST_APPS"

    /// The variable that has the folder of the project or package, for places of failures.
    static let rootVariable = "CASEMENT_UI_TEST_ROOT"

    func environment(root: String) -> [String: String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard !programs.isEmpty, let data = try? encoder.encode(self) else { return [:] }
        return [Self.variable: String(decoding: data, as: UTF8.self), Self.rootVariable: root]
    }

    /// What SwiftPM tells of a package, as far as UI tests need it.
    struct Package: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
            let targetDependencies: [String]?

            private enum CodingKeys: String, CodingKey {
                case name
                case type
                case targetDependencies = "target_dependencies"
            }
        }

        let targets: [Target]
    }

    /// The programs of a package, under their own names; tests are about the one that they depend
    /// on.
    init(_ package: Package, products: URL) {
        let names = package.targets.filter { $0.type == "executable" }.map(\.name)
        for name in names { programs[name] = products.appendingPathComponent(name).path }
        for target in package.targets where target.type == "test" {
            let found = (target.targetDependencies ?? []).first { names.contains($0) }
            if let found { targets[BuildSettings.moduleName(target.name)] = found }
        }
    }

    /// The apps of a project that UI tests are about, and their bundles.
    init(_ project: XcodeProject, _ bundle: AppBundle) throws {
        let tested = Set(project.targets.compactMap(\.testedModule))
        var identifiers: [String: String] = [:]
        for target in project.targets
        where target.kind == .application && tested.contains(target.module) {
            let content = try InfoPlist.content(of: target)
            let given = content["CFBundleIdentifier"] as? String
            let identifier = given.flatMap { $0.isEmpty ? nil : $0 } ?? target.module
            identifiers[target.module] = identifier
            programs[identifier] = try bundle.makeApplication(target).path
        }
        for target in project.targets {
            if let module = target.testedModule { targets[target.module] = identifiers[module] }
        }
    }
}

extension Project {
    /// What tells UI tests which applications there are; nothing where there are no UI tests.
    func uiTestEnvironment(_ products: URL) throws -> [String: String] {
        if let imported {
            let bundle = AppBundle(project: imported.project, products: products)
            return try UITestApplications(imported.project, bundle).environment(root: root)
        }
        guard Self.hasUITests(folder) else { return [:] }
        let arguments = ["swift", "package"] + swiftPaths + ["describe", "--type", "json"]
        guard let text = try Shell.output(arguments), let start = text.firstIndex(of: "{") else {
            throw Failure("\(folder.path): the package cannot be described")
        }
        let package = try JSONDecoder().decode(
            UITestApplications.Package.self,
            from: Data(text[start...].utf8)
        )
        return UITestApplications(package, products: products).environment(root: root)
    }

    /// Whether tests of a package name an application under test.
    static func hasUITests(_ folder: URL) -> Bool {
        Files.all(under: folder.appendingPathComponent("Tests"), endingIn: ".swift").contains {
            (try? Files.text($0))?.contains("XCUIApplication") ?? false
        }
    }
}
