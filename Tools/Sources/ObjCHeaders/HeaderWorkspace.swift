// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The folder in which a module of headers is put together for the compiler.
package struct HeaderWorkspace: Sendable {
    package let module: String
    /// The name under which the compiler reads the headers.
    ///
    /// It is not the module's: the toolchain may have one of that name (`Runtime`), which goes before.
    var readModule: String { "Headers_" + module }
    package let folder: URL
    package let folders: [URL]

    package init(module: String, folder: URL, folders: [URL]) {
        self.module = module
        self.folder = folder
        self.folders = folders
    }

    var map: URL { folder.appendingPathComponent("maps/module.modulemap") }
    var overlay: URL { folder.appendingPathComponent("overlay.yaml") }
    /// Headers that stand for those that are not here.
    var standIns: URL { folder.appendingPathComponent("include") }
    /// The header that includes all others.
    var whole: URL { folder.appendingPathComponent("whole.h") }
    var types: URL { standIns.appendingPathComponent("CasementTypes.h") }

    /// A file's place for what the compiler reads in its stead.
    func copy(of file: URL) -> URL {
        let name = file.path.replacingOccurrences(of: "/", with: "+")
        return folder.appendingPathComponent("copies/" + name)
    }

    /// Writes a file unless it has that content, so that the compiler's caches stay good.
    static func write(_ text: String, to file: URL) throws {
        if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            throw HeaderError("\(file.path): cannot be written: \(error.localizedDescription)")
        }
    }
}
