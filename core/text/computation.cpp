#include "core/text/computation.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <utility>

namespace assay::text {
namespace {

constexpr int kDeepest = 50;

struct Sign {
    std::string_view text;
    char operation; // ' ': means nothing here
};

constexpr std::array<Sign, 19> kSigns{{{"+", '+'},
                                       {"-", '-'},
                                       {"\u2212", '-'},
                                       {"\u2013", '-'},
                                       {"*", '*'},
                                       {"\u00d7", '*'},
                                       {"/", '/'},
                                       {"\u00f7", '/'},
                                       {"(", '('},
                                       {"[", '('},
                                       {")", ')'},
                                       {"]", ')'},
                                       {" ", ' '},
                                       {"\t", ' '},
                                       {"\u00a0", ' '},
                                       {"$", ' '},
                                       {"\u00a3", ' '},
                                       {"\u20ac", ' '},
                                       {"%", ' '}}};

bool isDigitOfFigure(char c) {
    return c >= '0' && c <= '9';
}

// By recursive descent; what is wrong ends in nullopt.
class ComputationReader {
  public:
    ComputationReader(std::string_view text, ComputationReading reading)
        : m_text(text)
        , m_reading(reading) {}

    std::optional<Computation> read() {
        const auto value = sum(0);
        if (!value || peek() != '\0' || m_operations == 0 || !std::isfinite(*value)) {
            return std::nullopt;
        }
        m_result.value = *value;
        return std::move(m_result);
    }

  private:
    // The sign at the reading place, '0' for a figure, '\0' at the end, '?' for anything else.
    char peek() {
        for (;;) {
            m_length = 0;
            if (m_at >= m_text.size()) {
                return '\0';
            }
            if (isDigitOfFigure(m_text[m_at]) || m_text[m_at] == '.') {
                return '0';
            }
            char found = '?';
            for (const Sign& sign : kSigns) {
                if (m_text.substr(m_at).starts_with(sign.text)) {
                    found = sign.operation;
                    m_length = sign.text.size();
                    break;
                }
            }
            if (found != ' ') {
                return found;
            }
            m_at += m_length;
        }
    }

    void take() { m_at += m_length; }

    std::optional<double> figure() {
        const std::size_t begin = m_at;
        std::string digits;
        while (m_at < m_text.size() &&
               (isDigitOfFigure(m_text[m_at]) || m_text[m_at] == '.' || m_text[m_at] == ',')) {
            if (m_text[m_at] != ',') {
                digits.push_back(m_text[m_at]);
            }
            ++m_at;
        }
        double value = 0;
        const char* const last = digits.data() + digits.size();
        const auto [end, error] = std::from_chars(digits.data(), last, value);
        if (error != std::errc() || end != last) {
            return std::nullopt;
        }
        m_result.operands.push_back({value, begin, m_at});
        const bool share = m_reading.percentIsShare && m_text.substr(m_at).starts_with('%');
        return share ? value / 100 : value;
    }

    std::optional<double> factor(int depth) {
        if (depth > kDeepest) {
            return std::nullopt;
        }
        switch (peek()) {
        case '0':
            return figure();
        case '+':
            take();
            return factor(depth + 1);
        case '-': {
            take();
            const auto value = factor(depth + 1);
            return value ? std::optional(-*value) : std::nullopt;
        }
        case '(': {
            take();
            const bool figureFirst = peek() == '0';
            const std::size_t figures = m_result.operands.size();
            const int operations = m_operations;
            const auto value = sum(depth + 1);
            if (!value || peek() != ')') {
                return std::nullopt;
            }
            take();
            const bool alone =
                figureFirst && m_result.operands.size() == figures + 1 && m_operations == operations;
            return alone && m_reading.parenthesesNegative ? -*value : *value;
        }
        default:
            return std::nullopt;
        }
    }

    std::optional<double> product(int depth) {
        auto value = factor(depth);
        while (value) {
            const char operation = peek();
            if (operation != '*' && operation != '/') {
                break;
            }
            take();
            ++m_operations;
            const auto other = factor(depth);
            if (!other || (operation == '/' && *other == 0)) {
                return std::nullopt;
            }
            value = operation == '*' ? *value * *other : *value / *other;
        }
        return value;
    }

    std::optional<double> sum(int depth) {
        auto value = product(depth);
        while (value) {
            const char operation = peek();
            if (operation != '+' && operation != '-') {
                break;
            }
            take();
            ++m_operations;
            const auto other = product(depth);
            if (!other) {
                return std::nullopt;
            }
            value = operation == '+' ? *value + *other : *value - *other;
        }
        return value;
    }

    std::string_view m_text;
    ComputationReading m_reading;
    std::size_t m_at = 0;
    std::size_t m_length = 0; // of the sign that peek() saw
    int m_operations = 0;
    Computation m_result;
};

} // namespace

std::optional<Computation> computationIn(std::string_view text, ComputationReading reading) {
    return ComputationReader(text.substr(0, text.find('=')), reading).read();
}

} // namespace assay::text
