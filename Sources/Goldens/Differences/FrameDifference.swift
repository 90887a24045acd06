import CoreGraphics
import Offstage
import RenderServer
import TextFormatting

/// What it takes from one frame to another: passes, layers, figures, pixels.
public struct FrameDifference: Sendable {
    /// `- ` a pass that goes, `+ ` one that comes, with its reason, `~ ` one whose reasons change.
    public var passes: [String] = []
    /// `- ` and `+ ` layers, `~ ` one whose class differs.
    public var layers: [String] = []
    /// Properties of layers that both frames have.
    public var properties: [PropertyChange] = []
    /// Figures that differ: `name before → after`.
    public var figures: [String] = []
    /// Nil when the pictures differ in size.
    public var pixels: PictureDifference? = PictureDifference()
    /// `16×16 becomes 32×16`; nil for pictures of one size.
    public var size: String?

    /// One property of one layer, in both frames.
    public struct PropertyChange: Hashable, Sendable, CustomStringConvertible {
        /// The layer, as messages name it.
        public let layer: String
        /// As a view or a layer calls it.
        public let property: String
        /// The value in the first frame, as a person would write it.
        public let old: String
        /// The value in the second frame.
        public let new: String

        /// `card alpha: 1 → 0.5`.
        public var description: String { "\(layer) \(property): \(old) → \(new)" }
    }

    /// No difference.
    public init() {}

    /// Compares plans, figures and pixels; `layers` and `properties` stay empty.
    public init(from old: Frame, to new: Frame) {
        passes = old.plan.difference(to: new.plan)
        figures = Self.figures(old.statistics, new.statistics)
        comparePictures(old.image, new.image)
    }

    /// True when nothing differs.
    public var isEmpty: Bool {
        passes.isEmpty && layers.isEmpty && properties.isEmpty && figures.isEmpty && size == nil
            && pixels?.isEmpty == true
    }

    mutating func comparePictures(_ old: CGImage, _ new: CGImage) {
        pixels = PictureComparison.compare(old, new)
        if pixels == nil { size = "\(old.width)×\(old.height) becomes \(new.width)×\(new.height)" }
    }

    /// Adds what differs between the trees.
    package mutating func compareTrees(_ old: TreeReading, _ new: TreeReading) {
        let before = Self.byLabel(old)
        let after = Self.byLabel(new)
        for node in old.nodes where after[node.label] == nil { layers.append("- \(node.className) \(node.label)") }
        for node in new.nodes {
            guard let other = before[node.label] else {
                layers.append("+ \(node.className) \(node.label)")
                continue
            }
            if other.className != node.className {
                layers.append("~ \(node.label): class \(other.className) → \(node.className)")
            }
            properties += Self.changes(other, node)
        }
    }

    private static func byLabel(_ reading: TreeReading) -> [String: TreeReading.Node] {
        Dictionary(reading.nodes.map { ($0.label, $0) }) { first, _ in first }
    }

    private static func changes(_ old: TreeReading.Node, _ new: TreeReading.Node) -> [PropertyChange] {
        let before = Dictionary(old.properties.map { ($0.name, $0.value) }) { first, _ in first }
        let after = Dictionary(new.properties.map { ($0.name, $0.value) }) { first, _ in first }
        let names = old.properties.map(\.name) + new.properties.map(\.name).filter { before[$0] == nil }
        return names.compactMap { name in
            let (a, b) = (before[name] ?? "none", after[name] ?? "none")
            // What only one class has says no more than the class.
            if old.className != new.className, before[name] == nil || after[name] == nil { return nil }
            return a == b ? nil : PropertyChange(layer: new.label, property: name, old: a, new: b)
        }
    }

    private static func figures(_ old: FrameStatistics, _ new: FrameStatistics) -> [String] {
        let before = Dictionary(old.figures.map { ($0.name, $0.value) }) { first, _ in first }
        let after = Dictionary(new.figures.map { ($0.name, $0.value) }) { first, _ in first }
        let names = old.figures.map(\.name) + new.figures.map(\.name).filter { before[$0] == nil }
        return names.compactMap { name in
            let (old, new) = (before[name] ?? 0, after[name] ?? 0)
            return old == new ? nil : "\(name) \(old) → \(new)"
        }
    }
}

extension FrameDifference {
    /// Compares what is kept of two goldens.
    /// - Parameters:
    ///   - pictures: Both PNGs; nil where one lacks.
    ///   - texts: Both side files; nil where one lacks.
    public init(pictures: (old: CGImage, new: CGImage)?, texts: (old: String, new: String)?) {
        if let pictures { comparePictures(pictures.old, pictures.new) }
        guard let texts else { return }
        for line in LineDifference.lines(from: texts.old, to: texts.new) {
            if Self.isPass(line) { passes.append(line) } else { figures.append(line) }
        }
    }

    /// Lines of passes begin with their number: `- #0 group card`.
    private static func isPass(_ line: String) -> Bool { line.dropFirst(2).hasPrefix("#") }
}

extension FrameDifference: CustomStringConvertible {
    /// A block of lines for each kind of difference; `no difference` when all is equal.
    public var description: String {
        if isEmpty { return "no difference" }
        var lines: [String] = []
        let blocks = [
            ("passes", passes), ("layers", layers), ("properties", properties.map(\.description)), ("figures", figures),
        ]
        for (title, list) in blocks where !list.isEmpty {
            lines += ["\(title):"] + LineDifference.cut(list).map { "  \($0)" }
        }
        if let size { lines.append("size: \(size)") }
        if let pixels, !pixels.isEmpty { lines.append("pixels: \(pixels)") }
        return lines.joined(separator: "\n")
    }

    /// Keys in a fixed order.
    package var jsonValue: JSONValue {
        .object([
            ("passes", .texts(passes)), ("layers", .texts(layers)),
            ("properties", .array(properties.map(\.jsonValue))), ("figures", .texts(figures)),
            ("size", .text(size)), ("pixels", pixels?.jsonValue ?? .null),
        ])
    }
}

extension FrameDifference.PropertyChange {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("layer", .string(layer)), ("property", .string(property)), ("old", .string(old)), ("new", .string(new)),
        ])
    }
}
