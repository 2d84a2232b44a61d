// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension URL {
    /// The folder of applications.
    public static var applicationDirectory: URL { folder(.applicationDirectory) }
    /// The folder of what the app keeps, beside the user's documents.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder of what can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The desktop's folder.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// The folder of the user's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The folder of the app's own files.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// The folder of films.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    /// The folder of music.
    public static var musicDirectory: URL { folder(.musicDirectory) }
    /// The folder of pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// The folder that users share.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? homeDirectory
    }
}
