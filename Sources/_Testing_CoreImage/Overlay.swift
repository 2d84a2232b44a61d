// SPDX-License-Identifier: Apache-2.0

// Swift Testing imports a module of this name into every file that imports both Testing and
// CoreImage. On Apple's systems it adds attachments of images; here it has nothing to add.
