// SPDX-License-Identifier: Apache-2.0

/// Frees the memory of a provider: its info, the memory, the number of bytes.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Frees what a provider's info points to.
public typealias CGDataProviderReleaseInfoCallback =
    @convention(c) (UnsafeMutableRawPointer?) -> Void

/// Answers the address of all bytes, or `nil` where they do not lie in one piece.
public typealias CGDataProviderGetBytePointerCallback =
    @convention(c) (UnsafeMutableRawPointer?) -> UnsafeRawPointer?

/// Gives back the address that the provider was given.
public typealias CGDataProviderReleaseBytePointerCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void

/// Copies bytes from a position; answers how many.
public typealias CGDataProviderGetBytesAtPositionCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int64, Int) -> Int

/// Copies the next bytes; answers how many, 0 at the end.
public typealias CGDataProviderGetBytesCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int

/// Skips the next bytes; answers how many.
public typealias CGDataProviderSkipForwardCallback =
    @convention(c) (UnsafeMutableRawPointer?, Int64) -> Int64

/// Goes back to the first byte.
public typealias CGDataProviderRewindCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// How a provider reaches bytes at any place.
public struct CGDataProviderDirectCallbacks {
    /// The version of this structure, 0.
    public var version: UInt32
    /// Answers the address of all bytes.
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    /// Gives back that address.
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    /// Copies bytes, where there is no address.
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    /// Frees the info.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Makes a table without callbacks.
    public init() {
        self.init(
            version: 0,
            getBytePointer: nil,
            releaseBytePointer: nil,
            getBytesAtPosition: nil,
            releaseInfo: nil
        )
    }

    /// Makes a table of callbacks.
    public init(
        version: UInt32,
        getBytePointer: CGDataProviderGetBytePointerCallback?,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?,
        releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytePointer = getBytePointer
        self.releaseBytePointer = releaseBytePointer
        self.getBytesAtPosition = getBytesAtPosition
        self.releaseInfo = releaseInfo
    }
}

/// How a provider reads bytes from first to last.
public struct CGDataProviderSequentialCallbacks {
    /// The version of this structure, 0.
    public var version: UInt32
    /// Copies the next bytes.
    public var getBytes: CGDataProviderGetBytesCallback?
    /// Skips bytes.
    public var skipForward: CGDataProviderSkipForwardCallback?
    /// Goes back to the first byte.
    public var rewind: CGDataProviderRewindCallback?
    /// Frees the info.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Makes a table without callbacks.
    public init() {
        self.init(version: 0, getBytes: nil, skipForward: nil, rewind: nil, releaseInfo: nil)
    }

    /// Makes a table of callbacks.
    public init(
        version: UInt32,
        getBytes: CGDataProviderGetBytesCallback?,
        skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?,
        releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytes = getBytes
        self.skipForward = skipForward
        self.rewind = rewind
        self.releaseInfo = releaseInfo
    }
}
