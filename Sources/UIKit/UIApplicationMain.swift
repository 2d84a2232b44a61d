// SPDX-License-Identifier: Apache-2.0

import AccessibilityBridge
import Foundation
import ObjCRuntime
import Platform
import PlatformHeadless
import QuartzCore
public import UIKitCore
import UITestAgent

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the application and its delegate, opens what they show, and runs until the last window is
/// closed.
///
/// - Parameters:
///   - argc: The number of arguments; not looked at, since `CommandLine` has them.
///   - argv: The arguments; not looked at.
///   - principalClassName: A subclass of `UIApplication`, nil for the class itself.
///   - delegateClassName: The delegate's class.
/// - Returns: the program's exit status.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    func namedClass(_ name: String?, _ role: String) -> AnyClass? {
        guard let name else { return nil }
        guard let found = _objcClass(named: name) else {
            Launch.fail("UIApplicationMain: there is no class \(name) for the \(role)")
        }
        return found
    }
    return Launch.run(
        principalClass: namedClass(principalClassName, "application"),
        delegateClass: namedClass(delegateClassName, "delegate")
    )
}

@MainActor
extension UIApplicationDelegate {
    /// Runs a program whose delegate is marked with `@main`.
    public static func main() {
        let status = Launch.run(principalClass: nil, delegateClass: self)
        // Tests that run inside the app go on.
        if !Launch.isInsideTests { exit(status) }
    }
}

/// The launch of a program.
@MainActor
enum Launch {
    /// Whether the app is launched inside the program of its tests, which then runs on.
    static var isInsideTests = false

    static func fail(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("Casement: \(reason)\n".utf8))
        exit(1)
    }

    /// The shortcut of a type that the program was opened with; nil for none.
    private static func shortcut(
        _ type: String?,
        of application: UIApplication
    ) throws -> UIApplicationShortcutItem? {
        guard let type, !type.isEmpty else { return nil }
        let items = application.staticShortcutItems
        if let item = items.first(where: { $0.type == type }) { return item }
        let known = items.map { "'\($0.type)'" }.joined(separator: ", ")
        throw PlatformError(
            "CASEMENT_SHORTCUT is '\(type)'; the Info.plist's UIApplicationShortcutItems "
                + (known.isEmpty ? "has none" : "has \(known)")
        )
    }

    /// Makes the delegate, launches the application as its Info.plist says, and shows its windows.
    ///
    /// - Returns: the shortcut that the program was opened with.
    private static func start(
        _ application: UIApplication,
        _ delegateClass: AnyClass?,
        _ environment: [String: String],
        whenShown: () throws -> Void
    ) throws -> UIApplicationShortcutItem? {
        if let delegateClass {
            guard let delegate = ClassFactory.make(delegateClass) as? any UIApplicationDelegate
            else { fail("UIApplicationMain: \(delegateClass) is not a UIApplicationDelegate") }
            application.own(delegate)
        }
        let plist = LaunchPlist(Bundle.main.infoDictionary ?? [:])
        plist.registerFonts(in: .main)
        UIScreen.main.update(ownStyle: plist.style)
        application.ownsStatusBar = plist.leavesStatusBarToApplication
        application.staticShortcutItems = plist.shortcutItems
        let shortcut = try shortcut(environment["CASEMENT_SHORTCUT"], of: application)
        if plist.sceneConfiguration == nil { application.connectDefaultScene() }
        let window = plist.makeWindow(for: application)
        application.launch(options: shortcut.map { [.shortcutItem: $0] })
        plist.connectScenes(
            to: application,
            options: UIScene.ConnectionOptions(shortcutItem: shortcut)
        )
        window?.makeKeyAndVisible()
        try whenShown()
        return shortcut
    }

    /// Launches the app inside the program of its tests: no window system, and no loop of its own.
    static func runInsideTests(principalClass: AnyClass?, delegateClass: AnyClass?) {
        AppFolders.make()
        let application = UIApplication.install(principalClass: principalClass)
        do {
            _ = try start(application, delegateClass, [:]) {}
        } catch {
            fail("\(error)")
        }
        application.perform(.activate)
    }

    static func run(principalClass: AnyClass?, delegateClass: AnyClass?) -> Int32 {
        if isInsideTests {
            runInsideTests(principalClass: principalClass, delegateClass: delegateClass)
            return 0
        }
        do {
            let environment = ProcessInfo.processInfo.environment
            let platform = try PlatformChoice.make(environment: environment)
            let profile = try PlatformChoice.profile(on: platform, environment: environment)
            let host = ApplicationHost(
                platform: platform,
                profile: profile,
                printing: PrinterChoice.make(environment: environment)
            )
            if let path = environment["CASEMENT_RECORD"], !path.isEmpty {
                host.recorder = try InputRecorder(
                    clock: platform.clock,
                    screen: profile,
                    path: path
                )
            }
            let application = UIApplication.install(principalClass: principalClass)
            application.restorer = StateRestoration(store: .usual(environment: environment))
            if let batch = try RenderBatch(environment: environment) {
                try batch.run()
                return 0
            }
            if environment[RenderBatch.workerName] != nil {
                LaunchPlist(Bundle.main.infoDictionary ?? [:]).registerFonts(in: .main)
                RenderBatch.work()
                return 0
            }
            if let request = try RenderRequest(environment: environment) {
                LaunchPlist(Bundle.main.infoDictionary ?? [:]).registerFonts(in: .main)
                if request.asksForNames {
                    for name in RenderRequest.names { print(name) }
                } else {
                    try request.run()
                }
                return 0
            }
            AppFolders.make()
            let settings = SettingsWriter { DispatchQueue.main.async(execute: $0) }
            settings.start()
            defer { settings.write() }
            if platform.clock.isMovedByHand { TileDrawing.standard = TilesInTurn.shared }
            let shortcut = try start(application, delegateClass, environment) {
                try host.matchWindows()
            }
            // A scene has heard of its shortcut by its options.
            if let shortcut, !application.hasScenes { application.choose(shortcut) }
            application.perform(.activate)
            if let replay = ReplayRequest(environment: environment) {
                try replay.run(on: platform, host)
                return 0
            }
            if let agent = try UITestAgent(environment: environment) {
                guard let headless = platform as? HeadlessPlatform else {
                    throw PlatformError(
                        "UI tests run without a display; CASEMENT_DISPLAY must be 'headless'"
                    )
                }
                return agent.serve(HandDrivenRun(platform: headless, host: host))
            }
            host.accessibility = AccessibilityService(
                environment: environment,
                followsDesktop: platform.name != "headless"
            )
            host.accessibilityDump = AccessibilityDump()
            while platform.turn(until: host.nextTurnTime) { try host.afterTurn() }
            host.recorder?.finish()
            return 0
        } catch {
            fail("\(error)")
        }
    }
}
