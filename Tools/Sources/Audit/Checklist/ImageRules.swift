import SwiftSyntax

extension RuleTable {
    static let images: [AuditRule] = [fullSizeImage, imageCacheCost]

    static let fullSizeImage = AuditRule(
        "full-size-image", "A row shows a picture that was decoded at its size.",
        why:
            "Width times height times four bytes: a photo of twelve megapixels takes 48 MB, however small it is shown.",
        instead: "await image.byPreparingThumbnail(of: size), or CGImageSourceCreateThumbnailAtIndex",
        guide: "review checklist, images, line 1", severity: .note,
        checks: [.calls(["UIImage"], Images.look)])

    static let imageCacheCost = AuditRule(
        "image-cache-cost", "A cache of pictures is bounded by the bytes of decoded ones.",
        why: "A count says nothing of memory, and the size of a file nothing of its picture.",
        instead: "cache.totalCostLimit = 64 << 20, and setObject(_:forKey:cost:) with bytesPerRow * height",
        guide: "review checklist, images, line 3", severity: .note,
        checks: [.calls(["NSCache"], Images.lookAtCache)])
}

private enum Images {
    private static let menders = [
        "byPreparingThumbnail", "preparingThumbnail", "prepareThumbnail", "CGImageSourceCreateThumbnailAtIndex",
        "preparingForDisplay", "byPreparingForDisplay", "prepareForDisplay",
    ]

    @Sendable static func look(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard call.calledExpression.is(DeclReferenceExprSyntax.self),
            ["data", "contentsOfFile"].contains(call.arguments.first?.label?.text ?? ""), isInRow(call, scope),
            !menders.contains(where: { scope.typeAround(call, mentions: $0) })
        else { return }
        scope.tell(call, "a row's picture is decoded at its full size")
    }

    private static func isInRow(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Bool {
        if scope.kind(around: call)?.isCell == true { return true }
        guard let function = call.enclosingBody?.as(FunctionDeclSyntax.self) else { return false }
        return function.signature.parameterClause.parameters.contains {
            ["cellForRowAt", "cellForItemAt"].contains($0.firstName.text)
        }
    }

    @Sendable static func lookAtCache(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard
            let arguments = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
                .arguments,
            arguments.count == 2, arguments.last?.argument.as(TypeSyntax.self)?.lastName == "UIImage",
            !scope.typeAround(call, mentions: "totalCostLimit"), !call.root.names("totalCostLimit")
        else { return }
        scope.tell(call, "the cache of pictures has no bound of bytes")
    }
}
