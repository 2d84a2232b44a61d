// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's constants.

/// The mailbox of what has come.
public let CSMailboxInbox = "com.apple.inbox"
/// The mailbox of what is not sent yet.
public let CSMailboxDrafts = "com.apple.drafts"
/// The mailbox of what was sent.
public let CSMailboxSent = "com.apple.sent"
/// The mailbox of what is unwanted.
public let CSMailboxJunk = "com.apple.junk"
/// The mailbox of what was deleted.
public let CSMailboxTrash = "com.apple.trash"
/// The mailbox of what is kept.
public let CSMailboxArchive = "com.apple.archive"
