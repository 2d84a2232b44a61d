// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the main bundle of a package's tests says of itself: on iOS it is that of the program which
/// runs tests, and code that asks for its name and version finds both.
enum TestRunnerPlist {
    /// Writes it beside the test program, which reads it there, unless there is one.
    static func write(in products: URL) throws {
        let file = products.appendingPathComponent("Info.plist")
        guard !FileManager.default.fileExists(atPath: file.path) else { return }
        let data = try PropertyLists.xml(content)
        try Files.write(String(decoding: data, as: UTF8.self), to: file)
    }

    static let content = [
        "CFBundleDevelopmentRegion": "en",
        "CFBundleExecutable": "xctest",
        "CFBundleIdentifier": "com.apple.dt.xctest.tool",
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleName": "xctest",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": "1.0",
        "CFBundleVersion": "1",
    ]
}
