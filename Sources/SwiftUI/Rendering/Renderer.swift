import UIKit

/// Brings the views of a host into the state that its elements have.
@MainActor
final class Renderer {
    /// The place of an element on the way down.
    private struct Context {
        /// Where the parent's origin lies in the host, in points, not rounded.
        var origin: CGPoint
        /// Where the origin of the view lies that views go into.
        var viewOrigin: CGPoint
        var motion: Motion
        /// The innermost element around that has a say in the motion.
        var motionOwner: ObjectIdentifier?
        /// How views that are new, or gone, appear and vanish.
        var transition: AnyTransition?
    }

    /// What is shown in a view of ours.
    private struct Shown {
        var face: Face
        var motion: Motion
        var motionOwner: ObjectIdentifier?
        var transition: AnyTransition?
    }

    private let scale: () -> CGFloat
    private var shown: [ObjectIdentifier: [ObjectIdentifier: Shown]] = [:]
    private var isFirst = true
    /// What elements that have a say in it said in this pass.
    private var motions: [ObjectIdentifier: Motion] = [:]

    init(scale: @escaping () -> CGFloat) { self.scale = scale }

    /// Shows elements in a view.
    /// - Parameter elements: With the places of their origins in the view.
    func render(_ root: LayoutElement, in view: UIView, _ motion: Motion) {
        var list: [Shown] = []
        motions = [:]
        let context = Context(origin: .zero, viewOrigin: .zero, motion: motion)
        walk(root, CGPoint(x: root.frame.minX, y: root.frame.minY), context, &list)
        fill(view, with: list, motion)
        isFirst = false
    }

    private func walk(
        _ element: LayoutElement, _ origin: CGPoint, _ outer: Context, _ list: inout [Shown]
    ) {
        var context = outer
        context.origin = origin
        if let owner = element as? any MotionElement {
            if let override = owner.motion(context.motion) { context.motion = override }
            context.motionOwner = ObjectIdentifier(element)
            motions[ObjectIdentifier(element)] = context.motion
        }
        if let own = (element as? any TransitionElement)?.transition { context.transition = own }
        guard let face = element.face as? Face else { return walkItems(of: element, context, &list) }
        let frame = snapped(grown(element, CGRect(origin: origin, size: element.frame.size)))
        let inner = frame.offsetBy(dx: -context.viewOrigin.x, dy: -context.viewOrigin.y)
        let isNew = face.view.superview == nil
        face.place(inner, isNew ? Motion() : context.motion)
        face.refresh(isNew ? Motion() : context.motion)
        list.append(
            Shown(
                face: face, motion: context.motion, motionOwner: context.motionOwner,
                transition: context.transition ?? transition(in: element)))
        guard let itemsView = face.itemsView else { return walkItems(of: element, context, &list) }
        var below: [Shown] = []
        // What is scrolled lies where the scroll view is laid out, though that goes on where it is not safe.
        context.viewOrigin =
            element is ScrollElement ? snapped(CGRect(origin: origin, size: .zero)).origin : frame.origin
        context.transition = nil
        walkItems(of: element, context, &below)
        fill(itemsView, with: below, context.motion)
        guard let maskView = face.maskView, let masked = element as? MaskedElement else { return }
        var masking: [Shown] = []
        walk(masked.maskingItems, of: element, context, &masking)
        fill(maskView, with: masking, context.motion)
    }

    private func walkItems(of element: LayoutElement, _ context: Context, _ list: inout [Shown]) {
        walk(element.shownItems, of: element, context, &list)
    }

    private func walk(
        _ items: [LayoutElement], of element: LayoutElement, _ context: Context, _ list: inout [Shown]
    ) {
        let isSorted = items.allSatisfy { $0.zIndex == 0 }
        let sorted =
            isSorted
            ? items
            : items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
                .map(\.element)
        for item in sorted {
            let x =
                element.isRightToLeft ? element.frame.width - item.frame.minX - item.frame.width : item.frame.minX
            walk(
                item, CGPoint(x: context.origin.x + x, y: context.origin.y + item.frame.minY), context, &list)
        }
    }

    /// What fills a background goes on where it is not safe.
    private func grown(_ element: LayoutElement, _ rect: CGRect) -> CGRect {
        let edges =
            (element as? any ReachingElement)?.reachingEdges ?? (element.parent as? LayeredElement)?.unsafeEdges(
                of: element) ?? []
        guard !edges.isEmpty else { return rect }
        let reach = element.unsafeInsets
        let left = element.isRightToLeft ? reach.trailing : reach.leading
        let right = element.isRightToLeft ? reach.leading : reach.trailing
        let (top, bottom) = (edges.contains(.top) ? reach.top : 0, edges.contains(.bottom) ? reach.bottom : 0)
        return CGRect(
            x: rect.minX - (edges.contains(.leading) ? left : 0), y: rect.minY - top,
            width: rect.width + (edges.contains(.leading) ? left : 0) + (edges.contains(.trailing) ? right : 0),
            height: rect.height + top + bottom)
    }

    /// Both edges go to the nearest pixel.
    private func snapped(_ rect: CGRect) -> CGRect {
        let scale = scale()
        func round(_ length: CGFloat) -> CGFloat {
            length.isFinite ? (length * scale + 0.5).rounded(.down) / scale : 0
        }
        let (x, y) = (round(rect.minX), round(rect.minY))
        return CGRect(x: x, y: y, width: round(rect.minX + rect.width) - x, height: round(rect.minY + rect.height) - y)
    }

    // MARK: Subviews

    /// Has exactly some views in a view, in order; those that leave and those that come may do so in time.
    private func fill(_ view: UIView, with list: [Shown], _ motion: Motion) {
        var before = shown[ObjectIdentifier(view)] ?? [:]
        var now: [ObjectIdentifier: Shown] = [:]
        for (index, entry) in list.enumerated() {
            let isNew = before.removeValue(forKey: ObjectIdentifier(entry.face)) == nil
            now[ObjectIdentifier(entry.face)] = entry
            let own = entry.face.view
            if view.subviews.count <= index || view.subviews[index] !== own { view.insertSubview(own, at: index) }
            if isNew, !isFirst { (entry.transition ?? .opacity).insert(own, entry.motion) }
        }
        for leaving in before.values where leaving.face.view.superview === view {
            forget(below: leaving.face)
            let own = leaving.motionOwner.flatMap { motions[$0] } ?? motion
            (leaving.transition ?? .opacity).remove(leaving.face.view, own)
        }
        shown[ObjectIdentifier(view)] = now.isEmpty ? nil : now
    }

    /// The transition of what an element is wrapped around.
    private func transition(in element: LayoutElement) -> AnyTransition? {
        var inner = (element as? WrapperElement)?.content
        while let wrapper = inner as? WrapperElement {
            if let transition = (wrapper as? any TransitionElement)?.transition { return transition }
            inner = wrapper.content
        }
        return nil
    }

    private func forget(below face: Face) {
        for view in [face.itemsView, face.maskView].compactMap(\.self) {
            guard let below = shown.removeValue(forKey: ObjectIdentifier(view)) else { continue }
            for entry in below.values { forget(below: entry.face) }
        }
    }
}

/// An element that says how changes inside are shown.
@MainActor
protocol MotionElement: LayoutElement {
    /// The motion inside; nil: the one around.
    func motion(_ outer: Motion) -> Motion?
}

/// An element that says how it comes and goes.
@MainActor
protocol TransitionElement: LayoutElement {
    var transition: AnyTransition { get }
}
