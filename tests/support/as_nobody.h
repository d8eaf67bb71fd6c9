// Lets permissions count in a test that is run by root.
#pragma once

#include <QtCore/QtGlobal>
#include <unistd.h>

namespace assay::tests {

// While it lives, root acts for the file system as somebody who owns nothing. For anybody else it does
// nothing.
class AsNobody {
  public:
    AsNobody()
        : m_user(::geteuid())
        , m_switched(m_user == 0 && ::seteuid(65'534) == 0) {}

    ~AsNobody() {
        if (m_switched && ::seteuid(m_user) != 0) {
            qFatal("could not become root again");
        }
    }

    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;

  private:
    uid_t m_user;
    bool m_switched;
};

} // namespace assay::tests
