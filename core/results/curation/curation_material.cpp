#include "core/results/curation/curation_material.h"

#include "core/base/guard.h"
#include "core/results/report/chosen_by_name.h"
#include "core/results/report/section_makers.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suite_versions.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace assay::results {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

bool shows(const ReportPlan& plan, std::string_view id) {
    return std::any_of(plan.sections.begin(), plan.sections.end(),
                       [id](const PlannedSection& section) { return section.shown && section.id == id; });
}

Result<std::vector<workspace::SuiteInfo>> chosenSuites(const SectionContext& context) {
    return workspace::suites(context.reader).and_then([&](const std::vector<workspace::SuiteInfo>& all) {
        return chosenByName(all, context.plan.suites, "suite");
    });
}

void raise(std::string& newest, const std::string& moment) {
    newest = std::max(newest, moment);
}

// What a suite is without looking at its questions one by one.
Result<SuiteMaterial> readSuite(const SectionContext& context, workspace::SuiteInfo info,
                                const workspace::QuestionColumns& columns, std::vector<std::size_t>& rows) {
    SuiteMaterial suite;
    suite.info = std::move(info);
    auto settings = workspace::suiteSettingsOf(context.reader, suite.info.id);
    auto hash = workspace::contentHashOf(context.reader, suite.info.id);
    if (!settings || !hash) {
        return tl::unexpected(settings ? hash.error() : settings.error());
    }
    suite.settings = std::move(*settings);
    suite.contentHash = std::move(*hash);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns.suite[i] != suite.info.id) {
            continue;
        }
        ++suite.byStatus[static_cast<std::size_t>(columns.status[i])];
        raise(suite.newest, columns.changedAt[i]);
        if (columns.status[i] != model::QuestionStatus::Retired) {
            rows.push_back(i);
            const bool isFlagged =
                columns.status[i] == model::QuestionStatus::Flagged || !columns.flags.of(i).empty();
            suite.flagged += isFlagged ? 1 : 0;
        }
    }
    for (const workspace::SuiteFile& file : suite.info.files) {
        raise(suite.newest, file.importedAt);
    }
    for (const workspace::SuiteVersion& version : suite.info.versions) {
        raise(suite.newest, version.frozenAt);
    }
    return suite;
}

template <typename T>
Result<> put(std::optional<T>& place, Result<T> value) {
    ASSAY_TRY(value);
    place = std::move(*value);
    return {};
}

Result<> readParts(const SectionContext& context, const CurationMaterial& material,
                   const workspace::QuestionColumns& columns, std::span<const std::size_t> rows,
                   SuiteMaterial& suite) {
    Result<> done;
    if (shows(context.plan, "curation_agreement") || context.plan.brief) { // a brief says alpha alone
        done = put(suite.reviews, readSuiteReviews(context, suite.info));
    }
    if (done && shows(context.plan, "curation_coverage")) {
        done = put(suite.coverage, readSuiteCoverage(context, suite.info, suite.settings, columns, rows));
    }
    SuiteQuestions questions;
    if (done && shows(context.plan, "curation_flags")) {
        done = put(suite.flags,
                   readSuiteFlags(context, suite.info, material.answers, material.newest, questions));
    }
    if (done && (shows(context.plan, "curation_changes") || context.plan.brief) &&
        !suite.info.versions.empty()) {
        done = put(suite.changes, readSuiteChanges(context, suite.info, questions));
    }
    return done;
}

Result<CurationMaterial> readMaterial(const SectionContext& context) {
    auto chosen = chosenSuites(context);
    auto columns = workspace::loadQuestionColumns(context.reader, context.stop);
    auto bundles = workspace::bundleSets(context.reader);
    auto answers = workspace::answerSets(context.reader);
    for (const base::Error* error :
         {chosen ? nullptr : &chosen.error(), columns ? nullptr : &columns.error(),
          bundles ? nullptr : &bundles.error(), answers ? nullptr : &answers.error()}) {
        if (error != nullptr) {
            return tl::unexpected(*error);
        }
    }
    CurationMaterial material;
    material.bundles = std::move(*bundles);
    material.answers = std::move(*answers);
    std::vector<std::vector<std::size_t>> rows(chosen->size());
    for (workspace::SuiteInfo& info : *chosen) {
        ASSAY_TRY(auto suite, readSuite(context, std::move(info), *columns, rows[material.suites.size()]));
        const auto reviews = workspace::reviewsOfSuite(context.reader, suite.info.id);
        const auto marks = workspace::suspicionMarksOfSuite(context.reader, suite.info.id);
        if (!reviews || !marks) {
            return tl::unexpected(reviews ? marks.error() : reviews.error());
        }
        for (const workspace::Review& review : *reviews) {
            raise(suite.newest, review.reviewedAt);
        }
        for (const workspace::SuspicionMark& mark : *marks) {
            raise(suite.newest, mark.markedAt);
        }
        raise(material.newest, suite.newest);
        material.suites.push_back(std::move(suite));
    }
    for (const workspace::BundleSetInfo& set : material.bundles) {
        raise(material.newest, set.importedAt);
    }
    for (const workspace::AnswerSetInfo& set : material.answers) {
        raise(material.newest, set.importedAt);
    }
    for (std::size_t i = 0; i < material.suites.size(); ++i) {
        if (context.stop.stop_requested()) {
            return fail(ErrorCode::Cancelled, {}, "report");
        }
        ASSAY_TRY(readParts(context, material, *columns, rows[i], material.suites[i]));
    }
    return material;
}

} // namespace

std::int64_t SuiteMaterial::questions() const noexcept {
    return std::accumulate(byStatus.begin(), byStatus.end(), std::int64_t{0}) -
           inStatus(model::QuestionStatus::Retired);
}

std::int64_t SuiteMaterial::inStatus(model::QuestionStatus status) const noexcept {
    return byStatus[static_cast<std::size_t>(status)];
}

Result<std::shared_ptr<const CurationMaterial>> curationMaterial(const SectionContext& context) {
    return base::guarded(context.reader.path(), [&]() -> Result<std::shared_ptr<const CurationMaterial>> {
        ASSAY_TRY(auto material, readMaterial(context));
        return std::make_shared<const CurationMaterial>(std::move(material));
    });
}

std::string newestOf(const CurationMaterial& material) {
    return material.newest;
}

Section
sectionOfSuites(const SectionContext& context, const std::string& id,
                const std::function<std::vector<Block>(const SuiteMaterial&, const std::string&)>& make) {
    Section section;
    if (context.curation == nullptr || context.curation->suites.empty()) {
        section.blocks.emplace_back(
            Paragraph{context.wording.text(ASSAY_TEXT("Report", "The workspace holds no gold suite."))});
        return section;
    }
    const std::vector<SuiteMaterial>& suites = context.curation->suites;
    if (suites.size() == 1) {
        section.blocks.emplace_back(Paragraph{
            context.wording.text(ASSAY_TEXT("Report", "Gold suite: %1"), {suites.front().info.name})});
        std::vector<Block> blocks = make(suites.front(), std::string());
        std::move(blocks.begin(), blocks.end(), std::back_inserter(section.blocks));
        return section;
    }
    for (std::size_t i = 0; i < suites.size(); ++i) {
        const std::string suffix = "_" + std::to_string(i + 1);
        section.sections.push_back({id + suffix, suites[i].info.name, make(suites[i], suffix)});
    }
    return section;
}

} // namespace assay::results
