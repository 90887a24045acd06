import Foundation

extension AttributeContainer {
    /// The attributes as drawing takes them.
    var drawn: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self[AttributeScopes.UIKitAttributes.FontAttribute.self]
        result[.foregroundColor] = self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
        result[.backgroundColor] = self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
        result[.paragraphStyle] = self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
        result[.kern] = self[AttributeScopes.UIKitAttributes.KernAttribute.self]
        result[.tracking] = self[AttributeScopes.UIKitAttributes.TrackingAttribute.self]
        result[.baselineOffset] = self[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
        result[.underlineStyle] = self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
        result[.underlineColor] = self[AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self]
        result[.strikethroughStyle] = self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
        result[.strikethroughColor] = self[AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self]
        result[.strokeColor] = self[AttributeScopes.UIKitAttributes.StrokeColorAttribute.self]
        result[.strokeWidth] = self[AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self]
        result[.shadow] = self[AttributeScopes.UIKitAttributes.ShadowAttribute.self]
        return result
    }
}

extension AttributedString {
    /// The text as drawing takes it, with attributes for where it has none of its own.
    func drawn(over base: AttributeContainer) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            let attributes = base.merging(run.attributes, mergePolicy: .keepNew)
            result.append(NSAttributedString(string: String(self[run.range].characters), attributes: attributes.drawn))
        }
        return result
    }
}
