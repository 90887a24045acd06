import QuartzCore
import Testing

/// A layer with a property of its own, kept by key, that its picture is drawn from.
private final class Ring: CALayer {
    var extra = 0
    var progress: CGFloat {
        get { (value(forKey: "progress") as? CGFloat) ?? 0 }
        set { setValue(newValue, forKey: "progress") }
    }
    static var drawn: [String] = []

    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        extra = (layer as? Ring)?.extra ?? 0
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }
    override class func defaultValue(forKey key: String) -> Any? {
        key == "progress" ? CGFloat(0) : super.defaultValue(forKey: key)
    }
    override func draw(in ctx: CGContext) {
        Ring.drawn.append("\(extra) \(progress)")
        ctx.setFillColor(CGColor(srgbRed: progress, green: 0, blue: 0, alpha: 1))
        ctx.fill(bounds)
    }
}

@MainActor
@Suite struct DrawnPropertyTests {
    @Test("A property of one's own animates: copies with its value draw themselves for each frame")
    func ownProperty() {
        let ring = Ring()
        ring.extra = 7
        let rig = AnimationRig(ring)
        Ring.drawn = []
        rig.add(fade("progress") { ($0.fromValue, $0.toValue) = (CGFloat(0), CGFloat(1)) })
        rig.advance(to: 0.5)
        rig.commit()
        #expect(Ring.drawn.first == "7 0.0" && Ring.drawn.last == "7 0.5" && Ring.drawn.count > 20)
        #expect(rig.perform { ring.presentation()?.progress } == 0.5 && ring.progress == 0)
        let image = rig.tree?.roots[0].sublayers.first { $0.id == ring.renderID }?.values.image?.image
        #expect(image?.bitmap.bytes.first == 128, "half of red")
        rig.advance(to: 2)
        #expect(rig.context.events.nextTurn(after: rig.time) == nil, "ticks end with the animation")
    }
}
