import Foundation
import Offstage
import TestSupport
import Testing

@testable import UIKit

/// A flow layout by its rules, written down plainly: all items in turn, nothing of the product's arithmetic.
private struct FlowModel {
    struct Section {
        var sizes: [CGSize]
        var header: Double
        var footer: Double
        var inset: UIEdgeInsets
        var line: Double
        var space: Double
    }

    var isVertical: Bool
    var bounds: CGSize
    var scale: Double
    var isMirrored: Bool
    var sections: [Section]

    /// Along and across the axis that scrolls.
    private func along(_ size: CGSize) -> Double { Double(isVertical ? size.height : size.width) }
    private func across(_ size: CGSize) -> Double { Double(isVertical ? size.width : size.height) }

    private func rect(_ along: Double, _ across: Double, _ size: CGSize) -> CGRect {
        let frame =
            isVertical
            ? CGRect(x: across, y: along, width: size.width, height: size.height)
            : CGRect(x: along, y: across, width: size.width, height: size.height)
        return frame
    }

    struct Answer {
        var items: [[CGRect]] = []
        var headers: [CGRect?] = []
        var footers: [CGRect?] = []
        var content = CGSize.zero
    }

    func answer() -> Answer {
        let pixels = PlainPixels(scale: scale)
        var answer = Answer()
        var at = 0.0
        for section in sections {
            let inset = section.inset
            let starts = isVertical ? (inset.top, inset.left) : (inset.left, inset.top)
            let ends = isVertical ? (inset.bottom, inset.right) : (inset.right, inset.bottom)
            answer.headers.append(bar(at, section.header, pixels))
            at += section.header + Double(starts.0)
            let room = across(bounds) - Double(starts.1) - Double(ends.1)
            var frames: [CGRect] = []
            let lines = lines(of: section, room)
            for (number, line) in lines.enumerated() {
                if number > 0 { at += section.line }
                let thickness = line.map { along(section.sizes[$0]) }.max() ?? 0
                let offsets = offsets(of: line, in: section, room, isLast: number == lines.count - 1)
                for (item, offset) in zip(line, offsets) {
                    let size = section.sizes[item]
                    frames.append(
                        rect(
                            pixels.nearest(at + (thickness - along(size)) / 2),
                            pixels.nearest(Double(starts.1) + offset), size))
                }
                at += thickness
            }
            answer.items.append(frames)
            at += Double(ends.0)
            answer.footers.append(bar(at, section.footer, pixels))
            at += section.footer
        }
        // Without sections there is no content at all.
        if sections.isEmpty { return answer }
        let length = CGFloat(pixels.down(at))
        answer.content =
            isVertical
            ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
        return mirrored(answer)
    }

    private func bar(_ at: Double, _ length: Double, _ pixels: PlainPixels) -> CGRect? {
        guard length > 0 else { return nil }
        let size =
            isVertical ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
        return rect(pixels.nearest(at), 0, size)
    }

    /// An item joins while it fits with the least space before it.
    private func lines(of section: Section, _ room: Double) -> [[Int]] {
        var lines: [[Int]] = []
        var used = 0.0
        for (item, size) in section.sizes.enumerated() {
            if lines.isEmpty || used + section.space + across(size) > room {
                lines.append([item])
                used = across(size)
            } else {
                lines[lines.count - 1].append(item)
                used += section.space + across(size)
            }
        }
        return lines
    }

    private func offsets(of line: [Int], in section: Section, _ room: Double, isLast: Bool) -> [Double] {
        let lengths = line.map { across(section.sizes[$0]) }
        let sum = lengths.reduce(0, +)
        var gap = section.space
        if line.count == 1 {
            let isAtStart = isLast && lengths[0] * 2 + section.space <= room
            return [isAtStart ? 0 : (room - lengths[0]) / 2]
        }
        if !isLast { gap = (room - sum) / Double(line.count - 1) }
        if isLast, Set(lengths).count == 1 {
            var full = line.count
            while Double(full + 1) * lengths[0] + Double(full) * section.space <= room { full += 1 }
            gap = (room - Double(full) * lengths[0]) / Double(full - 1)
        }
        var offsets: [Double] = []
        var at = 0.0
        for length in lengths {
            offsets.append(at)
            at += length + gap
        }
        return offsets
    }

    private func mirrored(_ answer: Answer) -> Answer {
        guard isMirrored else { return answer }
        let width = max(answer.content.width, bounds.width)
        func turn(_ rect: CGRect) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        var turned = answer
        turned.items = answer.items.map { $0.map(turn) }
        turned.headers = answer.headers.map { $0.map(turn) }
        turned.footers = answer.footers.map { $0.map(turn) }
        return turned
    }
}

/// Flow layouts in collections against the model.
@Suite("Random flow layouts in a collection")
@MainActor
struct RandomFlowModelTests {
    private final class Flipping: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private final class Measures: UICollectionViewDelegateFlowLayout {
        let model: FlowModel

        init(_ model: FlowModel) { self.model = model }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { model.sections[indexPath.section].sizes[indexPath.item] }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { model.sections[section].inset }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { CGFloat(model.sections[section].line) }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { CGFloat(model.sections[section].space) }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(width: model.sections[section].header, height: model.sections[section].header) }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize { CGSize(width: model.sections[section].footer, height: model.sections[section].footer) }
    }

    private func model(_ random: inout SplitMix64) -> FlowModel {
        func half(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 2 }
        let isVertical = Bool.random(using: &random)
        let sections = (0..<Int.random(in: 0...3, using: &random)).map { _ -> FlowModel.Section in
            let count = Int.random(in: 0...14, using: &random)
            let isAlike = Bool.random(using: &random)
            let one = CGSize(width: half(20...180), height: half(20...180))
            return FlowModel.Section(
                sizes: (0..<count).map { _ in
                    isAlike ? one : CGSize(width: half(20...640), height: half(20...400))
                }, header: Bool.random(using: &random) ? 0 : half(1...80),
                footer: Bool.random(using: &random) ? 0 : half(1...80),
                inset: UIEdgeInsets(top: half(0...40), left: half(0...40), bottom: half(0...40), right: half(0...40)),
                line: half(0...30), space: half(0...30))
        }
        return FlowModel(
            isVertical: isVertical, bounds: CGSize(width: half(400...800), height: half(400...900)),
            scale: Double(Int.random(in: 1...3, using: &random)), isMirrored: Bool.random(using: &random),
            sections: sections)
    }

    @Test("Items, headers, footers and the content are where the rules put them, at each scale and both ways")
    func agreement() {
        for seed in 0..<UInt64(TestRounds.scaled(100)) {
            var random = SplitMix64(seed: seed)
            let model = model(&random)
            let layout = Flipping()
            layout.scrollDirection = model.isVertical ? .vertical : .horizontal
            let measures = Measures(model)
            let screen = CollectionScreen(
                model.sections.map(\.sizes.count), layout, width: model.bounds.width, height: model.bounds.height,
                scale: CGFloat(model.scale), delegate: measures)
            if model.isMirrored { screen.collection.semanticContentAttribute = .forceRightToLeft }
            screen.stage.runTurn()
            compare(screen, model.answer(), "seed \(seed)")
            cells(screen, model.answer(), "seed \(seed)")
            elements(screen, model.answer(), &random, "seed \(seed)")
        }
    }

    private func compare(_ screen: CollectionScreen, _ answer: FlowModel.Answer, _ words: String) {
        #expect(screen.collection.contentSize == answer.content, "\(words)")
        for (section, frames) in answer.items.enumerated() {
            let found = screen.frames(frames.count, section).map(screen.collection.flipped)
            #expect(found.count == frames.count && zip(found, frames).allSatisfy(near), "\(words), section \(section)")
            let path = IndexPath(item: 0, section: section)
            for (kind, frame) in [
                (UICollectionView.elementKindSectionHeader, answer.headers[section]),
                (UICollectionView.elementKindSectionFooter, answer.footers[section]),
            ] {
                let found = screen.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
                #expect(near(found.map(screen.collection.flipped), frame), "\(words), \(kind) \(section)")
            }
        }
    }

    /// Cells stand where their items do, turned where reading goes to the left.
    private func cells(_ screen: CollectionScreen, _ answer: FlowModel.Answer, _ words: String) {
        for path in screen.collection.indexPathsForVisibleItems {
            let cell = screen.collection.cellForItem(at: path)
            #expect(near(cell?.frame, answer.items[path.section][path.item]), "\(words), \(path)")
        }
    }

    /// What is in sight at an offset are the elements that meet it.
    private func elements(
        _ screen: CollectionScreen, _ answer: FlowModel.Answer, _ random: inout SplitMix64, _ words: String
    ) {
        let content = answer.content
        let window = CGRect(
            x: CGFloat.random(in: 0...max(1, content.width), using: &random),
            y: CGFloat.random(in: 0...max(1, content.height), using: &random), width: 150, height: 200)
        func meets(_ frame: CGRect) -> Bool {
            max(frame.minX, window.minX) < min(frame.maxX, window.maxX)
                && max(frame.minY, window.minY) < min(frame.maxY, window.maxY)
        }
        let layout = screen.collection.collectionViewLayout
        // The layout's own space: mirrored ones are turned by the collection.
        let asked = screen.collection.flipped(window)
        let found = layout.layoutAttributesForElements(in: asked) ?? []
        let wanted =
            answer.items.joined().filter(meets).count
            + (answer.headers + answer.footers).compactMap { $0 }.filter(meets).count
        #expect(found.count == wanted, "\(words), in \(window)")
    }
}
