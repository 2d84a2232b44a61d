// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
import Foundation

/// A block as an object, or as the pointer that a C function hands through: iOS's blocks are objects.
final class BlockObject {
    /// The function, in the form in which generic code holds it.
    let function: Any

    private init(_ function: Any) { self.function = function }

    /// The blocks of a thread that were cast lately.
    ///
    /// A cast holds nothing on iOS, where the block lives as long as its variable. Here the object is
    /// made by the cast, and lives until so many others were: a pointer to it is used within the call
    /// that it is handed to.
    private final class Recent {
        static let key = "Casement.BlockObject.Recent"
        static let capacity = 256

        var blocks: [BlockObject] = []
        var next = 0

        static var ofThread: Recent {
            let values = Thread.current.threadDictionary
            if let known = values[key] as? Recent { return known }
            let made = Recent()
            values[key] = made
            return made
        }

        func keep(_ block: BlockObject) {
            if blocks.count < Self.capacity {
                blocks.append(block)
            } else {
                blocks[next] = block
                next = (next + 1) % Self.capacity
            }
        }
    }

    /// The object of a function.
    static func make(_ function: Any) -> BlockObject {
        let block = BlockObject(function)
        Recent.ofThread.keep(block)
        return block
    }

    /// The object at an address, if it is a block's.
    ///
    /// Only addresses that `make` gave out are cast to functions; anything else is no function on iOS
    /// either.
    static func at(_ address: UnsafeRawPointer?) -> BlockObject? {
        guard let address else { return nil }
        let metadata = unsafeBitCast(BlockObject.self as AnyClass, to: UnsafeRawPointer.self)
        guard address.load(as: UnsafeRawPointer?.self) == metadata else { return nil }
        return Unmanaged<BlockObject>.fromOpaque(address).takeUnretainedValue()
    }
}
