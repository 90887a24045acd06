import UIKit

extension AttributedString {
    /// The text as it is set, with attributes for where it has none of its own.
    func drawn(over base: [NSAttributedString.Key: Any], _ environment: EnvironmentValues) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            var own: [NSAttributedString.Key: Any] = [:]
            if let link = run.link { own = TextLook.attributes(of: link, environment) }
            own.merge(run.attributes.looks) { $1 }
            let words = String(self[run.range].characters)
            result.append(NSAttributedString(string: words, attributes: base.merging(own) { $1 }))
        }
        return result
    }
}

extension AttributeContainer {
    /// The attributes of UIKit's scope that text is drawn with.
    fileprivate var looks: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self[Scope.FontAttribute.self]
        result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        result[.kern] = self[Scope.KernAttribute.self]
        result[.tracking] = self[Scope.TrackingAttribute.self]
        result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        result[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        result[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        return result
    }
}
