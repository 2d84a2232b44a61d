// SPDX-License-Identifier: Apache-2.0

extension UIAction {
    /// An action that types what a camera sees; disabled, since there is no camera to read from.
    public static func captureTextFromCamera(
        responder: any UIResponder & UIKeyInput,
        identifier: UIAction.Identifier?
    ) -> UIAction {
        UIAction(
            title: "Scan Text",
            identifier: identifier,
            attributes: .disabled
        ) { [weak responder] action in
            responder?.captureTextFromCamera(action)
        }
    }
}
