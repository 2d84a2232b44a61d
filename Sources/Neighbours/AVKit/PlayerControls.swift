// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import CoreGraphics
import CoreMedia
import Foundation
import ObjCRuntime
import UIKit

/// The controls of a player: play and pause in the middle, the time below, and what ends it above.
final class PlayerControls: UIView {
    private let playButton = UIButton(type: .system)
    private let doneButton = UIButton(type: .system)
    private let slider = UISlider()
    private let elapsed = UILabel()
    private let remaining = UILabel()
    private weak var controller: UIViewController?

    private var observations: [NSKeyValueObservation] = []
    private var itemObservations: [NSKeyValueObservation] = []
    private var timeObserver: Any?

    init(of controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        tintColor = .white
        playButton.accessibilityIdentifier = "PlayPause"
        playButton.addAction(
            UIAction { [weak self] _ in self?.playOrPause() },
            for: .touchUpInside
        )
        doneButton.setTitle("Done", for: .normal)
        doneButton.isHidden = true
        doneButton.addAction(
            UIAction { [weak self] _ in self?.controller?.dismiss(animated: true) },
            for: .touchUpInside
        )
        slider.accessibilityLabel = "Track position"
        slider.addAction(UIAction { [weak self] _ in self?.seek() }, for: .valueChanged)
        for label in [elapsed, remaining] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
            label.textColor = .white
        }
        remaining.textAlignment = .right
        for part in [playButton, doneButton, slider, elapsed, remaining] { addSubview(part) }
        show()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    isolated deinit { release() }

    /// Whether there is a button that ends it.
    var showsDone: Bool {
        get { !doneButton.isHidden }
        set { doneButton.isHidden = !newValue }
    }

    var allowsSeeking = true { didSet { show() } }

    // MARK: The player

    weak var player: AVPlayer? {
        willSet { release() }
        didSet { observe() }
    }

    private func release() {
        if let timeObserver { player?.removeTimeObserver(timeObserver) }
        timeObserver = nil
        observations = []
        itemObservations = []
    }

    private func observe() {
        defer { show() }
        guard let player else { return }
        observations = [
            player.observe(\.timeControlStatus, _key: "timeControlStatus") { [weak self] _, _ in
                MainActor.assumeIsolated { self?.show() }
            },
            player.observe(\.currentItem, _key: "currentItem") { [weak self] _, _ in
                MainActor.assumeIsolated { self?.observeItem() }
            },
        ]
        timeObserver = player.addPeriodicTimeObserver(
            forInterval: CMTime(value: 1, timescale: 4),
            queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.show() } }
        observeItem()
    }

    private func observeItem() {
        itemObservations = []
        if let item = player?.currentItem {
            itemObservations = [
                item.observe(\.status, _key: "status") { [weak self] _, _ in
                    MainActor.assumeIsolated { self?.show() }
                }
            ]
        }
        show()
    }

    private func playOrPause() {
        guard let player else { return }
        if player.rate != 0 { return player.pause() }
        if let item = player.currentItem, item.currentTime() >= item.duration {
            player.seek(to: .zero)
        }
        player.play()
    }

    private func seek() {
        guard let item = player?.currentItem, item.duration.isNumeric else { return }
        let seconds = Double(slider.value) * item.duration.seconds
        player?.seek(to: CMTime(seconds: seconds, preferredTimescale: 600))
        show()
    }

    // MARK: Showing

    private func show() {
        let item = player?.currentItem
        let isReady = item?.status == .readyToPlay
        let isPlaying = (player?.rate ?? 0) != 0
        let symbol = isPlaying ? "pause.fill" : "play.fill"
        playButton.setImage(
            UIImage(systemName: symbol)?
                .withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)),
            for: .normal
        )
        playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
        playButton.isEnabled = item?.status != .failed
        for part in [slider, elapsed, remaining] as [UIView] { part.isHidden = !isReady }
        slider.isEnabled = allowsSeeking
        guard isReady, let item, item.duration.isNumeric, item.duration > .zero else { return }
        let time = item.currentTime().seconds
        let duration = item.duration.seconds
        if !slider.isTracking { slider.value = Float(time / duration) }
        elapsed.text = Self.text(time)
        remaining.text = "-" + Self.text(duration - time)
    }

    /// Seconds as minutes and seconds, with hours where there are some.
    static func text(_ seconds: Double) -> String {
        let whole = Int(max(0, seconds).rounded(.down))
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0
            ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 12)
        guard area.width > 0, area.height > 0 else { return }
        playButton.frame = CGRect(x: bounds.midX - 32, y: bounds.midY - 32, width: 64, height: 64)
        let done = doneButton.intrinsicContentSize
        doneButton.frame = CGRect(
            x: area.minX,
            y: area.minY,
            width: max(44, done.width),
            height: max(44, done.height)
        )
        let width: CGFloat = 56
        let row = CGRect(x: area.minX, y: area.maxY - 32, width: area.width, height: 32)
        elapsed.frame = CGRect(x: row.minX, y: row.minY, width: width, height: row.height)
        remaining.frame = CGRect(
            x: row.maxX - width,
            y: row.minY,
            width: width,
            height: row.height
        )
        slider.frame = row.insetBy(dx: min(width + 8, row.width / 2), dy: 0)
    }

    /// What is no control lets touches through.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
