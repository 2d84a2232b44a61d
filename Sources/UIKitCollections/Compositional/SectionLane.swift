// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// How one section scrolls across the direction of its layout.
@MainActor
struct LaneInfo {
    /// Where the lane lies, in the collection view's space.
    let frame: CGRect
    /// How long its content is, with the section's insets.
    let contentLength: CGFloat
    let isVerticalLayout: Bool
    let section: NSCollectionLayoutSection
    /// The inset before the first group.
    let lead: CGFloat
    /// Where the groups begin in the run of groups, and how long they are.
    let stops: [(start: CGFloat, length: CGFloat)]
    let isMirrored: Bool

    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
        section.orthogonalScrollingBehavior
    }

    var contentSize: CGSize {
        isVerticalLayout
            ? CGSize(width: contentLength, height: frame.height)
            : CGSize(width: frame.width, height: contentLength)
    }
}

/// Scrolls the items of one section across the direction of the layout.
final class SectionLane: UIScrollView, UIScrollViewDelegate, ViewPart {
    /// Holds the views, in the collection view's coordinates.
    let stage = UIView(frame: .zero)
    private weak var host: UICollectionView?
    private let section: Int
    private var info: LaneInfo?
    /// The stop at which a drag began.
    private var startStop = 0

    init(_ host: UICollectionView, _ section: Int) {
        self.host = host
        self.section = section
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        clipsToBounds = false
        addSubview(stage)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    private var isAcross: Bool { info?.isVerticalLayout ?? true }

    /// The offset along the lane.
    var laneOffset: CGFloat {
        get { isAcross ? contentOffset.x : contentOffset.y }
        set {
            contentOffset =
                isAcross
                ? CGPoint(x: newValue, y: contentOffset.y)
                : CGPoint(x: contentOffset.x, y: newValue)
        }
    }

    func point(_ offset: CGFloat) -> CGPoint {
        isAcross ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }

    /// Adopts what the layout says.
    func follow(_ info: LaneInfo) {
        let isFirst = self.info == nil
        self.info = info
        if frame != info.frame { frame = info.frame }
        if contentSize != info.contentSize { contentSize = info.contentSize }
        stage.frame = CGRect(origin: .zero, size: info.contentSize)
        // The stage has the collection view's coordinates, so that views lie where attributes say.
        let origin = info.frame.origin
        if stage.bounds.origin != origin { stage.bounds.origin = origin }
        let properties = info.section.orthogonalScrollingProperties
        switch info.behavior {
        case .paging:
            isPagingEnabled = true
            decelerationRate = .fast
        case .groupPaging, .groupPagingCentered:
            isPagingEnabled = false
            decelerationRate = .fast
        case .none, .continuous, .continuousGroupLeadingBoundary:
            isPagingEnabled = false
            decelerationRate = .normal
        }
        if properties.decelerationRate != .automatic {
            decelerationRate = DecelerationRate(rawValue: properties.decelerationRate.rawValue)
        }
        let bounces = properties.bounce != .never
        if isAcross {
            bouncesHorizontally = bounces
            alwaysBounceHorizontal = properties.bounce == .always
            bouncesVertically = false
        } else {
            bouncesVertically = bounces
            alwaysBounceVertical = properties.bounce == .always
            bouncesHorizontally = false
        }
        guard isFirst else { return }
        let known = host?.shown.laneOffsets[section]
        laneOffset = known ?? (info.isMirrored ? max(0, info.contentLength - frame.width) : first)
    }

    /// Where the lane begins: at its start, or with the first group in the middle.
    private var first: CGFloat {
        guard info?.behavior == .groupPagingCentered else { return 0 }
        return target(0)
    }

    private var length: CGFloat { isAcross ? bounds.width : bounds.height }

    /// The offset at which the lane rests on a group.
    private func target(_ stop: Int) -> CGFloat {
        guard let info, info.stops.indices.contains(stop) else { return 0 }
        let run = info.stops[stop]
        if info.behavior == .groupPagingCentered {
            return info.lead + run.start + run.length / 2 - length / 2
        }
        let most = max(0, info.contentLength - length)
        return min(run.start, most)
    }

    /// The group at which the lane would rest nearest to an offset.
    private func nearest(_ offset: CGFloat) -> Int {
        guard let info else { return 0 }
        var best = 0
        for stop in info.stops.indices
        where abs(target(stop) - offset) < abs(target(best) - offset) - 0.01 {
            best = stop
        }
        return best
    }

    // MARK: UIScrollViewDelegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        host?.laneDidScroll(section, to: laneOffset)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        startStop = nearest(laneOffset)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let info, !info.stops.isEmpty, !info.isMirrored else { return }
        let speed = isAcross ? velocity.x : velocity.y
        let proposed = isAcross ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
        let stop: Int
        switch info.behavior {
        case .continuousGroupLeadingBoundary: stop = nearest(proposed)
        case .groupPaging, .groupPagingCentered:
            // One group at a time, however fast.
            let here = nearest(laneOffset)
            if abs(speed) > 0.2 {
                stop = max(0, min(info.stops.count - 1, startStop + (speed > 0 ? 1 : -1)))
            } else {
                stop = max(startStop - 1, min(startStop + 1, here))
            }
        case .none, .continuous, .paging: return
        }
        targetContentOffset.pointee = point(target(stop))
    }
}

extension UICollectionView {
    /// The view in a section's lane that an element goes into; nil for one that scrolls with all.
    func lane(of view: UICollectionReusableView, _ key: ElementKey) -> UIView? {
        guard view.element.values?.scrollsOrthogonally == true,
            let info = content.layout.lane(of: key.section)
        else { return nil }
        if let lane = shown.lanes[key.section] { return lane.stage }
        let lane = SectionLane(self, key.section)
        shown.lanes[key.section] = lane
        insertSubview(lane, at: shown.backgroundView == nil ? 0 : 1)
        lane.follow(info)
        shown.laneOffsets[key.section] = lane.laneOffset
        return lane.stage
    }

    /// Lanes follow the layout; those of which nothing is seen go.
    func followLanes() {
        guard !shown.lanes.isEmpty else { return }
        for (section, lane) in shown.lanes {
            if let info = content.layout.lane(of: section), !lane.stage.subviews.isEmpty {
                lane.follow(info)
            } else {
                shown.lanes[section] = nil
                lane.removeFromSuperview()
            }
        }
    }

    func removeLanes() {
        for lane in shown.lanes.values { lane.removeFromSuperview() }
        shown.lanes = [:]
        shown.laneOffsets = [:]
        // Their views are put elsewhere.
        for view in shown.views.values where view.element.values?.scrollsOrthogonally == true {
            addSubview(view)
        }
    }

    func laneDidScroll(_ section: Int, to offset: CGFloat) {
        guard shown.laneOffsets[section] != offset else { return }
        shown.laneOffsets[section] = offset
        content.region = .null
        setNeedsLayout()
    }

    /// Where an element of a lane is seen.
    func lanedFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard attributes.state.scrollsOrthogonally, attributes.indexPath.count > 0 else {
            return attributes.frame
        }
        let offset = shown.laneOffsets[attributes.indexPath[0]] ?? 0
        let isAcross = content.layout.lane(of: attributes.indexPath[0])?.isVerticalLayout ?? true
        return attributes.frame.offsetBy(dx: isAcross ? -offset : 0, dy: isAcross ? 0 : -offset)
    }

    func isSeen(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
        lanedFrame(of: attributes).overlaps(rect)
    }

    func lanePoint(
        _ point: CGPoint,
        for attributes: UICollectionViewLayoutAttributes
    ) -> CGPoint? {
        guard attributes.state.scrollsOrthogonally, attributes.indexPath.count > 0 else {
            return point
        }
        let (seen, own) = (lanedFrame(of: attributes), attributes.frame)
        return CGPoint(x: point.x + own.minX - seen.minX, y: point.y + own.minY - seen.minY)
    }

    /// Scrolls a section across so that an element of it is where it is wanted.
    func scrollLane(to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition) {
        guard attributes.state.scrollsOrthogonally,
            let info = content.layout.lane(of: attributes.indexPath.section)
        else { return }
        let section = attributes.indexPath.section
        let frame = attributes.frame
        let isAcross = info.isVerticalLayout
        let length = isAcross ? info.frame.width : info.frame.height
        let (start, end) = isAcross ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let wanted = position.intersection(isAcross ? .horizontally : .vertically)
        let now = shown.laneOffsets[section] ?? 0
        var offset = now
        if wanted == .left || wanted == .top {
            offset = start
        } else if wanted == .right || wanted == .bottom {
            offset = end - length
        } else if !wanted.isEmpty {
            offset = (start + end - length) / 2
        } else if start < now {
            offset = start
        } else if end > now + length {
            offset = end - length
        }
        offset = max(0, min(offset, max(0, info.contentLength - length)))
        guard offset != now else { return }
        if let lane = shown.lanes[section] {
            lane.laneOffset = offset
        } else {
            shown.laneOffsets[section] = offset
            content.region = .null
            setNeedsLayout()
        }
    }
}
