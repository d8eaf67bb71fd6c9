#include "app/pages/thresholds/sample_texts.h"

#include <algorithm>

namespace assay::app {

void SampleTexts::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    m_pages.clear();
    m_reader.reset();
    m_workspace = std::move(workspace);
    if (m_workspace) {
        auto reader = m_workspace->reader();
        if (reader) {
            m_reader.emplace(std::move(*reader));
        } else {
            Q_EMIT failed(reader.error());
        }
    }
}

const model::ScoredSample* SampleTexts::at(int row, int rowCount,
                                           const std::function<base::RowId(int)>& rowId) const {
    const int number = row / kPageRows;
    const auto within = static_cast<std::size_t>(row % kPageRows);
    if (const SamplePage* const cached = m_pages.object(number)) {
        return &(*cached)[within];
    }
    if (!m_reader) {
        return nullptr;
    }
    std::vector<base::RowId> rows;
    for (int i = number * kPageRows; i < std::min((number + 1) * kPageRows, rowCount); ++i) {
        rows.push_back(rowId(i));
    }
    auto samples = workspace::scoredSamples(*m_reader, rows);
    if (!samples) {
        Q_EMIT failed(samples.error());
        return nullptr;
    }
    auto* const loaded = new SamplePage(std::move(*samples));
    m_pages.insert(number, loaded); // takes ownership
    return &(*loaded)[within];
}

std::optional<model::ScoredSample> SampleTexts::read(base::RowId row) const {
    if (!m_reader) {
        return std::nullopt;
    }
    auto samples = workspace::scoredSamples(*m_reader, std::span(&row, 1));
    if (!samples) {
        Q_EMIT failed(samples.error());
        return std::nullopt;
    }
    return std::move(samples->front());
}

} // namespace assay::app

#include "moc_sample_texts.cpp"
