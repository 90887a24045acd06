import CoreGraphics
import Foundation

/// A kind of particles: how many are born, where they fly and what they look like.
///
/// A value with a range is drawn for each particle from value − range / 2 … value + range / 2. A cell with cells of its
/// own makes each particle an emitter of those, whose time begins with the particle and which emits along its flight.
/// Numbers that are not finite, negative rates and lifetimes emit nothing, and are reported.
open class CAEmitterCell: NSObject {
    /// What the cell says for itself; its own cells are objects beside it.
    var values = EmitterCellState()
    private var explicit: Set<String> = []
    private var custom: [String: Any] = [:]

    /// A cell that emits nothing yet.
    @_nonoverride public init() {
        super.init()
    }

    /// A cell that emits nothing; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    private func set<Value>(_ path: WritableKeyPath<EmitterCellState, Value>, _ value: Value, _ key: String) {
        explicit.insert(key)
        values[keyPath: path] = value
    }

    /// The name by which key paths of the layer find the cell: `emitterCells.name.birthRate`. Default nil.
    open var name: String? {
        get { values.name }
        set { set(\.name, newValue, "name") }
    }

    /// Whether particles are born. Default true.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { set(\.isEnabled, newValue, "isEnabled") }
    }

    /// Particles a second. Default 0.
    open var birthRate: Float {
        get { values.birthRate }
        set { set(\.birthRate, newValue, "birthRate") }
    }

    /// Seconds that a particle lives. Default 0.
    open var lifetime: Float {
        get { values.lifetime }
        set { set(\.lifetime, newValue, "lifetime") }
    }

    /// The range of lifetimes. Default 0.
    open var lifetimeRange: Float {
        get { values.lifetimeRange }
        set { set(\.lifetimeRange, newValue, "lifetimeRange") }
    }

    /// The angle of the flight out of the layer's plane, towards the viewer, in radians. Default 0.
    open var emissionLatitude: CGFloat {
        get { values.emissionLatitude }
        set { set(\.emissionLatitude, newValue, "emissionLatitude") }
    }

    /// The angle of the flight in the layer's plane, in radians: clockwise from the x axis, where y points down; of a
    /// line from straight up, of outlines and surfaces from straight out (assumed). Default 0.
    open var emissionLongitude: CGFloat {
        get { values.emissionLongitude }
        set { set(\.emissionLongitude, newValue, "emissionLongitude") }
    }

    /// The whole angle of a cone about the flight's direction, in radians; 2π is every direction. Default 0.
    open var emissionRange: CGFloat {
        get { values.emissionRange }
        set { set(\.emissionRange, newValue, "emissionRange") }
    }

    /// Points a second at birth. Default 0.
    open var velocity: CGFloat {
        get { values.velocity }
        set { set(\.velocity, newValue, "velocity") }
    }

    /// The range of velocities. Default 0.
    open var velocityRange: CGFloat {
        get { values.velocityRange }
        set { set(\.velocityRange, newValue, "velocityRange") }
    }

    /// The acceleration along x, in points a second squared. Default 0.
    open var xAcceleration: CGFloat {
        get { values.xAcceleration }
        set { set(\.xAcceleration, newValue, "xAcceleration") }
    }

    /// The acceleration along y, in points a second squared. Default 0.
    open var yAcceleration: CGFloat {
        get { values.yAcceleration }
        set { set(\.yAcceleration, newValue, "yAcceleration") }
    }

    /// The acceleration along z, in points a second squared. Default 0.
    open var zAcceleration: CGFloat {
        get { values.zAcceleration }
        set { set(\.zAcceleration, newValue, "zAcceleration") }
    }

    /// The scale of the contents at birth. Default 1.
    open var scale: CGFloat {
        get { values.scale }
        set { set(\.scale, newValue, "scale") }
    }

    /// The range of scales. Default 0.
    open var scaleRange: CGFloat {
        get { values.scaleRange }
        set { set(\.scaleRange, newValue, "scaleRange") }
    }

    /// By how much the scale changes a second. Default 0.
    open var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { set(\.scaleSpeed, newValue, "scaleSpeed") }
    }

    /// How fast particles turn, in radians a second, clockwise where y points down. Default 0.
    open var spin: CGFloat {
        get { values.spin }
        set { set(\.spin, newValue, "spin") }
    }

    /// The range of spins. Default 0.
    open var spinRange: CGFloat {
        get { values.spinRange }
        set { set(\.spinRange, newValue, "spinRange") }
    }

    /// What the contents' colours are multiplied with at birth. Default opaque white; nil is clear (assumed).
    open var color: CGColor? {
        get { values.color }
        set { set(\.color, newValue, "color") }
    }

    /// The range of the colour's red. Default 0.
    open var redRange: Float {
        get { values.redRange }
        set { set(\.redRange, newValue, "redRange") }
    }

    /// The range of the colour's green. Default 0.
    open var greenRange: Float {
        get { values.greenRange }
        set { set(\.greenRange, newValue, "greenRange") }
    }

    /// The range of the colour's blue. Default 0.
    open var blueRange: Float {
        get { values.blueRange }
        set { set(\.blueRange, newValue, "blueRange") }
    }

    /// The range of the colour's alpha. Default 0.
    open var alphaRange: Float {
        get { values.alphaRange }
        set { set(\.alphaRange, newValue, "alphaRange") }
    }

    /// By how much the red changes a second; 0…1 is not left. Default 0.
    open var redSpeed: Float {
        get { values.redSpeed }
        set { set(\.redSpeed, newValue, "redSpeed") }
    }

    /// By how much the green changes a second; 0…1 is not left. Default 0.
    open var greenSpeed: Float {
        get { values.greenSpeed }
        set { set(\.greenSpeed, newValue, "greenSpeed") }
    }

    /// By how much the blue changes a second; 0…1 is not left. Default 0.
    open var blueSpeed: Float {
        get { values.blueSpeed }
        set { set(\.blueSpeed, newValue, "blueSpeed") }
    }

    /// By how much the alpha changes a second; 0…1 is not left. Default 0.
    open var alphaSpeed: Float {
        get { values.alphaSpeed }
        set { set(\.alphaSpeed, newValue, "alphaSpeed") }
    }

    /// The picture of each particle, a `CGImage`. Nil (default) shows nothing, but may emit cells.
    open var contents: Any? {
        get { values.contents }
        set { set(\.contents, newValue, "contents") }
    }

    /// The part of the contents that is shown, in unit image space from its top left. Default the unit rectangle.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { set(\.contentsRect, newValue, "contentsRect") }
    }

    /// Pixels of the contents a point. Default 1.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { set(\.contentsScale, newValue, "contentsScale") }
    }

    /// How contents are sampled when they shrink: `linear` (default), `nearest` or `trilinear`.
    open var minificationFilter: String {
        get { values.minificationFilter.rawValue }
        set { set(\.minificationFilter, CALayerContentsFilter(rawValue: newValue), "minificationFilter") }
    }

    /// How contents are sampled when they grow: `linear` (default) or `nearest`.
    open var magnificationFilter: String {
        get { values.magnificationFilter.rawValue }
        set { set(\.magnificationFilter, CALayerContentsFilter(rawValue: newValue), "magnificationFilter") }
    }

    /// Levels by which `trilinear` prefers a coarser (positive) image. Default 0.
    open var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set { set(\.minificationFilterBias, newValue, "minificationFilterBias") }
    }

    /// The cells that each particle emits while it lives. Default nil.
    open var emitterCells: [CAEmitterCell]?

    /// Values for properties that were not set, by key. Default nil.
    open var style: [AnyHashable: Any]? {
        didSet { applyStyle() }
    }

    private func applyStyle() {
        let initial = EmitterCellState()
        for property in EmitterCellProperty.all where !explicit.contains(property.key) {
            if let styled = style?[property.key], property.write(&values, styled) { continue }
            _ = property.write(&values, property.read(initial))
        }
    }

    // MARK: CAMediaTiming

    /// When emission begins, in seconds of the layer's time, or of the particle that emits. Default 0.
    open var beginTime: CFTimeInterval {
        get { values.timing.beginTime }
        set { set(\.timing.beginTime, newValue, "beginTime") }
    }

    /// How long one course of emission takes, in the cell's seconds. Default 0: emission does not end.
    open var duration: CFTimeInterval {
        get { values.timing.duration }
        set { set(\.timing.duration, newValue, "duration") }
    }

    /// The cell's seconds a second: of births, flights and lives. Default 1; at 0 and below nothing is born
    /// (assumed).
    open var speed: Float {
        get { Float(values.timing.speed) }
        set { set(\.timing.speed, Double(newValue), "speed") }
    }

    /// Where in the cell's time emission begins, in seconds: so much of it is over at once. Default 0.
    open var timeOffset: CFTimeInterval {
        get { values.timing.timeOffset }
        set { set(\.timing.timeOffset, newValue, "timeOffset") }
    }

    /// How many courses of `duration`. Default 0, which stands for 1.
    open var repeatCount: Float {
        get { Float(values.timing.repeatCount) }
        set { set(\.timing.repeatCount, Double(newValue), "repeatCount") }
    }

    /// How long courses of `duration` are repeated, in seconds. Default 0.
    open var repeatDuration: CFTimeInterval {
        get { values.timing.repeatDuration }
        set { set(\.timing.repeatDuration, newValue, "repeatDuration") }
    }

    /// Whether each course is followed by another; emission does not run backwards (assumed). Default false.
    open var autoreverses: Bool {
        get { values.timing.autoreverses }
        set { set(\.timing.autoreverses, newValue, "autoreverses") }
    }

    /// Kept; emission ends with its courses (assumed). Default `removed`.
    open var fillMode: CAMediaTimingFillMode {
        get { values.timing.fillMode.name }
        set { set(\.timing.fillMode, MediaTiming.FillMode(newValue), "fillMode") }
    }

    // MARK: Keys

    /// The default of a property, nil when it has none.
    @discardableResult
    open class func defaultValue(forKey key: String) -> Any? {
        EmitterCellProperty.row(key)?.read(EmitterCellState())
    }

    /// False when an archive may leave the property out, because it was not set.
    @discardableResult
    open func shouldArchiveValue(forKey key: String) -> Bool {
        key == "emitterCells" ? emitterCells != nil : explicit.contains(EmitterCellProperty.row(key)?.key ?? key)
    }

    /// The value of a property, or one that was set by this key. Numbers come as `NSNumber`.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "emitterCells": emitterCells
        case "style": style
        default: EmitterCellProperty.row(key)?.read(values) ?? custom[key]
        }
    }

    /// Sets a property, or keeps a value under a key that is none.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        case "style": style = value as? [AnyHashable: Any]
        default:
            guard let property = EmitterCellProperty.row(key) else {
                custom[key] = value
                return
            }
            if property.write(&values, value) {
                explicit.insert(property.key)
                return
            }
            let what = value.map { String(describing: $0) } ?? "nil"
            MainActor.assumeIsolated {
                Misuse.report("NSInvalidArgumentException", "CAEmitterCell cannot take \(what) for the key \(key)")
            }
        }
    }
}

extension CAEmitterCell: CAMediaTiming {}

// Freezing.
extension EmitterCellState {
    /// Cells nested deeper than this emit nothing.
    static let maximumDepth = 8
    /// Of one layer.
    static let maximumCells = 1_000

    /// What cells say now, those below them included. Cells may hold themselves, so there is an end to it.
    static func frozen(_ cells: [CAEmitterCell]?) -> [EmitterCellState] {
        var room = maximumCells
        return frozen(cells, depth: 0, room: &room)
    }

    private static func frozen(_ cells: [CAEmitterCell]?, depth: Int, room: inout Int) -> [EmitterCellState] {
        guard depth < maximumDepth else { return [] }
        return (cells ?? []).compactMap { cell in
            guard room > 0 else { return nil }
            room -= 1
            var state = cell.values
            state.cells = frozen(cell.emitterCells, depth: depth + 1, room: &room)
            return state
        }
    }
}
