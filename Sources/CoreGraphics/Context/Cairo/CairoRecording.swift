// SPDX-License-Identifier: Apache-2.0

import CCairo

/// Drawing calls that Cairo keeps, to be painted later as vectors.
final class CairoRecording {
    /// Draws into the recording.
    let canvas: CairoCanvas
    private let surface: OpaquePointer

    /// Makes an empty recording.
    init(width: Double, height: Double) {
        var extents = cairo_rectangle_t(x: 0, y: 0, width: width, height: height)
        surface =
            cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
            .unsafelyNonNull
        canvas = CairoCanvas(recording: surface)
    }

    /// A pattern of what was recorded; the caller destroys it.
    var pattern: OpaquePointer {
        cairo_pattern_create_for_surface(surface).unsafelyNonNull
    }

    deinit {
        cairo_surface_destroy(surface)
    }
}
