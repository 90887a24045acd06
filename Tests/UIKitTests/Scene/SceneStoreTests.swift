import Testing
import UIKit

@Suite("Stores of a scene")
@MainActor
struct SceneStoreTests {
    /// A feature that the host has never heard of.
    private final class Probe: SceneStore {
        weak var host: SceneHost?
        var note = ""
        var screens: [CGSize] = []

        init(of host: SceneHost) { self.host = host }

        var isLeftToFirstScene: Bool { !note.isEmpty }
        func screenDidChange() { screens.append(host?.screen.bounds.size ?? .zero) }
    }

    /// A store that asks for another one while it is made.
    private final class Asking: SceneStore {
        let probe: Probe

        init(of host: SceneHost) { probe = host[Probe.self] }
    }

    private func makeHost() -> SceneHost { SceneHost(screen: UIScreen(metrics: .standard), recorder: nil) }

    @Test("A host has at most 28 properties: what a feature keeps is in a store of its own")
    func properties() {
        let names = Mirror(reflecting: makeHost()).children.compactMap(\.label)
        #expect(names.contains("stores") && names.contains("clock"))
        #expect(names.count <= 28, "\(names.joined(separator: ", "))")
    }

    @Test("A store is made once a host, when it is first asked for, and goes with it")
    func life() {
        var first: SceneHost? = makeHost()
        let second = makeHost()
        let isOne = first.map { $0[Asking.self].probe === $0[Probe.self] && $0[Probe.self].host === $0 }
        #expect(isOne == true)
        #expect(first?[Probe.self] !== second[Probe.self])
        weak var store: Probe?
        store = first?[Probe.self]
        #expect(store != nil)
        first = nil
        #expect(store == nil && second[Probe.self].host === second)
    }

    @Test("Stores hear of another screen")
    func screen() {
        let host = makeHost()
        let probe = host[Probe.self]
        var metrics = ScreenMetrics.standard
        metrics.size = CGSize(width: 320, height: 480)
        host.changeScreen(to: metrics)
        #expect(probe.screens == [CGSize(width: 320, height: 480)])
    }

    @Test("What was set before there was a scene is the first one's: it moves there, once, and over nothing of its own")
    func firstScene() {
        let (standing, first, second) = (makeHost(), makeHost(), makeHost())
        let early = standing[Probe.self]
        first.takeStores(from: standing)
        #expect(first[Probe.self] !== early, "nothing was set")
        early.note = "set early"
        first.takeStores(from: standing)
        #expect(first[Probe.self] === early && standing[Probe.self] !== early)
        second.takeStores(from: standing)
        #expect(second[Probe.self].note.isEmpty)
        standing[Probe.self].note = "set late"
        first.takeStores(from: standing)
        #expect(first[Probe.self] === early)
    }
}
