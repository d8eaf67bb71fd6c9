#include "core/text/porter_stem.h"

#include <array>
#include <cstddef>
#include <span>
#include <utility>

namespace assay::text {
namespace {

bool isPlainVowel(char c) {
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}

// A "y" is a consonant where the letter before it is none.
bool isConsonantAfter(bool before, bool first, char c) {
    return c == 'y' ? first || !before : !isPlainVowel(c);
}

struct Shape {
    int measure = 0; // how often a consonant follows a vowel
    bool hasVowel = false;
    bool endsInConsonant = false;
    bool endsInShortSyllable = false; // consonant, vowel, consonant other than w, x, y; or the last two alone
};

Shape shapeOf(std::string_view word) {
    Shape shape;
    bool last = false;
    bool secondLast = false;
    bool thirdLast = false;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const bool consonant = isConsonantAfter(last, i == 0, word[i]);
        shape.hasVowel |= !consonant;
        shape.measure += i > 0 && consonant && !last ? 1 : 0;
        thirdLast = secondLast;
        secondLast = last;
        last = consonant;
    }
    shape.endsInConsonant = !word.empty() && last;
    const bool vowelThenConsonant = word.size() >= 2 && !secondLast && last;
    shape.endsInShortSyllable =
        vowelThenConsonant &&
        (word.size() == 2 || (thirdLast && word.back() != 'w' && word.back() != 'x' && word.back() != 'y'));
    return shape;
}

int measureOf(std::string_view stem) {
    return shapeOf(stem).measure;
}

bool endsInDoubleConsonant(std::string_view word) {
    return word.size() >= 2 && word[word.size() - 1] == word[word.size() - 2] &&
           shapeOf(word).endsInConsonant;
}

struct Rule {
    std::string_view suffix;
    std::string_view replacement;
};

void replaceSuffix(std::string& word, const Rule& rule) {
    word.resize(word.size() - rule.suffix.size());
    word += rule.replacement;
}

// The first rule whose suffix the word has is the only one that is tried: where what stays has no measure
// above `above`, nothing happens.
void applyFirst(std::string& word, std::span<const Rule> rules, int above) {
    for (const Rule& rule : rules) {
        if (!word.ends_with(rule.suffix)) {
            continue;
        }
        std::string_view stem(word);
        stem.remove_suffix(rule.suffix.size());
        bool fits = measureOf(stem) > above;
        if (rule.suffix == "logi") { // the "l" counts with the stem: "geologi"
            fits = measureOf(std::string_view(word).substr(0, word.size() - 3)) > above;
        } else if (rule.suffix == "ion") {
            fits = fits && (stem.back() == 's' || stem.back() == 't');
        }
        if (fits) {
            replaceSuffix(word, rule);
        }
        return;
    }
}

void removePlural(std::string& word) {
    if (word.ends_with("ies")) {
        replaceSuffix(word, {"ies", word.size() == 4 ? "ie" : "i"});
    } else if (word.ends_with("sses")) {
        replaceSuffix(word, {"sses", "ss"});
    } else if (word.ends_with('s') && !word.ends_with("ss")) {
        word.pop_back();
    }
}

// What is left of "-ed" and "-ing" becomes a word again: "conflat" "conflate", "hopp" "hop", "fil" "file".
void mendStem(std::string& word) {
    if (word.ends_with("at") || word.ends_with("bl") || word.ends_with("iz")) {
        word += 'e';
    } else if (endsInDoubleConsonant(word)) {
        if (word.back() != 'l' && word.back() != 's' && word.back() != 'z') {
            word.pop_back();
        }
    } else {
        const Shape shape = shapeOf(word);
        if (shape.measure == 1 && shape.endsInShortSyllable) {
            word += 'e';
        }
    }
}

void removePastAndGerund(std::string& word) {
    if (word.ends_with("ied")) {
        replaceSuffix(word, {"ied", word.size() == 4 ? "ie" : "i"});
        return;
    }
    if (word.ends_with("eed")) {
        if (measureOf(std::string_view(word).substr(0, word.size() - 3)) > 0) {
            word.pop_back();
        }
        return;
    }
    for (const std::string_view suffix : {"ed", "ing"}) {
        if (word.ends_with(suffix) &&
            shapeOf(std::string_view(word).substr(0, word.size() - suffix.size())).hasVowel) {
            word.resize(word.size() - suffix.size());
            return mendStem(word);
        }
    }
}

void replaceFinalY(std::string& word) {
    const std::string_view stem = std::string_view(word).substr(0, word.size() - 1);
    if (word.ends_with('y') && stem.size() > 1 && shapeOf(stem).endsInConsonant) {
        word.back() = 'i';
    }
}

constexpr std::array<Rule, 22> kSecondRules{
    {{"ational", "ate"}, {"tional", "tion"}, {"enci", "ence"}, {"anci", "ance"}, {"izer", "ize"},
     {"bli", "ble"},     {"alli", "al"},     {"entli", "ent"}, {"eli", "e"},     {"ousli", "ous"},
     {"ization", "ize"}, {"ation", "ate"},   {"ator", "ate"},  {"alism", "al"},  {"iveness", "ive"},
     {"fulness", "ful"}, {"ousness", "ous"}, {"aliti", "al"},  {"iviti", "ive"}, {"biliti", "ble"},
     {"fulli", "ful"},   {"logi", "log"}}};

constexpr std::array<Rule, 7> kThirdRules{{{"icate", "ic"},
                                           {"ative", ""},
                                           {"alize", "al"},
                                           {"iciti", "ic"},
                                           {"ical", "ic"},
                                           {"ful", ""},
                                           {"ness", ""}}};

constexpr std::array<Rule, 19> kFourthRules{{{"al", ""},
                                             {"ance", ""},
                                             {"ence", ""},
                                             {"er", ""},
                                             {"ic", ""},
                                             {"able", ""},
                                             {"ible", ""},
                                             {"ant", ""},
                                             {"ement", ""},
                                             {"ment", ""},
                                             {"ent", ""},
                                             {"ion", ""},
                                             {"ou", ""},
                                             {"ism", ""},
                                             {"ate", ""},
                                             {"iti", ""},
                                             {"ous", ""},
                                             {"ive", ""},
                                             {"ize", ""}}};

void applySecondStep(std::string& word) {
    if (word.ends_with("alli") && measureOf(std::string_view(word).substr(0, word.size() - 4)) > 0) {
        word.resize(word.size() - 2);
    }
    applyFirst(word, kSecondRules, 0);
}

void removeFinalE(std::string& word) {
    if (word.ends_with('e')) {
        const Shape stem = shapeOf(std::string_view(word).substr(0, word.size() - 1));
        if (stem.measure > 1 || (stem.measure == 1 && !stem.endsInShortSyllable)) {
            word.pop_back();
        }
    }
    if (word.ends_with("ll") && measureOf(std::string_view(word).substr(0, word.size() - 1)) > 1) {
        word.pop_back();
    }
}

// Words that the rules would get wrong, and what becomes of them.
constexpr std::array<std::pair<std::string_view, std::string_view>, 17> kIrregular{{{"sky", "sky"},
                                                                                    {"skies", "sky"},
                                                                                    {"dying", "die"},
                                                                                    {"lying", "lie"},
                                                                                    {"tying", "tie"},
                                                                                    {"news", "news"},
                                                                                    {"innings", "inning"},
                                                                                    {"inning", "inning"},
                                                                                    {"outings", "outing"},
                                                                                    {"outing", "outing"},
                                                                                    {"cannings", "canning"},
                                                                                    {"canning", "canning"},
                                                                                    {"howe", "howe"},
                                                                                    {"proceed", "proceed"},
                                                                                    {"exceed", "exceed"},
                                                                                    {"succeed", "succeed"}}};

} // namespace

std::string porterStem(std::string_view word) {
    for (const auto& [form, stem] : kIrregular) {
        if (form == word) {
            return std::string(stem);
        }
    }
    std::string stem(word);
    if (stem.size() <= 2) {
        return stem;
    }
    removePlural(stem);
    removePastAndGerund(stem);
    replaceFinalY(stem);
    applySecondStep(stem);
    applyFirst(stem, kThirdRules, 0);
    applyFirst(stem, kFourthRules, 1);
    removeFinalE(stem);
    return stem;
}

} // namespace assay::text
