// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        MainThread.check("UIView.addInteraction(_:)")
        if interaction.view === self, extras.interactions.contains(where: { $0 === interaction }) {
            return
        }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        extras.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        MainThread.check("UIView.removeInteraction(_:)")
        guard let index = extras.interactions.firstIndex(where: { $0 === interaction }) else {
            return
        }
        interaction.willMove(to: nil)
        extras.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }

    func setInteractions(_ interactions: [any UIInteraction]) {
        for old in extras.interactions where !interactions.contains(where: { $0 === old }) {
            removeInteraction(old)
        }
        for new in interactions where !extras.interactions.contains(where: { $0 === new }) {
            addInteraction(new)
        }
    }
}
