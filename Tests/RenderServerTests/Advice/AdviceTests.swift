import CoreGraphics
import Foundation
import Rasterizer
import Testing
import TextFormatting

@testable import RenderServer

@Suite("Advice")
struct AdviceTests {
    typealias F = TreeFixture

    private static func advice(_ nodes: RenderNode...) -> [Advice] {
        Adviser().advice(for: F.tree(nodes, width: 120, height: 120, scale: 1))
    }

    private static func changes(_ advice: Advice?) -> [String] {
        advice?.remedy?.changes.map(\.description) ?? []
    }

    private static let shadow = Shadow(
        color: F.black, opacity: 0.4, offset: CGSize(width: 0, height: 2), radius: 4, path: nil)

    private static func card(_ set: (inout LayerDraft) -> Void = { _ in }, _ inner: [RenderNode] = []) -> RenderNode {
        F.layer("card", F.rect(20, 20, 60, 60), inner) {
            $0.backgroundColor = F.white
            set(&$0)
        }
    }

    /// An image view that fills `card`.
    private static let fillingPhoto = F.layer("photo", F.rect(0, 0, 60, 60)) { $0.image = F.solidPhoto }

    @Test("A shadow without a path is told its outline: five passes go, no pixel moves by more than 1")
    func shadow() throws {
        let found = Self.advice(
            Self.card {
                $0.shadow = Self.shadow
                $0.cornerRadius = 12
            })
        #expect(found.count == 1)
        let remedy = try #require(found.first?.remedy)
        #expect(Self.changes(found.first) == ["set shadowPath: outline on card"])
        #expect(remedy.passesSaved == 5)
        #expect(remedy.difference.maximum <= 1)
        #expect(remedy.bytesSaved > 0)
    }

    @Test("A wrapper that draws nothing casts the shadow of what it wraps")
    func wrapper() throws {
        let inner = F.layer("photo", F.rect(10, 10, 30, 30)) {
            $0.backgroundColor = F.black
            $0.cornerRadius = 8
        }
        let wrapper = F.layer("wrapper", F.rect(20, 20, 60, 60), [inner]) { $0.shadow = Self.shadow }
        let found = Self.advice(wrapper)
        let remedy = try #require(found.first?.remedy)
        #expect(remedy.changes.count == 1)
        #expect(remedy.changes[0].settings[0].property == "shadowPath")
        #expect(remedy.changes[0].settings[0].value != "outline")
        #expect(remedy.passesSaved == 5)
    }

    @Test("A clip that cuts nothing that is seen may go")
    func needlessClip() {
        let inner = F.layer("title", F.rect(0, 0, 60, 20)) { $0.backgroundColor = F.white }
        let found = Self.advice(
            Self.card(
                {
                    $0.backgroundColor = nil
                    $0.cornerRadius = 10
                    $0.masksToBounds = true
                    $0.maskedCorners = [.minXMaxY, .maxXMaxY]
                },
                [inner, F.layer("foot", F.rect(0, 59, 1, 1)) { $0.backgroundColor = F.clear }]))
        #expect(found.allSatisfy { Self.changes($0) == ["set masksToBounds: false on card"] })
    }

    @Test("A clipped picture that fills the clip is rounded itself: two changes, either alone is no use")
    func roundedContents() throws {
        let found = Self.advice(
            Self.card(
                {
                    $0.cornerRadius = 16
                    $0.masksToBounds = true
                    $0.backgroundColor = nil
                },
                [Self.fillingPhoto, F.layer("dot", F.rect(20, 20, 4, 4)) { $0.backgroundColor = F.black }]))
        let remedy = try #require(found.first?.remedy)
        #expect(Set(remedy.changes.map(\.layer)) == ["card", "photo"])
        #expect(remedy.passesSaved == 1)
        #expect(remedy.description.contains("these two together; either alone removes none"))
    }

    @Test(
        "Group opacity over things that do not overlap fades singly with the same pixels; over things that do, no change keeps the picture"
    )
    func opacity() {
        func pair(_ second: CGRect) -> RenderNode {
            F.layer(
                "pair", F.rect(10, 10, 80, 40),
                [
                    F.layer("a", F.rect(0, 0, 30, 30)) { $0.backgroundColor = F.black },
                    F.layer("b", second) { $0.backgroundColor = F.white },
                ]
            ) { $0.opacity = 0.5 }
        }
        let apart = Self.advice(pair(F.rect(40, 0, 30, 30)))
        #expect(Self.changes(apart.first) == ["set allowsGroupOpacity: false on pair"])
        let overlapping = Self.advice(pair(F.rect(20, 0, 30, 30)))
        #expect(overlapping.count == 1)
        #expect(overlapping.first?.remedy == nil)
        #expect(overlapping.first?.description.contains("no change keeps the picture") == true)
    }

    @Test("A mask in the shape of round corners becomes corners")
    func mask() {
        let bounds = F.rect(0, 0, 60, 60)
        let colour = F.layer(nil, bounds) {
            $0.backgroundColor = F.black
            $0.cornerRadius = 14
        }
        let shape = F.layer(nil, bounds) {
            var contents = ShapeContents(
                path: CGPath(roundedRect: bounds, cornerWidth: 14, cornerHeight: 14, transform: nil))
            contents.fillColor = F.black
            $0.shape = contents
        }
        for mask in [colour, shape] {
            let node = F.layer("photo", F.rect(20, 20, 60, 60), mask: mask) { $0.image = F.solidPhoto }
            let found = Self.advice(node)
            #expect(
                Self.changes(found.first) == ["set mask: null, cornerRadius: 14, masksToBounds: true on photo"])
            #expect(found.first?.remedy?.passesSaved == 2)
        }
    }

    @Test("Rasterizing content that is drawn once costs a pass, at the screen's scale with the same pixels")
    func rasterize() {
        let found = Self.advice(
            Self.card(
                { $0.shouldRasterize = true },
                [F.layer("title", F.rect(5, 5, 20, 10)) { $0.backgroundColor = F.black }]))
        #expect(Self.changes(found.first) == ["set shouldRasterize: false on card"])
    }

    @Test("A filter has no remedy")
    func filter() {
        let found = Self.advice(Self.card { $0.filters = [.gaussianBlur(radius: 2)] })
        #expect(found.map { $0.remedy == nil } == [true])
        #expect(found.first?.reasons == [.filter])
    }

    @Test("What saves most bytes comes first")
    func ranked() {
        func card(_ name: String, _ side: Double) -> RenderNode {
            F.layer(name, F.rect(10, 10, side, side)) {
                $0.backgroundColor = F.white
                $0.shadow = Self.shadow
            }
        }
        let found = Self.advice(card("small", 8), card("large", 90))
        #expect(found.map(\.layer) == ["large", "small"])
    }

    private static func cards(_ count: Int) -> RenderTree {
        let cards = (0..<count).map { place in
            F.layer("card\(place)", F.rect(Double(place % 10) * 40 + 8, Double(place / 10) * 40 + 8, 24, 24)) {
                $0.backgroundColor = F.white
                $0.shadow = Self.shadow
            }
        }
        return F.tree(cards, width: 408, height: count * 4 + 8, scale: 1)
    }

    @Test("The search for independent causes grows as they do: each trial plans and draws what is near its layer")
    func linear() {
        let (small, large) = (Adviser().search(Self.cards(100)), Adviser().search(Self.cards(400)))
        #expect(small.advice.allSatisfy { $0.remedy?.passesSaved == 5 } && small.advice.count == 100)
        #expect(large.advice.allSatisfy { $0.remedy?.passesSaved == 5 } && large.advice.count == 400)
        #expect(small.work.tried == 100 && large.work.tried == 400)
        #expect(Double(large.work.passesPlanned) < Double(small.work.passesPlanned) * 4.4)
        #expect(Double(large.work.pixelsDrawn) < Double(small.work.pixelsDrawn) * 4.4)
        #expect(small.cutShort == 0 && large.cutShort == 0)
    }

    @Test("A trial plans once, and what it is compared with is planned once for all layers of one place")
    func nested() {
        let tree = F.tree(
            [
                (0..<30).reduce(F.layer("leaf", F.rect(0, 0, 60, 60)) { $0.backgroundColor = F.white }) {
                    inner, depth in
                    F.layer("group\(depth)", F.rect(0, 0, 60, 60), [inner]) {
                        $0.backgroundColor = F.black
                        $0.opacity = 0.9
                    }
                }
            ], width: 60, height: 60, scale: 1)
        let search = Adviser().search(tree)
        #expect(search.work.tried == 30 && search.cutShort == 0)
        // 31 passes a plan, one fewer where a change spares one.
        #expect(search.work.passesPlanned <= 31 * 31)
    }

    @Test("A change that does not keep a large picture is refuted by a strip of it")
    func strip() {
        let inner = F.layer("inner", F.rect(0, 0, 900, 900)) { $0.backgroundColor = F.black }
        let group = F.layer("group", F.rect(50, 50, 900, 900), [inner]) {
            $0.backgroundColor = F.white
            $0.opacity = 0.5
        }
        let search = Adviser().search(F.tree([group], width: 1000, height: 1000, scale: 1))
        #expect(search.advice.map { $0.remedy == nil } == [true])
        #expect(search.work.pixelsDrawn > 0 && search.work.pixelsDrawn < 20_000)
    }

    @Test("The budget goes to the dearest layers; where it ends is told, and the same budget ends at the same place")
    func budget() {
        func card(_ place: Int, _ side: Double) -> RenderNode {
            F.layer("card\(place)", F.rect(Double(place) * 100 + 10, 10, side, side)) {
                $0.backgroundColor = F.white
                $0.shadow = Self.shadow
            }
        }
        let tree = F.tree((0..<4).map { card($0, 20 + Double($0) * 16) }, width: 400, height: 100, scale: 1)
        let whole = Adviser().search(tree)
        #expect(whole.cutShort == 0)
        let half = Adviser(budget: whole.work.cost / 2).search(tree)
        #expect(half.cutShort > 0 && half.cutShort < 4)
        #expect(half.work.tried < whole.work.tried)
        #expect(half.advice.first?.layer == "card3" && half.advice.first?.remedy != nil)
        #expect(half.advice.last?.description.contains("not all changes were tried") == true)
        let again = Adviser(budget: whole.work.cost / 2).search(tree)
        #expect(again.advice.map(\.description) == half.advice.map(\.description))
    }

    @Test("Advice followed together is drawn together: what spares nothing beside the rest is left out")
    func together() throws {
        let tree = Self.cards(10)
        var server = RenderServer()
        let frame = server.render(tree)
        let followed = FollowedAdvice([frame], frame.advice, tolerance: 1)
        #expect(followed.before.map(\.passes) == [50] && followed.after.map(\.passes) == [0])
        #expect(followed.changes.count == 10 && followed.remedies.count == 10 && followed.omissions.isEmpty)
        let twice = FollowedAdvice([frame], frame.advice + frame.advice.prefix(3), tolerance: 1)
        #expect(twice.changes == followed.changes)
        let first = try #require(frame.advice.first?.remedy?.changes.first)
        let other = LayerChange(
            layer: first.layer, layerID: first.layerID, isViewLayer: false,
            edit: .castFrom(CGPath(rect: F.rect(0, 0, 24, 24), transform: nil)))
        let contrary = Advice(
            layer: first.layer, reasons: [], passes: [],
            remedy: .init(changes: [other], passesSaved: 5, bytesSaved: 1, difference: PictureDifference()),
            isCutShort: false)
        let both = FollowedAdvice([frame], frame.advice + [contrary], tolerance: 1)
        #expect(both.changes.count == 10)
        #expect(both.omissions.map(\.reason) == ["\(first.layer) is changed otherwise by advice that saves more"])
    }

    @Test("Bytes for people are decimal, rounded to what is read at a glance")
    func bytes() {
        let cases: [(Int, String)] = [
            (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 KB"), (1024, "1 KB"), (1050, "1.1 KB"),
            (9949, "9.9 KB"), (9950, "10 KB"), (999_499, "999 KB"), (999_950, "1 MB"), (10_534_912, "10.5 MB"),
            (-2_695_168, "-2.7 MB"), (1_965_300_000, "2 GB"), (Int.max, "9.2 EB"), (Int.min, "-9.2 EB"),
        ]
        for (bytes, text) in cases { #expect(ByteText.text(bytes) == text, "\(bytes)") }
    }

    @Test(
        "What a remedy claims is what a fresh frame of the changed tree gives, on 500 random trees, and no smaller set does it"
    )
    func confirmed() {
        var trees = RandomTrees(seed: 7)
        var remedies = 0
        for _ in 0..<500 {
            let tree = trees.next()
            var server = RenderServer()
            let before = server.render(tree)
            for advice in Adviser().advice(for: tree) {
                guard let remedy = advice.remedy else { continue }
                remedies += 1
                var fresh = RenderServer()
                let after = fresh.render(TreeIndex(tree).tree(with: remedy.changes))
                let saved = before.plan.offscreenPasses.count - after.plan.offscreenPasses.count
                #expect(saved == remedy.passesSaved && saved > 0)
                let bytes = { (frame: Frame) in frame.statistics.bytesStored + frame.statistics.bytesLoaded }
                #expect(bytes(before) - bytes(after) == remedy.bytesSaved)
                let distances = zip(before.image.bitmap.bytes, after.image.bitmap.bytes).map { abs(Int($0) - Int($1)) }
                #expect(distances.max() == remedy.difference.maximum)
                #expect(remedy.difference.maximum <= 1)
                if let smaller = Self.smallerRemedy(advice, remedy, tree, before) { Issue.record("\(smaller) will do") }
            }
        }
        #expect(remedies > 200)
    }

    /// Any smaller set of all changes known for the whole tree that does what the remedy does.
    private static func smallerRemedy(
        _ advice: Advice, _ remedy: Advice.Remedy, _ tree: RenderTree, _ before: Frame
    ) -> [LayerChange]? {
        let index = TreeIndex(tree)
        let groups = PassGroup.all(of: before.plan).map(\.group)
        let all = groups.flatMap { Candidates(index).changes(for: $0) }
        guard remedy.changes.count > 1, all.count <= 12 else { return nil }
        let target = advice.reasons == [.shadowWithoutPath] ? "shadow" : "group"
        for size in 1..<remedy.changes.count {
            for set in all.sets(of: size) {
                var server = RenderServer()
                let after = server.render(index.tree(with: set))
                let stands = after.plan.offscreenPasses.contains {
                    $0.layer == advice.layer && ($0.reasons == [.shadowWithoutPath]) == (target == "shadow")
                }
                let distances = zip(before.image.bitmap.bytes, after.image.bitmap.bytes).map { abs(Int($0) - Int($1)) }
                let saved = before.plan.offscreenPasses.count - after.plan.offscreenPasses.count
                if !stands, saved > 0, distances.max() ?? 0 <= 1 { return set }
            }
        }
        return nil
    }
}

/// Small trees with all that makes passes.
private struct RandomTrees {
    typealias F = TreeFixture
    private var random: SplitMix64
    private var count = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func next() -> RenderTree {
        count = 0
        return F.tree([node(depth: 0, side: 60)], width: 64, height: 64, scale: 1)
    }

    private mutating func node(depth: Int, side: Double) -> RenderNode {
        count += 1
        let name = "n\(count)"
        let inner =
            depth < 2
            ? (0..<Int.random(in: 0...2, using: &random)).map { _ in
                node(depth: depth + 1, side: chance(3) ? side : side / 2)
            } : []
        let mask = chance(8) ? F.layer(nil, F.rect(0, 0, side, side)) { $0.backgroundColor = F.black } : nil
        let origin = depth == 0 ? 2 : chance(2) ? 0 : Double(Int.random(in: 0...20, using: &random))
        let draws = [chance(2), chance(3), chance(4), chance(3), chance(3), chance(4), chance(8)]
        return F.layer(name, F.rect(origin, origin, side, side), mask: mask, inner) {
            if draws[0] { $0.backgroundColor = F.white }
            if draws[1] { $0.image = F.solidPhoto }
            if draws[2] { $0.opacity = 0.5 }
            if draws[3] { $0.cornerRadius = 8 }
            if draws[4] { $0.masksToBounds = true }
            if draws[5] {
                $0.shadow = Shadow(
                    color: F.black, opacity: 0.5, offset: CGSize(width: 0, height: 1), radius: 2, path: nil)
            }
            if draws[6] { $0.shouldRasterize = true }
        }
    }

    private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
}
