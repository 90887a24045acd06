import SwiftSyntax

/// What `#available` and `@available` promise where code stands.
enum Guards {
    /// The highest version that surely runs at a node by what stands around it; nil where nothing does.
    static func version(around node: some SyntaxProtocol) -> IOSVersion? {
        var highest: IOSVersion?
        var child = Syntax(node)
        while let parent = child.parent {
            if let found = version(of: parent, for: child) { highest = max(highest ?? found, found) }
            child = parent
        }
        return highest
    }

    private static func version(of node: Syntax, for child: Syntax) -> IOSVersion? {
        if let node = node.as(IfExprSyntax.self) {
            // The condition's later parts run behind its earlier ones.
            if child.id == node.body.id || child.id == node.conditions.id { return version(of: node.conditions) }
            return child.id == node.elseBody?.id ? deniedVersion(of: node.conditions) : nil
        }
        if let node = node.as(GuardStmtSyntax.self) {
            return child.id == node.conditions.id ? version(of: node.conditions) : deniedVersion(of: node.conditions)
        }
        if let node = node.as(WhileStmtSyntax.self) {
            return child.id == node.body.id ? version(of: node.conditions) : nil
        }
        if let list = node.as(CodeBlockItemListSyntax.self) { return version(ofStatementsBefore: child, in: list) }
        return node.asProtocol((any WithAttributesSyntax).self).flatMap { version(of: $0.attributes) }
    }

    /// What `guard #available` before a statement promises.
    private static func version(ofStatementsBefore child: Syntax, in list: CodeBlockItemListSyntax) -> IOSVersion? {
        var highest: IOSVersion?
        for item in list {
            if item.id == child.id { break }
            let found: IOSVersion?
            if let condition = item.item.as(GuardStmtSyntax.self)?.conditions {
                found = version(of: condition)
            } else if let condition = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
                condition.elseBody == nil, condition.body.alwaysLeaves
            {
                found = deniedVersion(of: condition.conditions)
            } else {
                continue
            }
            if let found { highest = max(highest ?? found, found) }
        }
        return highest
    }

    static func version(of conditions: ConditionElementListSyntax) -> IOSVersion? {
        conditions.compactMap { element -> IOSVersion? in
            guard let condition = element.condition.as(AvailabilityConditionSyntax.self),
                condition.availabilityKeyword.tokenKind == .poundAvailable
            else { return nil }
            return version(of: condition.availabilityArguments)
        }.max()
    }

    private static func deniedVersion(of conditions: ConditionElementListSyntax) -> IOSVersion? {
        guard conditions.count == 1,
            let condition = conditions.first?.condition.as(AvailabilityConditionSyntax.self),
            condition.availabilityKeyword.tokenKind == .poundUnavailable
        else { return nil }
        return version(of: condition.availabilityArguments)
    }

    /// What the attributes of a declaration promise; a declaration that is not there for iOS is never reached.
    private static func version(of attributes: AttributeListSyntax) -> IOSVersion? {
        attributes.compactMap { element -> IOSVersion? in
            guard let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments
            else { return nil }
            return version(of: arguments)
        }.max()
    }

    private static func version(of arguments: AvailabilityArgumentListSyntax) -> IOSVersion? {
        var isOfIOS = false
        for argument in arguments {
            switch argument.argument {
            case .availabilityVersionRestriction(let restriction):
                guard isIOS(restriction.platform.text) else { continue }
                return restriction.version.flatMap { IOSVersion($0.trimmedDescription) }
            case .token(let token):
                if isIOS(token.text) { isOfIOS = true }
                if token.text == "unavailable", isOfIOS { return IOSVersion(99) }
            case .availabilityLabeledArgument(let labeled):
                guard labeled.label.text == "introduced", isOfIOS else { continue }
                return IOSVersion(labeled.value.trimmedDescription)
            }
        }
        return nil
    }

    private static func isIOS(_ name: String) -> Bool { name == "iOS" || name == "iOSApplicationExtension" }
}

extension CodeBlockSyntax {
    /// Whether its last statement leaves the function or the loop.
    fileprivate var alwaysLeaves: Bool {
        switch statements.last?.item {
        case .stmt(let statement):
            statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
                || statement.is(ContinueStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
        default: false
        }
    }
}
