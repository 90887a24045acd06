import Foundation
import Offstage
import TestKit
import TestSupport
import Testing
import UIKit

/// Trees that no app should make: what can be met is met, what cannot is told, and the reading ends.
@MainActor
@Suite struct HostileTreeTests {
    /// Changes the screen while it is read.
    private final class Restless: UIView {
        var isReading = false
        var acts: () -> Void = {}
        override var accessibilityElements: [Any]? {
            get {
                guard !isReading else { return super.accessibilityElements }
                isReading = true
                defer { isReading = false }
                acts()
                return super.accessibilityElements
            }
            set { super.accessibilityElements = newValue }
        }
    }

    private static let oddNumbers: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0, 40]

    /// A screen of views and elements that list each other in any way.
    @MainActor
    private struct Screen {
        let stage = Stage()
        private(set) var views: [UIView] = []
        private(set) var elements: [UIAccessibilityElement] = []
        private var dice: SplitMix64

        init(seed: UInt64) {
            dice = SplitMix64(seed: seed)
            let other = UIWindow(frame: stage.window.bounds)
            stage.perform { other.isHidden = false }
            for number in 0..<(3 + roll(8)) { addView(number, below: [stage.window, other] + views) }
            for number in 0..<roll(8) { addElement(number) }
            for view in views where roll(3) == 0 { view.accessibilityElements = list() }
            for element in elements where roll(2) == 0 {
                element.isAccessibilityElement = false
                element.accessibilityElements = list()
            }
        }

        private mutating func roll(_ sides: Int) -> Int { Int(dice.next() % UInt64(sides)) }

        private mutating func odd() -> CGFloat {
            HostileTreeTests.oddNumbers[roll(HostileTreeTests.oddNumbers.count)]
        }

        private mutating func addView(_ number: Int, below parents: [UIView]) {
            let view: UIView = roll(3) == 0 ? Restless() : UIView()
            // Views refuse what is no number; elements say what they like.
            view.frame = CGRect(x: roll(300), y: roll(700), width: roll(4) * 20, height: roll(4) * 20)
            view.isAccessibilityElement = roll(3) == 0
            view.accessibilityLabel = "v\(number)"
            view.accessibilityViewIsModal = roll(9) == 0
            parents[roll(parents.count)].addSubview(view)
            views.append(view)
            guard let restless = view as? Restless else { return }
            let (act, stage) = (roll(5), stage)
            restless.acts = { [unowned restless] in
                switch act {
                case 0: restless.removeFromSuperview()
                case 1: restless.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
                case 2: stage.window.subviews.first?.removeFromSuperview()
                case 3: restless.accessibilityElements = (restless.accessibilityElements ?? []) + [restless]
                default: restless.isHidden.toggle()
                }
            }
        }

        private mutating func addElement(_ number: Int) {
            let element = UIAccessibilityElement(accessibilityContainer: views[roll(views.count)])
            element.accessibilityLabel = "e\(number)"
            element.accessibilityFrame = CGRect(x: odd(), y: odd(), width: odd(), height: odd())
            elements.append(element)
        }

        private mutating func list() -> [Any] {
            (0..<roll(6)).map { _ -> Any in
                let kind = roll(8)
                if kind == 0 { return "text" }
                if kind == 1 { return NSNull() }
                return kind < 5 && !elements.isEmpty ? elements[roll(elements.count)] : views[roll(views.count)]
            }
        }
    }

    @Test("Trees by chance that list themselves, others' views and what is nothing are read to an end, again and again")
    func chance() {
        var told = 0
        for seed in 0..<TestRounds.scaled(200) {
            let screen = Screen(seed: UInt64(seed))
            for _ in 0..<3 {
                let elements = screen.stage.accessibility.elements
                #expect(elements.allSatisfy { $0.frame.isFinite }, "seed \(seed)")
                screen.stage.runTurn()
            }
            let reader = screen.stage.accessibility.reader
            for _ in 0..<4 { _ = try? reader.next() }
            _ = screen.stage.accessibility.audit(for: [.order, .overlap, .covered, .hitRegion])
            told += screen.stage.diagnostics.all.count { $0.kind == .accessibility } > 0 ? 1 : 0
        }
        #expect(told > TestRounds.scaled(200) / 4, "\(told)")
    }

    @Test("Containers that all list each other are told of, and are not gone through in every order there is")
    func eachOther() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        stage.window.addSubview(view)
        let elements = (0..<30).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
        for element in elements {
            element.isAccessibilityElement = false
            element.accessibilityElements = elements
        }
        view.accessibilityElements = elements
        #expect(stage.accessibility.elements.isEmpty)
        let told = stage.diagnostics.all.filter { $0.kind == .accessibility }.map(\.message)
        #expect(told.contains { $0.contains("100,000") } && told.count < 100, "\(told.count)")
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
