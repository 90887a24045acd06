/// What a product is linked with that has a module which needs the kit.
struct Linking {
    let kit: Kit
    let call: CompilerCall

    var options: [String] {
        ["-L", kit.libraries, "-Xlinker", "-rpath", "-Xlinker", kit.libraries, "-Xlinker", "--as-needed"]
            + kit.linkedLibraries.map { "-l\($0)" } + ["-Xlinker", "--no-as-needed"]
            + (isForTests ? ["-lOffstageTestRun"] : [])
    }

    /// Tests find a stage when they begin.
    private var isForTests: Bool { call.output?.hasSuffix(".xctest") == true }

    static func isNeeded(by call: CompilerCall) -> Bool {
        Set(call.objects.map(Files.parent)).contains { Files.exists("\($0)/\(AdaptedModule.marker)") }
    }
}
