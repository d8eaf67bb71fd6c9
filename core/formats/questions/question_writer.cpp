#include "core/base/guard.h"
#include "core/formats/questions/question_codec.h"

#include <algorithm>

namespace assay::formats {

using base::ErrorCode;
using base::IssueCode;
using base::Result;
using base::Severity;
using model::FieldType;
using model::Question;
using model::QuestionField;

namespace {

// "q7", "q7-2": an id that reading made.
bool isMadeId(std::string_view id) {
    if (!id.starts_with('q') || id.size() < 2) {
        return false;
    }
    const std::size_t digits = id.find_first_not_of("0123456789", 1);
    return digits == std::string_view::npos ||
           (digits > 1 && id[digits] == '-' && digits + 1 < id.size() &&
            id.find_first_not_of("0123456789", digits + 1) == std::string_view::npos);
}

// What get() gives for a record whose question is `question` now.
Question readAgain(const QuestionCodec& codec, const json::Json& record, const RecordContext& context,
                   const Question& question) {
    RecordIssues silent(nullptr, {}, {}, 0);
    Question read = codec.get(record, context, silent);
    if (read.questionId.empty() && isMadeId(question.questionId)) {
        read.questionId = question.questionId;
    }
    return read;
}

bool holdsExtra(const std::string& wanted, const std::string& held) {
    const auto want = json::parseJson(wanted);
    const auto have = json::parseJson(held);
    if (!want || !have || !want->is_object() || !have->is_object()) {
        return wanted.empty();
    }
    return std::all_of(want->items().begin(), want->items().end(), [&have](const auto& item) {
        return have->contains(item.key()) && have->at(item.key()) == item.value();
    });
}

bool isHeld(const Question& wanted, const Question& held, QuestionField field) {
    if (field == QuestionField::Extra) {
        return holdsExtra(wanted.extra, held.extra);
    }
    if (field == QuestionField::Messages) {
        return json::parseJson(wanted.messages) == json::parseJson(held.messages);
    }
    std::vector<std::string> want = model::fieldEntries(wanted, field);
    std::vector<std::string> have = model::fieldEntries(held, field);
    const FieldType type = model::fieldInfo(field).type;
    if (type == FieldType::TextList || type == FieldType::IntegerList) {
        std::sort(want.begin(), want.end()); // an order there means nothing
        std::sort(have.begin(), have.end());
    }
    return want == have;
}

std::string pretty(const json::Json& record) {
    const std::string text = record.dump(2, ' ', false, json::Json::error_handler_t::replace);
    std::string out;
    for (const char c : text) {
        out += c;
        if (c == '\n') {
            out += "  ";
        }
    }
    return out;
}

// --- Documents --------------------------------------------------------------------------------------------

using Records = std::map<std::string, std::string, std::less<>>; // by pointer

// The skeleton with each null that stands for a record replaced by it; those of records that are gone are
// taken out, and what was null itself is null again.
std::string filled(const QuestionCodec& codec, std::string_view skeleton,
                   const std::function<std::optional<std::string>(const RecordPlace&)>& recordAt) {
    std::string out;
    std::size_t done = 0;
    (void)codec.records(skeleton, [&](const RecordPlace& place) {
        if (place.raw != "null" && place.raw != kNullInSkeleton) {
            return;
        }
        const auto begin = static_cast<std::size_t>(place.raw.data() - skeleton.data());
        const std::size_t end = begin + place.raw.size();
        out += skeleton.substr(done, begin - done);
        done = end;
        if (place.raw == kNullInSkeleton) {
            out += "null";
            return;
        }
        if (const auto record = recordAt(place)) {
            out += *record;
            return;
        }
        const std::size_t next = skeleton.find_first_not_of(" \t\r\n", end);
        if (next != std::string_view::npos && skeleton[next] == ',') {
            done = std::min(skeleton.find_first_not_of(" \t\r\n", next + 1), skeleton.size());
            return;
        }
        const std::size_t last = out.find_last_not_of(" \t\r\n");
        if (last != std::string::npos && out[last] == ',') {
            out.resize(last);
        }
    });
    out += skeleton.substr(done);
    return out;
}

// Appends elements to the array that `pointer` leads to.
void appendElements(std::string& document, std::string_view pointer,
                    const std::vector<std::string>& elements) {
    const json::JsonPlace array = json::placeAt(document, 1, pointer);
    if (array.kind != json::JsonKind::Array || elements.empty()) {
        return;
    }
    const auto begin = static_cast<std::size_t>(array.raw.data() - document.data());
    std::size_t at = begin + array.raw.size() - 1; // the bracket
    const std::size_t last = document.find_last_not_of(" \t\r\n", at - 1);
    bool first = last == begin;
    std::string added;
    for (const std::string& element : elements) {
        added += first ? "\n  " : ",\n  ";
        added += element;
        first = false;
    }
    if (document.find('\n', last) >= at) {
        added += '\n';
    }
    document.insert(last + 1, added);
}

std::vector<std::string> elementsOf(std::string_view document, std::string_view pointer) {
    std::vector<std::string> elements;
    const json::JsonPlace array = json::placeAt(document, 1, pointer);
    json::forEachElement(array.raw, 1, [&elements](const json::JsonPlace& element) {
        elements.emplace_back(element.raw);
        return true;
    });
    return elements;
}

class SuiteWriter {
  public:
    SuiteWriter(const QuestionCodec& codec, const SuiteForWriting& suite)
        : m_codec(codec)
        , m_suite(suite)
        , m_lostPassages(suite.passages) {}

    QuestionWriting run() {
        QuestionWriting writing;
        WrittenFile file;
        file.content = m_codec.records == nullptr ? lines() : document();
        for (const auto& [name, count] : m_lostDocuments) {
            m_losses.add(name, count);
        }
        writing.issues = std::move(m_issues);
        m_losses.report(writing.issues);
        writing.files.push_back(std::move(file));
        return writing;
    }

  private:
    [[nodiscard]] bool isOwn(const QuestionForWriting& question) const {
        return question.file >= 0 && static_cast<std::size_t>(question.file) < m_suite.files.size() &&
               m_suite.files[static_cast<std::size_t>(question.file)].kind == m_codec.kind &&
               !question.record.empty();
    }

    std::string recordOf(const QuestionForWriting& question, const json::Json* surroundings) {
        const RecordContext context{surroundings, nullptr, &m_suite.passages};
        if (isOwn(question)) {
            return writtenRecord(m_codec, question.question, question.record, context, m_losses);
        }
        if (m_codec.passages == nullptr) {
            m_lostPassages.add(question.question, m_losses);
        }
        return writtenRecord(m_codec, question.question, {}, context, m_losses);
    }

    std::string lines() {
        std::string out;
        for (const QuestionForWriting& question : m_suite.questions) {
            out += json::onOneLine(recordOf(question, nullptr));
            out += '\n';
        }
        return out;
    }

    // A record as an element of the array that records are appended to.
    std::string element(const QuestionForWriting& question) {
        if (m_codec.wrapped == nullptr) {
            const std::string text = recordOf(question, nullptr);
            return isOwn(question) ? text : pretty(json::parseJson(text).value_or(json::Json::object()));
        }
        // What is lost shows in what is wrapped, whose surroundings hold a part of the question.
        LossCounter inside;
        std::swap(m_losses, inside);
        const std::string text = recordOf(question, nullptr);
        std::swap(m_losses, inside);
        std::string made = pretty(m_codec.wrapped(json::parseJson(text).value_or(json::Json::object()),
                                                  question.question, m_suite.passages));
        std::string alone(m_codec.emptyDocument);
        appendElements(alone, m_codec.appendAt, {made});
        (void)m_codec.records(alone, [&](const RecordPlace& place) {
            const RecordContext context{place.surroundings, nullptr, &m_suite.passages};
            if (const auto record = json::parseJson(place.raw)) {
                m_losses.compare(question.question, readAgain(m_codec, *record, context, question.question));
            }
        });
        return made;
    }

    std::string document() {
        std::vector<std::string> documents;
        std::vector<bool> placed(m_suite.questions.size());
        for (std::size_t i = 0; i < m_suite.files.size(); ++i) {
            const SourceFile& file = m_suite.files[i];
            if (file.kind != m_codec.kind || file.skeleton.empty()) {
                continue;
            }
            // Of a workspace from elsewhere it may be anything; then its questions make a document of their
            // own.
            if (isDocument(m_codec, file.skeleton)) {
                documents.push_back(fill(i, placed));
            } else {
                m_issues.add({Severity::Warning, IssueCode::WrongType, {}, 0, "skeleton", {}, {}});
            }
        }
        std::string out =
            documents.empty() ? std::string(m_codec.emptyDocument) : std::move(documents.front());
        for (std::size_t i = 1; i < documents.size(); ++i) {
            appendElements(out, m_codec.appendAt, elementsOf(documents[i], m_codec.appendAt));
            countLostKeys(out, documents[i]);
        }
        std::vector<std::string> added;
        for (std::size_t i = 0; i < m_suite.questions.size(); ++i) {
            if (!placed[i]) {
                added.push_back(element(m_suite.questions[i]));
            }
        }
        appendElements(out, m_codec.appendAt, added);
        if (!out.ends_with('\n')) {
            out += '\n';
        }
        return out;
    }

    // The document of file `index` with its questions in it.
    std::string fill(std::size_t index, std::vector<bool>& placed) {
        std::map<std::string_view, std::size_t> byPointer;
        for (std::size_t i = 0; i < m_suite.questions.size(); ++i) {
            const QuestionForWriting& question = m_suite.questions[i];
            if (isOwn(question) && static_cast<std::size_t>(question.file) == index) {
                byPointer.emplace(question.pointer, i); // a second one with the same place is appended
            }
        }
        return filled(m_codec, m_suite.files[index].skeleton,
                      [&](const RecordPlace& place) -> std::optional<std::string> {
                          const auto found = byPointer.find(place.pointer);
                          if (found == byPointer.end()) {
                              return std::nullopt;
                          }
                          placed[found->second] = true;
                          return recordOf(m_suite.questions[found->second], place.surroundings);
                      });
    }

    // What a further document says about itself has no place in the one that is written.
    void countLostKeys(const std::string& written, const std::string& further) {
        json::forEachMember(further, 1, [&](const json::JsonMember& member) {
            const std::string pointer = "/" + json::pointerToken(member.key);
            if (pointer != m_codec.appendAt) {
                const json::JsonPlace there = json::placeAt(written, 1, pointer);
                if (there.kind == json::JsonKind::Invalid ||
                    json::parseJson(there.raw) != json::parseJson(member.value.raw)) {
                    ++m_lostDocuments[member.key];
                }
            }
            return true;
        });
    }

    const QuestionCodec& m_codec;
    const SuiteForWriting& m_suite;
    LossCounter m_losses;
    base::IssueList m_issues;
    std::map<std::string, std::int64_t> m_lostDocuments;
    LostPassages m_lostPassages;
};

} // namespace

bool isDocument(const QuestionCodec& codec, std::string_view skeleton) {
    return json::parseJson(skeleton) && !codec.records(skeleton, [](const RecordPlace&) {}) &&
           json::placeAt(skeleton, 1, codec.appendAt).kind == json::JsonKind::Array;
}

void LossCounter::add(std::string_view field, std::int64_t count) {
    const auto found = m_counts.find(field);
    if (found == m_counts.end()) {
        m_counts.emplace(field, count);
    } else {
        found->second += count;
    }
}

void LossCounter::compare(const Question& wanted, const Question& held, const Question* before) {
    std::vector<QuestionField> edited;
    if (before != nullptr) {
        edited = model::differingFields(wanted, *before);
    }
    for (const QuestionField field : model::differingFields(wanted, held)) {
        const bool concerns = before != nullptr
                                  ? std::find(edited.begin(), edited.end(), field) != edited.end()
                                  : !model::fieldEntries(wanted, field).empty();
        if (concerns && !isHeld(wanted, held, field)) {
            add(model::fieldInfo(field).name);
        }
    }
}

void LossCounter::report(base::IssueList& issues) const {
    for (const auto& [field, count] : m_counts) {
        issues.add({Severity::Warning, IssueCode::LostInFormat, {}, 0, field, std::to_string(count), {}});
    }
}

LostPassages::LostPassages(const std::vector<Passage>& passages) {
    for (const Passage& passage : passages) {
        m_ids.insert(passage.id);
    }
}

void LostPassages::add(const Question& question, LossCounter& losses) {
    for (const std::string& id : question.evidenceSentenceIds) {
        if (m_ids.erase(id) > 0) {
            losses.add("passages");
        }
    }
}

std::string writtenRecord(const QuestionCodec& codec, const Question& question, std::string_view record,
                          const RecordContext& context, LossCounter& losses) {
    const auto before = record.empty() ? std::nullopt : json::parseJson(record);
    if (before && before->is_object()) {
        const Question asRead = readAgain(codec, *before, context, question);
        const auto fields = model::differingFields(asRead, question);
        if (fields.empty()) {
            return std::string(record);
        }
        json::Json after = *before;
        for (const QuestionField field : fields) {
            codec.put(field, asRead, question, context, after);
        }
        losses.compare(question, readAgain(codec, after, context, question), &asRead);
        return json::patchedJson(record, *before, after);
    }
    json::Json made = json::Json::object();
    if (codec.fresh != nullptr) {
        made = codec.fresh(question, context);
    } else {
        const Question nothing;
        for (const model::FieldInfo& info : model::questionFields()) {
            if (!model::fieldEntries(question, info.field).empty() ||
                question.unreadable.contains(std::string(info.name))) {
                codec.put(info.field, nothing, question, context, made);
            }
        }
    }
    losses.compare(question, readAgain(codec, made, context, question));
    return json::dumpJson(made);
}

namespace {

// What formats of others have no room for.
void countLostCuration(const SuiteForWriting& suite, base::IssueList& issues) {
    LossCounter losses;
    for (const QuestionForWriting& question : suite.questions) {
        for (const CurationKey& key : curationKeys(question)) {
            losses.add(key.name);
        }
    }
    losses.report(issues);
}

Result<QuestionWriting> writeForeign(QuestionKind kind, const SuiteForWriting& suite) {
    if (kind == QuestionKind::Beir) {
        return writeBeir(suite);
    }
    const QuestionCodec* codec = codecOf(kind);
    if (codec == nullptr) {
        return base::fail(ErrorCode::InvalidArgument, std::to_string(static_cast<int>(kind)), "kind");
    }
    return SuiteWriter(*codec, suite).run();
}

} // namespace

Result<QuestionWriting> writeQuestions(QuestionKind kind, const SuiteForWriting& suite) {
    return base::guarded(suite.name, [&]() -> Result<QuestionWriting> {
        switch (kind) {
        case QuestionKind::QuestionsCsv:
            return writeQuestionsCsv(suite);
        case QuestionKind::QuestionsJsonl:
            return writeQuestionsJsonl(suite);
        default:
            break;
        }
        ASSAY_TRY(auto writing, writeForeign(kind, suite));
        if (suite.withCuration) {
            countLostCuration(suite, writing.issues);
        }
        return writing;
    });
}

} // namespace assay::formats
