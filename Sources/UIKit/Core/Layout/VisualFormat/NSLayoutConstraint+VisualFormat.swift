import Foundation

extension NSLayoutConstraint {
    /// Constraints of a picture; an error is reported, and there are none.
    static func constraints(
        picture: String, _ options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let numbers = (metrics ?? [:]).compactMapValues(number)
        let items = views.compactMapValues { $0 as AnyObject as? any LayoutItem }
        do {
            return try VisualFormatBuilder.constraints(picture, options, metrics: numbers, views: items)
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
