// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Info.plist of a target, as Xcode puts it into the bundle.
enum InfoPlist {
    /// The file's content with its variables replaced, and what the settings generate.
    static func content(of target: XcodeTarget) throws -> [String: Any] {
        let settings = target.settings
        var content: [String: Any] = [
            "CFBundleExecutable": target.module,
            "CFBundleName": settings["PRODUCT_NAME"] ?? target.name,
            "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
            "CFBundleDevelopmentRegion": "en",
        ]
        content["CFBundleIdentifier"] = settings["PRODUCT_BUNDLE_IDENTIFIER"]
        if settings.isOn("GENERATE_INFOPLIST_FILE") {
            content.merge(generated(settings)) { $1 }
        }
        guard let file = target.infoPlist else { return content }
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw Failure(
                "\(file.path): target \(target.name) names this Info.plist; it is not there"
            )
        }
        let data = try Data(contentsOf: file)
        guard
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let own = expanded(list, settings) as? [String: Any]
        else { throw Failure("\(file.path): is no property list") }
        content.merge(own) { $1 }
        // The program has the module's name here, since the package manager calls it so.
        content["CFBundleExecutable"] = target.module
        return content
    }

    /// The content as a file's bytes.
    static func data(of target: XcodeTarget) throws -> Data {
        try PropertyLists.xml(content(of: target))
    }

    private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expand(text)
        case let list as [Any]: list.map { expanded($0, settings) }
        case let table as [String: Any]: table.mapValues { expanded($0, settings) }
        default: value
        }
    }

    /// What `INFOPLIST_KEY_…` settings ask for.
    private static func generated(_ settings: BuildSettings) -> [String: Any] {
        let prefix = "INFOPLIST_KEY_"
        var result: [String: Any] = [:]
        for key in settings.values.keys where key.hasPrefix(prefix) && !key.contains("[") {
            guard let text = settings[key] else { continue }
            var name = String(key.dropFirst(prefix.count))
            for (ending, suffix) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")]
            where name.hasSuffix(ending) {
                name = name.dropLast(ending.count) + suffix
            }
            switch name {
            case "UIApplicationSceneManifest_Generation":
                guard text == "YES" else { continue }
                result["UIApplicationSceneManifest"] = [
                    "UIApplicationSupportsMultipleScenes": true,
                    "UISceneConfigurations": [String: Any](),
                ]
            case "UILaunchScreen_Generation": result["UILaunchScreen"] = [String: Any]()
            case _ where name.hasPrefix("UISupportedInterfaceOrientations"):
                result[name] = text.split(separator: " ").map(String.init)
            case _ where text == "YES" || text == "NO": result[name] = text == "YES"
            default: result[name] = text
            }
        }
        return result
    }
}
