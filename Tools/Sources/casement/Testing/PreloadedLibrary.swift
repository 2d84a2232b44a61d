// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A library under a path that `LD_PRELOAD` can hold.
///
/// The variable is a list, separated by spaces and colons, without any way to quote them. A library
/// in a folder with such a name is reached by a link, which goes away with the value.
final class PreloadedLibrary {
    let path: String
    private let folder: String?

    init(_ library: URL) throws {
        guard library.path.contains(where: { $0.isWhitespace || $0 == ":" || $0 == ";" }) else {
            path = library.path
            folder = nil
            return
        }
        // Not TMPDIR, whose name may have spaces, too. Nobody else can write to the folder.
        var template = Array("/tmp/casement-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure("/tmp: no folder can be made there") }
        let made = template.dropLast().map(UInt8.init(bitPattern:))
        let place = String(decoding: made, as: UTF8.self)
        folder = place
        path = place + "/" + TestHost.name
        guard symlink(library.path, path) == 0 else {
            throw Failure("\(path): no link can be made there")
        }
    }

    deinit {
        guard let folder else { return }
        unlink(path)
        rmdir(folder)
    }
}
