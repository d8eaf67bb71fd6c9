// The files of TREC: judgements ("qrels": query, 0, document, grade) and runs (query, Q0, document, rank,
// score, name). Columns are parted by blanks and tabs; blank lines and lines that begin with '#' are
// nobody's, as is a byte order mark; ranks are not looked at, order comes from scores.
//
// A run is read against judgements: what is kept of a list are the grades of its documents in order, so that
// a run of any size takes four bytes a document. Ties are broken as trec_eval does: score descending, then
// document descending by bytes.
//
// A file with an issue of severity Error cannot be used as a whole: figures of the rest would be other
// figures. Everything that is wrong is reported before it is refused. Bytes that are no UTF-8 are compared as
// they stand, each such line with a Warning (InvalidUtf8); UTF-16, UTF-32 and NUL bytes are refused
// (UnknownFormat).
//
//   const auto judgements = formats::Judgements::read(qrelsText, "a.qrels");
//   const auto run = formats::readTrecRun(runText, "a.run", *judgements, {}, stop);
//   run->lists[i].grades // of judgements->queries()[i]; empty and not found: the run has no such query
#pragma once

#include "core/base/issue_list.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

inline constexpr std::string_view kTrecQrelsKindName = "trec-qrels";

// Whether a file that begins so holds judgements: each of its lines has four columns, of which the second is
// "0" or "Q0" and the last a whole number.
[[nodiscard]] bool areQrels(std::string_view beginning);

// The judged documents of one query.
class JudgedQuery {
  public:
    struct Document {
        std::string_view id;
        std::uint64_t hash = 0;
        std::int32_t grade = 0;
    };

    explicit JudgedQuery(std::string_view id)
        : m_id(id) {}

    [[nodiscard]] std::string_view id() const noexcept { return m_id; }

    // By grade from 0 on, how many documents have it.
    [[nodiscard]] const std::vector<std::int64_t>& byGrade() const noexcept { return m_byGrade; }

    [[nodiscard]] std::size_t size() const noexcept { return m_documents.size(); }

    // In the order of the file.
    [[nodiscard]] const std::vector<Document>& documents() const noexcept { return m_documents; }

    void reserve(std::size_t documents) { m_documents.reserve(documents); }

    void add(std::string_view document, std::uint64_t hash, std::int32_t grade);
    // The documents of the same query in a later part of the file.
    void add(const JudgedQuery& later);

  private:
    std::string_view m_id;
    std::vector<Document> m_documents;
    std::vector<std::int64_t> m_byGrade;
};

// Views into the text that was read, which outlives it.
class Judgements {
  public:
    // `file` is what issues call it. Error: MalformedRecord (fewer than four columns, more than four),
    // NotANumber (a grade), OutOfRange (above a million), DuplicateId (a document again in its query).
    // Errors: InputNotUsable (no judgement, or an issue of severity Error; `issues` has them all).
    [[nodiscard]] static base::Result<Judgements> read(std::string_view text, const std::string& file,
                                                       base::IssueList& issues);

    // By id, in the order of their bytes.
    [[nodiscard]] const std::vector<JudgedQuery>& queries() const noexcept { return m_queries; }

    // nullopt: nobody judged anything of it.
    [[nodiscard]] std::optional<std::size_t> find(std::string_view query) const;

  private:
    std::vector<JudgedQuery> m_queries;
};

struct RunOptions {
    std::optional<std::int64_t> depth; // only the first so many of each list
    bool judgedOnly = false;           // others are taken out before
};

struct GradedList {
    bool found = false;               // the run has the query
    std::vector<std::int32_t> grades; // metrics/ranking/judged_ranking.h
};

struct GradedRun {
    std::string name;              // the last column of the last line
    std::vector<GradedList> lists; // by query of the judgements
    std::int64_t otherQueries = 0; // in the run alone
};

// Error: MalformedRecord (fewer than six columns), NotANumber (a score that is none, or not finite),
// DuplicateId (a document again in its query; the line of the second). Errors: InputNotUsable as above,
// Cancelled. Uses up to eight threads; the result does not depend on how many.
[[nodiscard]] base::Result<GradedRun> readTrecRun(std::string_view text, const std::string& file,
                                                  const Judgements& judgements, const RunOptions& options,
                                                  base::IssueList& issues, const std::stop_token& stop);

} // namespace assay::formats
