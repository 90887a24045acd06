// Apple's module of logs has all of `os` in it.
@_exported import os
