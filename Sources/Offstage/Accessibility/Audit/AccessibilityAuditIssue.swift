import CoreGraphics
import RenderServer
import UIKit

/// Something that an audit found.
public struct AccessibilityAuditIssue: Sendable, Hashable, CustomStringConvertible {
    /// What kind of finding it is: one type.
    public let auditType: AccessibilityAuditType
    /// The finding in a few words, as reports of Apple's audits have it: `Contrast failed`.
    public let compactDescription: String
    /// The finding as a whole sentence, with its figure.
    public let detailedDescription: String
    /// What the view is called: its identifier, or its place.
    public let view: String
    /// Where it is, in the screen's space.
    public let frame: CGRect
    /// The figure that was not good enough: a ratio, points, a share. Nil where there is none.
    public let figure: Double?
    /// What was tried and would help; nil for nothing.
    public let remedy: String?
    /// The view's layer, for whoever knows where that is written.
    package let layer: LayerID?

    /// The sentence, with the remedy.
    public var description: String {
        detailedDescription + (remedy.map { "; \($0)" } ?? "")
    }
}

extension AccessibilityAuditIssue {
    /// A finding that another process has told.
    package init(
        auditType: AccessibilityAuditType, compactDescription: String, detailedDescription: String, view: String,
        frame: CGRect, figure: Double?, remedy: String?
    ) {
        self.init(
            auditType: auditType, compactDescription: compactDescription, detailedDescription: detailedDescription,
            view: view, frame: frame, figure: figure, remedy: remedy, layer: nil)
    }

    /// A finding about an object of the screen.
    @MainActor
    init(
        _ type: AccessibilityAuditType, _ words: String, _ object: UIResponder, _ frame: CGRect, _ sentence: String,
        figure: CGFloat? = nil, remedy: String? = nil
    ) {
        self.init(
            auditType: type, compactDescription: words,
            detailedDescription: "\(object.accessibilityName): \(sentence)", view: object.accessibilityName,
            frame: frame, figure: figure.map { Double($0) }, remedy: remedy,
            layer: object.accessibilityView?.layer.renderID)
    }
}

/// What was found and not handled.
public struct AccessibilityAuditError: Error, CustomStringConvertible {
    public let issues: [AccessibilityAuditIssue]

    /// A line an issue.
    public var description: String {
        issues.map { "\($0.auditType.name): \($0.description)" }.joined(separator: "\n")
    }
}
