// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Keys of the auxiliary information of a PDF context and of its pages.

/// A number of `CGPDFAccessPermissions` for readers without the owner's password.
public var kCGPDFContextAccessPermissions: CFString { "kCGPDFContextAccessPermissions" }
/// Whether text may be copied without the owner's password.
public var kCGPDFContextAllowsCopying: CFString { "kCGPDFContextAllowsCopying" }
/// Whether pages may be printed without the owner's password.
public var kCGPDFContextAllowsPrinting: CFString { "kCGPDFContextAllowsPrinting" }
/// Data of a `CGRect`: what the page is about.
public var kCGPDFContextArtBox: CFString { "kCGPDFContextArtBox" }
/// The author, a string.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// Data of a `CGRect`: what is printed before trimming.
public var kCGPDFContextBleedBox: CFString { "kCGPDFContextBleedBox" }
/// Whether the first page shall show before the whole file is read.
public var kCGPDFContextCreateLinearizedPDF: CFString { "kCGPDFContextCreateLinearizedPDF" }
/// Whether the file shall keep to PDF/A.
public var kCGPDFContextCreatePDFA: CFString { "kCGPDFContextCreatePDFA" }
/// The app that made the document, a string.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// Data of a `CGRect`: what a viewer shows.
public var kCGPDFContextCropBox: CFString { "kCGPDFContextCropBox" }
/// Bits of the key, 40 to 128.
public var kCGPDFContextEncryptionKeyLength: CFString { "kCGPDFContextEncryptionKeyLength" }
/// A string, or a list of them.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// Data of a `CGRect`: the size of the paper.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
/// A dictionary: the printing process.
public var kCGPDFContextOutputIntent: CFString { "kCGPDFContextOutputIntent" }
/// A list of such dictionaries.
public var kCGPDFContextOutputIntents: CFString { "kCGPDFContextOutputIntents" }
/// The password that allows everything.
public var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
/// The subject of the document, a string.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// The title, a string.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
/// Data of a `CGRect`: the finished page.
public var kCGPDFContextTrimBox: CFString { "kCGPDFContextTrimBox" }
/// The password that opens the document.
public var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }

// Keys of an outline's entries.

/// The entry's text.
public var kCGPDFOutlineTitle: CFString { "kCGPDFOutlineTitle" }
/// A list of entries below.
public var kCGPDFOutlineChildren: CFString { "kCGPDFOutlineChildren" }
/// Where the entry leads: a URL, a name, or a page number from 1.
public var kCGPDFOutlineDestination: CFString { "kCGPDFOutlineDestination" }
/// Data of a `CGRect`: the place on the page.
public var kCGPDFOutlineDestinationRect: CFString { "kCGPDFOutlineDestinationRect" }

// Keys of an output intent.

/// The colour space of the process.
public var kCGPDFXDestinationOutputProfile: CFString { "kCGPDFXDestinationOutputProfile" }
/// More about the process, a string.
public var kCGPDFXInfo: CFString { "kCGPDFXInfo" }
/// The process in words, a string.
public var kCGPDFXOutputCondition: CFString { "kCGPDFXOutputCondition" }
/// The process's name in a registry, a string.
public var kCGPDFXOutputConditionIdentifier: CFString { "kCGPDFXOutputConditionIdentifier" }
/// The kind of intent, such as GTS_PDFX.
public var kCGPDFXOutputIntentSubtype: CFString { "kCGPDFXOutputIntentSubtype" }
/// The registry's address, a string.
public var kCGPDFXRegistryName: CFString { "kCGPDFXRegistryName" }
