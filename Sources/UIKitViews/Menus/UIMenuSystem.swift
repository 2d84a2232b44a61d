// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// The menus that responders build together: the main menu and context menus.
///
/// The main menu is not drawn here; its key commands work.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    private let start: @MainActor () -> UIMenu
    private var built: UIMenu?
    private var rebuildsOften: Bool

    init(rebuildsOften: Bool, start: @escaping @MainActor () -> UIMenu) {
        self.start = start
        self.rebuildsOften = rebuildsOften
        super.init()
    }

    /// The main menu, built by the application and its delegate.
    open class var main: UIMenuSystem { mainSystem }

    /// The context menus, built by the responder chain.
    open class var context: UIMenuSystem { contextSystem }

    private static let mainSystem = UIMenuSystem(rebuildsOften: false) { StandardMenus.main }
    private static let contextSystem = UIMenuSystem(rebuildsOften: true) { StandardMenus.context }

    /// Builds the menus again before they are used next.
    open func setNeedsRebuild() { built = nil }

    /// Revalidates the commands before the menus are shown next.
    ///
    /// Here they are validated each time.
    open func setNeedsRevalidate() {}

    /// The menus as the responders from one on have built them.
    package func menu(for responder: UIResponder?) -> UIMenu {
        if let built, !rebuildsOften { return built }
        let builder = MenuTreeBuilder(system: self, root: start())
        let first = rebuildsOften ? responder ?? UIApplication.shared : UIApplication.shared
        // The end of the chain builds first, so that responders nearer to the event can change the
        // result.
        for responder in first.responderChain.reversed() { responder.buildMenu(with: builder) }
        built = builder.root
        return builder.root
    }
}
