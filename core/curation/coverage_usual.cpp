// Which values a suite could have, whether or not a question has them.
#include "core/curation/coverage.h"
#include "core/model/question_field.h"

#include <algorithm>

namespace assay::curation {
namespace {

std::vector<std::string> usualValues(const workspace::QuestionColumns& columns,
                                     std::span<const std::size_t> rows,
                                     const std::vector<std::uint32_t>& values, model::QuestionField field) {
    const std::span<const std::string_view> usual = model::fieldInfo(field).choices;
    std::size_t named = 0;
    std::size_t known = 0;
    for (const std::size_t row : rows) {
        const std::string& value = columns.names[values[row]];
        named += value.empty() ? 0U : 1U;
        known += std::find(usual.begin(), usual.end(), value) != usual.end() ? 1U : 0U;
    }
    return known > 0 && 2 * known >= named ? std::vector<std::string>(usual.begin(), usual.end())
                                           : std::vector<std::string>();
}

} // namespace

workspace::TargetCell usualValues(const workspace::QuestionColumns& columns,
                                  std::span<const std::size_t> rows) {
    using model::QuestionField;
    workspace::TargetCell usual;
    usual.categories = usualValues(columns, rows, columns.category, QuestionField::Category);
    usual.difficulties = usualValues(columns, rows, columns.difficulty, QuestionField::Difficulty);
    usual.scopes = usualValues(columns, rows, columns.scope, QuestionField::RetrievalScope);
    usual.answerTypes = usualValues(columns, rows, columns.answerType, QuestionField::AnswerType);
    return usual;
}

bool asksForMetadata(const workspace::TargetMix& mix) noexcept {
    return std::any_of(mix.cells.begin(), mix.cells.end(),
                       [](const workspace::TargetCell& cell) { return !cell.metadata.empty(); });
}

} // namespace assay::curation
