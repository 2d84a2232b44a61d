// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCells
import UIKitControllers
import UIKitCore

/// Finds and reads the files, each once.
@MainActor
package enum NibFiles {
    private static var read: [String: NibDocument] = [:]

    static func document(_ name: String, _ type: String, in bundle: Bundle) throws -> NibDocument {
        guard let url = url(name, type, in: bundle) else {
            throw NibError("there is no such file")
        }
        if let known = read[url.path] { return known }
        let document = try NibDocument(Data(contentsOf: url))
        read[url.path] = document
        return document
    }

    /// In the bundle itself, or in the folder of a language: the user's, the base, any.
    static func url(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
        let file = "\(name).\(type)"
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let languages = bundle.preferredLocalizations + ["Base", "en"]
        let places = [folder] + languages.map { folder.appendingPathComponent("\($0).lproj") }
        return places.map { $0.appendingPathComponent(file) }.first {
            FileManager.default.fileExists(atPath: $0.path)
        }
    }

    /// Whether the main bundle has a storyboard.
    package static func exists(_ storyboard: String) -> Bool {
        url(storyboard, "storyboard", in: .main) != nil
    }
}

/// Makes controllers' views of files; the kernel finds it by its name.
@MainActor
final class NibFileReader: NibReader {
    func loadView(
        of controller: UIViewController,
        nibName: String?,
        bundle: Bundle?
    ) -> Bool {
        let place = bundle ?? .main
        guard let name = nibName ?? foundName(of: controller, in: place) else { return false }
        // A name that is given has to be there.
        guard nibName == nil || NibFiles.url(name, "xib", in: place) != nil else {
            fatalError(
                "UIViewController.loadView: could not load NIB in bundle: "
                    + "\(place.bundlePath) with name '\(name)'"
            )
        }
        _ = UINib(nibName: name, bundle: place).instantiate(withOwner: controller)
        guard controller.viewIfLoaded != nil else {
            fatalError(
                "UIViewController.loadView: loaded the \"\(name)\" nib but the view outlet was "
                    + "not set."
            )
        }
        return true
    }

    func storyboard(_ name: String, in bundle: Bundle) -> AnyObject? {
        guard NibFiles.url(name, "storyboard", in: bundle) != nil else { return nil }
        return UIStoryboard(name: name, bundle: bundle)
    }

    func makeController(of storyboard: AnyObject, elementID: String) -> UIViewController? {
        (storyboard as? UIStoryboard)?.make(byID: elementID)
    }

    /// `FooView` or `FooViewController` for a class `FooViewController`, if it is there.
    private func foundName(of controller: UIViewController, in bundle: Bundle) -> String? {
        let name = String(describing: type(of: controller))
        var names = [name]
        if name.hasSuffix("Controller") {
            names.insert(String(name.dropLast("Controller".count)), at: 0)
        }
        return names.first { NibFiles.url($0, "xib", in: bundle) != nil }
    }
}
