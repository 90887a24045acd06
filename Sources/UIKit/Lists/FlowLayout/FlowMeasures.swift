import CoreGraphics
import Foundation
import ListLayout
import QuartzCore

/// What a flow layout is told of sections and items: by the delegate, else by its properties.
@MainActor
struct FlowMeasures {
    private let layout: UICollectionViewFlowLayout
    private let collection: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    /// Across: the bounds less the content inset, in points.
    let width: CGFloat

    init(of layout: UICollectionViewFlowLayout, in collection: UICollectionView) {
        (self.layout, self.collection) = (layout, collection)
        delegate = collection.collectionDelegate as? any UICollectionViewDelegateFlowLayout
        let inset = AxisInsets(collection.adjustedContentInset, layout.axis)
        width = max(
            0, layout.axis.across(collection.layer.bounds.size) - inset.acrossStart - inset.acrossEnd)
    }

    private func ask<Answer>(
        _ method: OptionalMethod, _ body: (any UICollectionViewDelegateFlowLayout) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        return OptionalMethods.call(method, of: delegate) { body(delegate) }
    }

    /// All sections, with what is known of the sizes that cells need.
    func layout(_ counts: [Int], _ answers: [MeasuredSizes]) -> FlowLayout {
        var flow = FlowLayout(layout.axis, across: width, scale: collection.screenScale)
        for (section, count) in counts.enumerated() {
            flow.append(self.section(section, count, answers[section]))
        }
        return flow
    }

    private func section(_ number: Int, _ count: Int, _ answers: MeasuredSizes) -> FlowSection {
        let estimate = layout.isSelfSizing ? self.estimate : nil
        var section = FlowSection(metrics(of: number), layout.axis, estimate: estimate)
        if let first = count > 0 ? told(IndexPath(item: 0, section: number)) : nil {
            var sizes = [first]
            sizes.reserveCapacity(count)
            for item in 1..<max(1, count) {
                sizes.append(told(IndexPath(item: item, section: number)) ?? layout.itemSize)
            }
            section.append(sizes)
        } else {
            section.append(count, estimate == nil ? .told(checked(layout.itemSize)) : .open)
        }
        answers.forEachMeasured { item, size in
            section.note(size, ofItem: item)
        }
        return section
    }

    /// 50 × 50 stands for an automatic size.
    private var estimate: CGSize {
        layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
            ? CGSize(width: 50, height: 50) : checked(layout.estimatedItemSize)
    }

    private func told(_ path: IndexPath) -> CGSize? {
        ask(.itemSize) { $0.collectionView(collection, layout: layout, sizeForItemAt: path) }.map(checked)
    }

    /// What is no size counts as none, and is told.
    private func checked(_ size: CGSize) -> CGSize {
        if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { return size }
        collection.report(
            misuse:
                "NSInternalInconsistencyException: the size of an item of a flow layout must not be negative, nor NaN or "
                + "infinite: it is \(size)")
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    private func metrics(of section: Int) -> FlowMetrics {
        var metrics = FlowMetrics()
        metrics.lineSpacing = length(
            ask(.lineSpacing) {
                $0.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section)
            } ?? layout.minimumLineSpacing)
        metrics.itemSpacing = length(
            ask(.itemSpacing) {
                $0.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
            } ?? layout.minimumInteritemSpacing)
        let inset =
            ask(.sectionInset) { $0.collectionView(collection, layout: layout, insetForSectionAt: section) }
            ?? layout.sectionInset
        metrics.insets = AxisInsets(adding(inset), layout.axis)
        let header =
            ask(.headerSize) {
                $0.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: section)
            } ?? layout.headerReferenceSize
        let footer =
            ask(.footerSize) {
                $0.collectionView(collection, layout: layout, referenceSizeForFooterInSection: section)
            } ?? layout.footerReferenceSize
        metrics.header = length(layout.axis.along(header))
        metrics.footer = length(layout.axis.along(footer))
        return metrics
    }

    private func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

    /// The inset with what it counts from, at the sides of the lines.
    private func adding(_ inset: UIEdgeInsets) -> UIEdgeInsets {
        let reference: UIEdgeInsets
        switch layout.sectionInsetReference {
        case .fromContentInset: return inset
        case .fromSafeArea: reference = collection.safeAreaInsets
        case .fromLayoutMargins: reference = collection.layoutMargins
        }
        var result = inset
        if layout.axis == .vertical {
            result.left += reference.left
            result.right += reference.right
        } else {
            result.top += reference.top
            result.bottom += reference.bottom
        }
        return result
    }
}

extension AxisInsets {
    init(_ insets: UIEdgeInsets, _ axis: ListAxis) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right, axis)
    }
}
