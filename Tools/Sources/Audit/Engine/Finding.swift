/// One thing that a rule has to say of a place.
package struct Finding: Sendable, Equatable {
    /// The rule's id.
    package let rule: String
    /// As it was given, or below the folder that was given.
    package let path: String
    /// From 1.
    package let line: Int
    /// From 1, in bytes.
    package let column: Int
    /// From 1, in units of UTF-16, as SARIF counts.
    package let utf16Column: Int
    /// What is wrong here.
    package let message: String
    package let severity: AuditRule.Severity
    /// The source's line, without the blanks around it: what a baseline knows the place by.
    package let text: String

    package init(
        rule: String, path: String, line: Int, column: Int, utf16Column: Int, message: String,
        severity: AuditRule.Severity, text: String
    ) {
        (self.rule, self.path, self.line, self.column) = (rule, path, line, column)
        (self.utf16Column, self.message, self.severity, self.text) = (utf16Column, message, severity, text)
    }
}
