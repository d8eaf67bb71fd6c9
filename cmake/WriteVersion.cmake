# Run at build time: writes version.cpp, and touches it only when something in it changed.
set(ASSAY_GIT_SHA "unknown")
find_program(GIT git)
if(GIT)
  execute_process(COMMAND "${GIT}" -C "${SOURCE_DIR}" rev-parse --short=12 HEAD
    OUTPUT_VARIABLE sha OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
  if(NOT failed)
    set(ASSAY_GIT_SHA "${sha}")
    execute_process(COMMAND "${GIT}" -C "${SOURCE_DIR}" diff --quiet HEAD --
      RESULT_VARIABLE changed ERROR_QUIET)
    if(changed)
      string(APPEND ASSAY_GIT_SHA "+changes")
    endif()
  endif()
endif()
configure_file("${SOURCE_DIR}/core/base/version.cpp.in" "${OUTPUT}" @ONLY)
