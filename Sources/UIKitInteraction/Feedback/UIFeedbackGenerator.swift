// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets a person feel something; the subclasses say what.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the feedback belongs to.
    open private(set) weak var view: UIView?

    /// Makes a generator without a view.
    public override init() { super.init() }

    /// Makes a generator for a view, which it joins as an interaction.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// Says that feedback will soon be given.
    open func prepare() { MainThread.check("UIFeedbackGenerator.prepare()") }

    /// Called before the generator moves to a view.
    open func willMove(to view: UIView?) {}

    /// Called when the generator has moved to a view.
    open func didMove(to view: UIView?) { self.view = view }

    final func give(_ feedback: Feedback, at place: CGPoint? = nil) {
        MainThread.check("UIFeedbackGenerator")
        FeedbackPlayer.play?(feedback, place, view)
    }
}
