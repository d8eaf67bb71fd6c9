#include "core/formats/rankings/trec_files.h"

#include "core/base/utf8_text.h"
#include "core/formats/scored/scored_set_recognition.h"
#include "core/metrics/ranking/judged_ranking.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <functional>
#include <map>
#include <thread>
#include <unordered_map>
#include <utility>

namespace assay::formats {
namespace {

using base::ErrorCode;
using base::fail;
using base::Issue;
using base::IssueCode;
using base::Result;
using base::Severity;

std::uint64_t hashOf(std::string_view text) {
    return std::hash<std::string_view>()(text);
}

bool isWhite(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

// The first of the bytes from `at` on that is a blank or a control character.
const char* firstNotVisible(const char* at, const char* end) {
    if constexpr (std::endian::native == std::endian::little) {
        // Eight at once: a byte below 0x21 borrows from its highest bit, which only bytes of ASCII have free.
        constexpr std::uint64_t kEach = 0x0101'0101'0101'0101U;
        for (; end - at >= 8; at += 8) {
            std::uint64_t bytes = 0;
            std::memcpy(&bytes, at, 8);
            if (const std::uint64_t below = (bytes - kEach * 0x21U) & ~bytes & (kEach * 0x80U); below != 0) {
                return at + std::countr_zero(below) / 8;
            }
        }
    }
    while (at < end && static_cast<unsigned char>(*at) > ' ') {
        ++at;
    }
    return at;
}

// The next column of a line, which it leaves; empty: there is none.
inline std::string_view nextColumn(const char*& at, const char* end) {
    while (at < end && isWhite(*at)) {
        ++at;
    }
    const char* const begin = at;
    at = firstNotVisible(at, end);
    while (at < end && !isWhite(*at)) {
        at = firstNotVisible(at + 1, end); // other control characters are no white space
    }
    return {begin, static_cast<std::size_t>(at - begin)};
}

// Lines of a part of a text, with their numbers in the part. Returns how many it has.
template <typename Take>
std::int64_t eachLine(std::string_view text, const Take& take) {
    std::int64_t number = 0;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at < end) {
        ++number;
        const auto* const feed =
            static_cast<const char*>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)));
        const char* const lineEnd = feed ? feed : end;
        const char* first = at;
        while (first < lineEnd && isWhite(*first)) {
            ++first;
        }
        if (first < lineEnd && *first != '#') {
            take(first, lineEnd, number);
        }
        at = lineEnd + 1;
    }
    return number;
}

// What is wrong in a line. Columns are views into the text.
struct Fault {
    IssueCode code = IssueCode::MalformedRecord;
    std::int64_t line = 0;
    std::string_view field;
    std::string_view value;
    std::string_view expected{};
};

constexpr std::string_view kQrelsColumns = "query 0 document grade";
constexpr std::string_view kKeptAsTheyStand = "as they stand"; // of bytes; words/issue_text.cpp
constexpr std::string_view kRunColumns = "query Q0 document rank score name";

// The line as it stands, without the blanks behind it.
std::string_view wholeLine(const char* first, const char* end) {
    while (end > first && isWhite(end[-1])) {
        --end;
    }
    return {first, static_cast<std::size_t>(end - first)};
}

// Faults keep no more than the list of issues would.
class Faults {
  public:
    Faults() = default;

    explicit Faults(Severity severity)
        : m_severity(severity) {}

    void add(const Fault& fault) {
        if (std::ssize(m_faults) < base::IssueList::kDefaultLimitPerCode) {
            m_faults.push_back(fault);
        } else {
            ++m_more[fault.code];
        }
    }

    void reportTo(base::IssueList& issues, const std::string& file, std::int64_t linesBefore) const {
        for (const Fault& fault : m_faults) {
            issues.add(Issue{m_severity, fault.code, file, linesBefore + fault.line, std::string(fault.field),
                             std::string(base::cutUtf8(fault.value, base::kIssueValueLength)),
                             std::string(fault.expected)});
        }
        for (const auto& [code, count] : m_more) {
            issues.addNotKept(m_severity, code, count);
        }
    }

  private:
    Severity m_severity = Severity::Error;
    std::vector<Fault> m_faults;
    std::map<IssueCode, std::int64_t> m_more;
};

// Lines with bytes that are no UTF-8: they are compared as they stand, as trec_eval does.
void findWrongBytes(std::string_view text, Faults& warnings) {
    if (base::firstInvalidUtf8(text) == std::string_view::npos) {
        return;
    }
    eachLine(text, [&warnings](const char* first, const char* end, std::int64_t number) {
        const std::string_view line = wholeLine(first, end);
        if (base::firstInvalidUtf8(line) != std::string_view::npos) {
            warnings.add({IssueCode::InvalidUtf8, number, "", line, kKeptAsTheyStand});
        }
    });
}

// Text of another encoding is refused as a whole.
Result<> checkWholeEncoding(std::string_view text, const std::string& file) {
    if (const auto encoding = checkEncoding(text); !encoding) {
        return fail(encoding.error().code, encoding.error().detail, file);
    }
    return {};
}

std::string_view without(std::string_view text, char sign) {
    return text.starts_with(sign) ? text.substr(1) : text;
}

// Digits with at most a sign and a point: their number and the power of ten below it are doubles without
// rounding, so that one division rounds as reading them does (W. D. Clinger, 1990, "How to read floating
// point numbers accurately"). nullopt: other forms, and more digits.
std::optional<double> plainDecimal(std::string_view text) {
    constexpr std::array kPowers{1.0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    const std::string_view digits = without(text, '-');
    if (digits.size() > kPowers.size()) {
        return std::nullopt;
    }
    std::int64_t number = 0;
    std::size_t count = 0;
    std::size_t point = digits.size();
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (digits[i] >= '0' && digits[i] <= '9') {
            number = number * 10 + (digits[i] - '0');
            ++count;
        } else if (digits[i] == '.' && point == digits.size()) {
            point = i;
        } else {
            return std::nullopt;
        }
    }
    if (count == 0 || count >= kPowers.size()) {
        return std::nullopt;
    }
    const double value =
        static_cast<double>(number) / kPowers[point == digits.size() ? 0 : digits.size() - 1 - point];
    return digits.size() < text.size() ? -value : value;
}

std::optional<double> scoreOf(std::string_view text) {
    const std::string_view digits = without(text, '+');
    if (const auto plain = plainDecimal(digits)) {
        return plain;
    }
    double score = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), score);
    return error == std::errc() && end == digits.data() + digits.size() && std::isfinite(score)
               ? std::optional(score)
               : std::nullopt;
}

// A document of a list, as long as its list is not in order yet.
struct Retrieved {
    double score = 0;
    std::uint64_t hash = 0;
    std::string_view document;
    std::int32_t grade = 0;
    std::int64_t line = 0;
};

// Finds documents that stand twice. Emptied for each list without being allocated again.
class Seen {
  public:
    // The places, in `list`, of those that came before already.
    std::vector<std::size_t> repeated(const std::vector<Retrieved>& list) {
        const std::size_t wanted = std::bit_ceil(2 * list.size() + 2);
        m_slots.assign(wanted, 0);
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < list.size(); ++i) {
            std::size_t slot = list[i].hash & (wanted - 1);
            const auto isOther = [&list, i](const Retrieved& before) {
                return before.hash != list[i].hash || before.document != list[i].document;
            };
            while (m_slots[slot] != 0 && isOther(list[m_slots[slot] - 1])) {
                slot = (slot + 1) & (wanted - 1);
            }
            if (m_slots[slot] != 0) {
                places.push_back(i);
            } else {
                m_slots[slot] = static_cast<std::uint32_t>(i + 1);
            }
        }
        return places;
    }

  private:
    std::vector<std::uint32_t> m_slots;
};

bool isBefore(const Retrieved& a, const Retrieved& b) {
    return a.score != b.score ? a.score > b.score : a.document > b.document;
}

// Most runs are written by falling score: there only documents of one score may stand in another order.
void putInOrder(std::vector<Retrieved>& list) {
    if (!std::ranges::is_sorted(list, std::ranges::greater(), &Retrieved::score)) {
        std::ranges::sort(list, isBefore);
        return;
    }
    for (auto first = list.begin(); first != list.end();) {
        const auto last = std::find_if(first + 1, list.end(), [score = first->score](const Retrieved& each) {
            return each.score != score;
        });
        std::sort(first, last, isBefore);
        first = last;
    }
}

std::vector<std::int32_t> gradesInOrder(std::vector<Retrieved>& list, const RunOptions& options) {
    putInOrder(list);
    // trec_eval cuts before it takes out what nobody judged.
    const std::size_t depth =
        options.depth
            ? static_cast<std::size_t>(std::clamp<std::int64_t>(*options.depth, 0, std::ssize(list)))
            : list.size();
    std::vector<std::int32_t> grades;
    grades.reserve(depth);
    for (std::size_t i = 0; i < depth; ++i) {
        if (!options.judgedOnly || list[i].grade >= 0) {
            grades.push_back(list[i].grade);
        }
    }
    return grades;
}

// Lines of one query that follow one another in a part of the file.
struct Stretch {
    std::optional<std::size_t> query; // of the judgements
    std::string_view name;
    std::string_view text;
    std::int64_t linesBefore = 0; // in the part
    std::vector<std::int32_t> grades;
    Faults repeated;
};

// A part of the file, which one thread reads.
struct Part {
    std::string_view text;
    std::int64_t lines = 0;
    std::vector<Stretch> stretches;
    Faults faults;
    Faults warnings{Severity::Warning};
    std::string_view runName; // of its last line
};

class RunReader {
  public:
    RunReader(const Judgements& judgements, const RunOptions& options)
        : m_judgements(judgements)
        , m_options(options) {}

    void read(Part& part) {
        Stretch* open = nullptr;
        const JudgedQuery* judged = nullptr;
        const char* stretchEnd = part.text.data();
        part.lines = eachLine(part.text, [&](const char* first, const char* end, std::int64_t number) {
            Line line;
            if (!parse(first, end, number, line, part)) {
                return;
            }
            if (!open || open->name != line.query) {
                finish(open, stretchEnd);
                open = &part.stretches.emplace_back();
                open->name = line.query;
                open->query = m_judgements.find(line.query);
                open->text = {first, 0};
                open->linesBefore = number - 1;
                judged = open->query ? &m_judgements.queries()[*open->query] : nullptr;
            }
            if (judged) {
                const std::uint64_t hash = hashOf(line.document);
                m_list.push_back({line.score, hash, line.document, judged->gradeOf(line.document, hash),
                                  number - open->linesBefore});
            }
            stretchEnd = end;
            part.runName = line.run;
        });
        finish(open, stretchEnd);
        findWrongBytes(part.text, part.warnings);
    }

    // Stretches of one query, put together; `linesBefore` of each in the whole file.
    std::vector<std::int32_t> together(const std::vector<std::pair<Stretch*, std::int64_t>>& stretches,
                                       Faults& repeated) {
        m_list.clear();
        const JudgedQuery& judged = m_judgements.queries()[*stretches.front().first->query];
        Part ignored; // its faults are known
        for (const auto& [stretch, linesBefore] : stretches) {
            eachLine(stretch->text,
                     [&, before = linesBefore](const char* first, const char* end, std::int64_t number) {
                         Line line;
                         if (parse(first, end, number, line, ignored)) {
                             const std::uint64_t hash = hashOf(line.document);
                             m_list.push_back({line.score, hash, line.document,
                                               judged.gradeOf(line.document, hash), before + number});
                         }
                     });
        }
        return takeList(repeated);
    }

  private:
    struct Line {
        std::string_view query, document, run;
        double score = 0;
    };

    static bool parse(const char* at, const char* end, std::int64_t number, Line& line, Part& part) {
        const char* const first = at;
        line.query = nextColumn(at, end);
        nextColumn(at, end);
        line.document = nextColumn(at, end);
        nextColumn(at, end);
        const std::string_view score = nextColumn(at, end);
        line.run = nextColumn(at, end);
        if (line.run.empty()) {
            part.faults.add({IssueCode::MalformedRecord, number, "", wholeLine(first, end), kRunColumns});
            return false;
        }
        const auto value = scoreOf(score);
        if (!value) {
            part.faults.add({IssueCode::NotANumber, number, "score", score});
            return false;
        }
        line.score = *value;
        return true;
    }

    void finish(Stretch* stretch, const char* end) {
        if (stretch) {
            stretch->text = {stretch->text.data(), static_cast<std::size_t>(end - stretch->text.data())};
            stretch->grades = takeList(stretch->repeated);
        }
    }

    std::vector<std::int32_t> takeList(Faults& repeated) {
        for (const std::size_t place : m_seen.repeated(m_list)) {
            repeated.add({IssueCode::DuplicateId, m_list[place].line, "document", m_list[place].document});
        }
        std::vector<std::int32_t> grades = gradesInOrder(m_list, m_options);
        m_list.clear();
        return grades;
    }

    const Judgements& m_judgements;
    const RunOptions& m_options;
    std::vector<Retrieved> m_list; // of the open stretch
    Seen m_seen;
};

// Parts of about one size that end with a line.
std::vector<std::string_view> partsOf(std::string_view text) {
    constexpr std::size_t kPartBytes = std::size_t{4} << 20U;
    const std::size_t count = text.size() / kPartBytes + 1;
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    for (std::size_t i = 1; i <= count && begin < text.size(); ++i) {
        std::size_t end = i == count ? text.size() : std::max(begin, text.size() / count * i);
        end = end < text.size() ? std::min(text.find('\n', end), text.size() - 1) + 1 : end;
        parts.push_back(text.substr(begin, end - begin));
        begin = end;
    }
    return parts;
}

// Each thread makes a worker for itself and gives it one number below `count` after the other.
template <typename MakeWorker>
void inThreads(std::size_t count, const MakeWorker& makeWorker) {
    constexpr unsigned kMostThreads = 8;
    const std::size_t threads =
        std::min<std::size_t>(count, std::clamp(std::thread::hardware_concurrency(), 1U, kMostThreads));
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        auto worker = makeWorker();
        for (std::size_t i = next++; i < count; i = next++) {
            worker(i);
        }
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < threads; ++i) {
        others.emplace_back(work);
    }
    work();
}

void readParts(std::vector<Part>& parts, const Judgements& judgements, const RunOptions& options,
               const std::stop_token& stop) {
    inThreads(parts.size(), [&] {
        return [&, reader = RunReader(judgements, options)](std::size_t i) mutable {
            if (!stop.stop_requested()) {
                reader.read(parts[i]);
            }
        };
    });
}

// A part of the judgements, which one thread reads.
struct JudgedPart {
    std::vector<JudgedQuery> queries; // in the order of their coming
    std::int64_t lines = 0;
    Faults faults;
    Faults warnings{Severity::Warning};
};

void readJudgedPart(std::string_view text, JudgedPart& part) {
    constexpr std::int32_t kMostGrade = 1'000'000;
    std::unordered_map<std::string_view, std::size_t> known;
    std::size_t open = 0; // among the queries, where there is any
    part.lines = eachLine(text, [&](const char* first, const char* end, std::int64_t number) {
        const char* at = first;
        const std::string_view query = nextColumn(at, end);
        nextColumn(at, end);
        const std::string_view document = nextColumn(at, end);
        const std::string_view written = nextColumn(at, end);
        if (written.empty() || !nextColumn(at, end).empty()) {
            part.faults.add({IssueCode::MalformedRecord, number, "", wholeLine(first, end), kQrelsColumns});
            return;
        }
        const std::string_view digits = without(written, '+');
        std::int32_t grade = 0;
        const auto [last, error] = std::from_chars(digits.data(), digits.data() + digits.size(), grade);
        if (error == std::errc::invalid_argument || last != digits.data() + digits.size()) {
            part.faults.add({IssueCode::NotANumber, number, "grade", written});
            return;
        }
        if (error != std::errc() || grade > kMostGrade) {
            part.faults.add({IssueCode::OutOfRange, number, "grade", written});
            return;
        }
        if (part.queries.empty() || part.queries[open].id() != query) {
            const auto [entry, isNew] = known.try_emplace(query, part.queries.size());
            if (isNew) {
                part.queries.emplace_back(query);
            }
            open = entry->second;
        }
        part.queries[open].add(document, hashOf(document), grade);
    });
    findWrongBytes(text, part.warnings);
}

// Those of all parts, each query once, its documents in the order of the file.
std::vector<JudgedQuery> joinedQueries(std::vector<JudgedPart>& parts) {
    std::vector<JudgedQuery> queries;
    std::unordered_map<std::string_view, std::size_t> known;
    for (JudgedPart& part : parts) {
        for (JudgedQuery& query : part.queries) {
            const auto [entry, isNew] = known.try_emplace(query.id(), queries.size());
            if (isNew) {
                queries.push_back(std::move(query));
            } else {
                queries[entry->second].add(query);
            }
        }
    }
    return queries;
}

} // namespace

std::int32_t JudgedQuery::gradeOf(std::string_view document, std::uint64_t hash) const noexcept {
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t slot = hash & mask; m_slots[slot] != 0; slot = (slot + 1) & mask) {
        const Document& known = m_documents[m_slots[slot] - 1];
        if (known.hash == hash && known.id == document) {
            return known.grade < 0 ? metrics::kPooledOnly : known.grade;
        }
    }
    return metrics::kNotInPool;
}

void JudgedQuery::add(std::string_view document, std::uint64_t hash, std::int32_t grade) {
    m_documents.push_back({document, hash, grade});
    if (grade >= 0) {
        if (static_cast<std::size_t>(grade) >= m_byGrade.size()) {
            m_byGrade.resize(static_cast<std::size_t>(grade) + 1, 0);
        }
        ++m_byGrade[static_cast<std::size_t>(grade)];
    }
}

void JudgedQuery::add(const JudgedQuery& later) {
    m_documents.insert(m_documents.end(), later.m_documents.begin(), later.m_documents.end());
    m_byGrade.resize(std::max(m_byGrade.size(), later.m_byGrade.size()), 0);
    for (std::size_t grade = 0; grade < later.m_byGrade.size(); ++grade) {
        m_byGrade[grade] += later.m_byGrade[grade];
    }
}

std::optional<std::string_view> JudgedQuery::index() {
    std::optional<std::string_view> twice;
    m_slots.assign(std::bit_ceil(2 * m_documents.size() + 2), 0);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = 0; i < m_documents.size(); ++i) {
        std::size_t slot = m_documents[i].hash & mask;
        while (m_slots[slot] != 0) {
            if (m_documents[m_slots[slot] - 1].id == m_documents[i].id) {
                twice = m_documents[i].id;
            }
            slot = (slot + 1) & mask;
        }
        m_slots[slot] = static_cast<std::uint32_t>(i + 1);
    }
    return twice;
}

bool areQrels(std::string_view beginning) {
    // The last line may be cut.
    if (const std::size_t end = beginning.rfind('\n'); end != std::string_view::npos) {
        beginning = beginning.substr(0, end + 1);
    }
    bool isAny = false;
    bool isEach = true;
    eachLine(base::withoutByteOrderMark(beginning), [&](const char* at, const char* end, std::int64_t) {
        const std::string_view query = nextColumn(at, end);
        const std::string_view round = nextColumn(at, end);
        const std::string_view document = nextColumn(at, end);
        const std::string_view grade = nextColumn(at, end);
        std::int32_t value = 0;
        const auto read = std::from_chars(grade.data(), grade.data() + grade.size(), value);
        const bool isGrade =
            !grade.empty() && read.ec == std::errc() && read.ptr == grade.data() + grade.size();
        isEach = isEach && !query.empty() && (round == "0" || round == "Q0") && !document.empty() &&
                 isGrade && nextColumn(at, end).empty();
        isAny = true;
    });
    return isAny && isEach;
}

Result<Judgements> Judgements::read(std::string_view text, const std::string& file, base::IssueList& issues) {
    ASSAY_TRY(checkWholeEncoding(text, file));
    text = base::withoutByteOrderMark(text); // else it would be a part of the first query's name
    const std::vector<std::string_view> texts = partsOf(text);
    std::vector<JudgedPart> parts(texts.size());
    inThreads(parts.size(), [&] { return [&](std::size_t i) { readJudgedPart(texts[i], parts[i]); }; });
    std::int64_t lines = 0;
    for (const JudgedPart& part : parts) {
        part.faults.reportTo(issues, file, lines);
        part.warnings.reportTo(issues, file, lines);
        lines += part.lines;
    }
    Judgements judgements;
    judgements.m_queries = joinedQueries(parts);
    std::vector<std::optional<std::string_view>> twice(judgements.m_queries.size());
    inThreads(twice.size(),
              [&] { return [&](std::size_t i) { twice[i] = judgements.m_queries[i].index(); }; });
    Faults repeated;
    for (std::size_t i = 0; i < twice.size(); ++i) {
        if (!twice[i]) {
            continue;
        }
        // Which line it is, is looked for only now.
        bool before = false;
        eachLine(text, [&](const char* at, const char* end, std::int64_t number) {
            const std::string_view id = nextColumn(at, end);
            nextColumn(at, end);
            if (id == judgements.m_queries[i].id() && nextColumn(at, end) == *twice[i] &&
                std::exchange(before, true)) {
                repeated.add({IssueCode::DuplicateId, number, "document", *twice[i]});
            }
        });
    }
    repeated.reportTo(issues, file, 0);
    if (issues.count(Severity::Error) > 0 || judgements.m_queries.empty()) {
        return fail(ErrorCode::InputNotUsable, judgements.m_queries.empty() ? "no judgement" : "", file);
    }
    std::ranges::sort(judgements.m_queries, {}, &JudgedQuery::id);
    return judgements;
}

std::optional<std::size_t> Judgements::find(std::string_view query) const {
    const auto found = std::ranges::lower_bound(m_queries, query, {}, &JudgedQuery::id);
    return found != m_queries.end() && found->id() == query
               ? std::optional(static_cast<std::size_t>(found - m_queries.begin()))
               : std::nullopt;
}

Result<GradedRun> readTrecRun(std::string_view text, const std::string& file, const Judgements& judgements,
                              const RunOptions& options, base::IssueList& issues,
                              const std::stop_token& stop) {
    ASSAY_TRY(checkWholeEncoding(text, file));
    text = base::withoutByteOrderMark(text);
    std::vector<Part> parts;
    for (const std::string_view part : partsOf(text)) {
        parts.emplace_back().text = part;
    }
    readParts(parts, judgements, options, stop);
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled, "", file);
    }
    GradedRun run;
    run.lists.resize(judgements.queries().size());
    std::vector<std::vector<std::pair<Stretch*, std::int64_t>>> ofQuery(run.lists.size());
    std::unordered_map<std::string_view, bool> others;
    std::int64_t lines = 0;
    for (Part& part : parts) {
        part.faults.reportTo(issues, file, lines);
        part.warnings.reportTo(issues, file, lines);
        for (Stretch& stretch : part.stretches) {
            if (stretch.query) {
                ofQuery[*stretch.query].emplace_back(&stretch, lines + stretch.linesBefore);
            } else {
                others.try_emplace(stretch.name, true);
            }
        }
        run.name = part.runName.empty() ? run.name : std::string(part.runName);
        lines += part.lines;
    }
    run.otherQueries = std::ssize(others);
    RunReader reader(judgements, options);
    for (std::size_t query = 0; query < ofQuery.size(); ++query) {
        const auto& stretches = ofQuery[query];
        if (stretches.empty()) {
            continue;
        }
        GradedList& list = run.lists[query];
        list.found = true;
        if (stretches.size() == 1) {
            list.grades = std::move(stretches.front().first->grades);
            stretches.front().first->repeated.reportTo(issues, file, stretches.front().second);
        } else {
            Faults repeated;
            list.grades = reader.together(stretches, repeated);
            repeated.reportTo(issues, file, 0);
        }
    }
    if (issues.count(Severity::Error) > 0) {
        return fail(ErrorCode::InputNotUsable, "", file);
    }
    return run;
}

} // namespace assay::formats
