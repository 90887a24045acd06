import Foundation

extension NSLayoutConstraint {
    /// Makes inactive constraints of a picture of a row or a column: `H:|-[title(>=40)]-8-[icon(==title)]|`.
    ///
    /// A format that cannot be read raises on a device: it is reported, and there are no constraints.
    /// - Parameters:
    ///   - opts: How the views are aligned across, and the direction of `H`.
    ///   - metrics: Numbers by name.
    ///   - views: Views and layout guides by name.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let numbers = (metrics ?? [:]).compactMapValues(number)
        let items = views.compactMapValues { $0 as AnyObject as? any LayoutItem }
        do {
            return try VisualFormatBuilder.constraints(format, opts, metrics: numbers, views: items)
        } catch {
            Misuse.report("NSInvalidArgumentException", error.message)
            return []
        }
    }

    /// For callers that report errors themselves.
    package class func parsing(
        visualFormat format: String, options: FormatOptions, metrics: [String: Double],
        item: (String) -> AnyObject?, names: [String]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var items: [String: any LayoutItem] = [:]
        for name in names { items[name] = item(name) as? any LayoutItem }
        return try VisualFormatBuilder.constraints(format, options, metrics: metrics, views: items)
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
