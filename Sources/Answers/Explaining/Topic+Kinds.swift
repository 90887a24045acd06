import Offstage
import RenderServer

extension Topic.Kind {
    /// The words of this kind, from the one table that has them.
    var topics: [Topic] {
        switch self {
        case .passReason: PassReason.allCases.map(Topic.init)
        case .passPurpose: RenderPass.Purpose.allCases.map { topic($0.rawValue, $0.sentence) }
        case .hitTestRule: HitTestRule.allCases.map { topic($0.rawValue, $0.sentence) }
        case .diagnostic: Diagnostic.Kind.allCases.map { topic($0.rawValue, $0.sentence, $0.remedy) }
        case .touchFinding: TouchFinding.Kind.allCases.map { topic($0.rawValue, $0.sentence, $0.remedy) }
        case .slownessCause: SlownessCause.allCases.map { topic($0.rawValue, $0.sentence) }
        case .constraintKind: Self.constraintKinds.map { topic($0.name, $0.sentence) }
        case .treeFlag: HierarchyReport.Flag.allCases.map { topic($0.rawValue, $0.sentence) }
        case .layoutWord: Self.layoutWords.map { topic($0.name, $0.sentence, $0.removal) }
        case .tracePhase: UpdateTrace.Phase.allCases.map { topic($0.rawValue, $0.sentence) }
        case .exitCode: ExitStatus.meanings.map { topic("\($0.status.rawValue)", $0.meaning) }
        }
    }

    private func topic(_ name: String, _ sentence: String, _ removal: String? = nil) -> Topic {
        Topic(kind: self, name: name, sentence: sentence, removal: removal)
    }

    /// What `ConstraintAccount.kind` may be.
    private static let constraintKinds: [(name: String, sentence: String)] = [
        ("app", "a constraint of the file, or of the app's own code"),
        ("mask", "stands for a frame that was set by hand, and for autoresizing"),
        ("contentSize", "keeps a view at the size of its content, as far as hugging and compression resistance go"),
        ("guide", "places a guide of a view: its safe area, its margins"),
        ("stackView", "a stack view's own, for an arranged subview"),
    ]
}

extension Topic {
    /// A reason with its scenes, which are called after it: `Scenes/reasons/group-opacity.yml`.
    fileprivate init(_ reason: PassReason) {
        let name = reason.rawValue.words(separatedBy: "-")
        let scene = "Scenes/reasons/\(name)"
        self.init(
            kind: .passReason, name: reason.rawValue, sentence: reason.sentence, removal: reason.removal,
            scene: reason == .capture ? nil : scene + ".yml",
            avoided: Self.avoidable.contains(reason) ? scene + "-avoided.yml" : nil)
    }

    /// Reasons that some change avoids with the same picture.
    private static let avoidable: Set<PassReason> = [
        .rasterize, .maskLayer, .roundedClip, .clipNotAxisAligned, .edgeAntialiasedGroup, .groupOpacity,
        .shadowWithoutPath,
    ]
}

extension RenderPass.Purpose {
    fileprivate var sentence: String {
        switch self {
        case .main: "the screen itself; no offscreen pass"
        case .group: "a layer and what lies below it as one picture, to be faded, clipped, blended or filtered as one"
        case .raster: "the bitmap that shouldRasterize keeps"
        case .mask: "the alpha of a mask layer"
        case .silhouette: "what a shadow without a path is the shadow of"
        case .downscale: "a smaller picture, so that blurring it costs less"
        case .blurH: "a blur along the rows"
        case .blurV: "a blur along the columns"
        case .tint: "a blurred silhouette in the shadow's colour"
        case .capture: "what lies behind an effect"
        case .content: "the content of an effect view"
        case .filtered: "what lies behind an effect, with the effect's filters"
        }
    }
}

extension HierarchyReport.Flag {
    fileprivate var sentence: String {
        switch self {
        case .hidden: "isHidden is true"
        case .transparent: "its alpha is below 1"
        case .clips: "it clips what sticks out"
        case .opaque: "its background colour is opaque"
        case .untouchable: "it takes no touches"
        case .draws: "it draws with draw(_:)"
        case .zeroSize: "its width or height is zero"
        case .offscreen: "it lies wholly outside its window"
        case .covered: "it lies wholly under one opaque view or layer that is painted later"
        case .passes: "it takes offscreen passes"
        }
    }
}

extension UpdateTrace.Phase {
    fileprivate var sentence: String {
        switch self {
        case .event: "a scripted change, or another closure of the turn"
        case .traits: "a view takes over its traits"
        case .updateProperties: "updateProperties() of a view that was marked"
        case .updateConstraints: "updateConstraints() of a view that was marked, the deepest first"
        case .body: "the body of a view of SwiftUI's, as something changed that it had read"
        case .layoutSubviews: "layoutSubviews() of a view that was marked, before its subviews do theirs"
        case .draw: "draw(_:) into the backing store of a view that was marked"
        case .commit: "layers are encoded for the render server"
        }
    }
}
