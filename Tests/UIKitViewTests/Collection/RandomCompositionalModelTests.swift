import Foundation
import Offstage
import TestSupport
import Testing

@testable import UIKit

/// A compositional layout by its rules, written down plainly: group by group, nothing of the product's arithmetic.
private struct GroupModel {
    enum Side {
        /// A share of the width or of the height, as a fraction.
        case width(Int, Int)
        case height(Int, Int)
        case points(Double)
    }

    struct Space {
        var points = 0.0
        var isFlexible = false
    }

    /// A cell, or a group of others.
    final class Node {
        var width = Side.points(10)
        var height = Side.points(10)
        /// Top, leading, bottom, trailing.
        var insets = [0.0, 0, 0, 0]
        var edges: [Space] = [Space(), Space(), Space(), Space()]
        var children: [Node] = []
        var isHorizontal = true
        var count: Int?
        /// Whether `count` items share what there is.
        var isEqual = false
        var space = Space()
        var isGroup: Bool { !children.isEmpty }
    }

    struct Placed {
        var size: [Double]
        var cells: [[Double]] = []
        /// By how much a group that lacks items is shorter.
        var missing = 0.0
    }

    let pixels: PlainPixels
    /// 0 where groups follow each other sideways, 1 where they do so downwards.
    let scrollAxis: Int

    func length(_ side: Side, _ container: [Double]) -> Double {
        switch side {
        case .width(let part, let whole): pixels.down(container[0] * Double(part) / Double(whole))
        case .height(let part, let whole): pixels.down(container[1] * Double(part) / Double(whole))
        case .points(let points): points
        }
    }

    private func size(_ node: Node, _ container: [Double]) -> [Double] {
        [length(node.width, container), length(node.height, container)]
    }

    /// Before and behind a node along an axis.
    private func edges(_ node: Node, _ axis: Int) -> [Space] {
        axis == 0 ? [node.edges[1], node.edges[3]] : [node.edges[0], node.edges[2]]
    }

    private func edgeLength(_ node: Node, _ axis: Int) -> Double { edges(node, axis).reduce(0) { $0 + $1.points } }

    private func insets(_ node: Node, _ axis: Int) -> (Double, Double) {
        axis == 0 ? (node.insets[1], node.insets[3]) : (node.insets[0], node.insets[2])
    }

    /// - Returns: Nil where no item is left, or the first one does not fit.
    func place(_ node: Node, in container: [Double], left: Int) -> Placed? {
        guard left > 0 else { return nil }
        let outer = size(node, container)
        guard node.isGroup else {
            let (x, y) = (insets(node, 0), insets(node, 1))
            return Placed(size: outer, cells: [[x.0, y.0, abs(outer[0] - x.0 - x.1), abs(outer[1] - y.0 - y.1)]])
        }
        let main = node.isHorizontal ? 0 : 1
        let inner = (0...1).map { max(0, outer[$0] - insets(node, $0).0 - insets(node, $0).1) }
        let count = node.count ?? fitting(node, main, inner, left)
        guard count > 0 else { return nil }
        let basis = basis(node, main, inner, count)
        var rest = left
        var slots: [(node: Node, placed: Placed?, size: [Double])] = []
        for number in 0..<count {
            let child = node.children[number % node.children.count]
            let own = node.isEqual ? equal(child, main, basis, count) : child
            let placed = place(own, in: basis, left: rest)
            rest -= placed?.cells.count ?? 0
            slots.append((own, placed, placed?.size ?? size(own, basis)))
        }
        return put(slots, node, main, outer, inner)
    }

    private func equal(_ child: Node, _ main: Int, _ basis: [Double], _ count: Int) -> Node {
        let copy = Node()
        (copy.width, copy.height, copy.insets, copy.edges) = (child.width, child.height, child.insets, child.edges)
        (copy.children, copy.isHorizontal, copy.count) = (child.children, child.isHorizontal, child.count)
        (copy.isEqual, copy.space) = (child.isEqual, child.space)
        let share = Side.points(pixels.down(basis[main] / Double(count)))
        if main == 0 { copy.width = share } else { copy.height = share }
        return copy
    }

    private func basis(_ node: Node, _ main: Int, _ inner: [Double], _ count: Int) -> [Double] {
        var basis = inner
        basis[main] = max(0, inner[main] - Double(count - 1) * node.space.points)
        return basis
    }

    /// As many as fit with the least spaces between; of items without a length, which fit without end, all that are left.
    private func fitting(_ node: Node, _ main: Int, _ inner: [Double], _ left: Int) -> Int {
        var count = 0
        while true {
            if count > 2_000 { return max(left, node.children.count) }
            let basis = basis(node, main, inner, count + 1)
            let sum = (0...count).reduce(0.0) { sum, number in
                let child = node.children[number % node.children.count]
                return sum + size(child, basis)[main] + edgeLength(child, main)
            }
            if sum + Double(count) * node.space.points > inner[main] + 1e-4 { break }
            count += 1
        }
        return count
    }

    private func put(
        _ slots: [(node: Node, placed: Placed?, size: [Double])], _ node: Node, _ main: Int, _ outer: [Double],
        _ inner: [Double]
    ) -> Placed {
        let cross = 1 - main
        let spaces = slots.flatMap { edges($0.node, main) } + Array(repeating: node.space, count: slots.count - 1)
        let least = slots.reduce(0) { $0 + $1.size[main] } + spaces.reduce(0) { $0 + $1.points }
        let flexible = spaces.count(where: \.isFlexible)
        let share = flexible > 0 ? (inner[main] - least) / Double(flexible) : 0
        func real(_ space: Space) -> Double { space.points + (space.isFlexible ? share : 0) }
        var placed = Placed(size: outer)
        var at = 0.0
        for (number, slot) in slots.enumerated() {
            if number > 0 { at += real(node.space) }
            at += real(edges(slot.node, main)[0])
            if let one = slot.placed {
                var origin = [0.0, 0]
                origin[main] = pixels.nearest(insets(node, main).0 + at)
                origin[cross] = pixels.nearest(
                    insets(node, cross).0 + side(slot.node, cross, slot.size[cross], inner[cross]))
                placed.cells += one.cells.map { [$0[0] + origin[0], $0[1] + origin[1], $0[2], $0[3]] }
            }
            at += slot.size[main] + real(edges(slot.node, main)[1])
        }
        guard main == scrollAxis else { return placed }
        let gone = slots.filter { $0.placed == nil }.reduce(0) { sum, slot in
            sum + slot.size[main] + edgeLength(slot.node, main) + node.space.points
        }
        let inside = slots.reduce(0) { $0 + ($1.placed?.missing ?? 0) }
        placed.missing = gone + inside
        placed.size[main] = max(0, outer[main] - placed.missing)
        return placed
    }

    /// Where a node stands across its group: by its edges' spaces.
    private func side(_ node: Node, _ axis: Int, _ length: Double, _ room: Double) -> Double {
        let edges = edges(node, axis)
        let flexible = edges.count(where: \.isFlexible)
        let rest = room - length - edges[0].points - edges[1].points
        return edges[0].points + (edges[0].isFlexible ? rest / Double(flexible) : 0)
    }
}

/// Compositional layouts in collections against the model.
@Suite("Random compositional layouts in a collection")
@MainActor
struct RandomCompositionalModelTests {
    private struct Section {
        var group: GroupModel.Node
        var count: Int
        var insets = [0.0, 0, 0, 0]
        var spacing = 0.0
        var isOrthogonal = false
        /// Length along the layout, alignment across it from 0 to 1, whether it stands before the items.
        var bars: [(length: Double, width: Double, side: Double, isFirst: Bool)] = []
        var decoration: [Double]?
    }

    private struct Case {
        var bounds: [Double]
        var scale: Double
        /// 1 where the layout scrolls downwards.
        var axis: Int
        var isMirrored: Bool
        var spacing: Double
        var sections: [Section]
    }

    // MARK: The model

    private struct Answer {
        var items: [[CGRect?]] = []
        var bars: [[CGRect]] = []
        var decorations: [CGRect?] = []
        var content = CGSize.zero
    }

    private func answer(_ one: Case) -> Answer {
        let pixels = PlainPixels(scale: one.scale)
        let (axis, cross) = (one.axis, 1 - one.axis)
        var answer = Answer()
        var at = 0.0
        for (number, section) in one.sections.enumerated() {
            if number > 0 { at += one.spacing }
            let starts = [section.insets[1], section.insets[0]]
            let ends = [section.insets[3], section.insets[2]]
            let groupAxis = section.isOrthogonal ? cross : axis
            var container = one.bounds
            container[1 - groupAxis] = max(0, one.bounds[1 - groupAxis] - starts[1 - groupAxis] - ends[1 - groupAxis])
            let groups = groups(of: section, groupAxis, container, pixels)
            let before = section.bars.filter(\.isFirst).map(\.length).max() ?? 0
            let behind = section.bars.filter { !$0.isFirst }.map(\.length).max() ?? 0
            let lengths = groups.map { $0.size[groupAxis] }
            let run = lengths.reduce(0, +) + section.spacing * Double(max(0, groups.count - 1))
            let thickness = groups.map { $0.size[1 - groupAxis] }.max() ?? 0
            let isEmpty = groups.isEmpty && section.bars.isEmpty
            let inside = starts[axis] + ends[axis] + (section.isOrthogonal ? thickness : run)
            let length = isEmpty ? 0 : before + inside + behind
            answer.items.append(frames(of: groups, section, groupAxis, at + before, starts, one, pixels))
            answer.bars.append(section.bars.map { bar($0, at, length, starts, ends, one, pixels) })
            answer.decorations.append(
                section.decoration.map { insets in
                    var whole = [0.0, 0, 0, 0]
                    (whole[axis], whole[axis + 2]) = (pixels.nearest(at), length)
                    (whole[cross], whole[cross + 2]) = (0, one.bounds[cross])
                    return CGRect(
                        x: whole[0] + insets[1], y: whole[1] + insets[0],
                        width: max(0, whole[2] - insets[1] - insets[3]),
                        height: max(0, whole[3] - insets[0] - insets[2]))
                })
            at += length
        }
        var content = one.bounds
        content[axis] = pixels.down(at)
        answer.content = CGSize(width: content[0], height: content[1])
        return one.isMirrored ? mirrored(answer) : answer
    }

    private func groups(
        of section: Section, _ groupAxis: Int, _ container: [Double], _ pixels: PlainPixels
    ) -> [GroupModel.Placed] {
        let model = GroupModel(pixels: pixels, scrollAxis: groupAxis)
        guard let full = model.place(section.group, in: container, left: section.count), !full.cells.isEmpty else {
            return []
        }
        let (count, rest) = section.count.quotientAndRemainder(dividingBy: full.cells.count)
        var groups = Array(repeating: full, count: count)
        if rest > 0, let last = model.place(section.group, in: container, left: rest) { groups.append(last) }
        return groups
    }

    private func frames(
        of groups: [GroupModel.Placed], _ section: Section, _ groupAxis: Int, _ start: Double, _ starts: [Double],
        _ one: Case, _ pixels: PlainPixels
    ) -> [CGRect?] {
        let (axis, cross) = (one.axis, 1 - one.axis)
        var frames: [CGRect?] = []
        var run = 0.0
        for group in groups {
            var origin = [0.0, 0]
            if section.isOrthogonal {
                origin[axis] = starts[axis]
                origin[cross] = pixels.nearest(starts[cross] + run)
            } else {
                origin[axis] = starts[axis] + run
                origin[cross] = pixels.nearest(starts[cross])
            }
            for cell in group.cells {
                var place = [0.0, 0]
                place[axis] = pixels.nearest(cell[axis] + origin[axis] + start)
                place[cross] = cell[cross] + origin[cross]
                frames.append(CGRect(x: place[0], y: place[1], width: cell[2], height: cell[3]))
            }
            run += group.size[groupAxis] + section.spacing
        }
        while frames.count < section.count { frames.append(nil) }
        return frames
    }

    private func bar(
        _ bar: (length: Double, width: Double, side: Double, isFirst: Bool), _ at: Double, _ length: Double,
        _ starts: [Double], _ ends: [Double], _ one: Case, _ pixels: PlainPixels
    ) -> CGRect {
        let (axis, cross) = (one.axis, 1 - one.axis)
        var rect = [0.0, 0, 0, 0]
        let free = one.bounds[cross] - starts[cross] - ends[cross] - bar.width
        // In its section first, then with it.
        rect[axis] = pixels.nearest(at + pixels.nearest(bar.isFirst ? 0 : length - bar.length))
        rect[cross] = pixels.nearest(starts[cross] + bar.side * free)
        (rect[axis + 2], rect[cross + 2]) = (bar.length, bar.width)
        return CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
    }

    private func mirrored(_ answer: Answer) -> Answer {
        func turn(_ rect: CGRect) -> CGRect {
            CGRect(x: answer.content.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        var turned = answer
        turned.items = answer.items.map { $0.map { $0.map(turn) } }
        turned.bars = answer.bars.map { $0.map(turn) }
        turned.decorations = answer.decorations.map { $0.map(turn) }
        return turned
    }

    // MARK: Cases

    private func side(_ random: inout SplitMix64) -> GroupModel.Side {
        switch Int.random(in: 0...5, using: &random) {
        case 0, 1: .width([1, 1, 1, 2][Int.random(in: 0...3, using: &random)], Int.random(in: 2...4, using: &random))
        case 2, 3: .height(1, Int.random(in: 2...4, using: &random))
        default: .points(Double(Int.random(in: 20...240, using: &random)) / 2)
        }
    }

    private func space(_ random: inout SplitMix64) -> GroupModel.Space {
        GroupModel.Space(
            points: Double(Int.random(in: 0...6, using: &random)),
            isFlexible: Int.random(in: 0...3, using: &random) == 0)
    }

    private func node(_ depth: Int, _ random: inout SplitMix64) -> GroupModel.Node {
        let node = GroupModel.Node()
        (node.width, node.height) = (side(&random), side(&random))
        if Int.random(in: 0...2, using: &random) == 0 {
            node.insets = (0..<4).map { _ in Double(Int.random(in: 0...6, using: &random)) }
        }
        if Int.random(in: 0...2, using: &random) == 0 { node.edges = (0..<4).map { _ in space(&random) } }
        guard depth > 0, depth == 3 || Bool.random(using: &random) else { return node }
        node.isHorizontal = Bool.random(using: &random)
        node.children = (0...Int.random(in: 0...2, using: &random)).map { _ in self.node(depth - 1, &random) }
        node.space = space(&random)
        if Int.random(in: 0...3, using: &random) == 0 { node.count = Int.random(in: 1...4, using: &random) }
        if node.count != nil, Bool.random(using: &random) {
            node.isEqual = true
            node.children = [node.children[0]]
        }
        return node
    }

    private func make(_ random: inout SplitMix64) -> Case {
        let axis = Int.random(in: 0...2, using: &random) == 0 ? 0 : 1
        let bounds = [
            Double(Int.random(in: 500...900, using: &random)) / 2,
            Double(Int.random(in: 600...1_000, using: &random)) / 2,
        ]
        let sections = (0...Int.random(in: 0...2, using: &random)).map { _ -> Section in
            // A group's own edges are another rule: what is between groups has one of its own.
            let group = node(3, &random)
            group.edges = [.init(), .init(), .init(), .init()]
            var section = Section(group: group, count: Int.random(in: 0...17, using: &random))
            section.insets = (0..<4).map { _ in Double(Int.random(in: 0...20, using: &random)) }
            section.spacing = Double(Int.random(in: 0...20, using: &random)) / 2
            section.isOrthogonal = Int.random(in: 0...3, using: &random) == 0
            if Bool.random(using: &random) {
                section.bars.append(
                    (
                        Double(Int.random(in: 2...80, using: &random)) / 2, 50,
                        [0, 0.5, 1][Int.random(in: 0...2, using: &random)], true
                    ))
            }
            if Bool.random(using: &random) { section.bars.append((14, 20, 0, false)) }
            if Bool.random(using: &random) { section.decoration = [1, 2, 3, 4] }
            return section
        }
        return Case(
            bounds: bounds, scale: Double(Int.random(in: 1...3, using: &random)), axis: axis,
            isMirrored: axis == 1 && Bool.random(using: &random),
            spacing: Double(Int.random(in: 0...20, using: &random)) / 2,
            sections: sections)
    }

    // MARK: Apple's classes

    private func dimension(_ side: GroupModel.Side) -> NSCollectionLayoutDimension {
        switch side {
        case .width(let part, let whole): .fractionalWidth(CGFloat(part) / CGFloat(whole))
        case .height(let part, let whole): .fractionalHeight(CGFloat(part) / CGFloat(whole))
        case .points(let points): .absolute(CGFloat(points))
        }
    }

    private func spacing(_ space: GroupModel.Space) -> NSCollectionLayoutSpacing {
        space.isFlexible ? .flexible(CGFloat(space.points)) : .fixed(CGFloat(space.points))
    }

    private func insets(_ sides: [Double]) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: CGFloat(sides[0]), leading: CGFloat(sides[1]), bottom: CGFloat(sides[2]), trailing: CGFloat(sides[3]))
    }

    private func item(_ node: GroupModel.Node) -> NSCollectionLayoutItem {
        let size = NSCollectionLayoutSize(
            widthDimension: dimension(node.width), heightDimension: dimension(node.height))
        let result = node.isGroup ? group(node, size) : NSCollectionLayoutItem(layoutSize: size)
        result.contentInsets = insets(node.insets)
        result.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: spacing(node.edges[1]), top: spacing(node.edges[0]), trailing: spacing(node.edges[3]),
            bottom: spacing(node.edges[2]))
        return result
    }

    private func group(_ node: GroupModel.Node, _ size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
        let children = node.children.map(item)
        let result: NSCollectionLayoutGroup
        switch (node.count, node.isEqual, node.isHorizontal) {
        case (let count?, true, true): result = .horizontal(layoutSize: size, subitem: children[0], count: count)
        case (let count?, true, false): result = .vertical(layoutSize: size, subitem: children[0], count: count)
        case (let count?, false, true):
            node.children = [node.children[0]]
            result = .horizontalGroup(with: size, repeatingSubitem: children[0], count: count)
        case (let count?, false, false):
            node.children = [node.children[0]]
            result = .verticalGroup(with: size, repeatingSubitem: children[0], count: count)
        case (nil, _, true): result = .horizontal(layoutSize: size, subitems: children)
        case (nil, _, false): result = .vertical(layoutSize: size, subitems: children)
        }
        result.interItemSpacing = spacing(node.space)
        return result
    }

    private func section(_ section: Section, _ axis: Int) -> NSCollectionLayoutSection? {
        guard let group = item(section.group) as? NSCollectionLayoutGroup else { return nil }
        let result = NSCollectionLayoutSection(group: group)
        result.contentInsets = insets(section.insets)
        result.interGroupSpacing = CGFloat(section.spacing)
        if section.isOrthogonal { result.orthogonalScrollingBehavior = .continuous }
        result.boundarySupplementaryItems = section.bars.map { bar in
            let (length, width) = (CGFloat(bar.length), CGFloat(bar.width))
            let size =
                axis == 1
                ? NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(length))
                : NSCollectionLayoutSize(widthDimension: .absolute(length), heightDimension: .absolute(width))
            return NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size,
                elementKind: bar.isFirst
                    ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
                alignment: alignment(bar.isFirst, bar.side, axis))
        }
        if let sides = section.decoration {
            let plate = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
            plate.contentInsets = insets(sides)
            result.decorationItems = [plate]
        }
        return result
    }

    private func alignment(_ isFirst: Bool, _ side: Double, _ axis: Int) -> NSRectAlignment {
        switch (axis, isFirst, side) {
        case (1, true, 0): .topLeading
        case (1, true, 1): .topTrailing
        case (1, true, _): .top
        case (1, false, _): .bottomLeading
        case (_, true, 0): .topLeading
        case (_, true, 1): .bottomLeading
        case (_, true, _): .leading
        default: .topTrailing
        }
    }

    @Test("Items, edges, backgrounds and the content are where the rules put them, at each scale and both ways")
    func agreement() {
        for seed in 0..<UInt64(TestRounds.scaled(150)) {
            var random = SplitMix64(seed: seed)
            let one = make(&random)
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = one.axis == 1 ? .vertical : .horizontal
            configuration.interSectionSpacing = CGFloat(one.spacing)
            configuration.contentInsetsReference = .none
            let sections = one.sections.map { section($0, one.axis) }
            let layout = UICollectionViewCompositionalLayout(
                sectionProvider: { index, _ in sections[index] }, configuration: configuration)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "plate")
            let screen = CollectionScreen(
                one.sections.map(\.count), layout, width: CGFloat(one.bounds[0]), height: CGFloat(one.bounds[1]),
                scale: CGFloat(one.scale))
            if one.isMirrored { screen.collection.semanticContentAttribute = .forceRightToLeft }
            screen.stage.runTurn()
            compare(screen, answer(one), one, "seed \(seed)")
        }
    }

    private func compare(_ screen: CollectionScreen, _ answer: Answer, _ one: Case, _ words: String) {
        #expect(screen.collection.contentSize == answer.content, "\(words)")
        for (section, frames) in answer.items.enumerated() {
            for (item, frame) in frames.enumerated() {
                #expect(near(screen.frame(item, section), frame), "\(words), section \(section), item \(item)")
            }
            let path = IndexPath(item: 0, section: section)
            for (bar, frame) in zip(one.sections[section].bars, answer.bars[section]) {
                let kind =
                    bar.isFirst ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
                let found = screen.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
                #expect(near(found, frame), "\(words), \(kind) \(section)")
            }
            let plate = screen.collection.collectionViewLayout.layoutAttributesForDecorationView(
                ofKind: "plate", at: path)
            #expect(near(plate?.frame, answer.decorations[section]), "\(words), plate \(section)")
        }
    }

}
