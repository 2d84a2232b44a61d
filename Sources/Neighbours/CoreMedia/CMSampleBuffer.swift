// SPDX-License-Identifier: Apache-2.0

/// Samples of media with their times.
///
/// Cameras, microphones and readers of files make them, of which there are none here: programs can
/// name the type, and get no object of it.
public final class CMSampleBuffer: Sendable {
    private init() {}
}
