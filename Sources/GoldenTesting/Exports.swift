// A test that draws and compares needs the stage, and nothing else by name.
@_exported import Offstage
