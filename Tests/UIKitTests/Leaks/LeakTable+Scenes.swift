// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitCore

/// Windows, scenes and the application.
extension LeakTable {
    static let scenes: [LeakRow] = [
        LeakRow(UISceneActivationConditions.self) { UISceneActivationConditions() },
        LeakRow(UIScene.ActivationRequestOptions.self) { UIScene.ActivationRequestOptions() },
        LeakRow(UIScene.ConnectionOptions.self) { UIScene.ConnectionOptions() },
        LeakRow(UIScene.OpenExternalURLOptions.self) { UIScene.OpenExternalURLOptions() },
        LeakRow(UIScene.OpenURLOptions.self) { UIScene.OpenURLOptions() },
        LeakRow(UISceneDestructionRequestOptions.self) { UISceneDestructionRequestOptions() },
        LeakRow(UIWindowSceneDestructionRequestOptions.self) {
            UIWindowSceneDestructionRequestOptions()
        },
        LeakRow(UIWindowScene.ActivationRequestOptions.self) {
            UIWindowScene.ActivationRequestOptions()
        },
        LeakRow(UIWindowScene.GeometryPreferences.self) { UIWindowScene.GeometryPreferences() },
        LeakRow(UIWindowScene.GeometryPreferences.iOS.self) {
            UIWindowScene.GeometryPreferences.iOS()
        },
        LeakRow(UIWindowScene.GeometryPreferences.Mac.self) {
            UIWindowScene.GeometryPreferences.Mac()
        },
        LeakRow(UISceneSizeRestrictions.self) { UISceneSizeRestrictions() },
        LeakRow(UISceneWindowingBehaviors.self) { UISceneWindowingBehaviors() },
        LeakRow(UISceneConfiguration.self) {
            UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        },
        LeakRow(UISceneSession.self) { session },
        LeakRow(UIScene.self) {
            UIScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        },
        LeakRow(UIWindowScene.self) { scene },
        LeakRow(UIWindowScene.Geometry.self) { scene.effectiveGeometry },
        LeakRow(UIStoryboardUnwindSegueSource.self) {
            UIStoryboardUnwindSegueSource(UIViewController(), Selector("soak"), nil)
        },
        LeakRow(UIStatusBarManager.self) { scene.statusBarManager },
        LeakRow(UIOpenURLContext.self) {
            UIOpenURLContext(
                url: URL(fileURLWithPath: "/nowhere"),
                options: UIScene.OpenURLOptions()
            )
        },
    ]
}

/// Printing, accessibility and what belongs to no view.
extension LeakTable {
    static let services: [LeakRow] = [
        LeakRow(UIDevice.self) { UIDevice() },
        LeakRow(UIFocusDebugger.self) { UIFocusDebugger() },
        LeakRow(UIMenuController.self) { UIMenuController() },
        LeakRow(UIPointerLockState.self) { UIPointerLockState() },
        LeakRow(AXCustomContent.self) { AXCustomContent(label: "Soak", value: "1") },
        LeakRow(
            UIAccessibilityElement.self,
            on: { UIAccessibilityElement(accessibilityContainer: $0.view) }
        ),
        LeakRow(UIAccessibilityCustomAction.self) {
            UIAccessibilityCustomAction(name: "Soak", actionHandler: { _ in true })
        },
        LeakRow(UIAccessibilityCustomRotor.self) {
            UIAccessibilityCustomRotor(name: "Soak") { _ in nil }
        },
        LeakRow(UIAccessibilityCustomRotorItemResult.self) {
            UIAccessibilityCustomRotorItemResult()
        },
        LeakRow(UIAccessibilityCustomRotorSearchPredicate.self) {
            UIAccessibilityCustomRotorSearchPredicate()
        },
        LeakRow(UIPrintFormatter.self) { UIPrintFormatter() },
        LeakRow(UIMarkupTextPrintFormatter.self) {
            UIMarkupTextPrintFormatter(markupText: "<b>Soak</b>")
        },
        LeakRow(UISimpleTextPrintFormatter.self) { UISimpleTextPrintFormatter(text: "Soak") },
        LeakRow(UIPrintPageRenderer.self) { UIPrintPageRenderer() },
        LeakRow(UIPrintInfo.self) { UIPrintInfo() },
        LeakRow(UIPrintPaper.self) {
            UIPrintPaper(size: CGSize(width: 595, height: 842), margin: 20)
        },
        LeakRow(UIPrinter.self) { URL(string: "ipp://nowhere/soak").map { UIPrinter(url: $0) } },
        LeakRow(UIPrinterDestination.self) {
            URL(string: "ipp://nowhere/soak").map { UIPrinterDestination(url: $0) }
        },
    ]
}

extension LeakTable {
    private static var session: UISceneSession {
        UISceneSession(
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        )
    }

    private static var scene: UIWindowScene {
        UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    }
}
