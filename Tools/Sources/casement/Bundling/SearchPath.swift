// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the loader looks for a file's libraries.
///
/// What was built names folders of the machine that built it; the text in the file is made shorter in
/// its place, which needs no tool.
enum SearchPath {
    /// Leaves one folder, as seen from the file's own place.
    static func set(_ path: String, in file: URL) throws {
        let text = try Shell.output(["readelf", "-d", file.path]) ?? ""
        let pattern = #/\((?:RPATH|RUNPATH)\).*\[(.+)\]/#
        guard let old = text.firstMatch(of: pattern).map({ String($0.output.1) }), old != path
        else {
            return
        }
        guard path.utf8.count <= old.utf8.count else {
            throw Failure("\(file.path): the search path \(old) is too short to be replaced")
        }
        var data = try Data(contentsOf: file)
        guard let place = data.range(of: Data(old.utf8) + [0]) else {
            throw Failure("\(file.path): its search path is not where it should be")
        }
        let rest = old.utf8.count - path.utf8.count
        data.replaceSubrange(place, with: Data(path.utf8) + Data(count: rest + 1))
        try data.write(to: file)
    }
}
