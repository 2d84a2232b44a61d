// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because the root class is not the compiler's; nothing here ever changes.
/// What a program may do with sound.
public final class AVAudioApplication: NSObject, @unchecked Sendable {
    /// Whether a program may record.
    public enum RecordPermission: Int, Sendable {
        /// Nobody was asked.
        case undetermined = 1_970_168_948
        /// No.
        case denied = 1_684_369_017
        /// Yes.
        case granted = 1_735_552_628
    }

    /// The program itself.
    public static let shared = AVAudioApplication()

    private override init() { super.init() }

    /// Whether the program may record: there is no microphone.
    public var recordPermission: RecordPermission { .denied }

    /// Answers that the program may not record, on the main queue.
    public class func requestRecordPermission(
        completionHandler response: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.main.async { response(false) }
    }

    /// Answers that the program may not record.
    public class func requestRecordPermission() async -> Bool { false }
}
