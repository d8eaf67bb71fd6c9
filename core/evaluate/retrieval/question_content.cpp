#include "core/evaluate/retrieval/question_content.h"

#include "core/json/settings_reader.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace assay::evaluate {
namespace {

using ContentJson = nlohmann::ordered_json;
using metrics::AnswerLeaf;

std::string dumped(const ContentJson& value) {
    return value.dump(-1, ' ', false, ContentJson::error_handler_t::replace);
}

AnswerLeaf figureLeaf(double value, std::string written, std::string_view unit) {
    return {std::move(written), text::quantityOf(value, unit)};
}

// A text that is a figure and nothing else has its value.
AnswerLeaf textLeaf(const std::string& written, std::string_view unit) {
    AnswerLeaf leaf{written, {}};
    const std::vector<text::Quantity> figures = text::quantities(written);
    if (figures.size() == 1 && figures.front().begin == 0 && figures.front().end == written.size()) {
        const text::Quantity& figure = figures.front();
        const bool hasOwn = figure.kind != text::UnitKind::None || figure.scale != 1.0;
        leaf.figure = hasOwn ? figure : text::quantityOf(figure.value, unit);
    }
    return leaf;
}

void addLeaves(const ContentJson& value, std::string_view unit, std::vector<AnswerLeaf>& leaves) {
    if (value.is_object()) {
        const ContentJson* const own = base::memberOf(value, "unit");
        const std::string unitHere =
            own != nullptr ? base::textIn(*own).value_or(std::string(unit)) : std::string(unit);
        for (const auto& [key, below] : value.items()) {
            if (key == "percentage") {
                addLeaves(below, "percent", leaves);
            } else if (key != "unit") {
                addLeaves(below, unitHere, leaves);
            }
        }
    } else if (value.is_array()) {
        for (const ContentJson& below : value) {
            addLeaves(below, unit, leaves);
        }
    } else if (const auto number = base::numberIn(value)) {
        leaves.push_back(figureLeaf(*number, dumped(value), unit));
    } else if (const auto text = base::textIn(value)) {
        leaves.push_back(textLeaf(*text, unit));
    }
}

bool isOfObject(const model::Question& question) {
    return question.answerIsList &&
           (question.answerType.starts_with("structured") || question.answerType.starts_with("dict"));
}

// An entry of a list; JSON within it is looked into.
void addEntry(const std::string& entry, std::string_view unit, std::vector<AnswerLeaf>& leaves) {
    if (!entry.empty() && (entry.front() == '{' || entry.front() == '[')) {
        const ContentJson inner = json::parseSettingsJson(entry);
        if (inner.is_structured()) {
            addLeaves(inner, unit, leaves);
            return;
        }
    }
    leaves.push_back(textLeaf(entry, unit));
}

constexpr std::array<std::string_view, 9> kForms{"10-K", "10-Q", "8-K",     "20-F", "40-F",
                                                 "6-K",  "S-1",  "DEF 14A", "11-K"};

bool isWordCharacter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

// Where `form` stands in the text as a word, with or without its hyphen or blank.
bool namesForm(std::string_view text, std::string_view form) {
    for (std::size_t start = 0; start < text.size(); ++start) {
        if (start > 0 && isWordCharacter(text[start - 1])) {
            continue;
        }
        std::size_t at = start;
        std::size_t read = 0;
        while (read < form.size()) {
            const bool isGap = form[read] == '-' || form[read] == ' ';
            if (isGap && at < text.size() && (text[at] == '-' || text[at] == ' ' || text[at] == '_')) {
                ++at;
            } else if (!isGap && at < text.size() &&
                       std::toupper(static_cast<unsigned char>(text[at])) == form[read]) {
                ++at;
            } else if (!isGap) {
                break;
            }
            ++read;
        }
        if (read == form.size() && (at == text.size() || !isWordCharacter(text[at]))) {
            return true;
        }
    }
    return false;
}

void addDistinct(std::string form, std::vector<std::string>& forms) {
    if (!form.empty() && std::ranges::find(forms, form) == forms.end()) {
        forms.push_back(std::move(form));
    }
}

} // namespace

std::vector<AnswerLeaf> answerLeaves(const model::Question& question) {
    std::vector<AnswerLeaf> leaves;
    if (question.answerNumeric) {
        leaves.push_back(figureLeaf(*question.answerNumeric, dumped(ContentJson(*question.answerNumeric)),
                                    question.answerUnit));
        std::string& written = leaves.back().text;
        if (written.ends_with(".0")) {
            written.resize(written.size() - 2); // 391035.0 is written 391035
        }
        return leaves;
    }
    for (const std::string& entry : question.answerText) {
        const std::size_t colon = isOfObject(question) ? entry.find(": ") : std::string::npos;
        addEntry(colon != std::string::npos ? entry.substr(colon + 2) : entry, question.answerUnit, leaves);
    }
    return leaves;
}

std::string filingForm(std::string_view source) {
    for (const std::string_view form : kForms) {
        if (namesForm(source, form)) {
            return std::string(form);
        }
    }
    return {};
}

std::vector<std::string> expectedForms(const model::Question& question) {
    std::vector<std::string> forms;
    const ContentJson extra = json::parseSettingsJson(question.extra, json::kRecordDepth);
    const ContentJson* const filings = base::memberOf(extra, "filings");
    if (filings != nullptr && filings->is_array()) {
        for (const ContentJson& filing : *filings) {
            addDistinct(base::memberText(filing, "form"), forms);
        }
    }
    if (forms.empty()) {
        for (const std::string& source : question.expectedSources) {
            addDistinct(filingForm(source), forms);
        }
    }
    return forms;
}

} // namespace assay::evaluate
