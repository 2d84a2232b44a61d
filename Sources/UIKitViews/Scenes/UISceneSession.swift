// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

/// What remains of a scene while it is closed.
@preconcurrency @MainActor
open class UISceneSession: NSObject, @preconcurrency NSSecureCoding {
    private static let lastNumber = Atomic<Int>(0)

    /// The scene while it is connected.
    weak var connected: UIScene?
    var setup: UISceneConfiguration
    private let name: String
    private var information: [String: Any]?
    /// What the scene was at when it was closed.
    var restoration: NSUserActivity?

    /// Makes a session for a configuration.
    package init(configuration: UISceneConfiguration) {
        setup = configuration
        let number = UISceneSession.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
        name = "scene-\(number)"
        super.init()
    }

    /// Reads an archived session.
    public required init?(coder: NSCoder) {
        let decode = FieldDecoder(coder)
        guard let name = decode.string("persistentIdentifier") else { return nil }
        self.name = name
        setup =
            coder.present(UISceneConfiguration.self, "configuration")
            ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        super.init()
    }

    /// Sessions can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the session.
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "persistentIdentifier")
        coder.encode(setup, forKey: "configuration")
    }

    /// The scene while it is connected.
    open var scene: UIScene? { connected }

    /// What the scene is for.
    open var role: UISceneSession.Role { setup.role }

    /// What the scene is made from.
    open var configuration: UISceneConfiguration { setup }

    /// Names the session for good.
    open var persistentIdentifier: String { name }

    /// What the scene was at when it was closed, as its delegate said.
    open var stateRestorationActivity: NSUserActivity? { restoration }

    /// Whatever the application wants to keep with the session.
    open var userInfo: [String: Any]? {
        get { information }
        set { information = newValue }
    }
}
