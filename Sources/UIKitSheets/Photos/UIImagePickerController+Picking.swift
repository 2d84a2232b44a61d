// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControllers
import UIKitCore

extension UIImagePickerController {
    /// Goes on with a picture: hands it out, or lets a part of it be chosen.
    func pick(_ file: URL) {
        guard let image = UIImage(contentsOfFile: file.path) else {
            Diagnostics.warn("UIImagePickerController: \(file.path) is no picture that can be read")
            return
        }
        let info: [InfoKey: Any] = [
            .mediaType: "public.image", .originalImage: image, .imageURL: file,
            .referenceURL: file,
        ]
        guard allowsEditing else { return finish(info) }
        let crop = CropController(image) { [weak self] edited, part in
            var info = info
            info[.editedImage] = edited
            info[.cropRect] = NSValue(cgRect: part)
            self?.finish(info)
        }
        pushViewController(crop, animated: true)
    }

    private func finish(_ info: [InfoKey: Any]) {
        let told: Void? = delegate?.imagePickerController?(
            self,
            didFinishPickingMediaWithInfo: info
        )
        if told == nil { presentingViewController?.dismiss(animated: true) }
    }

    /// Ends without a picture.
    func cancelPicking() {
        if let cancel = delegate?.imagePickerControllerDidCancel {
            cancel(self)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }
}
