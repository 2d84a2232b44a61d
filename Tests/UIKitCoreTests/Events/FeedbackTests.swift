// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitInteraction
@testable import UIKitViews

@MainActor
struct FeedbackTests {
    @Test func feedbackReachesWhoeverCanMakeItFelt() {
        var log: [Feedback] = []
        var places: [CGPoint?] = []
        FeedbackPlayer.play = { feedback, place, _ in
            log.append(feedback)
            places.append(place)
        }
        defer { FeedbackPlayer.play = nil }
        let view = UIView()
        let impact = UIImpactFeedbackGenerator(style: .rigid, view: view)
        #expect(impact.view === view && view.interactions.first === impact)
        impact.prepare()
        impact.impactOccurred(intensity: 3)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning, at: CGPoint(x: 1, y: 2))
        #expect(log == [.impact(.rigid, intensity: 1), .selection, .notification(.warning)])
        #expect(places == [nil, nil, CGPoint(x: 1, y: 2)])
    }
}
