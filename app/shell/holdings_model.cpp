#include "app/shell/holdings_model.h"

#include "app/shell/session.h"
#include "widgets/text/number_text.h"

#include <algorithm>

namespace assay::app {
namespace {

QString kindText(Holding::Kind kind) {
    switch (kind) {
    case Holding::Kind::Suite:
        return HoldingsModel::tr("Questions");
    case Holding::Kind::Bundles:
        return HoldingsModel::tr("Bundles");
    case Holding::Kind::Answers:
        return HoldingsModel::tr("Answers");
    case Holding::Kind::Rankings:
        return HoldingsModel::tr("Ranked lists");
    case Holding::Kind::Corpus:
        return HoldingsModel::tr("Corpus");
    case Holding::Kind::List:
        break;
    }
    return HoldingsModel::tr("A list");
}

Holding ofSuite(const workspace::SuiteInfo& suite, const GoldHoldings& holdings) {
    Holding holding{
        Holding::Kind::Suite, suite.id, QString::fromStdString(suite.name), suite.questions, {}, 0, {}};
    if (const auto flagged = holdings.flagged.find(suite.id); flagged != holdings.flagged.end()) {
        holding.flags = flagged->second;
    }
    for (const workspace::SuiteVersion& version : suite.versions) {
        holding.versions += QString::fromStdString(version.name);
    }
    for (const workspace::SuiteFile& file : suite.files) {
        holding.imported = std::max(holding.imported, QString::fromStdString(file.importedAt));
    }
    return holding;
}

} // namespace

HoldingsModel::HoldingsModel(Session& session, QObject* parent)
    : RowTable(parent)
    , m_session(session) {
    describeColumns();
    connect(&session, &Session::suitesChanged, this, &HoldingsModel::take);
    take();
}

void HoldingsModel::take() {
    const GoldHoldings& holdings = m_session.gold().holdings();
    std::vector<Holding> rows;
    for (const workspace::SuiteInfo& suite : holdings.suites) {
        rows.push_back(ofSuite(suite, holdings));
    }
    const auto add = [&rows](Holding::Kind kind, const auto& set, std::optional<std::int64_t> count,
                             const std::string& since) {
        rows.push_back({kind,
                        set.id,
                        QString::fromStdString(set.name),
                        count,
                        QString::fromStdString(since),
                        std::nullopt,
                        {}});
    };
    for (const workspace::BundleSetInfo& set : holdings.bundles) {
        add(Holding::Kind::Bundles, set, set.bundles, set.importedAt);
    }
    for (const workspace::AnswerSetInfo& set : holdings.answers) {
        add(set.content == workspace::AnswerSetContent::RankedLists ? Holding::Kind::Rankings
                                                                    : Holding::Kind::Answers,
            set, set.answers, set.importedAt);
    }
    for (const workspace::ReferenceListInfo& list : holdings.lists) {
        add(Holding::Kind::List, list, std::nullopt, list.importedAt);
    }
    for (const workspace::CorpusInfo& corpus : holdings.corpora) {
        add(Holding::Kind::Corpus, corpus, corpus.sentences, corpus.createdAt);
    }
    setRows(std::move(rows));
}

void HoldingsModel::describeColumns() {
    setColumns({{.key = NameColumn, .title = tr("Name"), .width = 29, .text = &Holding::name},
                {.key = KindColumn,
                 .title = tr("Holds"),
                 .width = 12,
                 .text = [](const Holding& holding) { return kindText(holding.kind); }},
                {.key = CountColumn,
                 .title = tr("Count"),
                 .definition = tr("Questions, bundles, answers or ranked lists in it"),
                 .width = 11,
                 .count = &Holding::count},
                {.key = FlagsColumn,
                 .title = tr("Open flags"),
                 .definition = tr("Questions that are flagged just now"),
                 .width = 11,
                 .count = &Holding::flags},
                {.key = VersionsColumn,
                 .title = tr("Versions"),
                 .definition = tr("Frozen versions, oldest first"),
                 .width = 24,
                 .text =
                     [](const Holding& holding) {
                         return holding.versions.isEmpty() ? widgets::undefinedText()
                                                           : holding.versions.join(QStringLiteral(", "));
                     }},
                {.key = ImportedColumn,
                 .title = tr("Last import"),
                 .definition = tr("When something was imported into it last"),
                 .width = 25,
                 .text =
                     [](const Holding& holding) {
                         return holding.imported.isEmpty() ? widgets::undefinedText()
                                                           : widgets::timeText(holding.imported);
                     },
                 .value = &Holding::imported}},
               ToolTips::Texts);
    setKey([](const Holding& holding) {
        return QStringLiteral("%1/%2").arg(static_cast<int>(holding.kind)).arg(holding.id);
    });
}

} // namespace assay::app

#include "moc_holdings_model.cpp"
