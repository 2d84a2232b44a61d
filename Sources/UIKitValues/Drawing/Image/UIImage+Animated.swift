// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIImage {
    /// Makes an animation of images that follow each other in even steps.
    ///
    /// A duration of zero stands for a thirtieth of a second each. Nil if there are no images.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var storage = first.storage
        storage.images = images
        storage.duration = duration > 0 ? duration : Double(images.count) / 30
        return UIImage(storage)
    }

    /// Makes an animation of the images `name0`, `name1` and so on up to 1024 of the main bundle.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: frames(name), duration: duration)
    }

    /// Makes an animation of resizable images, repeated between their caps.
    public class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(
            name,
            capInsets: capInsets,
            resizingMode: .tile,
            duration: duration
        )
    }

    /// Makes an animation of resizable images.
    public class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        resizingMode: ResizingMode,
        duration: TimeInterval
    ) -> UIImage? {
        let images = frames(name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The images of a numbered series, which begins with 0 or 1.
    private class func frames(_ name: String) -> [UIImage] {
        var images: [UIImage] = []
        for index in 0...1024 {
            if let image = UIImage(named: "\(name)\(index)") {
                images.append(image)
            } else if index > 0 {
                break
            }
        }
        return images
    }
}
