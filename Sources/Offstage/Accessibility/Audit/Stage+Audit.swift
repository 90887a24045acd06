import UIKit

extension StageAccessibility {
    /// What stands in the way of those who see, hear or touch otherwise, on the screen as it is now.
    ///
    ///     let issues = stage.accessibility.audit(for: [.contrast, .hitRegion])
    ///
    /// - Parameter types: What to look for. `dynamicType` and `textClipped` lay the stage out at other text sizes, and put
    ///   it back.
    public func audit(for types: AccessibilityAuditType = .all) -> [AccessibilityAuditIssue] {
        stage.runTurn()
        stage.settleLayout()
        return stage.perform { issues(for: types, on: AuditScreen(stage)) }
    }

    /// Issues of the screen as it was committed last; for callers on the stage.
    func issues(for types: AccessibilityAuditType, on screen: AuditScreen) -> [AccessibilityAuditIssue] {
        let touches = HitRegionCheck(screen: screen)
        let texts = TextChecks(screen: screen)
        let checks: [(AccessibilityAuditType, () -> [AccessibilityAuditIssue])] = [
            (.contrast, { ContrastCheck(screen: screen).issues }), (.elementDetection, { texts.undetected }),
            (.hitRegion, { touches.sizes }),
            (.sufficientElementDescription, { DescriptionCheck(screen: screen).issues }),
            (.trait, { TraitCheck(screen: screen).issues }), (.order, { OrderCheck(screen: screen).issues }),
            (.overlap, { touches.overlaps }), (.covered, { touches.covered }), (.smallText, { texts.small }),
            (.colorAlone, { ColorAloneCheck(screen: screen).issues }),
            (.motion, { MotionCheck(screen: screen).issues }), (.lostFocus, { screen.lostFocus }),
        ]
        var issues = checks.filter { types.contains($0.0) }.flatMap { $0.1() }
        if !types.isDisjoint(with: [.dynamicType, .textClipped]) {
            let sizes = TextSizeCheck(stage, asks: types)
            if types.contains(.dynamicType) { issues += sizes.unsupported }
            if types.contains(.textClipped) { issues += sizes.clipped }
        }
        return issues
    }
}

extension Stage {
    /// Looks for what stands in the way of those who see, hear or touch otherwise, as a test of an app's user interface does.
    /// - Parameter issueHandler: Told of each finding; answers whether it is handled. Nil: none is.
    /// - Throws: `AccessibilityAuditError` with what was not handled; what the handler throws.
    public func performAccessibilityAudit(
        for auditTypes: AccessibilityAuditType = .all,
        _ issueHandler: ((AccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        let left = try accessibility.audit(for: auditTypes).filter { try !(issueHandler?($0) ?? false) }
        if !left.isEmpty { throw AccessibilityAuditError(issues: left) }
    }
}
