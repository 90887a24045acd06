"""Makes the wheel one of this machine's kind where the program lies in it."""

from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel

BUNDLED = Path(__file__).parent / "src" / "offstage" / "bin" / "offstage"


class Bundle(Distribution):
    """A package with a program, and without modules for one Python alone."""

    def has_ext_modules(self) -> bool:
        """Say that the wheel is not for every machine."""
        return BUNDLED.is_file()


class Wheel(bdist_wheel):
    """A wheel for any Python 3 of this machine's kind."""

    def get_tag(self) -> tuple[str, str, str]:
        """Give the wheel's tags."""
        _, _, platform = super().get_tag()
        return "py3", "none", platform


setup(distclass=Bundle, cmdclass={"bdist_wheel": Wheel})
