/// Finds declarations and names among the words of a Swift source.
struct SwiftNameReader {
    /// What a pair of braces holds.
    private enum Scope {
        case type(String)
        case cases(of: String)
        case code
    }

    private static let typeWords: Set = ["class", "struct", "enum", "protocol", "actor"]
    private static let keywords: Set = [
        "Self", "any", "as", "async", "associatedtype", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "false", "fileprivate", "final", "for", "func",
        "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
        "nonisolated", "nonmutating", "open", "override", "package", "private", "protocol", "public", "repeat",
        "required", "rethrows", "return", "self", "set", "some", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "_",
    ]

    private let tokens: [SwiftToken]
    private var place = 0
    private(set) var names = SwiftNames()
    private var scopes: [Scope] = []
    /// How many round and square brackets are open in each scope, the file's first.
    private var brackets = [0]
    /// What the next opening brace opens.
    private var next = Scope.code
    private var overrides = false

    init(tokens: [SwiftToken]) {
        self.tokens = tokens
    }

    mutating func read() {
        while place < tokens.count {
            if tokens[place].isWord, text(-1) != "." { readWord() } else { readSign() }
        }
    }

    // MARK: Signs

    private mutating func readSign() {
        let token = tokens[place]
        place += 1
        if token.isWord { names.dotted.insert(token.text) }
        switch token.text {
        case "{": open()
        case "}": close()
        case "(", "[": brackets[brackets.count - 1] += 1
        case ")", "]": brackets[brackets.count - 1] -= 1
        default: break
        }
    }

    private mutating func open() {
        scopes.append(next)
        brackets.append(0)
        next = .code
        overrides = false
    }

    private mutating func close() {
        if scopes.popLast() != nil { brackets.removeLast() }
        next = .code
        overrides = false
    }

    /// Outside of functions and of brackets: what stands here is seen elsewhere.
    private var isDeclaring: Bool {
        if case .code? = scopes.last { return false }
        return brackets.last == 0
    }

    private var owner: String? {
        switch scopes.last {
        case .type(let name)?, .cases(of: let name)?: name
        case .code?, nil: nil
        }
    }

    private var holdsCases: Bool {
        if case .cases? = scopes.last { return brackets.last == 0 }
        return false
    }

    // MARK: Words

    private mutating func readWord() {
        switch tokens[place].text {
        case "import": skipImport()
        case let word where Self.typeWords.contains(word) && beginsType(word): readType(word)
        case "extension": readExtension()
        case "typealias", "associatedtype": readAlias()
        case "override":
            overrides = true
            place += 1
        case "func": readFunction()
        case "init", "subscript":
            place += 1
            endDeclaration()
            readGenerics()
        case "var", "let": readVariables()
        case "case" where holdsCases: readCases()
        case "for" where brackets.last == 0: readLoop()
        case "in":
            noteClosureParameters()
            place += 1
        case "is", "as": readAsking()
        case let word: note(word)
        }
    }

    private mutating func note(_ word: String) {
        defer { place += 1 }
        guard !Self.keywords.contains(word) else { return }
        let isInList = ["(", ","].contains(text(-1))
        if text(1) == ":" {
            // Of two words before a colon, the first is for callers.
            if isInList || text(-1) == "}" {
                names.labels.insert(word)
            } else if isSecondName {
                names.locals.insert(word)
            }
            if isInList || text(-1) == "}" || isSecondName { return }
        }
        if isInList, place + 1 < tokens.count, tokens[place + 1].isWord, text(2) == ":" { return }
        names.alone.insert(word)
    }

    private var isSecondName: Bool {
        place > 1 && tokens[place - 1].isWord && ["(", ","].contains(text(-2)) && brackets.last != 0
    }

    /// The text of a token at a distance; empty beyond the ends.
    private func text(_ distance: Int) -> String {
        let index = place + distance
        return tokens.indices.contains(index) ? tokens[index].text : ""
    }

    private func isWord(_ distance: Int) -> Bool {
        let index = place + distance
        return tokens.indices.contains(index) && tokens[index].isWord
    }

    // MARK: Declarations

    private mutating func declare(_ name: String, _ kind: SwiftNames.Declaration.Kind) {
        guard isDeclaring else {
            names.locals.insert(name)
            return
        }
        if kind == .member, overrides {
            names.overridden.insert(name)
        } else {
            names.declared.insert(SwiftNames.Declaration(name: name, kind: kind, owner: owner))
        }
    }

    /// Braces that follow hold code.
    private mutating func endDeclaration() {
        next = .code
        overrides = false
    }

    /// `import class UIKit.Timer` declares no class.
    private mutating func skipImport() {
        place += 1
        if ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"].contains(text(0)) { place += 1 }
        place += 1
        while text(0) == "." { place += 2 }
    }

    /// Not `class func` and its kin, and not a variable that is called actor.
    private func beginsType(_ word: String) -> Bool {
        guard isWord(1), brackets.last == 0 else { return false }
        return word != "class" && word != "actor" || ["{", ":", "<"].contains(text(2)) || text(2) == "where"
    }

    private mutating func readType(_ word: String) {
        let name = text(1)
        declare(name, scopes.isEmpty ? .type : .innerType)
        place += 2
        readGenerics()
        next = word == "enum" ? .cases(of: name) : .type(name)
        overrides = false
    }

    /// The name that is extended is a use.
    private mutating func readExtension() {
        place += 1
        var last = 0
        while text(last + 1) == "." { last += 2 }
        next = .type(text(last))
    }

    private mutating func readAlias() {
        declare(text(1), scopes.isEmpty ? .type : .innerType)
        place += 2
        readGenerics()
    }

    private mutating func readFunction() {
        declare(text(1), .member)
        place += 2
        endDeclaration()
        readGenerics()
    }

    /// Generic parameters: names between angles, up to what they have to be.
    private mutating func readGenerics() {
        guard text(0) == "<" else { return }
        var depth = 0
        repeat {
            if text(0) == "<" { depth += 1 }
            if text(0) == ">" { depth -= 1 }
            if isWord(0) {
                if text(-1) == ":" || text(-1) == "." || depth > 1 {
                    names.alone.insert(text(0))
                } else {
                    names.locals.insert(text(0))
                }
            }
            place += 1
        } while depth > 0 && place < tokens.count
    }

    /// `let a`, `var a, b`, `let (a, b)`, `case let .some(a)`.
    private mutating func readVariables() {
        place += 1
        if text(0) == "." {
            while text(0) == "." || isWord(0) { place += 1 }
            return readNamesInBrackets()
        }
        if text(0) == "(" { return readNamesInBrackets() }
        declareWord()
        while text(0) == ",", isWord(1), [",", ":", "="].contains(text(2)), isDeclaring {
            place += 1
            declareWord()
        }
        endDeclaration()
    }

    private mutating func declareWord() {
        guard isWord(0) else { return }
        declare(text(0), .member)
        place += 1
    }

    private mutating func readNamesInBrackets() {
        guard text(0) == "(" else { return }
        var depth = 0
        repeat {
            if text(0) == "(" { depth += 1 }
            if text(0) == ")" { depth -= 1 }
            if isWord(0) {
                if text(-1) == "." { names.dotted.insert(text(0)) } else { names.locals.insert(text(0)) }
            }
            place += 1
        } while depth > 0 && place < tokens.count
    }

    /// `case a, b(Int), c = 1`: names at the begin and behind commas; what stands in brackets is read as code.
    private mutating func readCases() {
        place += 1
        repeat {
            declareWord()
            if text(0) == "(" { readTypesInBrackets() }
            if text(0) == "=" { place += text(1) == "-" ? 3 : 2 }
            guard text(0) == "," else { return }
            place += 1
        } while place < tokens.count
    }

    private mutating func readTypesInBrackets() {
        var depth = 0
        repeat {
            if isWord(0), text(-1) != "." {
                note(text(0))
            } else {
                if text(0) == "(" { depth += 1 }
                if text(0) == ")" { depth -= 1 }
                if isWord(0) { names.dotted.insert(text(0)) }
                place += 1
            }
        } while depth > 0 && place < tokens.count
    }

    /// `is Kind`, `as? Kind`, `as! Kind`; `as Kind` asks nothing.
    private mutating func readAsking() {
        let isAsked = text(0) == "is" || ["?", "!"].contains(text(1))
        place += text(0) == "is" || !isAsked ? 1 : 2
        if isAsked, isWord(0) { names.askedTypes.insert(text(0)) }
    }

    // MARK: Locals

    /// The names of a loop, up to `in`.
    private mutating func readLoop() {
        place += 1
        while place < tokens.count, text(0) != "in" {
            if isWord(0), !Self.keywords.contains(text(0)) {
                if text(-1) == "." { names.dotted.insert(text(0)) } else { names.locals.insert(text(0)) }
            }
            place += 1
        }
        place += 1
    }

    /// The names between a brace and `in`.
    private mutating func noteClosureParameters() {
        // `in` may be a label.
        guard !["(", ","].contains(text(-1)) else { return }
        let signs: Set = ["(", ")", "[", "]", ",", ":", ".", "@", "?", "<", ">", "-", "&"]
        var index = place - 1
        var found: [String] = []
        while index >= 0, tokens[index].text != "{" {
            guard tokens[index].isWord || signs.contains(tokens[index].text) else { return }
            if tokens[index].isWord { found.append(tokens[index].text) }
            index -= 1
        }
        names.locals.formUnion(found)
    }
}
