import CoreGraphics
import Foundation

/// One wheel of a picker: a scroll view whose rows are bent round a cylinder that is seen from the front, from far away.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    /// More wheels than these are not made (assumed).
    static let most = 100
    /// Lower rows are as high as this.
    private static let leastHeight: CGFloat = 4
    /// The alpha of a row beside the middle, facing the front (assumed).
    private static let beside: CGFloat = 0.5

    private weak var picker: UIPickerView?
    let component: Int
    private(set) var rows = 0
    private(set) var rowHeight: CGFloat = UIPickerView.rowHeight
    /// The row in the middle; −1 for none.
    private(set) var selected = -1
    private var shown: [Int: UIView] = [:]
    private var spare: UIView?
    private var isBending = false

    init(of picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        delegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        decelerationRate = .fast
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: Selector(_offstage: "tapped:", { (wheel: PickerWheel) in wheel.tapped(_:) }))
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes other rows; the selected one stays, or becomes the last.
    func load(rows: Int, rowHeight: CGFloat) {
        self.rows = rows
        self.rowHeight = max(Self.leastHeight, rowHeight)
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        spare = nil
        selected = rows == 0 ? -1 : min(max(selected, 0), rows - 1)
        fit()
    }

    /// Turns to a row.
    func select(_ row: Int, animated: Bool) {
        guard row >= 0, row < rows else { return }
        selected = row
        setContentOffset(offset(of: row), animated: animated)
    }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(max(0, row)) * rowHeight) }

    func view(ofRow row: Int) -> UIView? { shown[row] }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != layer.bounds.size { fit() }
    }

    /// Room above the first and below the last row, so that both can be in the middle.
    private func fit() {
        guard !isBending else { return }
        contentSize = CGSize(
            width: layer.bounds.width, height: CGFloat(max(0, rows - 1)) * rowHeight + layer.bounds.height)
        if !isDragging, !isDecelerating { contentOffset = offset(of: selected) }
        bend()
    }

    // MARK: Rows

    /// Half of the height: the radius of the cylinder (assumed).
    private var radius: CGFloat { max(1, layer.bounds.height / 2) }

    /// Shows the rows on the front of the cylinder where they are now.
    private func bend() {
        guard !isBending, picker != nil else { return }
        isBending = true
        defer { isBending = false }
        let reach = (radius * .pi / 2 / rowHeight).rounded(.down)
        let middle = layer.bounds.minY / rowHeight
        let first = max(0, Int(min(max(middle - reach, 0), CGFloat(rows)).rounded(.up)))
        let last = min(rows - 1, Int(max(min(middle + reach, CGFloat(rows)), -1).rounded(.down)))
        let visible = first <= last ? first...last : nil
        for (row, view) in shown where visible?.contains(row) != true {
            view.removeFromSuperview()
            shown[row] = nil
            spare = view
        }
        for row in visible.map(Array.init) ?? [] { place(row, middle) }
    }

    private func place(_ row: Int, _ middle: CGFloat) {
        guard let view = shown[row] ?? makeView(row) else { return }
        let angle = (CGFloat(row) - middle) * rowHeight / radius
        let turn = CGAffineTransform(rotationAngle: min(max(angle, -.pi / 2), .pi / 2))
        let (cosine, sine) = (turn.a, turn.b)
        view.transform = .identity
        view.bounds.size = CGSize(width: layer.bounds.width, height: rowHeight)
        view.center = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY + sine * radius)
        view.transform = CGAffineTransform(scaleX: 1, y: max(cosine, 0.01))
        view.alpha = abs(angle) * radius < rowHeight / 2 ? 1 : Self.beside * max(cosine, 0)
    }

    private func makeView(_ row: Int) -> UIView? {
        guard let view = picker?.makeView(row, component, reusing: spare) else { return nil }
        if view === spare { spare = nil }
        view.isUserInteractionEnabled = false
        shown[row] = view
        addSubview(view)
        return view
    }

    // MARK: Turning

    func scrollViewDidScroll(_ scrollView: UIScrollView) { bend() }

    /// Comes to rest with a row in the middle.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee = offset(of: nearestRow(to: targetContentOffset.pointee.y))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

    private func nearestRow(to y: CGFloat) -> Int {
        min(max(Int(min(max(y / rowHeight, -1), CGFloat(rows)).rounded()), 0), max(0, rows - 1))
    }

    /// A finger turned the wheel, and it stands still now.
    private func rest() {
        guard rows > 0 else { return }
        selected = nearestRow(to: contentOffset.y)
        if contentOffset != offset(of: selected) { setContentOffset(offset(of: selected), animated: true) }
        picker?.didSelect(selected, component)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard rows > 0 else { return }
        let place = tap.location(in: self).y
        let hit = shown.min { abs($0.value.center.y - place) < abs($1.value.center.y - place) }
        guard let row = hit?.key, row != selected else { return }
        select(row, animated: true)
        picker?.didSelect(row, component)
    }
}
