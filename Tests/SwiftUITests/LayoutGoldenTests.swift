import SwiftUI
import Testing

@testable import SwiftUI

/// The numbers that devices and closed forms have given.
@MainActor
@Suite struct LayoutGoldenTests {
    @Test("A headline above a subheadline stands 2.333 apart at scale 3")
    func card() {
        let view = VStack(alignment: .leading) {
            Text(verbatim: "Title").font(.headline)
            Text(verbatim: "More").font(.subheadline)
        }.padding()
        #expect(isNear(answer(view, 390, nil).height, 72.667))
    }

    @Test("A caption below a subheadline stands 2 below it")
    func row() {
        let view = VStack {
            Text(verbatim: "Title").font(.subheadline)
            Text(verbatim: "More").font(.caption)
        }.padding(.vertical, 8)
        #expect(isNear(answer(view, 390, nil).height, 50.333))
    }

    @Test("A row of a symbol and body text in two paddings is 50.5 high at scale 2")
    func paddedRow() {
        let view = HStack { Text(verbatim: "Text") }.padding(5).padding(10)
        #expect(isNear(answer(view, 390, nil, scale: 2).height, 50.5))
    }

    @Test("Flexible views share what fixed ones leave")
    func shares() {
        let hosted = Hosted(300, 40) {
            HStack {
                Color.red
                Color.green.frame(width: 50)
                Color.blue
            }
        }
        #expect(areNear(hosted.frames.map(\.minX), [0, 125, 183]))
        #expect(areNear(hosted.frames.map(\.width), [117, 50, 117]))
    }

    @Test("A spacer takes the rest, keeps 8, and nothing stands away from it")
    func spacer() {
        let row = HStack {
            Color.red.frame(width: 40)
            Spacer()
            Color.blue.frame(width: 60)
        }
        let wide = Hosted(200, 40, row)
        #expect(areNear(wide.frames.map(\.minX), [0, 140]))
        // At scale 2, where half a point is a pixel.
        let narrow = Hosted(105, 40, scale: 2, row)
        #expect(areNear(narrow.frames.map(\.minX), [-1.5, 46.5]))
        #expect(answer(row, 105, 40).width == 108)
    }

    @Test("The least flexible view is asked first, and what overflows is in the middle")
    func leastFlexible() {
        let column = VStack(spacing: 0) {
            Color.red.frame(minHeight: 5, maxHeight: 100)
            Color.blue.frame(minHeight: 80)
        }
        #expect(answer(column, 10, 85).height == 122.5)
        let hosted = Hosted(10, 85, scale: 4, column)
        #expect(areNear(hosted.frames.map(\.height), [42.5, 80]))
        #expect(areNear(hosted.frames.map(\.minY), [-18.75, 23.75]))
    }

    @Test("A frame with bounds clamps what is proposed, and takes the ideal where nothing is")
    func flexibleFrames() {
        func width(_ view: some View, _ proposal: CGFloat?) -> CGFloat { answer(view, proposal, 10).width }
        let both = Color.red.frame(minWidth: 50, maxWidth: 100)
        #expect([30, 70, 200, nil].map { width(both, $0) } == [50, 70, 100, 50])
        let most = Color.red.frame(width: 40).frame(maxWidth: 100)
        #expect([300, nil].map { width(most, $0) } == [100, 40])
        #expect(width(Color.red.frame(width: 40).frame(maxWidth: .infinity), 300) == 300)
    }

    @Test("Views of higher priority are served first; lower ones keep their least size")
    func priorities() {
        let first = Hosted(100, 10) {
            HStack(spacing: 0) {
                Color.red
                Color.blue.layoutPriority(1)
            }
        }
        #expect(first.frames.map(\.width) == [0, 100])
        let second = Hosted(100, 10) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30)
                Color.blue.layoutPriority(1)
            }
        }
        #expect(second.frames.map(\.width) == [30, 70])
    }

    @Test("A colour is ideally 10 by 10; a stack is the union of its views, and overlays have no say")
    func unions() {
        #expect(answer(Color.red, nil, nil) == CGSize(width: 10, height: 10))
        let stack = ZStack {
            Color.red.frame(width: 50, height: 20)
            Color.blue.frame(width: 30, height: 60)
        }
        #expect(answer(stack, 300, 300) == CGSize(width: 50, height: 60))
        #expect(
            answer(stack.overlay(Color.green.frame(width: 200, height: 200)), 300, 300)
                == CGSize(width: 50, height: 60))
    }

    @Test("Texts of two lines are a leading and a line high")
    func lines() {
        #expect(isNear(answer(Text(verbatim: "a\nb"), nil, nil).height, 42.333))
        #expect(isNear(answer(Text(verbatim: "a\nb").font(.caption), nil, nil).height, 30.333))
        #expect(isNear(answer(Text(verbatim: "a"), nil, nil).height, 20.333))
        #expect(answer(Text(verbatim: "abc"), 0, nil) == .zero)
    }

    @Test("Geometry readers take the proposal, tell it unrounded, and put views at the leading edge above")
    func geometry() {
        var told: CGSize?
        let hosted = Hosted(40.75, 20.25, scale: 2) {
            GeometryReader { proxy -> AnyView in
                told = proxy.size
                return AnyView(Color.red.frame(width: 10, height: 10))
            }
        }
        #expect(told == CGSize(width: 40.75, height: 20.25))
        #expect(hosted.frames == [CGRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(answer(GeometryReader { _ in Color.red }, nil, nil) == CGSize(width: 10, height: 10))
    }

    @Test("What is false is no view, and takes no distance")
    func absence() {
        let isThere = false
        let view = VStack {
            Color.red.frame(width: 10, height: 10)
            if isThere { Color.green }
            EmptyView()
            Color.blue.frame(width: 10, height: 10)
        }
        #expect(answer(view, 100, 100).height == 28)
    }

    @Test("Right to left mirrors stacks, offsets and alignments")
    func mirrored() {
        let hosted = Hosted(100, 10) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20).offset(x: 5)
                Color.blue
            }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(hosted.frames.map(\.minX) == [75, 0])
    }
}

/// What texts become.
@MainActor
@Suite struct TextTests {
    private func words(_ view: some View) -> String {
        let hosted = Hosted(view)
        return hosted.host.subviews.compactMap { ($0 as? SetTextView)?.setting?.text.string }.joined(separator: "|")
    }

    @Test("Literals are keys with arguments; case follows the environment")
    func texts() {
        #expect(words(Text("\(3) of \("five") at 100%")) == "3 of five at 100%")
        #expect(words(Text("loud").textCase(.uppercase)) == "LOUD")
        #expect(words(Text(verbatim: "a") + Text(verbatim: "b").bold()) == "ab")
        #expect(words(Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))) == "1,234.5")
    }
}
