// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because a mutex guards what it keeps.
/// Leads media from inputs to outputs; there are no devices for inputs, so that nothing comes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    private struct State {
        var inputs: [AVCaptureInput] = []
        var outputs: [AVCaptureOutput] = []
        var preset = Preset.high
        var isRunning = false
    }

    private let state = Mutex(State())

    /// A session without inputs and outputs.
    public override init() { super.init() }

    // MARK: Inputs and outputs

    /// Where media come from.
    open var inputs: [AVCaptureInput] { state.withLock { $0.inputs } }

    /// Where media go.
    open var outputs: [AVCaptureOutput] { state.withLock { $0.outputs } }

    /// What leads from one to the other.
    open var connections: [AVCaptureConnection] { [] }

    /// Whether an input can be added.
    open func canAddInput(_ input: AVCaptureInput) -> Bool {
        !inputs.contains { $0 === input }
    }

    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) {
        guard canAddInput(input) else { refuse("addInput(_:)", "canAddInput(_:)") }
        state.withLock { $0.inputs.append(input) }
    }

    /// Takes an input away.
    open func removeInput(_ input: AVCaptureInput) {
        state.withLock { $0.inputs.removeAll { $0 === input } }
    }

    /// Whether an output can be added: once.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
        !outputs.contains { $0 === output }
    }

    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) {
        guard canAddOutput(output) else { refuse("addOutput(_:)", "canAddOutput(_:)") }
        state.withLock { $0.outputs.append(output) }
    }

    /// Takes an output away.
    open func removeOutput(_ output: AVCaptureOutput) {
        state.withLock { $0.outputs.removeAll { $0 === output } }
    }

    private func refuse(_ method: String, _ question: String) -> Never {
        Diagnostics.trap(
            .invalidArgumentException,
            "AVCaptureSession.\(method): the session has it already; ask \(question) first"
        )
    }

    // MARK: Settings

    /// How good what it makes is.
    open var sessionPreset: Preset {
        get { state.withLock { $0.preset } }
        set { state.withLock { $0.preset = newValue } }
    }

    /// Whether it can be so good: without a device nothing speaks against it.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

    /// Begins several changes, which count at once.
    open func beginConfiguration() {}

    /// Ends several changes.
    open func commitConfiguration() {}

    /// Whether it uses the program's sound session.
    open var usesApplicationAudioSession = true

    /// Whether it sets that up.
    open var automaticallyConfiguresApplicationAudioSession = true

    // MARK: Running

    /// Whether it runs.
    open var isRunning: Bool { state.withLock { $0.isRunning } }

    /// Whether it is interrupted.
    open var isInterrupted: Bool { false }

    /// Begins.
    open func startRunning() { run(true, Self.didStartRunningNotification) }

    /// Ends.
    open func stopRunning() { run(false, Self.didStopRunningNotification) }

    private func run(_ isRunning: Bool, _ name: Notification.Name) {
        guard isRunning != self.isRunning else { return }
        announcing("running", "isRunning") { state.withLock { $0.isRunning = isRunning } }
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Notifications

    /// A session has begun.
    public static let didStartRunningNotification = Notification.Name(
        "AVCaptureSessionDidStartRunningNotification"
    )
    /// A session has ended.
    public static let didStopRunningNotification = Notification.Name(
        "AVCaptureSessionDidStopRunningNotification"
    )
    /// A session has failed.
    public static let runtimeErrorNotification = Notification.Name(
        "AVCaptureSessionRuntimeErrorNotification"
    )
    /// A session is interrupted.
    public static let wasInterruptedNotification = Notification.Name(
        "AVCaptureSessionWasInterruptedNotification"
    )
    /// A session's interruption is over.
    public static let interruptionEndedNotification = Notification.Name(
        "AVCaptureSessionInterruptionEndedNotification"
    )

    /// Why a session is interrupted.
    public enum InterruptionReason: Int, Sendable {
        /// The program is in the background.
        case videoDeviceNotAvailableInBackground = 1
        /// Another program uses the microphone.
        case audioDeviceInUseByAnotherClient = 2
        /// Another program uses the camera.
        case videoDeviceInUseByAnotherClient = 3
        /// Several programs are in front.
        case videoDeviceNotAvailableWithMultipleForegroundApps = 4
        /// The device is too hot.
        case videoDeviceNotAvailableDueToSystemPressure = 5
    }

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("running", of: AVCaptureSession.self, { $0.isRunning })
            m.property("isRunning", of: AVCaptureSession.self, { $0.isRunning })
            return AVCaptureSession.self
        }
    }
}
