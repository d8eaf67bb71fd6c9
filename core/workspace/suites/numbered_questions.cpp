#include "core/workspace/suites/numbered_questions.h"

#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/question_edits.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

namespace assay::workspace {
namespace {

using base::Result;

// Hands out ids of one suite; rows are looked up as they are within the transaction.
class NumberedIds {
  public:
    NumberedIds(SQLite::Database& database, base::RowId suite)
        : m_suite(suite)
        , m_known(database, "SELECT 1 FROM question WHERE question_id = ? AND suite_id = ?") {}

    std::string next(const std::string& prefix, int digits) {
        std::int64_t& number = m_last[prefix];
        for (;;) {
            std::string text = std::to_string(++number);
            const auto wanted = static_cast<std::size_t>(std::max(1, digits));
            text.insert(0, wanted - std::min(wanted, text.size()), '0');
            std::string id = prefix + text;
            m_known.bind(id, m_suite);
            if (!m_known.step()) {
                return id;
            }
        }
    }

  private:
    base::RowId m_suite;
    Cursor m_known;
    std::map<std::string, std::int64_t> m_last;
};

} // namespace

Result<std::vector<base::RowId>> addNumberedQuestions(Workspace& workspace, base::RowId suite,
                                                      std::span<const NumberedQuestion> questions,
                                                      const std::string& who, const std::string& reason) {
    return guarded(workspace.path().string(), [&]() -> Result<std::vector<base::RowId>> {
        std::vector<base::RowId> added;
        auto written = workspace.write([&](SQLite::Database& database) -> Result<> {
            added.clear();
            NumberedIds ids(database, suite);
            const std::int64_t batch = newBatch(database);
            for (const NumberedQuestion& one : questions) {
                model::Question question = one.question;
                question.questionId = ids.next(one.prefix, one.digits);
                ASSAY_TRY(const auto id, addQuestion(database, suite, question, who, reason, batch));
                added.push_back(id);
            }
            return {};
        });
        ASSAY_TRY(written);
        return added;
    });
}

} // namespace assay::workspace
