// SPDX-License-Identifier: Apache-2.0

/// A class that is one of Core Foundation's types on iOS, with a number of its own.
///
/// `CFGetTypeID` gives the number. Foundation's classes have those below 100.
package protocol CoreFoundationType: AnyObject {
    /// The number of the type.
    static var typeNumber: UInt { get }
}
