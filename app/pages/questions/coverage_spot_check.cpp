// The part of the coverage pane that is about the spot check.
#include "app/pages/questions/coverage_pane.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/spot_check_model.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace assay::app {

QWidget* CoveragePane::makeSpotCheck() {
    auto* pane = new QWidget(this);
    m_share = new QDoubleSpinBox(pane);
    m_share->setObjectName(QStringLiteral("spotShare"));
    m_share->setAccessibleName(tr("Share of the questions to check"));
    m_share->setRange(1, 100);
    m_share->setDecimals(0);
    m_share->setSingleStep(5);
    m_share->setSuffix(tr(" %"));
    m_seed = new QSpinBox(pane);
    m_seed->setObjectName(QStringLiteral("spotSeed"));
    m_seed->setAccessibleName(tr("Seed of the sample"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setToolTip(tr("The same seed draws the same questions again"));
    m_sampleText = new QLabel(pane);
    m_sampleText->setObjectName(QStringLiteral("spotText"));
    auto* next = new QPushButton(tr("Next to check"), pane);
    next->setObjectName(QStringLiteral("spotNext"));
    m_sample = new SpotCheckModel(this);
    m_sampleView = new widgets::DataTableView(pane);
    m_sampleView->setObjectName(QStringLiteral("spotTable"));
    m_sampleView->setAccessibleName(tr("Questions of the spot check"));
    m_sampleView->setToolTip(tr("Space ticks a question as checked; Return shows it"));
    m_sampleView->setModel(m_sample);
    m_sampleView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_sampleView->installEventFilter(this);
    const auto sampleAgain = [this] {
        m_settings.spotCheck.share = m_share->value() / 100;
        m_settings.spotCheck.seed = static_cast<std::uint64_t>(m_seed->value());
        refreshSpotCheck();
    };
    connect(m_share, &QDoubleSpinBox::valueChanged, this, sampleAgain);
    connect(m_seed, &QSpinBox::valueChanged, this, sampleAgain);
    const auto save = [this] { saveSettings(tr("spot check")); };
    connect(m_share, &QDoubleSpinBox::editingFinished, this, save);
    connect(m_seed, &QSpinBox::editingFinished, this, save);
    connect(next, &QPushButton::clicked, this, [this] {
        if (const int row = m_sample->nextToCheck(m_sampleView->currentIndex().row()); row >= 0) {
            m_sampleView->selectRow(row);
            requestQuestion(row);
        }
    });
    connect(m_sampleView, &widgets::DataTableView::rowActivated, this, &CoveragePane::requestQuestion);
    connect(m_sample, &SpotCheckModel::ticked, this, [this](qint64 id, bool done) {
        std::vector<base::RowId>& list = m_settings.spotCheck.done;
        const auto place = std::lower_bound(list.begin(), list.end(), id);
        const bool listed = place != list.end() && *place == id;
        if (done && !listed) {
            list.insert(place, id);
        } else if (!done && listed) {
            list.erase(place);
        }
        QTimer::singleShot(0, this, [this] { saveSettings(tr("spot check")); });
    });
    auto* bar = new QHBoxLayout;
    auto* label = new QLabel(tr("&Spot check:"), pane);
    label->setBuddy(m_share);
    bar->addWidget(label);
    bar->addWidget(m_share);
    auto* seedLabel = new QLabel(tr("s&eed"), pane);
    seedLabel->setBuddy(m_seed);
    bar->addWidget(seedLabel);
    bar->addWidget(m_seed);
    bar->addWidget(m_sampleText, 1);
    bar->addWidget(next);
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_sampleView, 1);
    return pane;
}

void CoveragePane::refreshSpotCheck() {
    const workspace::QuestionColumns& columns = m_controller.columns();
    std::vector<curation::SampledQuestion> questions;
    questions.reserve(m_rows.size());
    for (const std::size_t row : m_rows) {
        questions.push_back({columns.id[row], columns.names[columns.category[row]]});
    }
    const workspace::SpotCheck& check = m_settings.spotCheck;
    const auto sample = questions.empty() ? base::Result<std::vector<base::RowId>>()
                                          : curation::spotCheck(questions, check.share, check.seed);
    std::vector<SpotCheckEntry> entries;
    for (const base::RowId id : sample.value_or(std::vector<base::RowId>())) {
        const auto position = m_controller.positionOf(id);
        if (!position) {
            continue;
        }
        entries.push_back({id, QString::fromStdString(columns.questionId[*position]),
                           QString::fromStdString(columns.names[columns.category[*position]]),
                           QString::fromStdString(columns.questionText[*position]),
                           std::binary_search(check.done.begin(), check.done.end(), id)});
    }
    m_sample->setRows(std::move(entries));
    m_sampleText->setText(
        tr("%1 of %2 checked")
            .arg(widgets::countText(m_sample->doneCount()), widgets::countText(m_sample->rowCount())));
}

bool CoveragePane::isInSpotCheck(base::RowId id) const {
    return m_sample->rowOf(id) >= 0;
}

void CoveragePane::tickAndShowNext(base::RowId id) {
    const int row = m_sample->rowOf(id);
    if (row < 0) {
        return;
    }
    m_sample->setData(m_sample->index(row, 0), Qt::Checked, Qt::CheckStateRole);
    const int next = m_sample->nextToCheck(row);
    m_sampleView->selectRow(next >= 0 ? next : row);
    requestQuestion(next);
}

void CoveragePane::requestQuestion(int row) {
    if (row >= 0 && row < m_sample->rowCount()) {
        Q_EMIT questionRequested(m_sample->rows()[static_cast<std::size_t>(row)].id);
    }
}

} // namespace assay::app
