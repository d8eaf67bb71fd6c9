// Drafts of questions by category, with everything that follows from their evidence filled in. Never an
// invented answer: the question's text and its answer's text stay empty; a figure is one that stands in the
// evidence, or the difference of two that do. Source: FinRAG framework document, 4.2, 7.2 and 8.3.
//
//   category               answer     scope           evidence  difficulty
//   A local fact           numeric *  local           1         easy
//   B local cause          span       local           1 … 2     medium
//   C one section's risks  span       local           1 … 2     medium
//   D change over years    span       cross_year      2 … 4     medium
//   E several companies    list       cross_company   2 … 5     hard
//   F short list           list       local *         2 … 3     medium
//   G verification         boolean    local *         1 … 2     hard
//   H definition           span       local           1         medium
//   I which year           numeric    local           1         easy
//   J no answer            no_answer  local           0         easy
//   A is drawn from Items 7 and 8 first, B from Item 7, C from Item 1A, H from Item 8.
//   * A without a figure in its evidence is a span; F and G over several years are cross_year.
//
// Pure functions; any thread.
#pragma once

#include "core/base/result.h"
#include "core/curation/coverage.h"
#include "core/model/bundle.h"
#include "core/model/question.h"
#include "core/workspace/corpora/corpora.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::curation {

struct CategoryRule {
    char category = 'A';
    std::string_view answerType;
    std::string_view scope;
    std::size_t evidenceLeast = 1;
    std::size_t evidenceMost = 1;
    std::string_view difficulty;
    std::array<std::string_view, 2> sections{}; // where its evidence stands first of all; none: anywhere
};

[[nodiscard]] const std::array<CategoryRule, 10>& categoryRules() noexcept;

// Null: no such category.
[[nodiscard]] const CategoryRule* categoryRule(char category) noexcept;

// Which categories a bundle gives evidence for, in the order of the letters: E with several companies, D with
// several years of one; I and J never.
[[nodiscard]] std::string categoriesOf(const model::Bundle& bundle);

// A figure of the evidence that could be the answer.
struct FigureProposal {
    double value = 0;     // in `unit`, as written: 15.9
    std::string unit;     // "USD billions", "%"; empty: none was written
    double tolerance = 0; // half a unit of its last digit: 0.05
    std::string raw;      // "$15.9 billion"
    std::string sentenceId;

    friend bool operator==(const FigureProposal&, const FigureProposal&) = default;
};

// Every figure of the evidence with a unit or a scale, in its order, each once.
[[nodiscard]] std::vector<FigureProposal> figureProposals(const model::Bundle& bundle);

// A change between two years: the later figure minus the earlier one.
struct ChangeProposal {
    FigureProposal from;
    FigureProposal to;
    std::int64_t fromYear = 0;
    std::int64_t toYear = 0;
    double value = 0;     // in the unit of `to`
    double tolerance = 0; // the sum of both, in that unit: 4.3 ± 0.1 of "$11.6 billion" and "$15.9 billion"
};

// Of one company's sentences: the first figures of two years that follow each other in the bundle, where both
// have the same unit (scales may differ). What a figure is about is for a person to judge.
[[nodiscard]] std::vector<ChangeProposal> changeProposals(const model::Bundle& bundle);

// Errors: InvalidArgument (`where` "category": no such letter, or the bundle does not give evidence for it).
// With exactly one proposal, A has it as its figure; with several it stays missing for a person to choose.
// The notes say where the bundle lies (`origin`), and how much evidence the category wants where there is
// more.
[[nodiscard]] base::Result<model::Question> draftOfCategory(const model::Bundle& bundle, char category,
                                                            std::string_view origin = {});

// Places, rising, of the sentences that a draft of the category takes of a bundle of which nobody has chosen
// any: all, where they are no more than it wants. Of more, D takes one of each year in turn (of more years
// than it wants those that lie evenly between the first and the last), E one of each company in turn, A the
// first one with a figure, every other category the first ones.
[[nodiscard]] std::vector<std::size_t> evidencePlaces(const model::Bundle& bundle, char category);

struct DraftOffer;

// As draftOfOffer(), of these sentences alone; what is left out is said in the notes. `offer` null: of the
// category that workspace::draftQuestion() gives. Errors: as of draftOfCategory().
[[nodiscard]] base::Result<model::Question> draftOfWhole(const model::Bundle& bundle, const DraftOffer* offer,
                                                         std::string_view origin = {});

// The category that draftOfWhole() drafts; '\0': none.
[[nodiscard]] char categoryOfDraft(const model::Bundle& bundle, const DraftOffer* offer);

// A numeric question over two years: category D, its figure the change.
[[nodiscard]] model::Question draftOfChange(const model::Bundle& bundle, const ChangeProposal& change,
                                            std::string_view origin = {});

// A company and a year of which the corpus holds nothing.
struct AbsentFiling {
    std::optional<std::int64_t> cik;
    std::string company;
    std::int64_t year = 0;

    friend bool operator==(const AbsentFiling&, const AbsentFiling&) = default;
};

// Of each company, in the order of the corpus, the years between the corpus's first and last one that it
// lacks, then the year before and after; at most `most` of each.
[[nodiscard]] std::vector<AbsentFiling> absentFilings(std::span<const workspace::CorpusSlice> slices,
                                                      std::size_t most);

// Category J.
[[nodiscard]] model::Question draftOfNoAnswer(const AbsentFiling& filing, std::string_view topic = {});

// Another wording of a question: everything but its text and id, with a link to the original in `extra` under
// "paraphrase_of". `number` from 1: "P3V3-Q001" gives "P3V3-Q001-p1".
[[nodiscard]] model::Question draftOfParaphrase(const model::Question& original, int number);

// The id of the original; nullopt: the question is none.
[[nodiscard]] std::optional<std::string> paraphraseOf(const model::Question& question);

// One way of drafting a question from a bundle.
struct DraftOffer {
    char category = 'A';
    std::int64_t wanted = 0;                // questions of the category that a target mix still wants
    std::optional<FigureProposal> figure{}; // of A with several figures: the one that is asked about
    std::optional<ChangeProposal> change{}; // of D: a numeric question about this change

    // "A", "A 15.9 USD billions", "D 2019 2020 +4.3 USD billions": the same for the same offer of a bundle.
    [[nodiscard]] std::string key() const;
};

struct WantedCategory;

// Every way that the bundle gives evidence for, with I where it is of one company: categories that are wanted
// most first, then by letter; of one category the plain draft first, then its figures or changes in order.
[[nodiscard]] std::vector<DraftOffer> draftOffers(const model::Bundle& bundle,
                                                  std::span<const WantedCategory> wanted);

// Errors: as of draftOfCategory().
[[nodiscard]] base::Result<model::Question> draftOfOffer(const model::Bundle& bundle, const DraftOffer& offer,
                                                         std::string_view origin = {});

// Categories of which a target mix still wants questions, those most wanted first, ties by letter. A cell
// without a category wants nothing in particular.
struct WantedCategory {
    char category = 'A';
    std::int64_t missing = 0;

    friend bool operator==(const WantedCategory&, const WantedCategory&) = default;
};

[[nodiscard]] std::vector<WantedCategory> wantedCategories(const workspace::TargetMix& mix,
                                                           const TargetProgress& progress);

// Places of bundles, those first that give evidence for what is wanted most; bundles of one kind keep their
// order.
[[nodiscard]] std::vector<std::size_t> offeredBundles(std::span<const model::Bundle> bundles,
                                                      std::span<const WantedCategory> wanted);

} // namespace assay::curation
