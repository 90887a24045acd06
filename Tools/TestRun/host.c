/* Part of the programs of tests: the app that hosts them is started when the program's own types are known, which is after
 * the libraries' constructors. */
void offstage_launch_host(void);

__attribute__((constructor)) static void launch(void) { offstage_launch_host(); }
