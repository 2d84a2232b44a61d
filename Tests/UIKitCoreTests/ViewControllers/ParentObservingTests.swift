// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

@testable import UIKitViews

@MainActor
struct ParentObservingTests {
    @Test func aControllersParentIsObserved() {
        let parent = UIViewController()
        let child = UIViewController()
        var parents: [Bool] = []
        let observation = child.observe(\.parent, _key: "parent") { child, _ in
            MainActor.assumeIsolated { parents.append(child.parent != nil) }
        }
        parent.addChild(child)
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
        observation.invalidate()
        parent.addChild(child)
        #expect(parents == [true, false])
        #expect(child.value(forKey: "parent") as? UIViewController === parent)
    }

    @Test func aControllerKeepsTheRequestOfItsExtension() {
        let controller = UIViewController()
        #expect(controller.extensionContext == nil)
        let context = NSExtensionContext()
        (controller as any NSExtensionRequestHandling).beginRequest(with: context)
        #expect(controller.extensionContext === context)
    }
}
