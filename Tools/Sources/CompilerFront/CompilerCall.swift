/// What a call of the compiler asks for, as far as it matters here.
struct CompilerCall {
    /// All arguments, those of response files in their places.
    var arguments: [String]
    private(set) var moduleName: String?
    /// Where the places of sources stand among the arguments.
    private(set) var sources: [Int] = []
    /// Where the output file map stands among the arguments.
    private(set) var outputFileMap: Int?
    private(set) var modulePath: String?
    private(set) var output: String?
    /// The folders in which modules are looked for.
    private(set) var searchPaths: [String] = []
    /// The object files that are linked.
    private(set) var objects: [String] = []
    /// What is defined by `-D`.
    private(set) var definitions: Set<String> = []
    private(set) var isLinking = false

    /// The options whose value is an argument of its own; others with one stand in `-Xcc` and its kin.
    private static let passing: Set<String> = ["-Xcc", "-Xfrontend", "-Xlinker", "-Xllvm", "-Xclang-linker"]
    private static let linking: Set<String> = ["-emit-executable", "-emit-library"]

    init(_ given: [String]) {
        arguments = ResponseFile.expand(given)
        var place = 0
        while place < arguments.count {
            place += read(place)
        }
    }

    /// Reads the argument at a place, and says how many belong to it.
    private mutating func read(_ place: Int) -> Int {
        let argument = arguments[place]
        let value = place + 1 < arguments.count ? arguments[place + 1] : nil
        if Self.passing.contains(argument) { return 2 }
        switch argument {
        case "-module-name": moduleName = value
        case "-output-file-map": outputFileMap = value == nil ? nil : place + 1
        case "-emit-module-path": modulePath = value
        case "-o": output = value
        case "-D": if let value { definitions.insert(value) }
        case "-I": searchPaths += value.map { [$0] } ?? []
        default: return readPlain(argument, place)
        }
        return 2
    }

    private mutating func readPlain(_ argument: String, _ place: Int) -> Int {
        if argument.hasPrefix("-D") {
            definitions.insert(String(argument.dropFirst(2)))
        } else if Self.linking.contains(argument) {
            isLinking = true
        } else if argument.hasPrefix("-I") {
            searchPaths.append(String(argument.dropFirst(2)))
        } else if argument.hasSuffix(".swift"), !argument.hasPrefix("-") {
            sources.append(place)
        } else if argument.hasSuffix(".o"), !argument.hasPrefix("-") {
            objects.append(argument)
        }
        return 1
    }
}
