# The Debian package. Both components go into one package named assay.
find_program(DPKG dpkg)
if(NOT DPKG)
  set(CPACK_GENERATOR TGZ)
  return()
endif()
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_NAME assay)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${ASSAY_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Assay tests the gold that financial question answering is measured with:
questions, answers, evidence and scores. It sets and defends the thresholds
of hallucination detection, curates gold questions with their history, finds
suspicious ones, tests whether a search finds the sentences beside an anchor,
and does all of it from a script, too, with the same bytes as result.
.
Everything is kept in one file, and nothing leaves the computer unless asked.")

# What is linked, dpkg-shlibdeps finds. What Qt loads at run time it cannot see: the package that owns such a
# plug-in is asked for by name, unless it is linked anyway.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
function(assay_owner_of file variable)
  set(${variable} "" PARENT_SCOPE)
  if(EXISTS "${file}")
    file(REAL_PATH "${file}" file)
    execute_process(COMMAND dpkg-query --search "${file}" OUTPUT_VARIABLE owner ERROR_QUIET)
    if(owner MATCHES "^([a-z0-9+.-]+)(:[a-z0-9]+)?: ")
      set(${variable} "${CMAKE_MATCH_1}" PARENT_SCOPE)
    endif()
  endif()
endfunction()
set(linked "")
foreach(target Qt6::Core Qt6::Gui Qt6::Widgets Qt6::Svg)
  get_target_property(library ${target} LOCATION)
  assay_owner_of("${library}" owner)
  list(APPEND linked "${owner}")
endforeach()
set(loaded "")
foreach(plugin iconengines/libqsvgicon.so imageformats/libqsvg.so platforms/libqxcb.so platforms/libqoffscreen.so)
  assay_owner_of("${QT6_INSTALL_PREFIX}/${QT6_INSTALL_PLUGINS}/${plugin}" owner)
  if(owner AND NOT owner IN_LIST linked)
    list(APPEND loaded "${owner}")
  endif()
endforeach()
list(REMOVE_DUPLICATES loaded)
list(JOIN loaded ", " CPACK_DEBIAN_PACKAGE_DEPENDS)

# Certificates for services over https, Wayland without XWayland, the standard buttons' texts in other languages.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "ca-certificates, qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "gnome-keyring")
