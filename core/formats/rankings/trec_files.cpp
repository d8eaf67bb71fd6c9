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
#include <limits>
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

// The next column of a line, which it leaves; empty: there is none.
std::string_view nextColumn(const char*& at, const char* end) {
    at = std::find_if_not(at, end, isWhite);
    const char* const begin = at;
    at = std::find_if(at, end, isWhite);
    return {begin, static_cast<std::size_t>(at - begin)};
}

// A line and its first columns, as many as lines of its kind have and one more; empty where there are none.
template <std::size_t Usual>
struct Line {
    const char* first = nullptr; // not blank
    const char* end = nullptr;
    std::int64_t number = 0; // in the part
    std::array<std::string_view, Usual + 1> columns;

    [[nodiscard]] std::string_view query() const { return columns[0]; }

    [[nodiscard]] std::string_view document() const { return columns[2]; }

    // As it stands, without the blanks behind it.
    [[nodiscard]] std::string_view whole() const {
        const char* last = end;
        while (last > first && isWhite(last[-1])) {
            --last;
        }
        return {first, static_cast<std::size_t>(last - first)};
    }
};

struct RunLine : Line<6> {
    [[nodiscard]] std::string_view score() const { return columns[4]; }

    [[nodiscard]] std::string_view runName() const { return columns[5]; }
};

struct JudgedLine : Line<4> {
    [[nodiscard]] std::string_view grade() const { return columns[3]; }

    [[nodiscard]] bool isWhole() const { return !grade().empty() && columns[4].empty(); }
};

constexpr std::ptrdiff_t kBlock = 64;

// Which of so many bytes are blanks or control characters; the first is the lowest bit.
std::uint64_t notVisible(const char* at) {
    constexpr std::uint64_t kEach = 0x0101'0101'0101'0101U;
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, at + 8 * i, 8);
        // The highest bit of each byte says that it is above a blank; the product brings the eight together.
        const std::uint64_t above = ((bytes & kEach * 0x7FU) + kEach * (0x7FU - ' ')) | bytes;
        all |= ((~above & kEach * 0x80U) >> 7U) * 0x0102'0408'1020'4080U >> 56U << (8 * i);
    }
    return all;
}

// Cuts a line as programs write it: one blank or tab behind each column but the last, and a line feed there,
// which a carriage return may precede. Columns then are found without waiting for where the one before ends.
// False: it is another line, or the text ends near by.
template <std::size_t Usual>
bool cutUsual(const char* at, const char* end, Line<Usual>& line) {
    if (std::endian::native != std::endian::little || end - at < kBlock || *at == '#') {
        return false;
    }
    line.first = at;
    const char* begin = at; // of a column
    std::uint64_t breaks = notVisible(at);
    for (std::size_t i = 0; i < Usual; ++i) {
        for (; breaks == 0; breaks = notVisible(at)) {
            at += kBlock;
            if (end - at < kBlock) {
                return false;
            }
        }
        line.end = at + std::countr_zero(breaks);
        const bool isBreak = i + 1 < Usual
                                 ? *line.end == ' ' || *line.end == '\t'
                                 : *line.end == '\n' || std::string_view(line.end, end).starts_with("\r\n");
        if (!isBreak || line.end == begin) {
            return false;
        }
        line.columns[i] = {begin, static_cast<std::size_t>(line.end - begin)};
        begin = line.end + 1;
        breaks &= breaks - 1;
    }
    line.columns[Usual] = {};
    line.end += *line.end == '\r' ? 1 : 0;
    return true;
}

// Lines of a part of a text that are not blank and no comments. Returns how many lines it has.
template <typename SomeLine, typename Take>
std::int64_t eachLine(std::string_view text, const Take& take) {
    SomeLine line;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at < end) {
        ++line.number;
        if (cutUsual(at, end, line)) {
            take(line);
            at = line.end + 1;
            continue;
        }
        const auto* const feed =
            static_cast<const char*>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)));
        line.end = feed ? feed : end;
        while (at < line.end && isWhite(*at)) {
            ++at;
        }
        if (at < line.end && *at != '#') {
            line.first = at;
            for (std::string_view& column : line.columns) {
                column = nextColumn(at, line.end);
            }
            take(line);
        }
        at = line.end + 1;
    }
    return line.number;
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
    eachLine<RunLine>(text, [&warnings](const RunLine& line) {
        if (base::firstInvalidUtf8(line.whole()) != std::string_view::npos) {
            warnings.add({IssueCode::InvalidUtf8, line.number, "", line.whole(), kKeptAsTheyStand});
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

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

// Digits with at most a sign and a point: their number and the power of ten below it are doubles without
// rounding, so that one division rounds as reading them does (W. D. Clinger, 1990, "How to read floating
// point numbers accurately"). kNoNumber: other forms, and more digits.
double plainDecimal(std::string_view text) {
    static constexpr std::array kPowers{1.0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                        1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    const std::string_view digits = without(text, '-');
    if (digits.size() > kPowers.size()) {
        return kNoNumber;
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
            return kNoNumber;
        }
    }
    if (count == 0 || count >= kPowers.size()) {
        return kNoNumber;
    }
    const double value =
        static_cast<double>(number) / kPowers[point == digits.size() ? 0 : digits.size() - 1 - point];
    return digits.size() < text.size() ? -value : value;
}

// kNoNumber: it is none, or not finite.
double scoreOf(std::string_view text) {
    const std::string_view digits = without(text, '+');
    if (const double plain = plainDecimal(digits); !std::isnan(plain)) {
        return plain;
    }
    double score = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), score);
    return error == std::errc() && end == digits.data() + digits.size() && std::isfinite(score) ? score
                                                                                                : kNoNumber;
}

// The documents of one query, each once. Begun anew for the next query without being allocated again.
class KnownDocuments {
  public:
    struct Known {
        std::uint64_t hash = 0;
        std::string_view id;
        std::int32_t grade = metrics::kNotInPool;
        bool isTaken = false;
    };

    // About so many will come, beside as many as there were of the query before.
    void begin(std::size_t expected) {
        m_slots.assign(std::bit_ceil(2 * (expected + m_known.size()) + 2), 0);
        m_known.clear();
    }

    // The one of that id, which from now on is there.
    Known& of(std::string_view id, std::uint64_t hash) {
        std::size_t slot = firstSlot(hash);
        for (; m_slots[slot] != 0; slot = nextSlot(slot)) {
            Known& known = m_known[m_slots[slot] - 1];
            if (known.hash == hash && known.id == id) {
                return known;
            }
        }
        m_known.push_back({hash, id});
        m_slots[slot] = static_cast<std::uint32_t>(m_known.size());
        if (2 * m_known.size() > m_slots.size()) {
            makeRoom();
        }
        return m_known.back();
    }

  private:
    [[nodiscard]] std::size_t firstSlot(std::uint64_t hash) const { return hash & (m_slots.size() - 1); }

    [[nodiscard]] std::size_t nextSlot(std::size_t slot) const { return (slot + 1) & (m_slots.size() - 1); }

    void makeRoom() {
        m_slots.assign(2 * m_slots.size(), 0);
        for (std::size_t i = 0; i < m_known.size(); ++i) {
            std::size_t slot = firstSlot(m_known[i].hash);
            while (m_slots[slot] != 0) {
                slot = nextSlot(slot);
            }
            m_slots[slot] = static_cast<std::uint32_t>(i + 1);
        }
    }

    std::vector<Known> m_known;
    std::vector<std::uint32_t> m_slots; // open addressing; a place in m_known plus 1
};

// A document of a list, as long as its list is not in order yet.
struct Retrieved {
    double score = 0;
    std::string_view document;
    std::int64_t grade = 0; // of eight bytes, so that all are moved in whole ones
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
            grades.push_back(static_cast<std::int32_t>(list[i].grade));
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
        const char* stretchEnd = part.text.data();
        part.lines = eachLine<RunLine>(part.text, [&](const RunLine& line) {
            const double score = scoreIn(line, part);
            if (std::isnan(score)) {
                return;
            }
            if (!open || open->name != line.query()) {
                finish(open, stretchEnd);
                open = &part.stretches.emplace_back();
                open->name = line.query();
                open->query = m_judgements.find(line.query());
                open->text = {line.first, 0};
                open->linesBefore = line.number - 1;
                if (open->query) {
                    begin(*open->query);
                }
            }
            if (open->query) {
                take(line.document(), score, line.number - open->linesBefore, open->repeated);
            }
            stretchEnd = line.end;
            part.runName = line.runName();
        });
        finish(open, stretchEnd);
        findWrongBytes(part.text, part.warnings);
    }

    // Stretches of one query, put together; `linesBefore` of each in the whole file.
    std::vector<std::int32_t> together(const std::vector<std::pair<Stretch*, std::int64_t>>& stretches,
                                       Faults& repeated) {
        begin(*stretches.front().first->query);
        Part ignored; // its faults are known
        for (const auto& [stretch, linesBefore] : stretches) {
            eachLine<RunLine>(stretch->text, [&, before = linesBefore](const RunLine& line) {
                if (const double score = scoreIn(line, ignored); !std::isnan(score)) {
                    take(line.document(), score, before + line.number, repeated);
                }
            });
        }
        return takeList();
    }

  private:
    // kNoNumber: the line has a fault.
    static double scoreIn(const RunLine& line, Part& part) {
        if (line.runName().empty()) {
            part.faults.add({IssueCode::MalformedRecord, line.number, "", line.whole(), kRunColumns});
            return kNoNumber;
        }
        const double score = scoreOf(line.score());
        if (std::isnan(score)) {
            part.faults.add({IssueCode::NotANumber, line.number, "score", line.score()});
        }
        return score;
    }

    void begin(std::size_t query) {
        const JudgedQuery& judged = m_judgements.queries()[query];
        m_documents.begin(judged.size());
        for (const JudgedQuery::Document& document : judged.documents()) {
            m_documents.of(document.id, document.hash).grade =
                document.grade < 0 ? metrics::kPooledOnly : document.grade;
        }
    }

    void take(std::string_view document, double score, std::int64_t line, Faults& repeated) {
        KnownDocuments::Known& known = m_documents.of(document, hashOf(document));
        if (std::exchange(known.isTaken, true)) {
            repeated.add({IssueCode::DuplicateId, line, "document", document});
        }
        m_list.push_back({score, document, known.grade});
    }

    void finish(Stretch* stretch, const char* end) {
        if (stretch) {
            stretch->text = {stretch->text.data(), static_cast<std::size_t>(end - stretch->text.data())};
            stretch->grades = takeList();
        }
    }

    std::vector<std::int32_t> takeList() {
        std::vector<std::int32_t> grades = gradesInOrder(m_list, m_options);
        m_list.clear();
        return grades;
    }

    const Judgements& m_judgements;
    const RunOptions& m_options;
    std::vector<Retrieved> m_list; // of the open stretch
    KnownDocuments m_documents;    // those judged of its query, and those of its list
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
    part.lines = eachLine<JudgedLine>(text, [&](const JudgedLine& line) {
        if (!line.isWhole()) {
            part.faults.add({IssueCode::MalformedRecord, line.number, "", line.whole(), kQrelsColumns});
            return;
        }
        const std::string_view digits = without(line.grade(), '+');
        std::int32_t grade = 0;
        const auto [last, error] = std::from_chars(digits.data(), digits.data() + digits.size(), grade);
        if (error == std::errc::invalid_argument || last != digits.data() + digits.size()) {
            part.faults.add({IssueCode::NotANumber, line.number, "grade", line.grade()});
            return;
        }
        if (error != std::errc() || grade > kMostGrade) {
            part.faults.add({IssueCode::OutOfRange, line.number, "grade", line.grade()});
            return;
        }
        if (part.queries.empty() || part.queries[open].id() != line.query()) {
            const auto [entry, isNew] = known.try_emplace(line.query(), part.queries.size());
            if (isNew) {
                const std::size_t expected = part.queries.empty() ? 0 : part.queries.back().size();
                part.queries.emplace_back(line.query()).reserve(expected);
            }
            open = entry->second;
        }
        part.queries[open].add(line.document(), hashOf(line.document()), grade);
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

bool areQrels(std::string_view beginning) {
    // The last line may be cut.
    if (const std::size_t end = beginning.rfind('\n'); end != std::string_view::npos) {
        beginning = beginning.substr(0, end + 1);
    }
    bool isAny = false;
    bool isEach = true;
    eachLine<JudgedLine>(base::withoutByteOrderMark(beginning), [&](const JudgedLine& line) {
        const std::string_view round = line.columns[1];
        const std::string_view grade = line.grade();
        std::int32_t value = 0;
        const auto read = std::from_chars(grade.data(), grade.data() + grade.size(), value);
        isEach = isEach && line.isWhole() && (round == "0" || round == "Q0") && read.ec == std::errc() &&
                 read.ptr == grade.data() + grade.size();
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
    inThreads(twice.size(), [&] {
        return [&, known = KnownDocuments()](std::size_t i) mutable {
            known.begin(judgements.m_queries[i].size());
            for (const JudgedQuery::Document& document : judgements.m_queries[i].documents()) {
                if (std::exchange(known.of(document.id, document.hash).isTaken, true)) {
                    twice[i] = document.id;
                }
            }
        };
    });
    Faults repeated;
    for (std::size_t i = 0; i < twice.size(); ++i) {
        if (!twice[i]) {
            continue;
        }
        // Which line it is, is looked for only now.
        bool before = false;
        eachLine<JudgedLine>(text, [&](const JudgedLine& line) {
            if (line.query() == judgements.m_queries[i].id() && line.document() == *twice[i] &&
                std::exchange(before, true)) {
                repeated.add({IssueCode::DuplicateId, line.number, "document", *twice[i]});
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
