import SwiftUI
import Testing

@testable import SwiftUI

private struct Counted: ViewModifier {
    let journal: Journal
    @State private var number = 0

    func body(content: Content) -> some View {
        journal.note("body \(number)")
        return content.padding(5).onAppear { number += 1 }
    }
}

private struct Framed: ViewModifier {
    @Environment(\.lineLimit) private var limit
    func body(content: Content) -> some View { content.frame(width: CGFloat(limit ?? 1) * 10, height: 10) }
}

private struct Wide: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// What modifiers do with one view and with several.
@MainActor
@Suite struct ModifierTests {
    @Test("A modifier on a group is one for each view, with a state of its own")
    func groups() {
        let journal = Journal()
        let hosted = Hosted(100, 100) {
            VStack(spacing: 0) {
                Group {
                    Color.red.frame(height: 10)
                    ForEach(0..<2) { _ in Color.blue.frame(height: 10) }
                }
                .modifier(Counted(journal: journal))
            }
        }
        #expect(hosted.frames.map(\.height) == [10, 10, 10])
        #expect(hosted.frames.map(\.minY) == [25, 45, 65])
        #expect(journal.lines == ["body 0", "body 0", "body 0", "body 1", "body 1", "body 1"])
    }

    @Test("Fields of a modifier are connected; what its body sets reaches its content")
    func fields() {
        let hosted = Hosted(100, 100) { Color.red.modifier(Framed()).environment(\.lineLimit, 4) }
        #expect(hosted.frames.map(\.width) == [40])
        let view = Text(verbatim: "a").modifier(Framed()).environment(\.lineLimit, 2)
        #expect(answer(view, 100, 100) == CGSize(width: 20, height: 10))
    }

    @Test("Preferences are gathered in order, overlays behind what they are on")
    func preferences() {
        var told: [[Int]] = []
        let hosted = Hosted(100, 100) {
            VStack {
                Color.red.preference(key: Wide.self, value: [1])
                    .background(Color.blue.preference(key: Wide.self, value: [2]))
                Color.red.preference(key: Wide.self, value: [3])
            }
            .onPreferenceChange(Wide.self) { told.append($0) }
        }
        hosted.turn()
        #expect(told == [[1, 2, 3]])
    }

    private struct Moving: View {
        @State private var isFar = false
        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .frame(maxWidth: .infinity, alignment: isFar ? .trailing : .leading)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isFar = true } }
        }
    }

    @Test("An animated change goes along the curve on layers, and the body does not run for it")
    func animation() throws {
        let hosted = Hosted(110, 10, scale: 1, traits: nil, Moving())
        try hosted.stage.touch.tap(CGPoint(x: 5, y: 5))
        hosted.stage.runTurn()
        let bodies = hosted.host.graph.counters.bodies
        func leaf(_ view: UIView) -> UIView { view.subviews.first.map(leaf) ?? view }
        let layer = leaf(hosted.host).layer
        let start = hosted.stage.time
        var positions: [Double] = []
        for quarter in 1...3 {
            hosted.stage.advance(by: start + Double(quarter) / 4 - hosted.stage.time)
            positions.append(Double(layer.presentation()?.position.x ?? 0))
        }
        #expect(positions[0] > 20 && positions[0] < 40)
        #expect(positions[1] > 45 && positions[1] < 65)
        #expect(positions[2] > 70 && positions[2] < 95)
        #expect(layer.position.x == 105)
        #expect(hosted.host.graph.counters.bodies == bodies)
    }

    private struct Coming: View {
        let isThere: Bool
        var body: some View {
            VStack {
                if isThere { Color.red.transition(.move(edge: .leading)).accessibilityIdentifier("it") }
            }
            .animation(.linear(duration: 1), value: isThere)
        }
    }

    @Test("A view that goes stays until its transition is over")
    func transition() {
        let hosted = Hosted(100, 100, Coming(isThere: true))
        #expect(hosted.host.subviews.count == 1)
        hosted.controller.rootView = Coming(isThere: false)
        hosted.turn()
        #expect(hosted.host.subviews.count == 1)
        hosted.stage.advance(by: 1.5)
        #expect(hosted.host.subviews.isEmpty)
    }

    @Test("What is read of a view is what its modifiers say")
    func accessibility() {
        let hosted = Hosted(100, 100) {
            HStack {
                Text(verbatim: "one")
                Text(verbatim: "two")
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isHeader)
        }
        let view = hosted.host.subviews.first
        #expect(view?.isAccessibilityElement == true)
        #expect(view?.accessibilityLabel == "one, two")
        #expect(view?.accessibilityTraits.contains(.header) == true)
    }
}
