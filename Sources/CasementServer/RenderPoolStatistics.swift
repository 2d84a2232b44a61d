// SPDX-License-Identifier: Apache-2.0

/// What a ``RenderPool`` has done so far, and does now.
public struct RenderPoolStatistics: Sendable, Equatable {
    /// Requests that ended with a picture.
    public internal(set) var rendered = 0
    /// Requests that found too many waiting.
    public internal(set) var overloaded = 0
    /// Requests that exceeded their deadline.
    public internal(set) var expired = 0
    /// Requests whose workers ended while they drew.
    public internal(set) var crashed = 0
    /// Requests that the program's code refused.
    public internal(set) var refused = 0
    /// Workers that were started after the first ones.
    public internal(set) var restarts = 0
    /// Bytes of all pictures.
    public internal(set) var bytes = 0
    /// Seconds that workers have drawn.
    public internal(set) var drawingSeconds = 0.0
    /// Requests that wait for a worker now.
    public internal(set) var waiting = 0
    /// Workers that draw now.
    public internal(set) var busy = 0
    /// Workers that wait for a request.
    public internal(set) var idle = 0
    /// The most memory, in bytes, that a worker had resident after a request.
    public internal(set) var peakResident = 0
}
