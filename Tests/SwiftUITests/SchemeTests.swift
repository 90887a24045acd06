import CoreGraphics
import Offstage
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

@Observable private final class Room {
    var scheme: ColorScheme?
    var hasLamp = false
    var isShown = false
}

private struct RoomView: View {
    @Bindable var room: Room
    let journal: Journal
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let _ = journal.note("\(scheme)")
        VStack {
            Text("Room").preferredColorScheme(room.scheme)
            if room.hasLamp { Text("Lamp").preferredColorScheme(.light) }
        }
        .sheet(isPresented: $room.isShown) { Text("Sheet").preferredColorScheme(.light) }
    }
}

private struct Mixed: View {
    let mode: SwiftUI.BlendMode
    var body: some View {
        ZStack {
            Color(red: 1, green: 0.5, blue: 0.25)
            Color(red: 0.5, green: 0.5, blue: 0.75).blendMode(mode)
        }
    }
}

/// The scheme that views want, and how they are mixed with what is behind.
@MainActor
@Suite struct SchemeTests {
    @Test("A view sets the scheme of its window, a sheet's its own; what the first wants holds, and goes with it")
    func scheme() throws {
        let (room, journal) = (Room(), Journal())
        let hosted = Hosted(RoomView(room: room, journal: journal))
        func style() -> UIUserInterfaceStyle { hosted.controller.traitCollection.userInterfaceStyle }
        #expect(style() == .light)
        room.scheme = .dark
        hosted.turn()
        hosted.turn()
        #expect(style() == .dark)
        #expect(journal.lines.last == "dark")
        room.hasLamp = true
        hosted.turn()
        hosted.turn()
        #expect(style() == .dark)
        room.isShown = true
        hosted.turn()
        hosted.stage.advance(by: 1)
        let sheet = try #require(hosted.controller.presentedViewController)
        #expect(sheet.traitCollection.userInterfaceStyle == .light)
        #expect(style() == .dark)
        room.scheme = nil
        hosted.turn()
        hosted.turn()
        #expect(style() == .light)
        #expect(journal.lines.last == "light")
        #expect(hosted.controller.overrideUserInterfaceStyle == .light)
        room.hasLamp = false
        hosted.turn()
        hosted.turn()
        #expect(hosted.controller.overrideUserInterfaceStyle == .unspecified)
    }

    @Test("Of two hosts the one behind has its scheme; a host that goes takes its scheme along")
    func hosts() {
        let stage = makeStage(100, 100)
        let outer = UIViewController()
        stage.window.rootViewController = outer
        let inner = [ColorScheme.dark, .light].map { scheme in
            let inner = UIHostingController(rootView: Text("\(scheme)").preferredColorScheme(scheme))
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.view.frame = outer.view.bounds
            inner.didMove(toParent: outer)
            return inner
        }
        func remove(_ inner: UIViewController) {
            inner.willMove(toParent: nil)
            inner.view.removeFromSuperview()
            inner.removeFromParent()
        }
        stage.runTurn()
        #expect(outer.overrideUserInterfaceStyle == .dark)
        remove(inner[0])
        #expect(outer.overrideUserInterfaceStyle == .light)
        remove(inner[1])
        #expect(outer.overrideUserInterfaceStyle == .unspecified)
    }

    @Test("Views are mixed with what is behind by the arithmetic of the mode")
    func blending() {
        func pixel(_ mode: SwiftUI.BlendMode) -> [Int] {
            let hosted = Hosted(10, 10, scale: 1, traits: nil, Mixed(mode: mode))
            return PixelProbe(hosted.stage.render().image)[5, 5]
        }
        func gives(_ mode: SwiftUI.BlendMode, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
            zip(pixel(mode), [red, green, blue]).allSatisfy { abs(Double($0) / 255 - $1) < 0.01 }
        }
        #expect(gives(.normal, 0.5, 0.5, 0.75))
        #expect(gives(.multiply, 0.5, 0.25, 0.1875))
        #expect(gives(.screen, 1, 0.75, 0.8125))
        #expect(gives(.darken, 0.5, 0.5, 0.25))
        #expect(gives(.lighten, 1, 0.5, 0.75))
        #expect(gives(.difference, 0.5, 0, 0.5))
        #expect(gives(.exclusion, 0.5, 0.5, 0.625))
        #expect(gives(.plusLighter, 1, 1, 1))
        #expect(gives(.sourceAtop, 0.5, 0.5, 0.75))
        #expect(gives(.destinationOver, 1, 0.5, 0.25))
        // Each name is one that layers know.
        let names: [SwiftUI.BlendMode] = [
            .overlay, .colorDodge, .colorBurn, .softLight, .hardLight, .hue, .saturation, .color,
            .luminosity, .plusDarker,
        ]
        for mode in names { #expect(!gives(mode, 0.5, 0.5, 0.75), "\(mode)") }
    }
}
