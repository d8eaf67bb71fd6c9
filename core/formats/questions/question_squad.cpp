// SQuAD 1.1 and 2.0: {version, data: [{title, paragraphs: [{context, qas: […]}]}]}. The context of a question
// is its evidence, called "<title>#p<n>" by its place among the paragraphs of its title, from 1; an empty one
// is none. A question's `answers` are the same answer as several people marked it; the first one counts here,
// all stay in `extra`.
#include "core/formats/questions/question_codec.h"
#include "core/text/character_count.h"

#include <algorithm>
#include <map>

namespace assay::formats {
namespace {

using model::Question;
using model::QuestionField;

constexpr std::string_view kNoAnswer = "no_answer";
constexpr std::string_view kSpan = "span";

const json::Json* member(const json::Json& object, const char* key) {
    if (!object.is_object()) {
        return nullptr;
    }
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
}

// The text of a member; empty when it is absent or of another type.
std::string memberText(const json::Json* object, const char* key) {
    const json::Json* value = object != nullptr ? member(*object, key) : nullptr;
    return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
}

// Visits the articles of a document, the paragraphs of an article, the questions of a paragraph.
class DocumentWalk {
  public:
    explicit DocumentWalk(const std::function<void(const RecordPlace&)>& visit)
        : m_visit(visit) {}

    std::optional<FormError> run(std::string_view document) {
        const json::JsonPlace data = json::placeAt(document, 1, "/data");
        if (data.kind != json::JsonKind::Array) {
            return FormError{std::max<std::int64_t>(data.line, 1), "data"};
        }
        std::size_t index = 0;
        json::forEachElement(data.raw, data.line, [&](const json::JsonPlace& article) {
            takeArticle(article, "/data/" + std::to_string(index++) + "/paragraphs/");
            return !m_error;
        });
        return m_error;
    }

  private:
    static std::string textAt(const json::JsonPlace& place, std::string_view pointer) {
        const json::JsonPlace text = json::placeAt(place.raw, place.line, pointer);
        std::string value;
        if (text.kind == json::JsonKind::String) {
            json::appendUnescapedJson(text.raw, value);
        }
        return value;
    }

    void takeArticle(const json::JsonPlace& article, const std::string& pointer) {
        const json::JsonPlace paragraphs = json::placeAt(article.raw, article.line, "/paragraphs");
        if (article.kind != json::JsonKind::Object || paragraphs.kind != json::JsonKind::Array) {
            m_error = FormError{article.line, "paragraphs"};
            return;
        }
        const std::string title = textAt(article, "/title");
        // A title that comes again must not take the other one's contexts.
        const std::size_t times = ++m_titles[title];
        const std::string name = times == 1 ? title : title + "~" + std::to_string(times);
        std::size_t index = 0;
        json::forEachElement(paragraphs.raw, paragraphs.line, [&](const json::JsonPlace& paragraph) {
            const std::string here = pointer + std::to_string(index++) + "/qas/";
            takeParagraph(paragraph, here, title, name + "#p" + std::to_string(index));
            return !m_error;
        });
    }

    void takeParagraph(const json::JsonPlace& paragraph, const std::string& pointer, const std::string& title,
                       const std::string& id) {
        const json::JsonPlace questions = json::placeAt(paragraph.raw, paragraph.line, "/qas");
        if (paragraph.kind != json::JsonKind::Object || questions.kind != json::JsonKind::Array) {
            m_error = FormError{paragraph.line, "qas"};
            return;
        }
        const json::Json surroundings{
            {"id", id}, {"title", title}, {"context", textAt(paragraph, "/context")}};
        std::size_t index = 0;
        json::forEachElement(questions.raw, questions.line, [&](const json::JsonPlace& record) {
            m_visit({.raw = record.raw,
                     .pointer = pointer + std::to_string(index++),
                     .line = record.line,
                     .surroundings = &surroundings});
            return true;
        });
    }

    const std::function<void(const RecordPlace&)>& m_visit;
    std::map<std::string, std::size_t> m_titles;
    std::optional<FormError> m_error;
};

std::optional<FormError> records(std::string_view document,
                                 const std::function<void(const RecordPlace&)>& visit) {
    const json::JsonValue whole = json::readJsonValue(document);
    if (whole.kind != json::JsonKind::Object) {
        return FormError{1, "data"};
    }
    return DocumentWalk(visit).run(document);
}

bool isKnown(std::string_view key) {
    return key == "id" || key == "question" || key == "is_impossible";
}

Question get(const json::Json& record, const RecordContext& context, RecordIssues& issues) {
    Question question;
    RecordReader reader(record, issues, question);
    reader.id("/id", question.questionId);
    reader.text("/question", QuestionField::QuestionText, question.questionText);
    const json::Json* answers = reader.find("/answers");
    if (answers != nullptr && answers->is_array()) {
        if (!answers->empty()) {
            std::string first = memberText(&answers->front(), "text");
            if (!first.empty()) {
                question.answerText.push_back(std::move(first));
            }
        }
    } else if (answers != nullptr) {
        reader.unreadable("/answers", QuestionField::AnswerText, *answers);
    }
    const json::Json* impossible = reader.find("/is_impossible");
    if (impossible != nullptr && !impossible->is_boolean()) {
        reader.unreadable("/is_impossible", QuestionField::AnswerType, *impossible);
    } else if (impossible != nullptr && impossible->get<bool>()) {
        question.answerType = kNoAnswer;
    } else if (!question.answerText.empty()) {
        question.answerType = kSpan; // what every answer of this format is
    }
    if (std::string id = memberText(context.surroundings, "id");
        !id.empty() && !memberText(context.surroundings, "context").empty()) {
        question.evidenceSentenceIds.push_back(std::move(id));
    }
    reader.extra(isKnown);
    return question;
}

// The place of `text` in `context` in characters, as the format counts; nullopt: it is not there.
std::optional<std::int64_t> answerStart(std::string_view context, std::string_view text) {
    const std::size_t at = text.empty() ? std::string_view::npos : context.find(text);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    return static_cast<std::int64_t>(text::characterCount(context.substr(0, at)));
}

void setAnswer(json::Json& answer, const std::string& text, std::string_view context) {
    answer["text"] = text;
    if (const auto start = answerStart(context, text)) {
        answer["answer_start"] = *start;
    } else {
        answer.erase("answer_start"); // a place that is wrong is worse than none
    }
}

void putAnswer(const Question& edited, const RecordContext& context, json::Json& record) {
    const std::string surrounding = memberText(context.surroundings, "context");
    if (edited.answerText.empty()) {
        putValue(record, "/answers", json::Json::array());
        return;
    }
    const auto old = record.find("answers");
    if (edited.answerText.size() == 1 && old != record.end() && old->is_array() && !old->empty() &&
        old->front().is_object()) {
        // Who marked the same text marked what is corrected now.
        const json::Json* oldText = member(old->front(), "text");
        const json::Json wrong = oldText != nullptr ? *oldText : json::Json();
        setAnswer(old->front(), edited.answerText.front(), surrounding);
        for (json::Json& answer : *old) {
            const json::Json* text = member(answer, "text");
            if (text != nullptr && *text == wrong) {
                setAnswer(answer, edited.answerText.front(), surrounding);
            }
        }
        return;
    }
    json::Json answers = json::Json::array();
    for (const std::string& text : edited.answerText) {
        json::Json answer = json::Json::object();
        setAnswer(answer, text, surrounding);
        answers.push_back(std::move(answer));
    }
    record["answers"] = std::move(answers);
}

void put(QuestionField field, const Question& /*asRead*/, const Question& edited,
         const RecordContext& context, json::Json& record) {
    switch (field) {
    case QuestionField::QuestionId:
        putField(record, "/id", edited, field);
        break;
    case QuestionField::QuestionText:
        putField(record, "/question", edited, field);
        break;
    case QuestionField::AnswerType:
        if (edited.unreadable.contains("answer_type")) {
            putField(record, "/is_impossible", edited, field);
        } else if (edited.answerType == kNoAnswer) {
            record["is_impossible"] = true;
        } else if (record.contains("is_impossible")) {
            record["is_impossible"] = false;
        }
        break;
    case QuestionField::AnswerText:
        if (edited.unreadable.contains("answer_text")) {
            break; // still what stands there
        }
        putAnswer(edited, context, record);
        break;
    case QuestionField::Extra:
        putExtra(record, edited, isKnown);
        break;
    default:
        break;
    }
}

json::Json fresh(const Question& question, const RecordContext& context) {
    json::Json record = json::Json::object();
    putField(record, "/question", question, QuestionField::QuestionText);
    putField(record, "/id", question, QuestionField::QuestionId);
    record["is_impossible"] = question.answerType == kNoAnswer;
    putExtra(record, question, isKnown); // may bring the answers with their places
    if (!record.contains("answers")) {
        record["answers"] = json::Json::array();
        putAnswer(question, context, record);
    }
    return record;
}

void passages(const json::Json& /*record*/, const RecordContext& context, std::vector<Passage>& out) {
    std::string id = memberText(context.surroundings, "id");
    std::string text = memberText(context.surroundings, "context");
    if (!id.empty() && !text.empty()) {
        out.push_back({.id = std::move(id),
                       .text = std::move(text),
                       .title = memberText(context.surroundings, "title"),
                       .record = {}});
    }
}

// An article of its own: the texts of its evidence are its context.
json::Json wrapped(json::Json record, const Question& question, const std::vector<Passage>& passages) {
    std::string context;
    std::string title;
    for (const std::string& id : question.evidenceSentenceIds) {
        const auto passage = std::find_if(passages.begin(), passages.end(),
                                          [&id](const Passage& one) { return one.id == id; });
        if (passage == passages.end()) {
            continue;
        }
        if (!context.empty()) {
            context += "\n\n";
        }
        context += passage->text;
        title = !title.empty() ? title : !passage->title.empty() ? passage->title : id;
    }
    if (const auto answers = record.find("answers"); answers != record.end() && answers->is_array()) {
        for (json::Json& answer : *answers) {
            const std::string text = memberText(&answer, "text");
            const auto start = answerStart(context, text);
            if (start && !answer.contains("answer_start")) {
                answer["answer_start"] = *start;
            }
        }
    }
    json::Json paragraph{{"context", context}, {"qas", json::Json::array({std::move(record)})}};
    return json::Json{{"title", title}, {"paragraphs", json::Json::array({std::move(paragraph)})}};
}

} // namespace

const QuestionCodec kSquadCodec{.kind = QuestionKind::SquadJson,
                                .records = records,
                                .get = get,
                                .put = put,
                                .fresh = fresh,
                                .passages = passages,
                                .appendAt = "/data",
                                .emptyDocument = R"({"version":"v2.0","data":[]})",
                                .wrapped = wrapped};

} // namespace assay::formats
