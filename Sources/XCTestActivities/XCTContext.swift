// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A step of a test.
public protocol XCTActivity: AnyObject {
    /// What it is called.
    var name: String { get }
    /// Leaves data beside the test's result.
    func add(_ attachment: XCTAttachment)
}

/// Where a test is.
public final class XCTContext {
    /// Runs a step of a test.
    public class func runActivity<Result>(
        named name: String,
        block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity.current(name))
    }
}

/// A step whose attachments go into a folder.
final class Activity: XCTActivity {
    let name: String
    private let folder: String?
    private var count = 0

    /// A step with that name, whose attachments go where the environment says.
    static func current(_ name: String) -> Activity {
        Activity(name, ProcessInfo.processInfo.environment["CASEMENT_ATTACHMENTS"])
    }

    init(_ name: String, _ folder: String?) {
        self.name = name
        self.folder = folder
    }

    func add(_ attachment: XCTAttachment) {
        guard let folder else { return }
        count += 1
        let place = URL(fileURLWithPath: folder)
            .appendingPathComponent(name.replacingOccurrences(of: "/", with: "_"))
        let file = place.appendingPathComponent("\(count)-\(attachment.fileName)")
        do {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try attachment.payload.write(to: file)
        } catch {
            let text = "Casement: \(file.path): \(error.localizedDescription)\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
    }
}
