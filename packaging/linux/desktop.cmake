# Linux: desktop entry, icons, type of .assay files, AppStream, man page, copyright, changelog.
include(GNUInstallDirs)

set(source "${CMAKE_CURRENT_SOURCE_DIR}/linux")
set(made "${CMAKE_CURRENT_BINARY_DIR}/linux")

# What makes a file a workspace stands in the store; the magic of the type is read from there.
set(store "${PROJECT_SOURCE_DIR}/core/workspace/workspace.h")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${store}")
file(STRINGS "${store}" line REGEX "kApplicationId = 0x")
if(NOT line MATCHES "kApplicationId = (0x[0-9A-Fa-f]+)")
  message(FATAL_ERROR "${store} does not say the application id of a workspace.")
endif()
set(ASSAY_STORE_ID "${CMAKE_MATCH_1}")

configure_file("${source}/assay.desktop.in" "${made}/assay.desktop" @ONLY)
configure_file("${source}/assay-mime.xml.in" "${made}/assay.xml" @ONLY)
configure_file("${source}/assay.metainfo.xml.in" "${made}/${ASSAY_APPLICATION_ID}.metainfo.xml" @ONLY)

set(share "${CMAKE_INSTALL_DATAROOTDIR}")
set(icons "${share}/icons/hicolor/scalable")
install(FILES "${made}/assay.desktop" DESTINATION "${share}/applications" COMPONENT program)
install(FILES "${made}/assay.xml" DESTINATION "${share}/mime/packages" COMPONENT program)
install(FILES "${made}/${ASSAY_APPLICATION_ID}.metainfo.xml" DESTINATION "${share}/metainfo" COMPONENT program)
install(FILES "${PROJECT_SOURCE_DIR}/resources/icons/assay.svg" DESTINATION "${icons}/apps" COMPONENT program)
install(FILES "${source}/application-x-assay.svg" DESTINATION "${icons}/mimetypes" COMPONENT program)
install(FILES "${PROJECT_SOURCE_DIR}/packaging/deb/copyright" DESTINATION "${share}/doc/assay" COMPONENT program)

# Written by the program itself, so that it cannot be behind.
add_custom_command(OUTPUT "${made}/assay.1.gz"
  COMMAND "${source}/make_man.sh" $<TARGET_FILE:assay> "${PROJECT_VERSION}" "${ASSAY_RELEASE_DATE}"
    "${made}/assay.1"
  COMMAND gzip --force --best --no-name "${made}/assay.1"
  DEPENDS assay "${source}/make_man.sh" "${source}/man_of_help.awk"
  COMMENT "Writing the man page" VERBATIM)
add_custom_command(OUTPUT "${made}/changelog.gz"
  COMMAND awk -v "date=${ASSAY_RELEASE_DATE}" -v "maintainer=${ASSAY_MAINTAINER}"
    -f "${PROJECT_SOURCE_DIR}/packaging/deb/changelog.awk" "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
    > "${made}/changelog"
  COMMAND gzip --force --best --no-name "${made}/changelog"
  DEPENDS "${PROJECT_SOURCE_DIR}/packaging/deb/changelog.awk" "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
  COMMENT "Writing Debian's changelog" VERBATIM)
add_custom_target(assay_package_files ALL DEPENDS "${made}/assay.1.gz" "${made}/changelog.gz")
install(FILES "${made}/assay.1.gz" DESTINATION "${share}/man/man1" COMPONENT program)
install(FILES "${made}/changelog.gz" DESTINATION "${share}/doc/assay" COMPONENT program)
