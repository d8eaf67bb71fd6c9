#include "core/formats/csv_record_splitter.h"
#include "core/formats/questions/question_mapping.h"
#include "core/formats/rankings/neighbour_results_intake.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

using base::IssueCode;
using model::GivenList;
using model::ResultNumbers;

// The rows of one list, as they come.
struct Rows {
    GivenList list;
    std::string regime, search;
    std::vector<std::int64_t> ranks; // as many as ids, or none
    ResultNumbers numbers = ResultNumbers::None;
};

// Lists of a table whose rows say to which they belong, in the order in which they begin.
class RowLists {
  public:
    Rows& of(const std::string& anchor, const std::string& regime, const std::string& search,
             std::int64_t line) {
        const auto [place, isNew] = m_places.try_emplace(std::tuple(anchor, regime, search), m_rows.size());
        if (isNew) {
            Rows rows;
            rows.list.anchor = anchor;
            rows.list.line = line;
            rows.regime = regime;
            rows.search = search;
            m_rows.push_back(std::move(rows));
        }
        return m_rows[place->second];
    }

    std::vector<Rows>& all() { return m_rows; }

  private:
    std::map<std::tuple<std::string, std::string, std::string>, std::size_t> m_places;
    std::vector<Rows> m_rows;
};

template <typename Before>
void sortRows(Rows& rows, const Before& before) {
    GivenList& list = rows.list;
    std::vector<std::size_t> order(list.ids.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, before);
    const auto sorted = [&order](const auto& values) {
        std::remove_cvref_t<decltype(values)> moved;
        for (const std::size_t i : order) {
            if (i < values.size()) {
                moved.push_back(values[i]);
            }
        }
        return moved;
    };
    list.ids = sorted(list.ids);
    list.lines = sorted(list.lines);
    list.numbers = sorted(list.numbers);
    rows.ranks = sorted(rows.ranks);
}

class CsvReader final : public CsvRecordHandler {
  public:
    explicit CsvReader(NeighbourResultsIntake& intake)
        : m_intake(intake) {}

    bool takeCsvRecord(const json::RecordText& record, std::span<const CsvField> fields) override {
        if (!m_hasHeader) {
            m_hasHeader = true;
            for (const CsvField& field : fields) {
                m_columns.push_back(resultField(field.text));
            }
            return hasColumns();
        }
        if (record.state != json::RecordState::Complete) {
            m_intake.report(record.state == json::RecordState::Truncated ? IssueCode::TruncatedInput
                                                                         : IssueCode::MalformedRecord,
                            record.line, {}, record.text);
            return true;
        }
        if (fields.size() != m_columns.size()) {
            m_intake.report(fields.size() < m_columns.size() ? IssueCode::FewerColumns
                                                             : IssueCode::ExtraColumns,
                            record.line, {}, record.text);
            return true;
        }
        takeRow(record.line, fields);
        return true;
    }

    [[nodiscard]] bool hasColumns() const { return has(ResultField::Anchor) && has(ResultField::List); }

    void finish() {
        for (Rows& rows : m_lists.all()) {
            if (!rows.ranks.empty()) {
                sortRows(rows,
                         [&ranks = rows.ranks](std::size_t a, std::size_t b) { return ranks[a] < ranks[b]; });
            }
            for (std::size_t i = 0; i < rows.ranks.size(); ++i) {
                if (rows.ranks[i] != static_cast<std::int64_t>(i) + 1) {
                    m_intake.report(IssueCode::OutOfRange, rows.list.lineOf(i), "rank",
                                    std::to_string(rows.ranks[i]), std::to_string(i + 1));
                    break;
                }
            }
            m_intake.take(std::move(rows.list), rows.regime, rows.search, rows.numbers);
        }
    }

  private:
    [[nodiscard]] bool has(ResultField field) const {
        return std::ranges::find(m_columns, std::optional(field)) != m_columns.end();
    }

    // Of the first column of that field; empty: there is none.
    [[nodiscard]] std::string_view cell(std::span<const CsvField> fields, ResultField field) const {
        const auto at = std::ranges::find(m_columns, std::optional(field));
        return at == m_columns.end() ? std::string_view()
                                     : fields[static_cast<std::size_t>(at - m_columns.begin())].text;
    }

    template <typename Number>
    std::optional<Number> number(std::span<const CsvField> fields, ResultField field, const char* name,
                                 std::int64_t line) {
        const auto value = numberOf<Number>(cell(fields, field));
        if (!value) {
            m_intake.report(IssueCode::NotANumber, line, name, cell(fields, field));
        }
        return value;
    }

    void takeRow(std::int64_t line, std::span<const CsvField> fields) {
        const std::string anchor(cell(fields, ResultField::Anchor));
        if (anchor.empty()) {
            return m_intake.report(IssueCode::MissingField, line, "anchor");
        }
        Rows& rows = m_lists.of(anchor, std::string(cell(fields, ResultField::Regime)),
                                std::string(cell(fields, ResultField::Search)), line);
        if (!cell(fields, ResultField::Depth).empty()) {
            const auto depth = number<std::int64_t>(fields, ResultField::Depth, "k", line);
            if (depth && rows.list.depth.value_or(*depth) != *depth) {
                m_intake.report(IssueCode::OutOfRange, line, "k", std::to_string(*depth),
                                std::to_string(*rows.list.depth));
            }
            rows.list.depth = depth;
        }
        const std::string_view id = cell(fields, ResultField::List);
        if (id.empty()) {
            return; // the anchor was asked, and nothing came back
        }
        rows.list.ids.emplace_back(id);
        rows.list.lines.push_back(line);
        const bool isScore = !has(ResultField::Distances);
        const ResultField field = isScore ? ResultField::Scores : ResultField::Distances;
        if (!cell(fields, field).empty()) {
            rows.numbers = isScore ? ResultNumbers::Scores : ResultNumbers::CosineDistances;
            rows.list.numbers.push_back(
                number<double>(fields, field, isScore ? "scores" : "distances", line).value_or(0));
        }
        if (has(ResultField::Rank)) {
            rows.ranks.push_back(number<std::int64_t>(fields, ResultField::Rank, "rank", line).value_or(0));
        }
    }

    NeighbourResultsIntake& m_intake;
    bool m_hasHeader = false;
    std::vector<std::optional<ResultField>> m_columns;
    RowLists m_lists;
};

std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string_view::npos) {
            return words;
        }
        line.remove_prefix(first);
        const std::size_t end = line.find_first_of(" \t\r");
        words.push_back(line.substr(0, end));
        line = end == std::string_view::npos ? std::string_view() : line.substr(end);
    }
}

} // namespace

base::Result<> readResultsCsv(std::string_view text, NeighbourResultsIntake& intake,
                              const std::string& file) {
    CsvReader reader(intake);
    CsvRecordSplitter splitter(questionsCsvSeparator(text), reader);
    splitter.feed(text);
    splitter.finish();
    if (!reader.hasColumns()) {
        return base::fail(base::ErrorCode::UnknownFormat, "no columns \"anchor\" and \"retrieved\"", file);
    }
    reader.finish();
    return {};
}

void readTrecRun(std::string_view text, NeighbourResultsIntake& intake) {
    RowLists lists;
    std::int64_t line = 0;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view record = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        ++line;
        const std::vector<std::string_view> words = wordsOf(record);
        if (words.empty()) {
            continue;
        }
        if (words.size() != 6) {
            intake.report(words.size() < 6 ? IssueCode::FewerColumns : IssueCode::ExtraColumns, line, {},
                          record);
            continue;
        }
        const auto rank = numberOf<std::int64_t>(words[3]);
        const auto score = numberOf<double>(words[4]);
        if (!rank || !score) {
            intake.report(IssueCode::NotANumber, line, rank ? "score" : "rank", words[rank ? 4 : 3]);
            continue;
        }
        Rows& rows = lists.of(std::string(words[0]), {}, std::string(words[5]), line);
        rows.list.ids.emplace_back(words[2]);
        rows.list.lines.push_back(line);
        rows.list.numbers.push_back(*score);
        rows.ranks.push_back(*rank);
        rows.numbers = ResultNumbers::Scores;
    }
    for (Rows& rows : lists.all()) {
        // As trec_eval does it: the score counts; ranks only settle ties.
        sortRows(rows, [&](std::size_t a, std::size_t b) {
            const std::vector<double>& scores = rows.list.numbers;
            return scores[a] != scores[b] ? scores[a] > scores[b] : rows.ranks[a] < rows.ranks[b];
        });
        intake.take(std::move(rows.list), {}, rows.search, rows.numbers);
    }
}

} // namespace assay::formats
