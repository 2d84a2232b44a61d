// SPDX-License-Identifier: Apache-2.0

import Accelerate

/// Elements of pictures that functions of vImage read and write.
struct Picture<T> {
    let width: Int
    let height: Int
    /// Row by row; a pixel may have several elements.
    var elements: [T]

    init(_ width: Int, _ height: Int, _ elements: [T]) {
        self.width = width
        self.height = height
        self.elements = elements
    }

    /// A picture of equal elements.
    init(_ width: Int, _ height: Int, perPixel: Int = 1, repeating value: T) {
        self.init(width, height, [T](repeating: value, count: width * height * perPixel))
    }

    /// Calls a function with the picture as a buffer.
    mutating func withBuffer<R>(_ body: (UnsafePointer<vImage_Buffer>) -> R) -> R {
        let (width, height) = (width, height)
        return elements.withUnsafeMutableBytes {
            var buffer = vImage_Buffer(
                data: $0.baseAddress,
                height: vImagePixelCount(height),
                width: vImagePixelCount(width),
                rowBytes: $0.count / height
            )
            return body(&buffer)
        }
    }

    /// Calls a function with the picture and its result as buffers; the error.
    mutating func into<U>(
        _ result: inout Picture<U>,
        _ body: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> vImage_Error
    ) -> vImage_Error {
        withBuffer { source in result.withBuffer { target in body(source, target) } }
    }
}
