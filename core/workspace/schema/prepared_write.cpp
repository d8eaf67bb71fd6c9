#include "core/workspace/schema/prepared_write.h"

#include <SQLiteCpp/Database.h>

namespace assay::workspace {

int PreparedWrite::runAll(std::span<const Parameter> values) {
    m_statement.bindAll(values, false);
    while (m_statement.step()) {
    }
    m_statement.reset();
    return m_statement.m_database.getChanges();
}

} // namespace assay::workspace
