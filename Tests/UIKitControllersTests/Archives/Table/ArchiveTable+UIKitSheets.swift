// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUIActionSheet() {
        add("UIActionSheet.actionSheetStyle", \UIActionSheet.actionSheetStyle)
        add("UIActionSheet.cancelButtonIndex", \UIActionSheet.cancelButtonIndex)
        add("UIActionSheet.delegate", \UIActionSheet.delegate)
        add("UIActionSheet.destructiveButtonIndex", \UIActionSheet.destructiveButtonIndex)
        add("UIActionSheet.title", \UIActionSheet.title)
    }

    mutating func addUIActivityViewController() {
        add("UIActivityViewController.allowsProminentActivity", \UIActivityViewController.allowsProminentActivity)
        add("UIActivityViewController.completionHandler", \UIActivityViewController.completionHandler)
        add("UIActivityViewController.completionWithItemsHandler", \UIActivityViewController.completionWithItemsHandler)
        add("UIActivityViewController.excludedActivitySectionTypes", \UIActivityViewController.excludedActivitySectionTypes)
        add("UIActivityViewController.excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
    }

    mutating func addUIAlertView() {
        add("UIAlertView.alertViewStyle", \UIAlertView.alertViewStyle)
        add("UIAlertView.cancelButtonIndex", \UIAlertView.cancelButtonIndex)
        add("UIAlertView.delegate", \UIAlertView.delegate)
        add("UIAlertView.message", \UIAlertView.message)
        add("UIAlertView.title", \UIAlertView.title)
    }

    mutating func addUICloudSharingController() {
        add("UICloudSharingController.availablePermissions", \UICloudSharingController.availablePermissions)
    }

    mutating func addUIColorPickerViewController() {
        add("UIColorPickerViewController.delegate", \UIColorPickerViewController.delegate)
        add("UIColorPickerViewController.selectedColor", \UIColorPickerViewController.selectedColor)
        add("UIColorPickerViewController.supportsAlpha", \UIColorPickerViewController.supportsAlpha)
    }

    mutating func addUIColorWell() {
        add("UIColorWell.selectedColor", \UIColorWell.selectedColor)
        add("UIColorWell.supportsAlpha", \UIColorWell.supportsAlpha)
        add("UIColorWell.title", \UIColorWell.title)
    }

    mutating func addUIDocumentPickerViewController() {
        add("UIDocumentPickerViewController.allowsMultipleSelection", \UIDocumentPickerViewController.allowsMultipleSelection)
        add("UIDocumentPickerViewController.delegate", \UIDocumentPickerViewController.delegate)
        add("UIDocumentPickerViewController.directoryURL", \UIDocumentPickerViewController.directoryURL)
        add("UIDocumentPickerViewController.shouldShowFileExtensions", \UIDocumentPickerViewController.shouldShowFileExtensions)
    }

    mutating func addUIFontPickerViewController() {
        add("UIFontPickerViewController.delegate", \UIFontPickerViewController.delegate)
        add("UIFontPickerViewController.selectedFontDescriptor", \UIFontPickerViewController.selectedFontDescriptor)
    }

    mutating func addUIImagePickerController() {
        add("UIImagePickerController.allowsEditing", \UIImagePickerController.allowsEditing)
        add("UIImagePickerController.cameraCaptureMode", \UIImagePickerController.cameraCaptureMode)
        add("UIImagePickerController.cameraDevice", \UIImagePickerController.cameraDevice)
        add("UIImagePickerController.cameraFlashMode", \UIImagePickerController.cameraFlashMode)
        add("UIImagePickerController.cameraOverlayView", \UIImagePickerController.cameraOverlayView)
        add("UIImagePickerController.cameraViewTransform", \UIImagePickerController.cameraViewTransform)
        add("UIImagePickerController.delegate", \UIImagePickerController.delegate)
        add("UIImagePickerController.imageExportPreset", \UIImagePickerController.imageExportPreset)
        add("UIImagePickerController.mediaTypes", \UIImagePickerController.mediaTypes)
        add("UIImagePickerController.showsCameraControls", \UIImagePickerController.showsCameraControls)
        add("UIImagePickerController.sourceType", \UIImagePickerController.sourceType)
        add("UIImagePickerController.videoExportPreset", \UIImagePickerController.videoExportPreset)
        add("UIImagePickerController.videoMaximumDuration", \UIImagePickerController.videoMaximumDuration)
        add("UIImagePickerController.videoQuality", \UIImagePickerController.videoQuality)
    }
}
