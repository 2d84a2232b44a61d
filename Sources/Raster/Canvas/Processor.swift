// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// Instructions to the processor.
package enum Processor {
    /// Says that this thread looks again and again at something that another one will change.
    @inline(__always)
    package static func pause() { rk_pause() }
}
