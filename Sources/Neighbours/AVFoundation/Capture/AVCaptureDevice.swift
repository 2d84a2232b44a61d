// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import CoreMedia
public import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because a device belongs to the thread that configures it, as on iOS.
/// A camera or a microphone; there are none, as in a simulator.
///
/// No object of the class is ever made: its properties say what a device without their ability says.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    private override init() { super.init() }

    // MARK: Devices

    /// The device for a kind of media: none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    /// The device of a kind: none.
    open class func `default`(
        _ deviceType: DeviceType,
        for mediaType: AVMediaType?,
        position: Position
    ) -> AVCaptureDevice? { nil }

    /// All devices: none.
    open class func devices() -> [AVCaptureDevice] { [] }

    /// All devices for a kind of media: none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

    /// The device that is called so: none.
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }

    // MARK: Permission

    private static let asked = Mutex<Set<AVMediaType>>([])

    /// Whether the program may use devices for a kind of media: not, once it has asked.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        asked.withLock { $0.contains(mediaType) } ? .denied : .notDetermined
    }

    /// Answers that the program may not, on another thread, since there is no device to use.
    open class func requestAccess(
        for mediaType: AVMediaType,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        asked.withLock { _ = $0.insert(mediaType) }
        DispatchQueue.global().async { handler(false) }
    }

    /// Answers that the program may not, since there is no device to use.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        asked.withLock { _ = $0.insert(mediaType) }
        return false
    }

    // MARK: The device

    /// What tells it from others.
    open var uniqueID: String { "" }

    /// What people call it.
    open var localizedName: String { "" }

    /// The model.
    open var modelID: String { "" }

    /// The kind.
    open var deviceType: DeviceType { .builtInWideAngleCamera }

    /// Which way it looks.
    open var position: Position { .unspecified }

    /// Whether it is there.
    open var isConnected: Bool { false }

    /// Whether it makes media of a kind.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }

    /// Whether a session with a preset can use it.
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

    /// Begins to change it; fails.
    open func lockForConfiguration() throws {
        throw AVError(.deviceNotConnected, reason: "There is no such device.")
    }

    /// Ends changing it.
    open func unlockForConfiguration() {}

    // MARK: Light

    /// Whether it has a flash.
    open var hasFlash: Bool { false }

    /// Whether the flash can be used.
    open var isFlashAvailable: Bool { false }

    /// Whether it has a lamp.
    open var hasTorch: Bool { false }

    /// Whether the lamp can be used.
    open var isTorchAvailable: Bool { false }

    /// Whether the lamp is on.
    open var isTorchActive: Bool { false }

    /// How bright the lamp is.
    open var torchLevel: Float { 0 }

    /// When the lamp is on.
    open var torchMode: TorchMode {
        get { .off }
        set { refuse("torchMode") }
    }

    /// When the flash is used.
    open var flashMode: FlashMode {
        get { .off }
        set { refuse("flashMode") }
    }

    /// Whether the lamp can be so.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }

    /// Whether the flash can be so.
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }

    /// Makes the lamp so bright; fails.
    open func setTorchModeOn(level torchLevel: Float) throws {
        throw AVError(.torchLevelUnavailable, reason: "There is no lamp.")
    }

    // MARK: Focus and brightness

    /// How it is focused.
    open var focusMode: FocusMode {
        get { .locked }
        set { refuse("focusMode") }
    }

    /// How bright its pictures are.
    open var exposureMode: ExposureMode {
        get { .locked }
        set { refuse("exposureMode") }
    }

    /// Which white is white.
    open var whiteBalanceMode: WhiteBalanceMode {
        get { .locked }
        set { refuse("whiteBalanceMode") }
    }

    /// Whether it can be focused so.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }

    /// Whether its pictures can be so bright.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }

    /// Whether that white can be white.
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }

    /// Whether it can be focused at a place.
    open var isFocusPointOfInterestSupported: Bool { false }

    /// Whether it can be as bright as a place.
    open var isExposurePointOfInterestSupported: Bool { false }

    /// The place that it is focused at.
    open var focusPointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set { refuse("focusPointOfInterest") }
    }

    /// The place that it is as bright as.
    open var exposurePointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set { refuse("exposurePointOfInterest") }
    }

    /// Whether it is being focused.
    open var isAdjustingFocus: Bool { false }

    /// Whether its brightness is changing.
    open var isAdjustingExposure: Bool { false }

    /// Whether it focuses smoothly.
    open var isSmoothAutoFocusEnabled: Bool {
        get { false }
        set { refuse("isSmoothAutoFocusEnabled") }
    }

    /// Whether it can focus smoothly.
    open var isSmoothAutoFocusSupported: Bool { false }

    /// How far what is focused is.
    open var autoFocusRangeRestriction: AutoFocusRangeRestriction {
        get { .none }
        set { refuse("autoFocusRangeRestriction") }
    }

    /// Whether that can be restricted.
    open var isAutoFocusRangeRestrictionSupported: Bool { false }

    /// Whether it tells when what it sees changes.
    open var isSubjectAreaChangeMonitoringEnabled: Bool {
        get { false }
        set { refuse("isSubjectAreaChangeMonitoringEnabled") }
    }

    /// Whether it brightens what is dark.
    open var isLowLightBoostSupported: Bool { false }

    /// Whether it does so by itself.
    open var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
        get { false }
        set { refuse("automaticallyEnablesLowLightBoostWhenAvailable") }
    }

    // MARK: Size and time

    /// How much it is zoomed.
    open var videoZoomFactor: CGFloat {
        get { 1 }
        set { refuse("videoZoomFactor") }
    }

    /// How little it can be zoomed.
    open var minAvailableVideoZoomFactor: CGFloat { 1 }

    /// How much it can be zoomed.
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }

    /// Zooms little by little.
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}

    /// Ends that.
    open func cancelVideoZoomRamp() {}

    /// The shortest time of a picture.
    open var activeVideoMinFrameDuration: CMTime {
        get { .invalid }
        set { refuse("activeVideoMinFrameDuration") }
    }

    /// The longest time of a picture.
    open var activeVideoMaxFrameDuration: CMTime {
        get { .invalid }
        set { refuse("activeVideoMaxFrameDuration") }
    }

    /// What it can make.
    open var formats: [Format] { [] }

    private func refuse(_ property: String) {
        Diagnostics.trap(
            .invalidArgumentException,
            "AVCaptureDevice.\(property): the device does not support it; ask it first"
        )
    }

    // MARK: Notifications

    /// What a camera sees has changed.
    public static let subjectAreaDidChangeNotification = Notification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification"
    )
    /// A device was connected.
    public static let wasConnectedNotification = Notification.Name(
        "AVCaptureDeviceWasConnectedNotification"
    )
    /// A device was disconnected.
    public static let wasDisconnectedNotification = Notification.Name(
        "AVCaptureDeviceWasDisconnectedNotification"
    )
}
