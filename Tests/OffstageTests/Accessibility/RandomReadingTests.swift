import Foundation
import Offstage
import Testing
import UIKit

/// Trees by chance against a model that knows the rules alone.
@MainActor
@Suite struct RandomReadingTests {
    /// What a view is to the rules. Frames are in the superview's space.
    private final class Node {
        var name = ""
        var frame = CGRect.zero
        var isElement = false
        var isHidden = false
        var clips = false
        var isModal = false
        var isGroup = false
        var listed: [Int]?
        var children: [Node] = []
        /// How far what is inside is scrolled.
        var scroll = CGPoint.zero
    }

    private struct Dice {
        var state: UInt64
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
    }

    private static func make(_ dice: inout Dice, depth: Int, count: inout Int) -> Node {
        let node = Node()
        count += 1
        node.name = "n\(count)"
        node.frame = CGRect(
            x: dice.roll(12) * 5, y: dice.roll(14) * 4, width: dice.roll(9) == 0 ? 0 : 10 + dice.roll(40),
            height: dice.roll(9) == 0 ? 0 : 10 + dice.roll(40))
        node.isHidden = dice.roll(12) == 0
        node.clips = dice.roll(6) == 0
        node.isModal = dice.roll(14) == 0
        node.isGroup = dice.roll(5) == 0
        let inner = depth == 0 ? 0 : dice.roll(5)
        for _ in 0..<inner { node.children.append(make(&dice, depth: depth - 1, count: &count)) }
        node.isElement = node.children.isEmpty || dice.roll(6) == 0
        if !node.children.isEmpty, dice.roll(5) == 0 {
            let places = (0..<node.children.count).filter { _ in dice.roll(3) > 0 }
            node.listed = dice.roll(2) == 0 ? places : places.reversed()
        }
        return node
    }

    // MARK: The model

    /// Names in order, and the origin by which what they are in is placed.
    private struct Run {
        var names: [String]
        var origin: CGPoint
    }

    private struct Rules {
        var line: CGFloat
        var isRightToLeft: Bool

        func runs(of node: Node, at origin: CGPoint) -> [Run] {
            if node.isHidden { return [] }
            let own = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
            let isFlat = node.frame.width == 0 || node.frame.height == 0
            if isFlat, node.clips || node.isElement || node.listed != nil { return [] }
            if node.isElement { return [Run(names: [node.name], origin: own)] }
            let content = CGPoint(x: own.x - node.scroll.x, y: own.y - node.scroll.y)
            if let listed = node.listed {
                let inner = listed.flatMap { runs(of: node.children[$0], at: content) }
                return inner.isEmpty ? [] : [Run(names: inner.flatMap(\.names), origin: order(inner)[0].origin)]
            }
            var children = node.children
            if let modal = children.last(where: { $0.isModal && !$0.isHidden }) { children = [modal] }
            let inner = children.flatMap { runs(of: $0, at: content) }
            guard node.isGroup else { return inner }
            let ordered = order(inner)
            return ordered.isEmpty ? [] : [Run(names: ordered.flatMap(\.names), origin: ordered[0].origin)]
        }

        func order(_ runs: [Run]) -> [Run] {
            var result: [Run] = []
            for run in runs {
                var place = result.endIndex
                while place > 0, comesFirst(run.origin, result[place - 1].origin) { place -= 1 }
                result.insert(run, at: place)
            }
            return result
        }

        private func comesFirst(_ a: CGPoint, _ b: CGPoint) -> Bool {
            let apart = a.y - b.y
            if apart <= -line { return true }
            if apart >= line { return false }
            return isRightToLeft ? a.x > b.x : a.x < b.x
        }
    }

    // MARK: The views

    /// Answers by code of its own, which no change of the view announces.
    private final class Moody: UIView {
        var mood = false
        override var isAccessibilityElement: Bool {
            get { mood }
            set { mood = newValue }
        }
    }

    private static func view(_ node: Node, _ note: (Node, UIView) -> Void = { _, _ in }) -> UIView {
        let view = node.name.hasSuffix("7") ? Moody(frame: node.frame) : UIView(frame: node.frame)
        note(node, view)
        view.accessibilityLabel = node.name
        view.isAccessibilityElement = node.isElement
        view.isHidden = node.isHidden
        view.clipsToBounds = node.clips
        view.accessibilityViewIsModal = node.isModal
        view.shouldGroupAccessibilityChildren = node.isGroup
        for child in node.children { view.addSubview(Self.view(child, note)) }
        if let listed = node.listed { view.accessibilityElements = listed.map { view.subviews[$0] } }
        return view
    }

    /// Changes a node and its view alike.
    private static func change(_ node: Node, _ view: UIView, _ dice: inout Dice) {
        switch dice.roll(8) {
        case 0:
            node.frame.origin = CGPoint(x: dice.roll(12) * 5, y: dice.roll(14) * 4)
            view.frame = node.frame
        case 1:
            node.isHidden.toggle()
            view.isHidden = node.isHidden
        case 2:
            node.isElement.toggle()
            view.isAccessibilityElement = node.isElement
        case 3:
            node.isModal.toggle()
            view.accessibilityViewIsModal = node.isModal
        case 4:
            node.isGroup.toggle()
            view.shouldGroupAccessibilityChildren = node.isGroup
        case 5:
            node.scroll = CGPoint(x: dice.roll(30), y: dice.roll(30))
            view.bounds.origin = node.scroll
        case 6 where node.listed == nil && node.children.count > 1:
            node.children.append(node.children.removeFirst())
            view.bringSubviewToFront(view.subviews[0])
        default:
            node.frame.size = CGSize(width: dice.roll(9) == 0 ? 0 : 10 + dice.roll(40), height: 10 + dice.roll(40))
            view.frame.size = node.frame.size
        }
    }

    @Test("Trees by chance are read as the rules say, both directions, phones and pads")
    func trees() {
        for seed in 0..<TestRounds.scaled(400) {
            var dice = Dice(state: UInt64(seed) &* 7_919 &+ 17)
            let (isPad, isRightToLeft) = (dice.roll(2) == 0, dice.roll(2) == 0)
            let stage = Stage(
                device: isPad ? .iPadPro11InchM4 : .iPhone16,
                traits: isRightToLeft ? UITraitCollection { $0.layoutDirection = .rightToLeft } : nil)
            let root = Node()
            root.frame = stage.window.bounds
            var count = 0
            for _ in 0..<(1 + dice.roll(6)) { root.children.append(Self.make(&dice, depth: 3, count: &count)) }
            for child in root.children { stage.window.addSubview(Self.view(child)) }
            let rules = Rules(line: isPad ? 13 : 8, isRightToLeft: isRightToLeft)
            let expected = rules.order(rules.runs(of: root, at: .zero)).flatMap(\.names)
            let names = stage.accessibility.elements.map { $0.label ?? "" }
            #expect(names == expected, "seed \(seed)")
            if names != expected { return }
        }
    }

    /// Whether each element is found at its place and by its place, and nothing else is.
    private func finds(_ stage: Stage) -> Bool {
        let tree = stage.perform { stage.host.accessibilityTree }
        let objects = tree.objects
        guard tree.count == objects.count, tree.object(at: -1) == nil, tree.object(at: tree.count) == nil else {
            return false
        }
        return tree.index(of: stage.window) == nil && tree.index(of: nil) == nil
            && objects.indices.allSatisfy {
                tree.index(of: objects[$0]) == $0 && tree.object(at: $0) === objects[$0]
            }
    }

    @Test("After each of many changes the tree is as the rules say, though most of it is known from before")
    func changes() {
        for seed in 0..<TestRounds.scaled(100) {
            var dice = Dice(state: UInt64(seed) &* 104_729 &+ 3)
            let stage = Stage()
            let root = Node()
            root.frame = stage.window.bounds
            var count = 0
            for _ in 0..<(2 + dice.roll(5)) { root.children.append(Self.make(&dice, depth: 3, count: &count)) }
            var pairs: [(node: Node, view: UIView)] = []
            for child in root.children { stage.window.addSubview(Self.view(child) { pairs.append(($0, $1)) }) }
            let rules = Rules(line: 8, isRightToLeft: false)
            for step in 0..<25 {
                if step > 0 {
                    let pair = pairs[dice.roll(pairs.count)]
                    stage.perform { Self.change(pair.node, pair.view, &dice) }
                }
                stage.runTurn()
                let expected = rules.order(rules.runs(of: root, at: .zero)).flatMap(\.names)
                let names = stage.accessibility.elements.map { $0.label ?? "" }
                let isFound = finds(stage)
                #expect(names == expected && isFound, "seed \(seed), step \(step)")
                if names != expected || !isFound { return }
            }
        }
    }
}
