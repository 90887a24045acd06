import CoreGraphics
import Foundation

/// Wheels side by side, of which each has one of its rows in the middle.
///
/// The data source says how many wheels and rows there are, the delegate what the rows show. A finger turns a wheel, a tap
/// on a row turns it to that row; when it has come to rest the delegate hears of the row. Selecting in code tells nobody.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The natural size, in points.
    private static let size = CGSize(width: 320, height: 216)
    /// From the sides of the view to those of the band behind the selected rows, and the band's radius (assumed).
    private static let bandInset: CGFloat = 9
    private static let bandRadius: CGFloat = 8
    /// The height of rows.
    static let rowHeight: CGFloat = 32
    /// Between wheels (assumed).
    private static let gap: CGFloat = 5

    let band = ControlPart()
    private(set) var wheels: [PickerWheel] = []
    private var isLoaded = false

    /// A picker without wheels.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        preparePicker()
    }

    /// A picker of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preparePicker()
    }

    private func preparePicker() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = Self.bandRadius
        addSubview(band)
        clipsToBounds = true
    }

    // MARK: Contents

    /// Says how many wheels and rows there are. Default nil: none.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { contentsDidChange() }
    }

    /// Says what rows show, and hears of selections. Default nil: rows show nothing.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { contentsDidChange() }
    }

    /// Without effect since iOS 7: there is always a band behind the selected rows. Default true.
    open var showsSelectionIndicator = true

    private func contentsDidChange() {
        isLoaded = false
        if windowStorage != nil { loadIfNeeded() }
        setNeedsLayout()
    }

    /// Asks once, the first time that something is asked of the picker.
    private func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        load()
    }

    private func load() {
        let count = max(0, min(dataSource?.numberOfComponents(in: self) ?? 0, PickerWheel.most))
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(of: self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for wheel in wheels { load(wheel) }
        setNeedsLayout()
    }

    private func load(_ wheel: PickerWheel) {
        let rows = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
        let height = delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? 0
        wheel.load(rows: max(0, rows), rowHeight: height > 0 ? height : Self.rowHeight)
    }

    /// How many wheels there are.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// How many rows a wheel has; 0 where there is no such wheel.
    @discardableResult
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rows ?? 0 }

    /// The size of the rows of a wheel, in points.
    @discardableResult
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        return CGSize(width: widths()[component], height: wheel.rowHeight)
    }

    /// The view that shows a row; nil while the row is out of sight.
    @discardableResult
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.view(ofRow: row) }

    /// Asks anew for the number of wheels, and for all of their rows.
    open func reloadAllComponents() {
        isLoaded = true
        load()
    }

    /// Asks anew for the rows of a wheel.
    open func reloadComponent(_ component: Int) {
        if let wheel = wheel(component) { load(wheel) }
    }

    /// Turns a wheel to a row, and tells nobody; rows and wheels that are not there are left out (assumed).
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component)?.select(row, animated: animated && windowStorage != nil)
    }

    /// The row in the middle of a wheel; −1 where there is none.
    @discardableResult
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

    private func wheel(_ component: Int) -> PickerWheel? {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    // MARK: Rows

    /// The view for a row: the delegate's own, else a label with its title.
    func makeView(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView? {
        guard let delegate else { return nil }
        let own = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
        if !(own is AbsentRowView) { return own }
        let label = view as? PickerRowLabel ?? PickerRowLabel()
        if let rich = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = rich
        } else {
            label.attributedText = nil
            label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
        }
        label.textAlignment = .center
        return label
    }

    func didSelect(_ row: Int, _ component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Layout

    // MARK: Accessibility

    /// A wheel is an element; its row is its value.
    override var accessibilityOwnElements: [Any]? { accessibilityParts(numberOfComponents) }

    func accessibilityPart(at index: Int) -> AccessibilityPartAnswer? {
        guard let wheel = wheel(index) else { return nil }
        let asked = delegate as? any UIPickerViewAccessibilityDelegate
        return AccessibilityPartAnswer(
            label: asked?.pickerView(self, accessibilityLabelForComponent: index), value: spokenRow(of: wheel),
            hint: asked?.pickerView(self, accessibilityHintForComponent: index), traits: .adjustable,
            frame: wheel.frame)
    }

    /// The title of the row in the middle; of a view of the app's what it shows.
    private func spokenRow(of wheel: PickerWheel) -> String? {
        guard wheel.selected >= 0 else { return nil }
        let title = delegate?.pickerView(self, titleForRow: wheel.selected, forComponent: wheel.component)
        let attributed = delegate?.pickerView(
            self, attributedTitleForRow: wheel.selected, forComponent: wheel.component)
        if let text = attributed?.string ?? title { return text }
        guard let view = wheel.view(ofRow: wheel.selected) else { return nil }
        return view.accessibilityLabel ?? (view.nameHint)
    }

    /// Turns a wheel to the next row or the one before, and tells the delegate.
    func adjustPart(at index: Int, up: Bool) {
        guard let wheel = wheel(index) else { return }
        let row = wheel.selected + (up ? 1 : -1)
        guard (0..<wheel.rows).contains(row) else { return }
        wheel.select(row, animated: windowStorage != nil)
        didSelect(row, index)
    }

    /// 320 × 216 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// 320 × 216 points.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// The delegate's widths, or equal shares of what is between the insets.
    private func widths() -> [CGFloat] {
        let room = bounds.width - 2 * Self.bandInset - Self.gap * CGFloat(max(0, wheels.count - 1))
        let share = max(0, room) / CGFloat(max(1, wheels.count))
        return wheels.map { wheel in
            let own = delegate?.pickerView(self, widthForComponent: wheel.component) ?? 0
            return own > 0 ? own : share
        }
    }

    /// Places the wheels in the middle; from right to left the first is at the right.
    open override func layoutSubviews() {
        super.layoutSubviews()
        changingOwnParts { loadIfNeeded() }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let widths = widths()
        let total = widths.reduce(0, +) + Self.gap * CGFloat(max(0, wheels.count - 1))
        var x = bounds.midX - total / 2
        for (wheel, width) in zip(isMirrored ? wheels.reversed() : wheels, isMirrored ? widths.reversed() : widths) {
            wheel.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            x += width + Self.gap
        }
        let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
        band.frame = CGRect(
            x: bounds.minX + Self.bandInset, y: bounds.midY - height / 2,
            width: max(0, bounds.width - 2 * Self.bandInset), height: height)
    }

    /// Loads the wheels when the picker enters a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if windowStorage != nil { loadIfNeeded() }
    }
}

extension UIPickerView: AccessibilityPartOwner {}
