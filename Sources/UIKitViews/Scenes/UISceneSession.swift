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

    /// Makes a session again that the program had when it was launched before.
    package init(
        name: String,
        configuration: UISceneConfiguration,
        userInfo: [String: Any]?,
        activity: NSUserActivity?
    ) {
        setup = configuration
        self.name = name
        information = userInfo
        restoration = activity
        super.init()
        // New sessions have other names.
        guard let number = Int(name.drop { !$0.isNumber }) else { return }
        while true {
            let last = UISceneSession.lastNumber.load(ordering: .relaxed)
            guard last < number else { return }
            let exchange = UISceneSession.lastNumber.compareExchange(
                expected: last,
                desired: number,
                ordering: .relaxed
            )
            if exchange.exchanged { return }
        }
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
