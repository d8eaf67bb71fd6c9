#include "core/formats/questions/question_mapping.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace assay::formats {
namespace {

using model::QuestionField;

struct Synonyms {
    QuestionField field;
    std::array<std::string_view, 12> names; // folded, the likeliest first; the field's own name comes before
};

constexpr std::array<Synonyms, 25> kSynonyms{{
    {QuestionField::QuestionId,
     {"id", "qid", "queryid", "uid", "testid", "itemid", "caseid", "number", "nr", "no"}},
    {QuestionField::QuestionText,
     {"question", "query", "userinput", "prompt", "input", "sporsmal", "spørsmål", "frage", "text"}},
    {QuestionField::AnswerText,
     {"answer", "reference", "gold", "goldanswer", "groundtruth", "expectedanswer", "referenceanswer",
      "expectedoutput", "expected", "svar", "antwort", "output"}},
    {QuestionField::AnswerType, {"type", "kind"}},
    {QuestionField::AnswerNumeric, {"numericanswer", "answervalue", "value", "numericvalue", "amount"}},
    {QuestionField::AnswerUnit, {"unit", "scale", "units", "enhet"}},
    {QuestionField::Tolerance, {"tol", "toleranse"}},
    {QuestionField::CompanyName, {"company", "companies", "companynames", "name", "selskap", "firm"}},
    {QuestionField::CikInt, {"cik", "ciks", "cikint"}},
    {QuestionField::Years, {"year", "fiscalyear", "reportyear", "ar", "år", "fy"}},
    {QuestionField::EvidenceSentenceIds,
     {"evidenceids", "sentenceids", "sentenceid", "evidence", "goldids", "relevantids", "docids"}},
    {QuestionField::EvidenceSpans,
     {"evidencetext", "evidencetexts", "contexts", "context", "referencecontexts", "spans", "passages"}},
    {QuestionField::RetrievalScope, {"scope"}},
    {QuestionField::Difficulty, {"level", "vanskelighetsgrad"}},
    {QuestionField::SectionHints, {"sections", "section", "sectionhint", "sectionname"}},
    {QuestionField::Notes, {"note", "comment", "comments", "remark", "remarks", "merknad"}},
    {QuestionField::GoldVersion, {"version", "suiteversion"}},
    {QuestionField::CreatedBy, {"author", "curator", "annotator", "by"}},
    {QuestionField::CreatedAt, {"created", "date", "timestamp"}},
    {QuestionField::CurationConfidence, {"confidence"}},
    {QuestionField::Category, {"questiontype", "questioncategory", "kategori", "topic", "class"}},
    {QuestionField::ExpectedSources, {"sources", "source", "docname", "documents", "docs"}},
    {QuestionField::ExpectedCitations, {"citations", "citation"}},
    {QuestionField::AnswerContains, {"contains", "mustcontain", "expectedphrases"}},
    {QuestionField::MustInclude, {"keywords", "required", "requiredterms"}},
}};

// Small letters without separators. Quotation marks and brackets stay: they are no part of a name.
std::string foldedName(std::string_view name) {
    std::string folded;
    for (const char c : name) {
        if (c != ' ' && c != '_' && c != '-' && c != '.' && c != '\t') {
            folded.push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
        }
    }
    return folded;
}

// "q7": an id that reading gave to a record without one.
bool isMadeUp(std::string_view id) {
    return id.size() > 1 && id[0] == 'q' && id[1] >= '0' && id[1] <= '9';
}

// Whether `extra` has a key that the record has not.
bool hasOtherKeys(std::string_view extra, const json::Json& record) {
    const auto json = json::parseJson(extra);
    if (!json || !json->is_object()) {
        return false;
    }
    for (const auto& [key, value] : json->items()) {
        if (!record.contains(key)) {
            return true;
        }
    }
    return false;
}

std::size_t fieldsInHeader(std::string_view line, char separator) {
    std::size_t count = 1;
    bool quoted = false;
    for (const char c : line) {
        quoted = c == '"' ? !quoted : quoted;
        if (!quoted && (c == '\n' || c == '\r')) {
            break;
        }
        count += !quoted && c == separator ? 1 : 0;
    }
    return count;
}

} // namespace

FieldMapping suggestedMapping(std::span<const std::string> columns) {
    std::vector<std::string> folded;
    for (const std::string& column : columns) {
        folded.push_back(foldedName(column));
    }
    FieldMapping mapping;
    std::set<QuestionField> filled;
    const auto assign = [&](QuestionField field, std::string_view name) {
        if (name.empty() || filled.contains(field)) {
            return;
        }
        for (std::size_t i = 0; i < folded.size(); ++i) {
            if (folded[i] == name && !mapping.fields.contains(columns[i])) {
                mapping.fields.emplace(columns[i], field);
                filled.insert(field);
                return;
            }
        }
    };
    for (const model::FieldInfo& info : model::questionFields()) {
        assign(info.field, foldedName(info.name));
    }
    for (const Synonyms& synonyms : kSynonyms) {
        for (const std::string_view name : synonyms.names) {
            assign(synonyms.field, name);
        }
    }
    return mapping;
}

json::Json mappingJson(const FieldMapping& mapping) {
    json::Json fields = json::Json::object();
    for (const auto& [column, field] : mapping.fields) {
        fields[column] = std::string(model::fieldInfo(field).name);
    }
    return json::Json{{"fields", std::move(fields)},
                      {"list_separator", std::string(1, mapping.listSeparator)}};
}

FieldMapping mappingFromJson(const json::Json& json) {
    FieldMapping mapping;
    if (!json.is_object()) {
        return mapping;
    }
    if (const auto fields = json.find("fields"); fields != json.end() && fields->is_object()) {
        for (const auto& [column, name] : fields->items()) {
            const auto field =
                name.is_string() ? model::questionFieldFromName(name.get<std::string>()) : std::nullopt;
            if (field) {
                mapping.fields.emplace(column, *field);
            }
        }
    }
    const auto separator = json.find("list_separator");
    if (separator != json.end() && separator->is_string() && separator->get<std::string>().size() == 1) {
        mapping.listSeparator = separator->get<std::string>().front();
    }
    return mapping;
}

const std::string* columnOf(const FieldMapping& mapping, QuestionField field) {
    for (const auto& [column, mapped] : mapping.fields) {
        if (mapped == field) {
            return &column;
        }
    }
    return nullptr;
}

bool isMapped(const FieldMapping& mapping, std::string_view column) {
    const auto found = mapping.fields.find(std::string(column));
    return found != mapping.fields.end() && *columnOf(mapping, found->second) == column;
}

void addMissingColumns(FieldMapping& mapping, const QuestionCodec& codec, const QuestionPointers& withRecord,
                       const QuestionPointers& fresh, const std::vector<std::string>& taken) {
    std::set<QuestionField> needed;
    const RecordContext context{.surroundings = nullptr, .mapping = &mapping, .passages = nullptr};
    for (const QuestionForWriting* source : withRecord) {
        const auto record = json::parseJson(source->record);
        if (!record || !record->is_object()) {
            continue;
        }
        RecordIssues silent(nullptr, {}, {}, 0);
        model::Question asRead = codec.get(*record, context, silent);
        if (asRead.questionId.empty() && isMadeUp(source->question.questionId)) {
            asRead.questionId = source->question.questionId;
        }
        for (const QuestionField field : model::differingFields(asRead, source->question)) {
            if (field != QuestionField::Extra || hasOtherKeys(source->question.extra, *record)) {
                needed.insert(field);
            }
        }
    }
    for (const model::FieldInfo& info : model::questionFields()) {
        const std::string name(info.name);
        if (columnOf(mapping, info.field) != nullptr || mapping.fields.contains(name) ||
            std::find(taken.begin(), taken.end(), name) != taken.end()) {
            continue;
        }
        if (needed.contains(info.field) ||
            std::any_of(fresh.begin(), fresh.end(), [&info](const QuestionForWriting* source) {
                return !model::fieldEntries(source->question, info.field).empty();
            })) {
            mapping.fields.emplace(name, info.field);
        }
    }
}

const SourceFile* firstFile(const SuiteForWriting& suite, QuestionKind kind) {
    const auto found = std::find_if(suite.files.begin(), suite.files.end(),
                                    [kind](const SourceFile& file) { return file.kind == kind; });
    return found == suite.files.end() ? nullptr : &*found;
}

bool isOfKind(const SuiteForWriting& suite, const QuestionForWriting& question, QuestionKind kind) {
    return question.file >= 0 && static_cast<std::size_t>(question.file) < suite.files.size() &&
           suite.files[static_cast<std::size_t>(question.file)].kind == kind;
}

std::vector<std::string> distinctColumns(const std::vector<std::string>& header) {
    std::set<std::string> used(header.begin(), header.end());
    std::set<std::string> given;
    std::vector<std::string> columns;
    for (std::size_t i = 0; i < header.size(); ++i) {
        std::string name = header[i];
        if (name.empty() || given.contains(name)) {
            const std::string stem = name.empty() ? "column " + std::to_string(i + 1) : name;
            name = stem;
            for (int times = 2; used.contains(name); ++times) {
                name = stem + " (" + std::to_string(times) + ")";
            }
            used.insert(name);
        }
        given.insert(name);
        columns.push_back(std::move(name));
    }
    return columns;
}

char questionsCsvSeparator(std::string_view beginning) {
    char best = ',';
    std::size_t most = fieldsInHeader(beginning, best);
    for (const char separator : {';', '\t'}) {
        if (const std::size_t count = fieldsInHeader(beginning, separator); count > most) {
            best = separator;
            most = count;
        }
    }
    return best;
}

} // namespace assay::formats
