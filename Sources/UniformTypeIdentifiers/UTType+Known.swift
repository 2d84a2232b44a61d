// SPDX-License-Identifier: Apache-2.0

extension UTType {
    /// Anything that can be kept: files, folders, data.
    public static var item: UTType { UTType(known: "public.item") }
    /// Anything with content: documents, pictures, text.
    public static var content: UTType { UTType(known: "public.content") }
    /// Content of several kinds, such as PDF.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    /// Anything with bytes.
    public static var data: UTType { UTType(known: "public.data") }
    /// Files that hold other files.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// What leads to another item: links and addresses.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
    /// Symbolic links.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    /// Programs of any kind.
    public static var executable: UTType { UTType(known: "public.executable") }
    /// Where volumes are mounted.
    public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
    /// Files that stand for others.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
    /// Bookmarks of addresses.
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
    /// Web and file addresses.
    public static var url: UTType { UTType(known: "public.url") }
    /// Addresses of files.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    /// Text of any kind.
    public static var text: UTType { UTType(known: "public.text") }
    /// Text without styles.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// Text without styles in UTF-8.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// Text in UTF-16 with a mark of its byte order.
    public static var utf16ExternalPlainText: UTType {
        UTType(known: "public.utf16-external-plain-text")
    }
    /// Text in UTF-16 of this machine's byte order.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// Tables as text.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    /// Tables with commas.
    public static var commaSeparatedText: UTType {
        UTType(known: "public.comma-separated-values-text")
    }
    /// Tables with tabs.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// Tables with tabs in UTF-8.
    public static var utf8TabSeparatedText: UTType {
        UTType(known: "public.utf8-tab-separated-values-text")
    }
    /// Rich text.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// HTML.
    public static var html: UTType { UTType(known: "public.html") }
    /// XML.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// YAML.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// Style sheets.
    public static var css: UTType { UTType(known: "public.css") }
    /// Source code of any kind.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// Assembler.
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
    /// C.
    public static var cSource: UTType { UTType(known: "public.c-source") }
    /// Objective-C.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
    /// Swift.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// C++.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
    /// Objective-C++.
    public static var objectiveCPlusPlusSource: UTType {
        UTType(known: "public.objective-c-plus-plus-source")
    }
    /// Headers of C.
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    /// Headers of C++.
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
    /// Scripts of any kind.
    public static var script: UTType { UTType(known: "public.script") }
    /// AppleScript.
    public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
    /// Compiled AppleScript.
    public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
    /// AppleScript with resources.
    public static var osaScriptBundle: UTType {
        UTType(known: "com.apple.applescript.script-bundle")
    }
    /// JavaScript.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    /// Scripts of shells.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    /// Perl.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }
    /// Python.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    /// Ruby.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
    /// PHP.
    public static var phpScript: UTType { UTType(known: "public.php-script") }
    /// Makefiles.
    public static var makefile: UTType { UTType(known: "public.make-source") }
    /// JSON.
    public static var json: UTType { UTType(known: "public.json") }
    /// Property lists.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    /// Property lists in XML.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    /// Property lists in their binary form.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    /// PDF documents.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// Rich text with attachments, as a package.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    /// Rich text with attachments, in one file.
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
    /// Web pages with what they show.
    public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
    /// Pictures of any kind.
    public static var image: UTType { UTType(known: "public.image") }
    /// JPEG pictures.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// TIFF pictures.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// GIF pictures.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// PNG pictures.
    public static var png: UTType { UTType(known: "public.png") }
    /// Icons of Apple's.
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    /// BMP pictures.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// Icons of Windows.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// Pictures as a camera's sensor saw them.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// SVG pictures.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// Live photos.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// HEIF pictures.
    public static var heif: UTType { UTType(known: "public.heif-standard") }
    /// HEIC pictures.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// WebP pictures.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// OpenEXR pictures.
    public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
    /// Raw pictures in Adobe's form.
    public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
    /// Models in three dimensions.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    /// Universal Scene Description.
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
    /// Universal Scene Description as an archive.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    /// Scenes of RealityKit.
    public static var realityFile: UTType { UTType(known: "com.apple.reality") }
    /// Scenes of SceneKit.
    public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
    /// Objects to be found by ARKit.
    public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
    /// Sound and films.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// Films, with or without sound.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// Films without sound.
    public static var video: UTType { UTType(known: "public.video") }
    /// Sound of any kind.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// QuickTime films.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// MPEG films.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// MPEG-2 films.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
    /// MPEG-2 transport streams.
    public static var mpeg2TransportStream: UTType {
        UTType(known: "public.mpeg-2-transport-stream")
    }
    /// MP3 sound.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// MPEG-4 films.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// MPEG-4 sound.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// Protected MPEG-4 sound.
    public static var appleProtectedMPEG4Audio: UTType {
        UTType(known: "com.apple.protected-mpeg-4-audio")
    }
    /// Protected MPEG-4 films.
    public static var appleProtectedMPEG4Video: UTType {
        UTType(known: "com.apple.protected-mpeg-4-video")
    }
    /// AVI films.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// AIFF sound.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// WAVE sound.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// MIDI music.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// Lists of what is to be played.
    public static var playlist: UTType { UTType(known: "public.playlist") }
    /// Playlists in the M3U form.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
    /// Folders that a person sees as such.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// Roots of volumes.
    public static var volume: UTType { UTType(known: "public.volume") }
    /// Folders that a person sees as a file.
    public static var package: UTType { UTType(known: "com.apple.package") }
    /// Folders of a known structure.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    /// Plug-ins.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
    /// Importers of Spotlight.
    public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
    /// Generators of Quick Look.
    public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
    /// XPC services.
    public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
    /// Frameworks.
    public static var framework: UTType { UTType(known: "com.apple.framework") }
    /// Applications.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// Applications as a folder.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
    /// Extensions of applications.
    public static var applicationExtension: UTType {
        UTType(known: "com.apple.application-and-system-extension")
    }
    /// Programs of Unix.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
    /// Programs of Windows.
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
    /// Panes of the system's settings.
    public static var systemPreferencesPane: UTType {
        UTType(known: "com.apple.systempreference.prefpane")
    }
    /// Archives in the gzip format.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// Archives in the bzip2 format.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    /// Archives in the ZIP format.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// Archives in Apple's format.
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
    /// Archives in the tar format.
    public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
    /// Spreadsheets.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// Presentations.
    public static var presentation: UTType { UTType(known: "public.presentation") }
    /// Databases.
    public static var database: UTType { UTType(known: "public.database") }
    /// Messages.
    public static var message: UTType { UTType(known: "public.message") }
    /// People.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// Electronic business cards.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// Things to do.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    /// Events of a calendar.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// Electronic mail.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// Files that lead to an address.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
    /// Files of Windows that lead to an address.
    public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
    /// Fonts.
    public static var font: UTType { UTType(known: "public.font") }
    /// Bookmarks.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }
    /// Keys with certificates.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
    /// Certificates.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
    /// Electronic books.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// Logs.
    public static var log: UTType { UTType(known: "public.log") }
    /// Patterns of haptics.
    public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
    /// Geographic data in JSON.
    public static var geoJSON: UTType { UTType(known: "public.geojson") }
    /// Folders of any kind.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// Images of disks.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
    /// What a link shows.
    public static var linkPresentationMetadata: UTType {
        UTType(known: "com.apple.linkpresentation.metadata")
    }
}
