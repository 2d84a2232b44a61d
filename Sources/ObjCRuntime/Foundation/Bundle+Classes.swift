// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// The bundle in which the resources of a class's target are.
///
/// `Bundle(for:)` is lowered to this. On iOS the classes of a framework or of tests lie in one
/// bundle with the resources; here the package manager lays the resources of each target in a folder
/// of their own beside the program. A target without resources has Foundation's answer, the folder of
/// the program or library.
public func _objcBundle(for aClass: AnyClass) -> Bundle {
    let module = _typeName(aClass, qualified: true).prefix { $0 != "." }
    return bundlesOfModules.withLock { known in
        if let bundle = known[String(module)] { return bundle }
        let folder = Bundle(for: aClass)
        let bundle = resourceBundle(ofModule: String(module), in: folder.bundlePath) ?? folder
        known[String(module)] = bundle
        return bundle
    }
}

/// The bundles found so far: a class has the same one each time, as on iOS.
private let bundlesOfModules = Mutex<[String: Bundle]>([:])

/// The package manager's bundle of a target's resources: `Package_Target.resources`.
///
/// A module is called like its target, with an underscore for what can't be in a name; two packages
/// with a target of one name can't be in one program.
func resourceBundle(ofModule module: String, in folder: String) -> Bundle? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let name = names.sorted().first { name in
        guard name.hasSuffix(".resources") else { return false }
        let identifier = String(name.dropLast(10).map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return identifier.hasSuffix("_" + module)
    }
    return name.flatMap { Bundle(path: (folder as NSString).appendingPathComponent($0)) }
}
