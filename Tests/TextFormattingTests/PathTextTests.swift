import Testing
import TextFormatting

@Suite("Paths as text")
struct PathTextTests {
    @Test(
        "A path has a folder, a name and a suffix, however short it is",
        arguments: [
            ("", "", "", "", ""), ("a", "", "a", "", "a"), ("é", "", "é", "", "é"), (".", "", ".", "", "."),
            ("~", "", "~", "", "~"), ("/", "/", "/", "", "/"), ("//", "/", "/", "", "/"), ("a/", "", "a", "", "a"),
            ("/a", "/", "a", "", "/a"), ("a/b", "a", "b", "", "a/b"), ("a//b.yml", "a", "b.yml", "yml", "a//b"),
            ("lists/mail.yml", "lists", "mail.yml", "yml", "lists/mail"), (".hidden", "", ".hidden", "", ".hidden"),
            ("a.", "", "a.", "", "a."), ("x.tar.gz", "", "x.tar.gz", "gz", "x.tar"),
            ("a.b/c", "a.b", "c", "", "a.b/c"), ("../p", "..", "p", "", "../p"),
        ])
    func parts(path: String, folder: String, name: String, suffix: String, stem: String) {
        let parts = PathText(path)
        #expect(parts.folder == folder && parts.name == name && parts.suffix == suffix && parts.stem == stem)
    }

    @Test("A path stands together again from its folder and its name")
    func together() {
        for path in ["a", "/a", "a/b", "a/b/c.png", "/a/b"] {
            let parts = PathText(path)
            #expect(PathText(parts.folder).appending(parts.name) == path)
        }
        #expect(PathText("").appending("x") == "x" && PathText("a").appending("") == "a")
        #expect(PathText("a/").appending("/b/") == "a/b" && PathText("/").appending("b") == "/b")
    }
}
