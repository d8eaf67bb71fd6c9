# Untested. Windows: the program's icon and version; it stays a console program, as its commands write there.
string(REPLACE "." "," ASSAY_VERSION_NUMBERS "${PROJECT_VERSION}")
configure_file("${CMAKE_CURRENT_SOURCE_DIR}/windows/assay.rc.in" "${CMAKE_CURRENT_BINARY_DIR}/assay.rc" @ONLY)
enable_language(RC)
target_sources(assay PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/assay.rc")
