import Foundation
import Offstage
import TestKit
import TestSupport
import Testing

@testable import UIKit

/// How much work a change of a deep stack is.
@MainActor
@Suite("Deep navigation stacks")
struct DeepStackTests {
    /// Counts how often controllers are asked for their items.
    private final class Counted: UIViewController {
        static var reads = 0

        override var navigationItem: UINavigationItem {
            Self.reads += 1
            return super.navigationItem
        }
    }

    @Test("A push asks the controllers below for nothing", arguments: [20, 200])
    func push(count: Int) {
        let stage = Stage(device: Device(size: CGSize(width: 100, height: 100), scale: 1))
        stage.makeCurrent()
        let navigation = UINavigationController(rootViewController: Counted())
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        Counted.reads = 0
        for _ in 0..<count {
            navigation.pushViewController(Counted(), animated: false)
            stage.advance(by: 0.02)
        }
        #expect(navigation.viewControllers.count == count + 1)
        #expect(navigation.navigationBar.items?.count == count + 1)
        #expect(Counted.reads <= 4 * count)
    }

    @Test("A difference of two stacks is who goes and who comes, whoever stays in whatever place", arguments: 0..<50)
    func difference(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let all = (0..<8).map { _ in UIViewController() }
        let old = Array(all.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)))
        var new = Array(all.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)))
        if Bool.random(using: &random) { new = Array(old.prefix(3)) + new.filter { !old.prefix(3).contains($0) } }
        let difference = StackDifference(from: old, to: new)
        #expect(difference.going == old.filter { !new.contains($0) })
        #expect(difference.coming == new.filter { !old.contains($0) })
        #expect(difference.isEmpty == (old == new))
    }

    @Test("The bar's items follow the stack through pushes, pops and replacements, and keep nobody who left")
    func items() {
        let stage = Stage(device: Device(size: CGSize(width: 100, height: 100), scale: 1))
        stage.makeCurrent()
        let all = (0..<6).map { _ in UIViewController() }
        let navigation = UINavigationController(rootViewController: all[0])
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        for stack in [[0, 1, 2, 3], [0, 1], [0, 1, 4], [5, 1, 4], [4, 1, 5, 0], [2]] {
            navigation.setViewControllers(stack.map { all[$0] }, animated: false)
            stage.advance(by: 0.1)
            #expect(navigation.navigationBar.items == stack.map { all[$0].navigationItem })
        }
        weak var left: UIViewController?
        do {
            let pushed = UIViewController()
            left = pushed
            navigation.pushViewController(pushed, animated: false)
            stage.advance(by: 0.1)
            navigation.popViewController(animated: false)
            stage.advance(by: 0.1)
        }
        #expect(left == nil)
    }
}
