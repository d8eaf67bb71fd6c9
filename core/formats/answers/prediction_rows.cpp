#include "core/formats/answers/prediction_rows.h"

#include "core/formats/answers/answer_metric_names.h"
#include "core/formats/answers/prediction_columns.h"

#include <cmath>
#include <unordered_set>
#include <utility>

namespace assay::formats {
namespace {

class ObjectCells {
  public:
    ObjectCells(PredictionColumns& columns, PredictionRow& row)
        : m_columns(columns)
        , m_row(row) {}

    void take(const json::JsonMember& member) {
        if (isMetricGroup(foldedColumnName(member.key), member.value.kind)) {
            takeGroup(member);
        } else {
            takeValue(member.key, member.key, false, member.value);
        }
    }

  private:
    void takeGroup(const json::JsonMember& group) {
        json::forEachMember(group.value.raw, group.value.line, [&](const json::JsonMember& member) {
            const std::string name = group.key + "." + member.key;
            if (member.value.kind == json::JsonKind::Object) {
                takeObject(name, member);
            } else {
                takeValue(name, member.key, true, member.value);
            }
            return true;
        });
    }

    // Precision, recall and F of a metric, or its value with its model.
    void takeObject(const std::string& name, const json::JsonMember& member) {
        const json::JsonPlace value = json::placeAt(member.value.raw, member.value.line, "/value");
        if (value.kind == json::JsonKind::Number) {
            const json::JsonPlace model = json::placeAt(member.value.raw, member.value.line, "/model");
            PredictionCell* const cell = takeValue(name, member.key, true, value);
            if (cell != nullptr && model.kind == json::JsonKind::String) {
                json::appendUnescapedJson(model.raw, cell->model);
            }
            return;
        }
        json::forEachMember(member.value.raw, member.value.line, [&](const json::JsonMember& part) {
            takeValue(name + "." + part.key, member.key + "_" + part.key, true, part.value);
            return true;
        });
    }

    // Null: the value is.
    PredictionCell* takeValue(const std::string& name, const std::string& metric, bool inside,
                              const json::JsonPlace& value) {
        const std::size_t column = m_columns.column(name, metric, inside);
        if (!m_seen.insert(column).second) {
            std::erase_if(m_row.cells,
                          [column](const PredictionCell& cell) { return cell.column == column; });
        }
        PredictionCell cell;
        cell.column = column;
        cell.line = value.line;
        switch (value.kind) {
        case json::JsonKind::Null:
        case json::JsonKind::Invalid:
            return nullptr;
        case json::JsonKind::String:
            json::appendUnescapedJson(value.raw, cell.text);
            break;
        case json::JsonKind::Number: {
            const auto number = json::decimalFromText(value.raw);
            const bool fits = number && std::isfinite(*number);
            cell.kind = fits ? PredictionCell::Kind::Number : PredictionCell::Kind::Text;
            cell.number = fits ? *number : 0;
            cell.text = value.raw;
            break;
        }
        case json::JsonKind::NotANumber:
            cell.text = value.raw;
            break;
        case json::JsonKind::True:
        case json::JsonKind::False:
        case json::JsonKind::Array:
        case json::JsonKind::Object:
            cell.kind = PredictionCell::Kind::Json;
            static_cast<void>(json::readJsonValue(value.raw, &cell.text));
            break;
        }
        m_row.cells.push_back(std::move(cell));
        return &m_row.cells.back();
    }

    PredictionColumns& m_columns;
    PredictionRow& m_row;
    std::unordered_set<std::size_t> m_seen;
};

} // namespace

bool isMetricGroup(std::string_view folded, json::JsonKind kind) noexcept {
    return kind == json::JsonKind::Object &&
           (folded == "metrics" || folded == "scores" || folded == "judgment" || folded == "judgement");
}

PredictionRow rowOfObject(const json::JsonPlace& object, PredictionColumns& columns) {
    PredictionRow row;
    row.line = object.line;
    row.text = object.raw;
    ObjectCells cells(columns, row);
    json::forEachMember(object.raw, object.line, [&](const json::JsonMember& member) {
        cells.take(member);
        return true;
    });
    return row;
}

} // namespace assay::formats
