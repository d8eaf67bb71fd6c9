#include "widgets/mining/mining_controller.h"

#include "core/curation/draft_keeping.h"
#include "core/evaluate/mining/mined_drafts.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/journal/kept_values.h"
#include "core/workspace/setting_edits.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/number_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace assay::widgets {
namespace {

using base::Result;

Result<> countQuestions(const workspace::Reader& reader, const std::stop_token& stop, ShownAtlas& shown) {
    ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, shown.suite, stop));
    std::vector<std::vector<workspace::SentenceRow>> evidence;
    for (const workspace::NamedQuestion& entry : questions) {
        ASSAY_TRY(const auto rows,
                  workspace::rowsOfIds(reader, shown.tagged.corpus.id, entry.question.evidenceSentenceIds));
        std::vector<workspace::SentenceRow>& known = evidence.emplace_back();
        for (const auto& row : rows) {
            if (row) {
                known.push_back(*row);
            }
        }
        for (const workspace::SentenceRow row : std::set(known.begin(), known.end())) {
            ++shown.evidence[row];
        }
    }
    shown.questions = evaluate::questionsOfCells(shown.atlas, shown.tagged, evidence);
    return {};
}

using SharedAtlas = std::shared_ptr<const ShownAtlas>;

Result<SharedAtlas> atlasOf(const workspace::Reader& reader, base::RowId corpus, const std::string& suite,
                            const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto rules, evaluate::workspaceMiningRules(reader));
    ASSAY_TRY(auto tagger, evaluate::SentenceTagger::make(rules));
    ASSAY_TRY(auto tagged, evaluate::tagCorpus(reader, corpus, tagger, 0, stop, progress));
    auto shown =
        std::make_shared<ShownAtlas>(ShownAtlas{std::move(tagger), std::move(tagged), {}, {}, suite});
    shown->patterns = evaluate::miningRulesJson(rules);
    shown->atlas = evaluate::miningAtlas(shown->tagged, shown->tagger);
    if (!suite.empty()) {
        ASSAY_TRY(countQuestions(reader, stop, *shown));
    }
    return SharedAtlas(std::move(shown));
}

// Rows with each label, by its name.
std::map<std::string, std::vector<workspace::SentenceRow>>
rowsByLabel(const evaluate::TaggedCorpus& tagged, const evaluate::SentenceTagger& tagger) {
    std::map<std::string, std::vector<workspace::SentenceRow>> rows;
    for (std::size_t bit = 0; bit < tagger.labels().size(); ++bit) {
        rows[tagger.labels()[bit]] = evaluate::rowsOfCell(tagged, {bit, std::nullopt, std::nullopt});
    }
    return rows;
}

constexpr std::size_t kShownOfChange = 20; // sentences that are gained, and as many that are lost

Result<> readChanged(const workspace::Reader& reader, base::RowId corpus,
                     std::span<const workspace::SentenceRow> rows, bool isGained,
                     std::vector<ChangedSentence>& into) {
    ASSAY_TRY(const auto stored,
              workspace::sentencesOfRows(reader, corpus, rows.first(std::min(rows.size(), kShownOfChange))));
    for (const workspace::StoredSentence& one : stored) {
        into.push_back({QString::fromStdString(one.sentence.sentenceId),
                        QString::fromStdString(one.sentence.text), isGained});
    }
    return {};
}

// Labels that change first, else by name.
Result<std::vector<LabelChange>> changesBetween(const workspace::Reader& reader, const ShownAtlas& before,
                                                const evaluate::TaggedCorpus& tagged,
                                                const evaluate::SentenceTagger& tagger) {
    auto old = rowsByLabel(before.tagged, before.tagger);
    auto now = rowsByLabel(tagged, tagger);
    std::set<std::string> labels;
    for (const auto* each : {&old, &now}) {
        for (const auto& [label, rows] : *each) {
            labels.insert(label);
        }
    }
    std::vector<LabelChange> changes;
    for (const std::string& label : labels) {
        const std::vector<workspace::SentenceRow>& a = old[label];
        const std::vector<workspace::SentenceRow>& b = now[label];
        std::vector<workspace::SentenceRow> gained;
        std::vector<workspace::SentenceRow> lost;
        std::ranges::set_difference(b, a, std::back_inserter(gained));
        std::ranges::set_difference(a, b, std::back_inserter(lost));
        const auto count = [](const auto& list) { return static_cast<std::int64_t>(list.size()); };
        LabelChange change{QString::fromStdString(label), count(a), count(b), count(gained), count(lost)};
        ASSAY_TRY(readChanged(reader, tagged.corpus.id, gained, true, change.sentences));
        ASSAY_TRY(readChanged(reader, tagged.corpus.id, lost, false, change.sentences));
        changes.push_back(std::move(change));
    }
    std::ranges::stable_partition(changes,
                                  [](const LabelChange& change) { return change.gained + change.lost > 0; });
    return changes;
}

struct MinedSet {
    base::RowId set = 0;
    base::RowId run = 0;
    std::int64_t bundles = 0;
    std::int64_t leftOut = 0;
};

} // namespace

MiningController::MiningController(JobRunner& jobs, EditSession& edits, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_edits(edits) {}

MiningController::~MiningController() = default;

template <typename T, typename Work, typename Done>
void MiningController::start(const QString& title, Work work, Done done) {
    if (m_job) {
        m_job->cancel();
    }
    const quint64 request = ++m_request;
    m_job = m_jobs.start<T>(title, std::move(work), this,
                            [this, request, done = std::move(done)](Result<T> result) {
                                if (request != m_request) {
                                    return;
                                }
                                m_job = nullptr;
                                if (result) {
                                    done(*std::move(result));
                                } else if (result.error().code != base::ErrorCode::Cancelled) {
                                    Q_EMIT failed(result.error());
                                }
                                Q_EMIT busyChanged();
                            });
    Q_EMIT busyChanged();
}

void MiningController::setWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) {
    if (workspace == m_workspace) {
        return;
    }
    ++m_request;
    if (m_job) {
        m_job->cancel();
        m_job = nullptr;
    }
    m_workspace = workspace;
    m_atlas = nullptr;
    readNames();
    Q_EMIT atlasChanged();
    Q_EMIT patternsChanged();
    Q_EMIT busyChanged();
}

void MiningController::readNames() {
    m_corpora.clear();
    m_suites.clear();
    if (const workspace::Reader* reader = m_workspace ? m_edits.reader() : nullptr) {
        m_corpora = workspace::corpora(*reader).value_or(std::vector<workspace::CorpusInfo>());
        m_suites = workspace::suites(*reader).value_or(std::vector<workspace::SuiteInfo>());
    }
    Q_EMIT namesChanged();
}

bool MiningController::isBusy() const {
    return m_job != nullptr;
}

bool MiningController::isAtlasOutdated() const {
    return m_atlas != nullptr && QString::fromStdString(m_atlas->patterns) != storedPatterns();
}

void MiningController::readAtlas(base::RowId corpus, const QString& suite) {
    if (!m_workspace) {
        return;
    }
    start<SharedAtlas>(
        tr("Reading the atlas"),
        [workspace = m_workspace, corpus, suite = suite.toStdString()](
            const std::stop_token& stop, base::ProgressSink& progress) -> Result<SharedAtlas> {
            ASSAY_TRY(const auto reader, workspace->reader());
            return atlasOf(reader, corpus, suite, stop, progress);
        },
        [this](SharedAtlas atlas) {
            m_atlas = std::move(atlas);
            Q_EMIT atlasChanged();
        });
}

std::vector<MinedSentence> MiningController::sentencesOf(const evaluate::AtlasChoice& choice,
                                                         std::size_t most) const {
    std::vector<MinedSentence> shown;
    const workspace::Reader* const reader = m_edits.reader();
    if (m_atlas == nullptr || reader == nullptr) {
        return shown;
    }
    std::vector<workspace::SentenceRow> rows = evaluate::rowsOfCell(m_atlas->tagged, choice);
    rows.resize(std::min(rows.size(), most));
    const auto stored = workspace::sentencesOfRows(*reader, m_atlas->tagged.corpus.id, rows);
    for (const workspace::StoredSentence& one : stored.value_or(std::vector<workspace::StoredSentence>())) {
        const auto tagged =
            std::ranges::lower_bound(m_atlas->tagged.sentences, one.row, {}, &evaluate::TaggedSentence::row);
        MinedSentence sentence;
        sentence.row = one.row;
        sentence.riskCues = tagged->riskCues;
        const auto questions = m_atlas->evidence.find(one.row);
        sentence.questions = questions == m_atlas->evidence.end() ? 0 : questions->second;
        sentence.sentence = evaluate::bundleSentence(one, m_atlas->tagged.sliceOf(*tagged));
        shown.push_back(std::move(sentence));
    }
    return shown;
}

QString MiningController::storedPatterns() const {
    const workspace::Reader* const reader = m_workspace ? m_edits.reader() : nullptr;
    const auto rules = reader != nullptr ? evaluate::workspaceMiningRules(*reader)
                                         : Result<evaluate::MiningRules>(evaluate::defaultMiningRules());
    return QString::fromStdString(evaluate::miningRulesJson(rules ? *rules : evaluate::defaultMiningRules()));
}

void MiningController::setTypedPatterns(const std::optional<QString>& patterns) {
    const std::string key; // they are the workspace's
    if (!patterns) {
        m_edits.drafts().drop(key);
        return;
    }
    const std::string document = QJsonDocument(QJsonObject{{QStringLiteral("patterns"), *patterns},
                                                           {QStringLiteral("saved_by"), m_edits.curator()}})
                                     .toJson(QJsonDocument::Compact)
                                     .toStdString();
    m_edits.drafts().setTyped(key, [key, document](workspace::Workspace& workspace) {
        return workspace::keepValue(workspace, workspace::kPatternsDraftGroup, {key, document});
    });
}

std::optional<MiningController::TypedPatterns> MiningController::typedPatterns() const {
    const workspace::Reader* const reader = m_workspace ? m_edits.reader() : nullptr;
    const auto kept = reader != nullptr ? workspace::keptValues(*reader, workspace::kPatternsDraftGroup)
                                        : Result<std::vector<workspace::KeptValue>>();
    if (!kept || kept->empty()) {
        return std::nullopt;
    }
    const QJsonObject document =
        QJsonDocument::fromJson(QByteArray::fromStdString(kept->front().document)).object();
    return TypedPatterns{document.value(QLatin1String("patterns")).toString(),
                         document.value(QLatin1String("saved_by")).toString(),
                         QString::fromStdString(kept->front().keptAt)};
}

QString MiningController::faultOf(const QString& patterns) {
    const auto rules = evaluate::miningRulesFromJson(patterns.toStdString());
    return rules ? QString()
                 : tr("%1: %2").arg(QString::fromStdString(rules.error().where),
                                    QString::fromStdString(rules.error().detail));
}

void MiningController::preview(const QString& patterns) {
    const auto rules = evaluate::miningRulesFromJson(patterns.toStdString());
    if (!rules || m_atlas == nullptr) {
        return;
    }
    using Changes = std::vector<LabelChange>;
    start<Changes>(
        tr("Trying the patterns"),
        [workspace = m_workspace, rules = *rules,
         before = m_atlas](const std::stop_token& stop, base::ProgressSink& progress) -> Result<Changes> {
            ASSAY_TRY(const auto reader, workspace->reader());
            ASSAY_TRY(const auto tagger, evaluate::SentenceTagger::make(rules));
            ASSAY_TRY(const auto tagged,
                      evaluate::tagCorpus(reader, before->tagged.corpus.id, tagger, 0, stop, progress));
            return changesBetween(reader, *before, tagged, tagger);
        },
        [this](const Changes& changes) { Q_EMIT previewed(changes); });
}

bool MiningController::keepPatterns(const QString& patterns) {
    const bool done = m_edits.carryOut(
        {.write = [&](workspace::Workspace& workspace, const std::string& who) -> Result<> {
             if (patterns.isEmpty()) {
                 return workspace::saveMiningRules(workspace, {}, who);
             }
             ASSAY_TRY(const auto rules, evaluate::miningRulesFromJson(patterns.toStdString()));
             return workspace::saveMiningRules(workspace, evaluate::miningRulesJson(rules), who);
         },
         .done = [] { return tr("The patterns are kept. It can be undone."); }});
    if (done) {
        Q_EMIT patternsChanged();
    }
    return done;
}

void MiningController::mine(base::RowId corpus, std::uint64_t seed, const QString& setName) {
    if (!m_workspace) {
        return;
    }
    start<MinedSet>(
        tr("Mining"),
        [workspace = m_workspace, corpus, seed, name = setName.toStdString(),
         who = m_edits.curator().toStdString()](const std::stop_token& stop,
                                                base::ProgressSink& progress) -> Result<MinedSet> {
            ASSAY_TRY(const auto reader, workspace->reader());
            evaluate::MiningPlan plan;
            plan.corpus = corpus;
            plan.name = name;
            plan.seed = seed;
            plan.who = who;
            ASSAY_TRY(auto rules, evaluate::workspaceMiningRules(reader));
            plan.rules = std::move(rules);
            ASSAY_TRY(const auto mined, evaluate::mineCorpus(reader, plan, stop, progress));
            MinedSet made;
            made.leftOut = mined.bundles.repeated + mined.bundles.nearDuplicates;
            auto taken = evaluate::takeMinedBundles(*workspace, mined.bundles, name, who, stop, progress);
            if (taken) {
                made.set = taken->set.id;
                made.bundles = taken->set.bundles;
            } else if (taken.error().code != base::ErrorCode::NotFound) {
                return tl::unexpected(taken.error());
            }
            ASSAY_TRY(const auto run, evaluate::storeMiningRun(*workspace, mined));
            made.run = run;
            return made;
        },
        [this](const MinedSet& made) {
            const QString bundles = tr("%n bundle(s)", nullptr, static_cast<int>(made.bundles));
            const QString leftOut =
                tr("%n repeated text(s) left out", nullptr, static_cast<int>(made.leftOut));
            Q_EMIT mined(made.set, tr("Mined: %1, %2; run %3 is kept.").arg(bundles, leftOut).arg(made.run));
        });
}

std::vector<curation::WantedCategory> MiningController::wanted(const QString& suite) const {
    const workspace::Reader* const reader = m_workspace ? m_edits.reader() : nullptr;
    const std::string name = suite.trimmed().toStdString();
    if (reader == nullptr || name.empty()) {
        return {};
    }
    return curation::wantedOfSuite(*reader, name).value_or(std::vector<curation::WantedCategory>());
}

base::RowId MiningController::keepDraft(const Result<model::Question>& draft, const QString& suite) {
    base::RowId drafted = 0;
    const bool done = m_edits.carryOut(
        {.write = [&](workspace::Workspace& workspace, const std::string& who) -> Result<> {
             if (!draft) {
                 return tl::unexpected(draft.error());
             }
             ASSAY_TRY(const auto kept,
                       curation::keepDraft(workspace, suite.trimmed().toStdString(), *draft, who, "atlas"));
             drafted = kept;
             return {};
         },
         .done = [] { return QString(); }});
    readNames();
    return done ? drafted : 0;
}

base::RowId MiningController::draft(const model::Bundle& bundle, const curation::DraftOffer& offer,
                                    const QString& suite) {
    return keepDraft(curation::draftOfOffer(bundle, offer), suite);
}

base::RowId MiningController::draftNoAnswer(const curation::AbsentFiling& filing, const QString& topic,
                                            const QString& suite) {
    return keepDraft(curation::draftOfNoAnswer(filing, topic.toStdString()), suite);
}

base::RowId MiningController::keepBundle(const model::Bundle& bundle, const QString& set) {
    base::RowId kept = 0;
    const bool done = m_edits.carryOut(
        {.write = [&](workspace::Workspace& workspace, const std::string& who) -> Result<> {
             const std::string name = set.trimmed().toStdString();
             ASSAY_TRY(const auto added, workspace::keepBundle(workspace, name, bundle, who));
             kept = added;
             ASSAY_TRY(const auto reader, workspace.reader());
             ASSAY_TRY(const auto info, workspace::findBundleSet(reader, name));
             Q_EMIT bundleKept(info.id); // before it is seen as somebody else's
             return {};
         },
         .done = [] { return QString(); }});
    return done ? kept : 0;
}

model::Bundle bundleOfSentences(const std::vector<MinedSentence>& sentences, const std::string& topic,
                                bool isRisk) {
    std::vector<model::BundleSentence> chosen;
    for (const MinedSentence& one : sentences) {
        chosen.push_back(one.sentence);
    }
    const char* const type = topic == "definitions"     ? "definition"
                             : topic == "verifications" ? "verification"
                             : isRisk                   ? "risk"
                                                        : "kpi";
    return evaluate::bundleOfSentences(std::move(chosen), topic, type);
}

} // namespace assay::widgets

#include "moc_mining_controller.cpp"
