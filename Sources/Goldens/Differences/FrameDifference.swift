import CoreGraphics
import Offstage
import RenderServer
import UIKit

/// What it takes from one frame to another: passes, layers, figures, pixels.
public struct FrameDifference: Sendable {
    /// `- ` a pass that goes, `+ ` one that comes, with its reason, `~ ` one whose reasons change.
    public var passes: [String] = []
    /// `- ` and `+ ` layers, `~ ` those whose class, frame, alpha or flags differ.
    public var layers: [String] = []
    /// Figures that differ: `name before → after`.
    public var figures: [String] = []
    /// Nil when the pictures differ in size.
    public var pixels: PictureDifference? = PictureDifference()
    /// `16×16 becomes 32×16`; nil for pictures of one size.
    public var size: String?

    /// No difference.
    public init() {}

    /// Compares plans, figures and pixels; `layers` stays empty.
    public init(from old: Frame, to new: Frame) {
        passes = old.plan.difference(to: new.plan)
        figures = Self.figures(old.statistics, new.statistics)
        comparePictures(old.image, new.image)
    }

    /// True when nothing differs.
    public var isEmpty: Bool {
        passes.isEmpty && layers.isEmpty && figures.isEmpty && size == nil && pixels?.isEmpty == true
    }

    mutating func comparePictures(_ old: CGImage, _ new: CGImage) {
        pixels = PictureComparison.compare(old, new)
        if pixels == nil { size = "\(old.width)×\(old.height) becomes \(new.width)×\(new.height)" }
    }

    /// Adds what differs between the trees.
    public mutating func compareTrees(_ old: HierarchyReport, _ new: HierarchyReport) {
        let before = Self.byLabel(old)
        let after = Self.byLabel(new)
        for node in old.nodes where after[node.label] == nil { layers.append("- \(node.className) \(node.label)") }
        for node in new.nodes {
            guard let other = before[node.label] else {
                layers.append("+ \(node.className) \(node.label)")
                continue
            }
            let changes = Self.changes(other, node)
            if !changes.isEmpty { layers.append("~ \(node.label): \(changes.joined(separator: ", "))") }
        }
    }

    private static func byLabel(_ report: HierarchyReport) -> [String: HierarchyReport.Node] {
        Dictionary(report.nodes.map { ($0.label, $0) }) { first, _ in first }
    }

    private static func changes(_ old: HierarchyReport.Node, _ new: HierarchyReport.Node) -> [String] {
        var result: [String] = []
        if old.className != new.className { result.append("class \(old.className) → \(new.className)") }
        if old.frame != new.frame { result.append("frame \(text(old.frame)) → \(text(new.frame))") }
        if old.alpha != new.alpha { result.append("alpha \(old.alpha) → \(new.alpha)") }
        for flag in HierarchyReport.Flag.allCases where old.flags.contains(flag) != new.flags.contains(flag) {
            result.append(new.flags.contains(flag) ? "now \(flag.rawValue)" : "no longer \(flag.rawValue)")
        }
        return result
    }

    private static func text(_ rect: CGRect) -> String {
        "[\(rect.minX), \(rect.minY), \(rect.width), \(rect.height)]"
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
        for (title, list) in [("passes", passes), ("layers", layers), ("figures", figures)] where !list.isEmpty {
            lines += ["\(title):"] + list.map { "  \($0)" }
        }
        if let size { lines.append("size: \(size)") }
        if let pixels, !pixels.isEmpty { lines.append("pixels: \(pixels)") }
        return lines.joined(separator: "\n")
    }

    /// Keys in a fixed order.
    package var jsonValue: JSONValue {
        .object([
            ("passes", .texts(passes)), ("layers", .texts(layers)), ("figures", .texts(figures)),
            ("size", .text(size)), ("pixels", pixels?.jsonValue ?? .null),
        ])
    }
}
