// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// How loud the tracks of an asset are; one that is made here changes none of them.
open class AVAudioMix: NSObject, NSCopying, @unchecked Sendable {
    /// A mix that changes nothing.
    public override init() { super.init() }

    /// What is said of single tracks: nothing.
    open var inputParameters: [AVAudioMixInputParameters] { [] }

    /// The mix itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }
}

// Sendable is unchecked because nothing changes after `init`.
/// How loud a track is.
open class AVAudioMixInputParameters: NSObject, NSCopying, @unchecked Sendable {
    /// The parameters of no track.
    public override init() { super.init() }

    /// The track; none.
    open var trackID: CMPersistentTrackID { 0 }

    /// The parameters themselves, since they never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }
}
