/* Linked into the programs of tests: they begin with a stage, as apps begin with a screen. */
void offstage_begin_test_run(void);

__attribute__((constructor)) static void start(void) { offstage_begin_test_run(); }
