// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitControllers
public import UIKitViews

/// Lets a person pick one of the photos: a picture from the folder of pictures.
///
/// There is no camera: ``isSourceTypeAvailable(_:)`` says so.
/// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller; the folder is our
///   choice (PhotoLibrary.swift).
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    private final var source = SourceType.photoLibrary

    // MARK: What there is

    /// Whether pictures can come from somewhere; not from a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera
    }

    /// The uniform types that can be picked; nil for what is not available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }

    /// False: there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// False: there is no camera.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Nil: there is no camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    // MARK: Settings

    // Narrower than in the base class.
    /// Hears of the picture that was picked, and as any navigation controller's delegate.
    @_nonoverride
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    {
        get {
            super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
        }
        set { super.delegate = newValue }
    }

    /// Where pictures come from; traps for what is not available.
    open var sourceType: SourceType {
        get { source }
        set {
            guard Self.isSourceTypeAvailable(newValue) else {
                fatalError(
                    "UIImagePickerController.sourceType: NSInvalidArgumentException: Source type "
                        + "\(newValue.rawValue) not available; ask isSourceTypeAvailable(_:) first."
                )
            }
            source = newValue
        }
    }

    /// The uniform types that are shown; traps for none.
    open var mediaTypes: [String] = ["public.image"] {
        didSet {
            guard mediaTypes.isEmpty else { return }
            fatalError(
                "UIImagePickerController.mediaTypes: NSInvalidArgumentException: No available types "
                    + "for source \(source.rawValue); name one of availableMediaTypes(for:)."
            )
        }
    }

    /// Whether a square part of the picture is chosen after it.
    open var allowsEditing = false

    /// In which form a picture's file is handed out; files are handed out as they are.
    open var imageExportPreset = ImageURLExportPreset.compatible

    // MARK: Camera

    /// In which form films are handed out; there are none.
    open var videoExportPreset = ""

    /// How long a film may be, in seconds; there are none.
    open var videoMaximumDuration: TimeInterval = 600

    /// How good a film is; there are none.
    open var videoQuality = QualityType.typeMedium

    /// Whether the camera's buttons are shown; there is no camera.
    open var showsCameraControls = true

    /// A view over what the camera sees; there is no camera.
    open var cameraOverlayView: UIView?

    /// How what the camera sees is shown; there is no camera.
    open var cameraViewTransform = CGAffineTransform.identity

    /// What the camera takes; there is no camera.
    open var cameraCaptureMode = CameraCaptureMode.photo

    /// Which camera; there is none.
    open var cameraDevice = CameraDevice.rear

    /// Whether the camera makes light; there is no camera.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Traps: there is no camera.
    open func takePicture() { needCamera("takePicture()") }

    /// Traps: there is no camera.
    open func startVideoCapture() -> Bool { needCamera("startVideoCapture()") }

    /// Traps: there is no camera.
    open func stopVideoCapture() { needCamera("stopVideoCapture()") }

    private final func needCamera(_ method: String) -> Never {
        fatalError(
            "UIImagePickerController.\(method): NSInvalidArgumentException: Source type must be "
                + ".camera; ask isSourceTypeAvailable(.camera) first."
        )
    }

    // MARK: View

    /// Shows the photos.
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard viewControllers.isEmpty else { return }
        let photos = PhotosController { [weak self] files in
            if let file = files.first { self?.pick(file) } else { self?.cancelPicking() }
        }
        setViewControllers([photos], animated: false)
    }
}
