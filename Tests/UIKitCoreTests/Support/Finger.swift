// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform

@testable import UIKitViews

/// A finger on a window, which can be put down, moved and lifted at times of its own.
@MainActor
struct Finger {
    private static var last = 0

    let window: UIWindow
    private let identifier: Int
    private let router: TouchRouter
    private(set) var point = CGPoint.zero
    var time = 100.0

    init(on window: UIWindow) {
        Finger.last += 1
        identifier = Finger.last
        self.window = window
        router = UIApplication.shared.input
    }

    mutating func down(_ x: CGFloat, _ y: CGFloat) { send(.began, x, y) }

    mutating func move(_ x: CGFloat, _ y: CGFloat) { send(.moved, x, y) }

    mutating func up() { send(.ended, point.x, point.y) }

    mutating func cancel() { send(.cancelled, point.x, point.y) }

    mutating func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        up()
    }

    private mutating func send(_ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat) {
        point = CGPoint(x: x, y: y)
        time += 0.01
        let sample = TouchSample(
            identifier: identifier,
            window: WindowID(0),
            phase: phase,
            x: Double(x),
            y: Double(y),
            time: time
        )
        guard let surface = window.windowState.surface else { return }
        router.receive(sample, on: surface)
    }
}

/// A window of its own surface, shown, so that tests do not meet each other.
@MainActor
func makeWindow(width: CGFloat = 390, height: CGFloat = 844) -> UIWindow {
    let session = UISceneSession(
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    )
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.windowSceneState.size = CGSize(width: width, height: height)
    let window = UIWindow(windowScene: scene)
    keptScenes.append(scene)
    return window
}

/// A window does not keep its scene alive; the application does, where there is one.
@MainActor private var keptScenes: [UIWindowScene] = []
