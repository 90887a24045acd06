import Foundation
import Offstage
import Testing
import UIKit

@Suite("Scroll views as they are made")
@MainActor
struct ScrollDefaultTests {
    @Test("Defaults")
    func defaults() {
        let view = UIScrollView()
        #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
        #expect(view.bounces && view.bouncesZoom && view.scrollsToTop && view.isScrollEnabled)
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(view.delaysContentTouches && view.canCancelContentTouches)
        #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal && !view.isPagingEnabled)
        #expect(!view.isDirectionalLockEnabled && view.delegate == nil && view.refreshControl == nil)
        #expect(view.decelerationRate == .normal && UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
        #expect(view.indicatorStyle == .default && view.keyboardDismissMode == .none)
        #expect(view.contentInsetAdjustmentBehavior == .automatic && view.indexDisplayMode == .automatic)
        #expect(view.automaticallyAdjustsScrollIndicatorInsets && view.scrollIndicatorInsets == .zero)
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming)
        #expect(!view.isZoomBouncing && view.pinchGestureRecognizer == nil)
        #expect(view.panGestureRecognizer.view === view && view.panGestureRecognizer.isEnabled)
        #expect(view.panGestureRecognizer.minimumNumberOfTouches == 1)
        #expect(!view.directionalPressGestureRecognizer.isEnabled)
        #expect(view.visibleSize == view.bounds.size)
    }

    @Test("Raw values are Apple's")
    func rawValues() {
        typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
        #expect([Behavior.automatic, .scrollableAxes, .never, .always].map(\.rawValue) == [0, 1, 2, 3])
        let modes: [UIScrollView.KeyboardDismissMode] = [
            .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
        ]
        #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect([UIScrollView.IndicatorStyle.default, .black, .white].map(\.rawValue) == [0, 1, 2])
        #expect([UIScrollView.IndexDisplayMode.automatic, .alwaysHidden].map(\.rawValue) == [0, 1])
    }

    @MainActor private protocol ListDelegate: UIScrollViewDelegate {
        func rows() -> Int
    }

    /// A subclass whose delegate has another type, as lists have, kept in the scroll view's own property.
    private final class List: UIScrollView {
        @_nonoverride weak var delegate: (any ListDelegate)? {
            get { (self as UIScrollView).delegate as? any ListDelegate }
            set { (self as UIScrollView).delegate = newValue }
        }
    }

    private final class Rows: ListDelegate {
        var scrolls = 0
        func rows() -> Int { 3 }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    @Test("A subclass may narrow the delegate's type")
    func narrowed() {
        let list = List(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let rows = Rows()
        list.delegate = rows
        #expect(list.delegate?.rows() == 3)
        list.contentOffset.y = 4
        #expect(rows.scrolls == 1)
    }

    /// Overrides what apps override.
    private final class Own: UIScrollView {
        var log: [String] = []
        override var contentOffset: CGPoint {
            get { super.contentOffset }
            set {
                log.append("set")
                super.contentOffset = CGPoint(x: newValue.x, y: max(0, newValue.y))
            }
        }
        override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
            log.append(animated ? "animated" : "at once")
            super.setContentOffset(contentOffset, animated: animated)
        }
        override var contentSize: CGSize { didSet { log.append("size") } }
    }

    @Test("Overrides of contentOffset and its setters see every change")
    func overrides() throws {
        let own = Own()
        let screen = ScrollScreen(scroll: own)
        own.log = []
        own.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
        own.scrollRectToVisible(CGRect(x: 0, y: 900, width: 1, height: 1), animated: true)
        #expect(own.log == ["at once", "set", "animated"])
        screen.stage.advance(by: 1)
        own.log = []
        try screen.stage.touch.down(CGPoint(x: 150, y: 300))
        try screen.stage.touch.move(CGPoint(x: 150, y: 250))
        #expect(own.log == ["set"])
        try screen.stage.touch.move(CGPoint(x: 150, y: 590))
        try screen.stage.touch.up()
        screen.stage.advance(by: 1)
        #expect(!screen.delegate.offsets.contains { $0.y < 0 })
    }

    @Test("Arrow keys scroll once the recognizer for them is enabled")
    func arrows() throws {
        final class Focus: UIView { override var canBecomeFirstResponder: Bool { true } }
        let screen = ScrollScreen()
        let focus = Focus()
        screen.scroll.addSubview(focus)
        screen.stage.window.makeKey()
        focus.becomeFirstResponder()
        try screen.stage.touch.key("down")
        screen.stage.advance(by: 1)
        #expect(screen.y == 0)
        screen.scroll.directionalPressGestureRecognizer.isEnabled = true
        try screen.stage.touch.key("down")
        screen.stage.advance(by: 1)
        #expect(screen.y == 150)
        try screen.stage.touch.key("up")
        screen.stage.advance(by: 1)
        #expect(screen.y == 0)
    }
}
