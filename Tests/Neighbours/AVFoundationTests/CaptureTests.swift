// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import AVFoundation

/// A device without cameras.
struct CaptureTests {
    private final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {}

    @Test func thereIsNoCamera() async {
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(
            AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil
        )
        let search = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.builtInWideAngleCamera],
            mediaType: .video,
            position: .unspecified
        )
        #expect(search.devices.isEmpty)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
        #expect(await !AVCaptureDevice.requestAccess(for: .video))
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        let isGranted = await withCheckedContinuation { answer in
            AVCaptureDevice.requestAccess(for: .audio) { answer.resume(returning: $0) }
        }
        #expect(!isGranted)
    }

    @Test func aSessionRunsWithoutInputs() {
        let session = AVCaptureSession()
        let output = AVCaptureMetadataOutput()
        let scanner = Scanner()
        #expect(session.canAddOutput(output))
        session.beginConfiguration()
        session.addOutput(output)
        output.setMetadataObjectsDelegate(scanner, queue: .main)
        session.commitConfiguration()
        #expect(!session.canAddOutput(output) && session.outputs == [output])
        #expect(output.availableMetadataObjectTypes.isEmpty)
        #expect(output.connection(with: .video) == nil)
        var changes: [Bool] = []
        let observation = session.observe(\.isRunning, _key: "isRunning") { session, _ in
            changes.append(session.isRunning)
        }
        session.startRunning()
        session.startRunning()
        session.stopRunning()
        #expect(changes == [true, false])
        observation.invalidate()
        session.removeOutput(output)
        #expect(session.outputs.isEmpty)
    }

    @Test func whatTrapsWithoutACameraOnIOSTrapsHere() async {
        await #expect(processExitsWith: .failure) {
            AVCaptureMetadataOutput().metadataObjectTypes = [.qr]
        }
        await #expect(processExitsWith: .failure) {
            let session = AVCaptureSession()
            let output = AVCaptureVideoDataOutput()
            session.addOutput(output)
            session.addOutput(output)
        }
    }

    @Test func aPreviewTurnsPlaces() {
        let session = AVCaptureSession()
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        #expect(layer.session === session && layer.connection == nil)
        // The top left of an upright phone is the bottom left of its camera's picture.
        #expect(
            layer.captureDevicePointConverted(fromLayerPoint: .zero) == CGPoint(x: 0, y: 1)
        )
        let point = CGPoint(x: 50, y: 300)
        let place = layer.captureDevicePointConverted(fromLayerPoint: point)
        #expect(layer.layerPointConverted(fromCaptureDevicePoint: place) == point)
        let code = AVMetadataMachineReadableCodeObject(
            type: .qr,
            bounds: CGRect(x: 0, y: 0, width: 0.5, height: 1),
            stringValue: "hello",
            corners: [.zero]
        )
        let moved =
            layer.transformedMetadataObject(for: code) as? AVMetadataMachineReadableCodeObject
        #expect(moved?.stringValue == "hello")
        #expect(moved?.bounds == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(moved?.corners == [CGPoint(x: 200, y: 0)])
    }

    @Test func settingsOfPhotosAreTheirOwn() {
        let (first, second) = (AVCapturePhotoSettings(), AVCapturePhotoSettings())
        #expect(first.uniqueID != second.uniqueID)
        first.flashMode = .auto
        #expect(AVCapturePhotoSettings(from: first).flashMode == .auto)
        #expect(AVCapturePhotoOutput().supportedFlashModes.isEmpty)
    }
}
