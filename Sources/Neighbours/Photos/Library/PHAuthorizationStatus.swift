// SPDX-License-Identifier: Apache-2.0

/// Whether the program may use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The program has not asked.
    case notDetermined = 0
    /// The device doesn't allow it.
    case restricted = 1
    /// The program may not.
    case denied = 2
    /// The program may use all of it.
    case authorized = 3
    /// The program may use the pictures that the user chose; never the case here.
    case limited = 4
}

/// What a program wants to do with the photo library.
public enum PHAccessLevel: Int, Sendable {
    /// Only add to it.
    case addOnly = 1
    /// Read and change it.
    case readWrite = 2
}
