#include "app/pages/corpus/identical_filings_pane.h"

#include "app/settings/settings.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/elided_label.h"
#include "widgets/text/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr std::size_t kShownRows = 3;

QString nameOf(const workspace::Filing& filing) {
    return QString::fromStdString(workspace::filingName(filing));
}

} // namespace

IdenticalFilingsPane::IdenticalFilingsPane(widgets::JobRunner& jobs, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_rows(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("identicalFilings"));
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(2);
    hide();
}

void IdenticalFilingsPane::setCorpus(std::shared_ptr<workspace::Workspace> workspace,
                                     const workspace::CorpusInfo* corpus) {
    const bool isSame = workspace == m_workspace && corpus != nullptr && m_corpus &&
                        corpus->id == m_corpus->id && corpus->contentHash == m_corpus->contentHash;
    m_workspace = std::move(workspace);
    m_corpus = corpus != nullptr ? std::optional(*corpus) : std::nullopt;
    if (isSame) {
        return;
    }
    const quint64 request = ++m_request;
    showGroups({});
    if (!m_workspace || !m_corpus) {
        return;
    }
    m_jobs.startBackground<std::vector<std::vector<workspace::Filing>>>(
        tr("Looking for identical filings"),
        [workspace = m_workspace, id = m_corpus->id](const std::stop_token& stop, base::ProgressSink&) {
            return workspace->reader().and_then([&](const workspace::Reader& reader) {
                return workspace::identicalFilings(reader, id, stop);
            });
        },
        this,
        [this, request](base::Result<std::vector<std::vector<workspace::Filing>>> found) {
            if (request != m_request) {
                return;
            }
            if (!found) {
                Q_EMIT failed(found.error());
                return;
            }
            showGroups(*std::move(found));
        });
}

void IdenticalFilingsPane::showGroups(std::vector<std::vector<workspace::Filing>> groups) {
    m_groups = std::move(groups);
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        if (QWidget* row = item->widget()) {
            row->hide();
            row->deleteLater();
        }
        delete item;
    }
    std::size_t twins = 0;
    for (const auto& group : m_groups) {
        for (std::size_t i = 1; i < group.size(); ++i) {
            if (twins++ < kShownRows) {
                addRow(group[i], group.front());
            }
        }
    }
    if (twins > kShownRows) {
        m_rows->addWidget(new QLabel(tr("%n more filing(s) like this; see the issues of the import.", nullptr,
                                        static_cast<int>(twins - kShownRows)),
                                     this));
    }
    setVisible(twins > 0);
}

void IdenticalFilingsPane::addRow(const workspace::Filing& filing, const workspace::Filing& first) {
    auto* row = new QWidget(this);
    auto* text = new widgets::ElidedLabel(row);
    text->setTextFormat(Qt::PlainText); // names come from data
    text->setObjectName(QStringLiteral("identicalFiling"));
    text->setText(tr("%1 has the very same texts as %2: open searches cannot tell them apart.")
                      .arg(nameOf(filing), nameOf(first)));
    auto* leave = new QPushButton(tr("Leave out"), row);
    leave->setObjectName(QStringLiteral("leaveOutFiling"));
    leave->setAccessibleName(tr("Leave out %1").arg(nameOf(filing)));
    leave->setToolTip(tr("Makes a corpus without this filing. The one in front stays, with its vectors; the "
                         "new one needs its own."));
    leave->setEnabled(m_workspace && !m_workspace->isReadOnly());
    connect(leave, &QPushButton::clicked, this, [this, filing] { leaveOut(filing); });
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(text, 1);
    layout->addWidget(leave);
    m_rows->addWidget(row);
}

std::string IdenticalFilingsPane::freeName(const workspace::Filing& filing) const {
    const QString wanted = tr("%1 without %2").arg(QString::fromStdString(m_corpus->name), nameOf(filing));
    const auto reader = m_workspace->reader();
    const auto isTaken = [&reader](const QString& name) {
        return reader && workspace::findCorpus(*reader, name.toStdString()).has_value();
    };
    QString name = wanted;
    for (int number = 2; isTaken(name); ++number) {
        name = tr("%1 (%2)").arg(wanted).arg(number);
    }
    return name.toStdString();
}

void IdenticalFilingsPane::leaveOut(const workspace::Filing& filing) {
    if (!m_workspace || !m_corpus || m_isMaking) {
        return;
    }
    m_isMaking = true;
    workspace::CorpusImportOptions options;
    options.name = freeName(filing);
    options.who = Settings().curatorName().toStdString();
    m_jobs.start<workspace::CorpusImport>(
        tr("Leaving out %1").arg(nameOf(filing)),
        [workspace = m_workspace, id = m_corpus->id, filing, options](const std::stop_token& stop,
                                                                      base::ProgressSink& progress) {
            return workspace::leaveOutFiling(*workspace, id, filing, options, stop, progress);
        },
        this,
        [this, from = m_workspace](const base::Result<workspace::CorpusImport>& made) {
            m_isMaking = false;
            if (from != m_workspace) {
                return; // another workspace is open by now
            }
            if (!made) {
                if (made.error().code != base::ErrorCode::Cancelled) {
                    Q_EMIT failed(made.error());
                }
                return;
            }
            Q_EMIT noticed(tr("Made the corpus “%1” of %2 sentences; the other one stays as it was.")
                               .arg(QString::fromStdString(made->corpus.name),
                                    widgets::countText(made->corpus.sentences)));
            Q_EMIT corpusMade(made->corpus.id);
        });
}

} // namespace assay::app

#include "moc_identical_filings_pane.cpp"
