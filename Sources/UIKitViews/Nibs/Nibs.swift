// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where views come from that are described in files.
///
/// What reads the files lies above and is found by its name, so that a library's tests have it, which start no app.
@MainActor
package enum Nibs {
    /// Reads nibs; nil in a program without the module that does.
    package static let reader: (any NibReader)? =
        (NSClassFromString("UIKitNibs.NibFileReader") as? any NibReader.Type)?.init()
}

/// Reads nibs.
@MainActor
package protocol NibReader: AnyObject {
    init()

    /// Sets a controller's view from its nib; false if there is none and none was asked for.
    ///
    /// Without a name the nib is called as the class is, without a bundle it is in the main one.
    func loadView(of controller: UIViewController, nibName: String?, bundle: Bundle?) -> Bool

    /// The storyboard of a name; nil if there is none any more.
    func storyboard(_ name: String, in bundle: Bundle) -> AnyObject?

    /// Makes a controller of a storyboard; nil if it has none of that identifier.
    func makeController(of storyboard: AnyObject, elementID: String) -> UIViewController?
}

/// Where a controller stands in a storyboard, so that it can be made again at another launch.
package struct StoryboardPlace: Codable {
    package let name: String
    /// The path of the bundle; nil for the main one.
    package let bundlePath: String?
    /// The identifier of the controller's element in the file.
    package let elementID: String

    package init(name: String, bundlePath: String?, elementID: String) {
        self.name = name
        self.bundlePath = bundlePath
        self.elementID = elementID
    }
}

/// What a list's cells are made from as often as needed: a nib.
@MainActor
package protocol CellNib: AnyObject {
    /// Makes the objects of the nib; those at its top level are returned.
    func makeTopLevelObjects() -> [Any]
}

/// The part of a storyboard that a controller comes from.
@MainActor
package protocol ControllerOrigin: AnyObject {
    /// Where the controller stands in a storyboard; nil for one that no file has.
    var place: StoryboardPlace? { get }
    /// Sets the controller's view; false if the storyboard has none for it.
    func makeView(for controller: UIViewController) -> Bool
    /// Starts a segue; false if there is none of that name.
    func performSegue(
        _ identifier: String,
        from controller: UIViewController,
        sender: Any?
    ) -> Bool
}

/// A coder that knows an object's attributes by their names in Interface Builder, and not by keys.
///
/// Such an object is made by `init(coder:)` as from any archive; each class of the framework calls
/// ``ObjCRuntime/NSObject/configureFromNib(_:as:)`` last, and the coder acts on the call of the
/// class that the element stands for. So the attributes are there when the initializer of an app's
/// subclass goes on.
package protocol NibCoder: NSCoder {
    /// The class that the element stands for.
    var elementClass: AnyClass { get }
    /// Gives an object its attributes.
    @MainActor func configure(_ object: NSObject)
}

extension NSObject {
    /// Gives an object its attributes if the coder is one of nibs and the class the element's.
    @MainActor
    package func configureFromNib(_ coder: NSCoder, as type: AnyClass) {
        guard let coder = coder as? any NibCoder, coder.elementClass == type else { return }
        coder.configure(self)
    }
}

extension UIViewController {
    /// The storyboard's part that the controller comes from.
    package var storyboardOrigin: (any ControllerOrigin)? {
        get { controller.origin }
        set { controller.origin = newValue }
    }

    func startSegue(_ identifier: String, _ sender: Any?) {
        MainThread.check("UIViewController.performSegue(withIdentifier:sender:)")
        guard let origin = controller.origin,
            origin.performSegue(identifier, from: self, sender: sender)
        else {
            fatalError(
                "UIViewController.performSegue: \(self) has no segue with identifier "
                    + "'\(identifier)'; give the segue that identifier in the storyboard."
            )
        }
    }
}
