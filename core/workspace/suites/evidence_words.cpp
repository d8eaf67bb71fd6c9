#include "core/workspace/suites/evidence_words.h"

#include "core/text/fold.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/question_search.h"
#include "core/workspace/suites/questions.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr const char* kEvidence =
    "SELECT q.id, e.value FROM question AS q"
    " JOIN question_revision AS r ON r.question = q.id AND r.revision = q.revision,"
    " json_each(r.document, '$.evidence_sentence_ids') AS e"
    " WHERE q.revision > 0 AND q.suite_id IN (SELECT id FROM suite WHERE state = 1) AND e.type = 'text'";

// By the indexes of sentence ids, whatever the planner thinks of the workspace.
constexpr const char* kTexts =
    "SELECT p.text FROM passage AS p LEFT JOIN suite AS s ON s.id = p.suite_id"
    " WHERE p.sentence_id = ?1 AND (p.suite_id IS NULL OR s.state = 1)"
    " UNION SELECT t.text FROM corpus_sentence AS t INDEXED BY corpus_sentence_by_sentence_id"
    " CROSS JOIN corpus AS o ON o.id = t.id >> 32 AND o.state = 1 WHERE t.sentence_id = ?1";

std::vector<std::string> distinctWords(std::string_view text) {
    const std::string folded = text::foldForSearch(text);
    std::vector<std::string> found;
    for (const text::WordExtent& word : text::words(folded)) {
        found.push_back(folded.substr(word.begin, word.end - word.begin));
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

// The words of the texts of a sentence id.
class SentenceWords {
  public:
    explicit SentenceWords(SQLite::Database& database)
        : m_texts(database, kTexts) {}

    [[nodiscard]] std::vector<std::string> of(std::string_view sentenceId) {
        std::string all;
        m_texts.bind(sentenceId);
        while (m_texts.step()) {
            all += m_texts.text(0);
            all += '\n';
        }
        m_texts.reset();
        return distinctWords(all);
    }

  private:
    Cursor m_texts;
};

std::string holdingsOf(SQLite::Database& database) {
    Cursor row(database, "SELECT (SELECT coalesce(max(id), 0) || ' ' || count(*) FROM passage),"
                         " (SELECT coalesce(group_concat(id), '') FROM corpus WHERE state = 1),"
                         " (SELECT coalesce(group_concat(id), '') FROM suite WHERE state = 1)");
    return row.step()
               ? std::string(row.text(0)) + ";" + std::string(row.text(1)) + ";" + std::string(row.text(2))
               : std::string();
}

void unite(std::vector<base::RowId>& ids, const std::vector<base::RowId>& others) {
    std::vector<base::RowId> all;
    all.reserve(ids.size() + others.size());
    std::ranges::set_union(ids, others, std::back_inserter(all));
    ids = std::move(all);
}

std::vector<base::RowId> inBoth(const std::vector<base::RowId>& a, const std::vector<base::RowId>& b) {
    std::vector<base::RowId> both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return both;
}

std::vector<base::RowId> without(const std::vector<base::RowId>& ids, const std::vector<base::RowId>& taken) {
    std::vector<base::RowId> left;
    std::ranges::set_difference(ids, taken, std::back_inserter(left));
    return left;
}

// Those of `ids` that the question's own fields have the piece in.
std::vector<base::RowId> holdingThemselves(SQLite::Database& database, const std::vector<base::RowId>& ids,
                                           const std::string& query) {
    constexpr std::size_t kOneByOne = 1'000; // above that listing all that have it is faster
    if (ids.size() > kOneByOne) {
        return inBoth(questionsMatching(database, query), ids);
    }
    std::vector<base::RowId> held;
    Cursor row(database, "SELECT 1 FROM question_search WHERE question_search MATCH ?1 AND rowid = ?2");
    for (const base::RowId id : ids) {
        row.bind(query, id);
        if (row.step()) {
            held.push_back(id);
        }
        row.reset();
    }
    return held;
}

} // namespace

Result<EvidenceWords> EvidenceWords::read(const Reader& reader, std::stop_token stop) {
    return guarded(reader.path(), [&]() -> Result<EvidenceWords> {
        EvidenceWords made;
        made.m_holdings = holdingsOf(reader.database());
        std::unordered_map<std::string, std::uint32_t> numbers; // of words, in the order they come
        std::unordered_map<std::string, std::vector<std::uint32_t>> ofSentence;
        std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs; // word, place of the question
        std::vector<std::uint32_t> ofQuestion;
        const auto finishQuestion = [&] {
            std::ranges::sort(ofQuestion);
            ofQuestion.erase(std::unique(ofQuestion.begin(), ofQuestion.end()), ofQuestion.end());
            for (const std::uint32_t word : ofQuestion) {
                pairs.emplace_back(word, static_cast<std::uint32_t>(made.m_questions.size() - 1));
            }
            ofQuestion.clear();
        };
        SentenceWords sentences(reader.database());
        Cursor rows(reader.database(), std::string(kEvidence) + " ORDER BY q.id");
        for (std::int64_t count = 0; rows.step(); ++count) {
            if (count % 256 == 0 && stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            const base::RowId question = rows.integer(0);
            if (made.m_questions.empty() || made.m_questions.back() != question) {
                finishQuestion();
                made.m_questions.push_back(question);
            }
            const auto [sentence, isNew] = ofSentence.try_emplace(std::string(rows.text(1)));
            if (isNew) {
                for (const std::string& word : sentences.of(sentence->first)) {
                    sentence->second.push_back(
                        numbers.try_emplace(word, static_cast<std::uint32_t>(numbers.size())).first->second);
                }
            }
            ofQuestion.insert(ofQuestion.end(), sentence->second.begin(), sentence->second.end());
        }
        finishQuestion();

        // By word, the words in order.
        made.m_words.reserve(numbers.size());
        for (const auto& [word, number] : numbers) {
            made.m_words.push_back(word);
        }
        std::ranges::sort(made.m_words);
        std::vector<std::uint32_t> rank(numbers.size());
        for (std::size_t i = 0; i < made.m_words.size(); ++i) {
            rank[numbers.at(made.m_words[i])] = static_cast<std::uint32_t>(i);
        }
        made.m_begin.assign(made.m_words.size() + 1, 0);
        for (const auto& [word, place] : pairs) {
            ++made.m_begin[rank[word] + 1];
        }
        std::partial_sum(made.m_begin.begin(), made.m_begin.end(), made.m_begin.begin());
        made.m_places.resize(pairs.size());
        std::vector<std::uint32_t> next(made.m_begin.begin(), made.m_begin.end() - 1);
        for (const auto& [word, place] : pairs) { // questions rise in it
            made.m_places[next[rank[word]]++] = place;
        }
        return made;
    });
}

Result<> EvidenceWords::readAgain(const Reader& reader, std::span<const base::RowId> questions) {
    return guarded(reader.path(), [&]() -> Result<> {
        SentenceWords sentences(reader.database());
        Cursor rows(reader.database(), std::string(kEvidence) + " AND q.id = ?");
        for (const base::RowId question : questions) {
            std::vector<std::string> all;
            rows.bind(question);
            while (rows.step()) {
                std::vector<std::string> words = sentences.of(rows.text(1));
                all.insert(all.end(), std::make_move_iterator(words.begin()),
                           std::make_move_iterator(words.end()));
            }
            rows.reset();
            std::ranges::sort(all);
            all.erase(std::unique(all.begin(), all.end()), all.end());
            m_again[question] = std::move(all);
        }
        return {};
    });
}

bool EvidenceWords::isOutdated(const Reader& reader) const {
    const auto now =
        guarded(reader.path(), [&]() -> Result<std::string> { return holdingsOf(reader.database()); });
    return now && *now != m_holdings;
}

std::vector<base::RowId> EvidenceWords::holding(std::string_view word, bool isBeginning) const {
    std::vector<base::RowId> found;
    const auto first = std::ranges::lower_bound(
        m_words, word, {}, [](const std::string& each) { return std::string_view(each); });
    std::vector<std::uint8_t> holds(m_questions.size(), 0);
    for (auto at = first; at != m_words.end() && (isBeginning ? at->starts_with(word) : *at == word); ++at) {
        const auto number = static_cast<std::size_t>(at - m_words.begin());
        for (std::uint32_t i = m_begin[number]; i < m_begin[number + 1]; ++i) {
            holds[m_places[i]] = 1;
        }
    }
    for (std::size_t i = 0; i < holds.size(); ++i) {
        if (holds[i] != 0 && !m_again.contains(m_questions[i])) {
            found.push_back(m_questions[i]);
        }
    }
    std::vector<base::RowId> again;
    for (const auto& [question, words] : m_again) {
        const auto at = std::ranges::lower_bound(
            words, word, {}, [](const std::string& each) { return std::string_view(each); });
        if (at != words.end() && (isBeginning ? at->starts_with(word) : *at == word)) {
            again.push_back(question);
        }
    }
    unite(found, again);
    return found;
}

Result<std::vector<base::RowId>> searchQuestions(const Reader& reader, std::string_view text,
                                                 const EvidenceWords& evidence) {
    const std::vector<SearchPiece> pieces = searchPieces(text);
    ASSAY_TRY(auto found, searchQuestions(reader, text)); // in their own fields
    if (evidence.isEmpty()) {
        return found;
    }
    // Of each piece the questions that have all its words in a text of their evidence.
    std::vector<std::vector<base::RowId>> inEvidence;
    std::vector<std::string> queries;
    std::vector<base::RowId> candidates;
    for (const SearchPiece& piece : pieces) {
        const std::vector<text::WordExtent> words = text::words(piece.text);
        if (words.empty()) {
            continue; // a dash restricts nothing
        }
        std::optional<std::vector<base::RowId>> holding;
        for (std::size_t i = 0; i < words.size(); ++i) {
            std::vector<base::RowId> each = evidence.holding(
                std::string_view(piece.text).substr(words[i].begin, words[i].end - words[i].begin),
                piece.isBeginning && i + 1 == words.size());
            holding = holding ? inBoth(*holding, each) : std::move(each);
        }
        unite(candidates, *holding);
        inEvidence.push_back(std::move(*holding));
        queries.push_back(piece.query());
    }
    return guarded(reader.path(), [&]() -> Result<std::vector<base::RowId>> {
        std::vector<base::RowId> more = without(candidates, found);
        for (std::size_t i = 0; i < queries.size() && !more.empty(); ++i) {
            std::vector<base::RowId> held = inBoth(more, inEvidence[i]);
            if (held.size() < more.size()) {
                unite(held, holdingThemselves(reader.database(), without(more, held), queries[i]));
            }
            more = std::move(held);
        }
        unite(found, more);
        return found;
    });
}

} // namespace assay::workspace
