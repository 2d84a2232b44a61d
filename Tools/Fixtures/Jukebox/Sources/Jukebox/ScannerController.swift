// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import UIKit

/// A screen that scans codes, as it is on a device without a camera.
public final class ScannerController: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
    private let session = AVCaptureSession()
    private var previewLayer: AVCaptureVideoPreviewLayer?
    /// Says the code, or why there is none.
    public let message = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(message)
        guard let camera = AVCaptureDevice.default(for: .video),
            let input = try? AVCaptureDeviceInput(device: camera), session.canAddInput(input)
        else {
            message.text = "No camera"
            return
        }
        session.addInput(input)
        let output = AVCaptureMetadataOutput()
        session.addOutput(output)
        output.setMetadataObjectsDelegate(self, queue: .main)
        output.metadataObjectTypes = [.qr, .ean13]
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.videoGravity = .resizeAspectFill
        layer.frame = view.layer.bounds
        view.layer.addSublayer(layer)
        previewLayer = layer
        session.startRunning()
    }

    /// Shows the first code.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject
        message.text = code?.stringValue
    }
}
