import SwiftUI
import TestKit
import TestSupport
import Testing

@testable import SwiftUI

/// A view as a tree of values, for a model of layout that remembers nothing.
private indirect enum Tree {
    case color
    case fixed(CGFloat, CGFloat)
    case spacer(CGFloat?)
    case horizontal(Int, CGFloat?, [Tree])
    case vertical(Int, CGFloat?, [Tree])
    case depth(Int, [Tree])
    case padding(EdgeInsets, Tree)
    case frame(CGFloat?, CGFloat?, Int, Tree)
    case flexible([CGFloat?], Int, Tree)
    case fixedSize(Bool, Bool, Tree)
    case priority(Double, Tree)
    case offset(CGFloat, CGFloat, Tree)
    case overlay(Int, Tree, Tree)
    case background(Int, Tree, Tree)
    case ratio(CGFloat, Bool, Tree)
}

private typealias Offer = (width: CGFloat?, height: CGFloat?)

/// Where alignments lie: 0 at the beginning, 1 in the middle, 2 at the end.
private func place(_ alignment: Int, _ length: CGFloat) -> CGFloat {
    alignment == 0 ? 0 : alignment == 1 ? length / 2 : length
}

/// The layout of trees as the rules say it, each answer worked out anew.
private enum Model {
    struct Child {
        var origin: CGPoint
        var offer: Offer
        var tree: Tree
        /// The axis of the stack around, for spacers.
        var axis: Int?
    }

    static func size(_ tree: Tree, _ offer: Offer, _ axis: Int?) -> CGSize {
        switch tree {
        case .color: return CGSize(width: offer.width ?? 10, height: offer.height ?? 10)
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        case .spacer(let least):
            let least = least ?? 8
            return CGSize(
                width: axis == 1 ? 0 : max(least, offer.width ?? least),
                height: axis == 0 ? 0 : max(least, offer.height ?? least))
        case .horizontal, .vertical: return stack(tree, offer).size
        case .depth: return depth(tree, offer).size
        case .padding(let insets, let inner):
            let size = size(inner, padded(offer, insets), axis)
            return CGSize(
                width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
        case .frame(let width, let height, _, let inner):
            let size = size(inner, (width ?? offer.width, height ?? offer.height), axis)
            return CGSize(width: width ?? size.width, height: height ?? size.height)
        case .flexible(let bounds, _, let inner):
            let size = size(inner, flexed(offer, bounds), axis)
            return CGSize(
                width: own(bounds[0], bounds[1], bounds[2], offer.width, size.width),
                height: own(bounds[3], bounds[4], bounds[5], offer.height, size.height))
        case .fixedSize(let across, let down, let inner):
            return size(inner, (across ? nil : offer.width, down ? nil : offer.height), axis)
        case .priority(_, let inner), .offset(_, _, let inner), .overlay(_, let inner, _),
            .background(_, let inner, _):
            return size(inner, offer, axis)
        case .ratio(let ratio, let isFit, let inner): return size(inner, scaled(inner, offer, ratio, isFit, axis), axis)
        }
    }

    static func children(_ tree: Tree, _ offer: Offer, _ axis: Int?) -> [Child] {
        let size = size(tree, offer, axis)
        func aligned(_ alignment: Int, _ inner: Tree, _ offer: Offer, _ axis: Int?) -> Child {
            let own = self.size(inner, offer, axis)
            let (across, down) = (alignment % 3, alignment / 3)
            return Child(
                origin: CGPoint(
                    x: place(across, size.width) - place(across, own.width),
                    y: place(down, size.height) - place(down, own.height)), offer: offer, tree: inner, axis: axis)
        }
        func plain(_ inner: Tree, _ offer: Offer, _ origin: CGPoint = .zero) -> Child {
            Child(origin: origin, offer: offer, tree: inner, axis: axis)
        }
        switch tree {
        case .color, .fixed, .spacer: return []
        case .horizontal, .vertical: return stack(tree, offer).children
        case .depth: return depth(tree, offer).children
        case .padding(let insets, let inner):
            return [plain(inner, padded(offer, insets), CGPoint(x: insets.leading, y: insets.top))]
        case .frame(let width, let height, let alignment, let inner):
            return [aligned(alignment, inner, (width ?? offer.width, height ?? offer.height), axis)]
        case .flexible(let bounds, let alignment, let inner):
            return [aligned(alignment, inner, flexed(offer, bounds), axis)]
        case .fixedSize(let across, let down, let inner):
            return [plain(inner, (across ? nil : offer.width, down ? nil : offer.height))]
        case .priority(_, let inner): return [plain(inner, offer)]
        case .offset(let x, let y, let inner): return [plain(inner, offer, CGPoint(x: x, y: y))]
        case .overlay(let alignment, let inner, let other):
            return [plain(inner, offer), aligned(alignment, other, (size.width, size.height), axis)]
        case .background(let alignment, let inner, let other):
            return [aligned(alignment, other, (size.width, size.height), axis), plain(inner, offer)]
        case .ratio(let ratio, let isFit, let inner):
            return [plain(inner, scaled(inner, offer, ratio, isFit, axis))]
        }
    }

    // MARK: Modifiers

    static func padded(_ offer: Offer, _ insets: EdgeInsets) -> Offer {
        (
            offer.width.map { max(0, $0 - insets.leading - insets.trailing) },
            offer.height.map { max(0, $0 - insets.top - insets.bottom) }
        )
    }

    static func clamp(_ least: CGFloat?, _ most: CGFloat?, _ length: CGFloat) -> CGFloat {
        max(least ?? 0, min(length, most ?? .infinity))
    }

    static func flexed(_ offer: Offer, _ bounds: [CGFloat?]) -> Offer {
        (
            (offer.width ?? bounds[1]).map { clamp(bounds[0], bounds[2], $0) },
            (offer.height ?? bounds[4]).map { clamp(bounds[3], bounds[5], $0) }
        )
    }

    static func own(
        _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ offer: CGFloat?, _ child: CGFloat
    ) -> CGFloat {
        guard let offer else { return clamp(least, most, ideal ?? child) }
        if least == nil && most == nil { return child }
        if least == nil { return min(most!, max(offer, child)) }
        if most == nil { return max(least!, min(offer, child)) }
        return clamp(least, most, offer)
    }

    static func scaled(_ inner: Tree, _ offer: Offer, _ ratio: CGFloat, _ isFit: Bool, _ axis: Int?) -> Offer {
        switch offer {
        case (nil, nil):
            let ideal = size(inner, offer, axis)
            return (ideal.width, ideal.height)
        case (let width?, nil): return (width, width / ratio)
        case (nil, let height?): return (height * ratio, height)
        case (let width?, let height?):
            return (width / ratio <= height) == isFit ? (width, width / ratio) : (height * ratio, height)
        }
    }

    // MARK: Stacks

    static func priority(_ tree: Tree) -> Double {
        switch tree {
        case .spacer: return -.infinity
        case .priority(let value, _): return value
        case .padding(_, let inner), .frame(_, _, _, let inner), .flexible(_, _, let inner),
            .fixedSize(_, _, let inner), .offset(_, _, let inner), .overlay(_, let inner, _),
            .background(_, let inner, _), .ratio(_, _, let inner):
            return priority(inner)
        default: return 0
        }
    }

    /// Whether an edge is a spacer's, which nothing stands away from: leading, trailing, top, bottom.
    static func isBare(_ tree: Tree, _ edge: Int) -> Bool {
        switch tree {
        case .spacer: return true
        case .horizontal(_, _, let inner), .vertical(_, _, let inner):
            guard let first = inner.first, let last = inner.last else { return false }
            let isAcross = if case .horizontal = tree { true } else { false }
            if isAcross == (edge < 2) { return isBare(edge % 2 == 0 ? first : last, edge) }
            return inner.allSatisfy { isBare($0, edge) }
        case .depth(_, let inner): return !inner.isEmpty && inner.allSatisfy { isBare($0, edge) }
        case .padding(let insets, let inner):
            let length = [insets.leading, insets.trailing, insets.top, insets.bottom][edge]
            return length == 0 && isBare(inner, edge)
        case .frame(let width, let height, _, let inner):
            return (edge < 2 ? width : height) == nil && isBare(inner, edge)
        case .flexible(let bounds, _, let inner):
            return bounds[(edge < 2 ? 0..<3 : 3..<6)].allSatisfy { $0 == nil } && isBare(inner, edge)
        case .fixedSize(_, _, let inner), .priority(_, let inner), .offset(_, _, let inner),
            .overlay(_, let inner, _), .background(_, let inner, _), .ratio(_, _, let inner):
            return isBare(inner, edge)
        case .color, .fixed: return false
        }
    }

    static func stack(_ tree: Tree, _ offer: Offer) -> (size: CGSize, children: [Child]) {
        let (axis, alignment, spacing, trees): (Int, Int, CGFloat?, [Tree]) =
            switch tree {
            case .horizontal(let guide, let gap, let inner): (0, guide, gap, inner)
            case .vertical(let guide, let gap, let inner): (1, guide, gap, inner)
            default: (0, 0, nil, [])
            }
        guard !trees.isEmpty else { return (.zero, []) }
        func along(_ size: CGSize) -> CGFloat { axis == 0 ? size.width : size.height }
        func across(_ size: CGSize) -> CGFloat { axis == 0 ? size.height : size.width }
        func offered(_ length: CGFloat?) -> Offer { axis == 0 ? (length, offer.height) : (offer.width, length) }
        let gaps = zip(trees, trees.dropFirst()).map { first, second -> CGFloat in
            spacing ?? (isBare(first, axis * 2 + 1) || isBare(second, axis * 2) ? 0 : 8)
        }
        var offers = trees.map { _ in offered(nil) }
        if let length = axis == 0 ? offer.width : offer.height {
            var rest = length - gaps.reduce(0, +)
            let least = trees.map { along(size($0, offered(0), axis)) }
            let range = zip(trees, least).map { tree, least -> CGFloat in
                let most = along(size(tree, offered(.infinity), axis))
                return most == least ? 0 : most - least
            }
            var waiting = Array(trees.indices)
            while !waiting.isEmpty {
                let highest = waiting.map { priority(trees[$0]) }.max()!
                let turn = waiting.filter { priority(trees[$0]) == highest }
                waiting.removeAll { turn.contains($0) }
                var room = rest - waiting.map { least[$0] }.reduce(0, +)
                var open = turn
                while !open.isEmpty {
                    let next = open.min { (range[$0], $0) < (range[$1], $1) }!
                    offers[next] = offered(max(0, room / CGFloat(open.count)))
                    let answer = along(size(trees[next], offers[next], axis))
                    if room.isFinite { room -= answer }
                    if rest.isFinite { rest -= answer }
                    open.removeAll { $0 == next }
                }
            }
        }
        let sizes = zip(trees, offers).map { size($0, $1, axis) }
        let guides = sizes.map { place(alignment, across($0)) }
        // What has no end is only asked for its size.
        let ends = zip(sizes, guides).filter { across($0.0).isFinite }
        let isEndless = ends.count < sizes.count
        let before = ends.map(\.1).max() ?? 0
        let behind = isEndless ? .infinity : ends.map { across($0) - $1 }.max() ?? 0
        var at: CGFloat = 0
        var children: [Child] = []
        for index in trees.indices {
            if index > 0 { at += gaps[index - 1] }
            let side = before - guides[index]
            children.append(
                Child(
                    origin: axis == 0 ? CGPoint(x: at, y: side) : CGPoint(x: side, y: at), offer: offers[index],
                    tree: trees[index], axis: axis))
            at += along(sizes[index])
        }
        let side = before + behind
        return (axis == 0 ? CGSize(width: at, height: side) : CGSize(width: side, height: at), children)
    }

    static func depth(_ tree: Tree, _ offer: Offer) -> (size: CGSize, children: [Child]) {
        guard case .depth(let alignment, let trees) = tree, !trees.isEmpty else { return (.zero, []) }
        let (across, down) = (alignment % 3, alignment / 3)
        let sizes = trees.map { size($0, offer, nil) }
        let highest = trees.map(priority).max()!
        let deciding = zip(trees, sizes).filter { priority($0.0) == highest }.map(\.1)
        func reach(_ alignment: Int, _ length: (CGSize) -> CGFloat) -> (before: CGFloat, whole: CGFloat) {
            let ends = deciding.map(length).filter(\.isFinite)
            let before = ends.map { place(alignment, $0) }.max() ?? 0
            let behind = ends.map { $0 - place(alignment, $0) }.max() ?? 0
            return (before, ends.count < deciding.count ? .infinity : before + behind)
        }
        let (x, y) = (reach(across, \.width), reach(down, \.height))
        let children = zip(trees, sizes).map { tree, size in
            Child(
                origin: CGPoint(x: x.before - place(across, size.width), y: y.before - place(down, size.height)),
                offer: offer, tree: tree, axis: nil)
        }
        return (CGSize(width: x.whole, height: y.whole), children)
    }

    /// The rectangles of all that is seen, in the order in which it is painted.
    static func frames(_ tree: Tree, _ offer: Offer, _ axis: Int?, at origin: CGPoint) -> [CGRect] {
        switch tree {
        case .color, .fixed: return [CGRect(origin: origin, size: size(tree, offer, axis))]
        default:
            return children(tree, offer, axis).flatMap { child in
                frames(
                    child.tree, child.offer, child.axis,
                    at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
            }
        }
    }
}

@MainActor
extension Tree {
    private static let horizontals: [HorizontalAlignment] = [.leading, .center, .trailing]
    private static let verticals: [VerticalAlignment] = [.top, .center, .bottom]

    private static func alignment(_ number: Int) -> Alignment {
        Alignment(horizontal: horizontals[number % 3], vertical: verticals[number / 3])
    }

    private static func all(_ trees: [Tree]) -> some View {
        ForEach(Array(trees.enumerated()), id: \.offset) { $0.element.view }
    }

    /// The tree as a view.
    var view: AnyView {
        switch self {
        case .color: AnyView(Color.red)
        case .fixed(let width, let height): AnyView(Marked(width: width, height: height))
        case .spacer(let least): AnyView(Spacer(minLength: least))
        case .horizontal(let alignment, let spacing, let trees):
            AnyView(HStack(alignment: Self.verticals[alignment], spacing: spacing) { Self.all(trees) })
        case .vertical(let alignment, let spacing, let trees):
            AnyView(VStack(alignment: Self.horizontals[alignment], spacing: spacing) { Self.all(trees) })
        case .depth(let alignment, let trees): AnyView(ZStack(alignment: Self.alignment(alignment)) { Self.all(trees) })
        case .padding(let insets, let tree): AnyView(tree.view.padding(insets))
        case .frame(let width, let height, let alignment, let tree):
            AnyView(tree.view.frame(width: width, height: height, alignment: Self.alignment(alignment)))
        case .flexible(let bounds, let alignment, let tree):
            AnyView(
                tree.view.frame(
                    minWidth: bounds[0], idealWidth: bounds[1], maxWidth: bounds[2], minHeight: bounds[3],
                    idealHeight: bounds[4], maxHeight: bounds[5], alignment: Self.alignment(alignment)))
        case .fixedSize(let across, let down, let tree):
            AnyView(tree.view.fixedSize(horizontal: across, vertical: down))
        case .priority(let value, let tree): AnyView(tree.view.layoutPriority(value))
        case .offset(let x, let y, let tree): AnyView(tree.view.offset(x: x, y: y))
        case .overlay(let alignment, let tree, let other):
            AnyView(tree.view.overlay(other.view, alignment: Self.alignment(alignment)))
        case .background(let alignment, let tree, let other):
            AnyView(tree.view.background(other.view, alignment: Self.alignment(alignment)))
        case .ratio(let ratio, let isFit, let tree):
            AnyView(tree.view.aspectRatio(ratio, contentMode: isFit ? .fit : .fill))
        }
    }
}

/// A view of a size of its own, without a frame around.
private struct Marked: View, LeafView {
    typealias Body = Never
    let width: CGFloat
    let height: CGFloat

    final class Element: LayoutElement {
        var own = CGSize.zero
        override func measure(_ proposal: ProposedViewSize) -> CGSize { own }
    }

    func makeElement(_ environment: EnvironmentValues) -> Element { Element() }
    func update(_ element: Element, _ environment: EnvironmentValues) {
        element.own = CGSize(width: width, height: height)
        element.face = Mark.shared
        element.invalidate()
    }
}

/// Marks elements that count.
private final class Mark {
    @MainActor static let shared = Mark()
}

/// Makes trees.
private struct TreeMaker {
    var random: SplitMix64

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    /// Sixteenths, so that sums are exact but for thirds.
    mutating func length(_ most: Int) -> CGFloat { CGFloat(number(0..<most * 16)) / 16 }
    mutating func maybe(_ most: Int) -> CGFloat? { number(0..<2) == 0 ? nil : length(most) }

    mutating func tree(_ depth: Int) -> Tree {
        if depth == 0 || number(0..<9) == 0 {
            switch number(0..<5) {
            case 0, 1: return .color
            case 2: return .spacer(maybe(20))
            default: return .fixed(length(60), length(60))
            }
        }
        switch number(0..<16) {
        case 0, 1, 2: return .horizontal(number(0..<3), maybe(20), trees(depth))
        case 3, 4, 5: return .vertical(number(0..<3), maybe(20), trees(depth))
        case 6: return .depth(number(0..<9), trees(depth))
        case 7:
            return .padding(
                EdgeInsets(top: length(9), leading: length(9), bottom: length(9), trailing: length(9)), tree(depth - 1))
        case 8: return .frame(maybe(90), maybe(90), number(0..<9), tree(depth - 1))
        case 9: return .flexible(bounds() + bounds(), number(0..<9), tree(depth - 1))
        case 10: return .fixedSize(number(0..<2) == 0, number(0..<2) == 0, tree(depth - 1))
        case 11: return .priority(Double(number(-1..<3)), tree(depth - 1))
        case 12: return .offset(length(20), length(20), tree(depth - 1))
        case 13: return .overlay(number(0..<9), tree(depth - 1), tree(depth - 1))
        case 14: return .background(number(0..<9), tree(depth - 1), tree(depth - 1))
        default: return .ratio(CGFloat(number(1..<8)) / 2, number(0..<2) == 0, tree(depth - 1))
        }
    }

    private mutating func trees(_ depth: Int) -> [Tree] { (0..<number(1..<5)).map { _ in tree(depth - 1) } }

    /// Least, ideal and most, in order.
    private mutating func bounds() -> [CGFloat?] {
        let lengths = [length(100), length(100), length(100)].sorted()
        var bounds: [CGFloat?] = lengths.map { number(0..<2) == 0 ? nil : $0 }
        if number(0..<4) == 0 { bounds[2] = .infinity }
        return bounds
    }
}

/// Layout against a model that is written from the rules and shares nothing with it.
@MainActor
@Suite struct LayoutModelTests {
    /// The rectangles of elements that count, in painting order.
    private func frames(of element: LayoutElement, at origin: CGPoint) -> [CGRect] {
        if element.face != nil { return [CGRect(origin: origin, size: element.frame.size)] }
        return element.items.flatMap { item in
            frames(of: item, at: CGPoint(x: origin.x + item.frame.minX, y: origin.y + item.frame.minY))
        }
    }

    @Test("Random trees are laid out as by the model, to the last bit")
    func trees() {
        var maker = TreeMaker(random: SplitMix64(seed: 4711))
        var compared = 0
        for round in 0..<TestRounds.scaled(300) {
            let tree = maker.tree(1 + (round % 8 == 0 ? 3 : round % 3))
            let offers: [Offer] = [
                (maker.length(300), maker.length(300)), (maker.maybe(300), maker.maybe(300)), (nil, nil),
            ]
            let graph = ViewGraph()
            let node = graph.updating {
                tree.view.erasedNode(in: Place(graph: graph, parent: nil, environment: EnvironmentValues()))
            }
            guard let element = node.elements.first else { continue }
            for offer in offers {
                element.commit(.zero, ProposedViewSize(width: offer.width, height: offer.height))
                let expected = Model.frames(tree, offer, nil, at: CGPoint.zero)
                let found = frames(of: element, at: CGPoint.zero)
                #expect(element.frame.size == Model.size(tree, offer, nil), "\(tree) in \(offer)")
                #expect(found == expected, "\(tree) in \(offer)")
                compared += expected.count
                if found != expected { return }
            }
            node.end()
        }
        #expect(compared > 1000)
    }

    @Test("Each view is asked once for a proposal, however often its answer is needed")
    func answersAreKept() {
        let graph = ViewGraph()
        var view = AnyView(Color.red)
        for _ in 0..<8 { view = AnyView(HStack { view.padding(1) }) }
        let node = graph.updating {
            view.erasedNode(in: Place(graph: graph, parent: nil, environment: EnvironmentValues()))
        }
        LayoutElement.measurements = 0
        node.elements[0].commit(.zero, ProposedViewSize(width: 300, height: 300))
        // Without keeping answers, each level would ask the next one three times: 3 to the power of 8.
        #expect(LayoutElement.measurements < 200)
        LayoutElement.measurements = 0
        node.elements[0].commit(CGPoint(x: 5, y: 5), ProposedViewSize(width: 300, height: 300))
        #expect(LayoutElement.measurements == 0)
    }
}
