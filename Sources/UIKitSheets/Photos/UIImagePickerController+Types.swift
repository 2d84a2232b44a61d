// SPDX-License-Identifier: Apache-2.0

extension UIImagePickerController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The photos.
        case photoLibrary = 0
        /// A camera; never there.
        case camera = 1
        /// The photos, too.
        case savedPhotosAlbum = 2
    }

    /// How good a film is.
    public enum QualityType: Int, Sendable {
        /// The best.
        case typeHigh = 0
        /// Fit for a fast network.
        case typeMedium = 1
        /// Fit for a slow network.
        case typeLow = 2
        /// 640 by 480 pixels.
        case type640x480 = 3
        /// 1280 by 720 pixels in whole frames.
        case typeIFrame1280x720 = 4
        /// 960 by 540 pixels in whole frames.
        case typeIFrame960x540 = 5
    }

    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures.
        case photo = 0
        /// Films.
        case video = 1
    }

    /// Which camera.
    public enum CameraDevice: Int, Sendable {
        /// The one behind.
        case rear = 0
        /// The one that sees the person.
        case front = 1
    }

    /// In which form a picture's file is handed out.
    public enum ImageURLExportPreset: Int, Sendable {
        /// As JPEG, if need be.
        case compatible = 0
        /// As it is.
        case current = 1
    }

    /// Whether a camera makes light.
    public enum CameraFlashMode: Int, Sendable {
        /// No light.
        case off = -1
        /// Light where it is dark.
        case auto = 0
        /// Light.
        case on = 1
    }

    /// What is known of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public var rawValue: String

        /// A name from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIImagePickerController.InfoKey {
    /// The part that was chosen, in pixels of the original: a value of CGRect.
    public static let cropRect = UIImagePickerController.InfoKey(
        rawValue: "UIImagePickerControllerCropRect"
    )

    /// The part that was chosen: an image.
    public static let editedImage = UIImagePickerController.InfoKey(
        rawValue: "UIImagePickerControllerEditedImage"
    )

    /// The picture's file.
    public static let imageURL = UIImagePickerController.InfoKey(
        rawValue: "UIImagePickerControllerImageURL"
    )

    /// A photo that moves; never there.
    public static let livePhoto = UIImagePickerController.InfoKey(
        rawValue: "UIImagePickerControllerLivePhoto"
    )

    /// What a camera says of a picture; never there.
    public static let mediaMetadata = UIImagePickerController.InfoKey(
        rawValue: "UIImagePickerControllerMediaMetadata"
    )

    /// The uniform type, as text.
    public static let mediaType = UIImagePickerController.InfoKey(
        rawValue: "UIImagePickerControllerMediaType"
    )

    /// The film's file; never there.
    public static let mediaURL = UIImagePickerController.InfoKey(
        rawValue: "UIImagePickerControllerMediaURL"
    )

    /// The whole picture: an image.
    public static let originalImage = UIImagePickerController.InfoKey(
        rawValue: "UIImagePickerControllerOriginalImage"
    )

    /// The photo's entry in the library; never there.
    public static let phAsset = UIImagePickerController.InfoKey(
        rawValue: "UIImagePickerControllerPHAsset"
    )

    /// The picture's file, by an older name.
    public static let referenceURL = UIImagePickerController.InfoKey(
        rawValue: "UIImagePickerControllerReferenceURL"
    )
}
