/* The forward pass of a small integer network over sparse inputs; `network.py` describes it.

Sums are 32-bit integers. `network.py` has checked that they cannot overflow, so the result does not depend
on the order of additions, and compilers may vectorise the loops. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#if defined __x86_64__ && defined __GLIBC__ && defined __GNUC__ && !defined __clang__
#define FOR_EVERY_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EVERY_PROCESSOR
#endif

#define MAX_WIDTH 256  /* of a hidden layer */
#define MAX_OUTPUTS 8
#define MAX_ACTIVATION 1023

enum { FEATURES, EXTRAS, FIRST, SECOND, OUTPUTS, ACTIONS, FIRST_SHIFT, SECOND_SHIFT, HEADER };

typedef struct {
    const int32_t *first_bias, *second_bias, *output_bias, *policy_bias;
    const int16_t *first, *second, *output, *skip, *policy;
} Weights;

/* Point `weights` at the parts of `data`; return whether `size` bytes are exactly what the header says. */
static int locate(const char *data, Py_ssize_t size, Weights *weights)
{
    if (size < HEADER * (Py_ssize_t)sizeof(int32_t))
        return 0;
    const int32_t *shape = (const int32_t *)data;
    for (int i = 0; i < HEADER; i++)
        if (shape[i] < 0 || shape[i] > 1 << 20)
            return 0;
    if (shape[FIRST] < 1 || shape[FIRST] > MAX_WIDTH || shape[SECOND] < 1 || shape[SECOND] > MAX_WIDTH
        || shape[OUTPUTS] > MAX_OUTPUTS || shape[FIRST_SHIFT] > 30 || shape[SECOND_SHIFT] > 30)
        return 0;
    int64_t inputs = shape[FEATURES] + shape[EXTRAS];
    weights->first_bias = shape + HEADER;
    weights->second_bias = weights->first_bias + shape[FIRST];
    weights->output_bias = weights->second_bias + shape[SECOND];
    weights->policy_bias = weights->output_bias + shape[OUTPUTS];
    weights->first = (const int16_t *)(weights->policy_bias + shape[ACTIONS]);
    weights->second = weights->first + inputs * shape[FIRST];
    weights->output = weights->second + (int64_t)shape[FIRST] * shape[SECOND];
    weights->skip = weights->output + (int64_t)shape[SECOND] * shape[OUTPUTS];
    weights->policy = weights->skip + (int64_t)shape[EXTRAS] * shape[OUTPUTS];
    return (const char *)(weights->policy + (int64_t)shape[ACTIONS] * shape[SECOND]) == data + size;
}

/* Add to `sums` the rows of `matrix` for all inputs that are not zero, each multiplied by its input. */
FOR_EVERY_PROCESSOR
static void add_rows(const int16_t *inputs, Py_ssize_t count, const int16_t *matrix, int32_t width,
                     int32_t *restrict sums)
{
    Py_ssize_t i = 0;
    while (i < count) {
        uint64_t four;
        if (i + 4 <= count) {
            memcpy(&four, inputs + i, sizeof four);
            if (four == 0) {
                i += 4;
                continue;
            }
        }
        Py_ssize_t end = i + 4 < count ? i + 4 : count;
        for (; i < end; i++) {
            int16_t input = inputs[i];
            const int16_t *row = matrix + i * width;
            if (input == 1)
                for (int32_t j = 0; j < width; j++)
                    sums[j] += row[j];
            else if (input != 0)
                for (int32_t j = 0; j < width; j++)
                    sums[j] += (int32_t)input * row[j];
        }
    }
}

/* Write the clipped activations of `sums`. */
static void activate(const int32_t *sums, int32_t width, int32_t shift, int16_t *restrict activations)
{
    for (int32_t j = 0; j < width; j++) {
        int32_t value = sums[j] >> shift;
        activations[j] = (int16_t)(value < 0 ? 0 : value > MAX_ACTIVATION ? MAX_ACTIVATION : value);
    }
}

FOR_EVERY_PROCESSOR
static int32_t dot(const int16_t *left, const int16_t *right, int32_t width)
{
    int32_t sum = 0;
    for (int32_t j = 0; j < width; j++)
        sum += (int32_t)left[j] * right[j];
    return sum;
}

/* Take `count` buffers and locate the weights in the first; return whether that succeeded. */
static int take(PyObject *const *args, Py_ssize_t given, int count, Py_buffer *views, Weights *weights)
{
    int taken = 0;
    if (given == count)
        while (taken < count && PyObject_GetBuffer(args[taken], &views[taken], PyBUF_SIMPLE) == 0)
            taken++;
    else
        PyErr_Format(PyExc_TypeError, "%d arguments are needed, not %zd", count, given);
    if (taken == count && locate(views[0].buf, views[0].len, weights))
        return 1;
    if (taken == count)
        PyErr_SetString(PyExc_ValueError, "the weights do not fit their header");
    while (taken > 0)
        PyBuffer_Release(&views[--taken]);
    return 0;
}

static void release(Py_buffer *views, int count)
{
    while (count > 0)
        PyBuffer_Release(&views[--count]);
}

/* Set an item of a tuple to a number; return whether that succeeded. */
static int set_number(PyObject *tuple, Py_ssize_t index, int32_t value)
{
    PyObject *number = PyLong_FromLong(value);
    if (number == NULL)
        return 0;
    PyTuple_SET_ITEM(tuple, index, number);
    return 1;
}

static PyObject *evaluate(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t given)
{
    Py_buffer views[3];
    Weights weights;
    if (!take(args, given, 3, views, &weights))
        return NULL;
    const int32_t *shape = views[0].buf;
    const int16_t *features = views[1].buf, *extras = views[2].buf;
    int32_t sums[MAX_WIDTH], width = shape[FIRST], outputs = shape[OUTPUTS];
    int16_t first[MAX_WIDTH], second[MAX_WIDTH];
    PyObject *result = NULL;

    if (views[1].len != shape[FEATURES] * (Py_ssize_t)sizeof(int16_t)
        || views[2].len != shape[EXTRAS] * (Py_ssize_t)sizeof(int16_t)) {
        PyErr_SetString(PyExc_ValueError, "the network has another number of inputs");
    } else {
        memcpy(sums, weights.first_bias, width * sizeof(int32_t));
        add_rows(features, shape[FEATURES], weights.first, width, sums);
        add_rows(extras, shape[EXTRAS], weights.first + (int64_t)shape[FEATURES] * width, width, sums);
        activate(sums, width, shape[FIRST_SHIFT], first);
        memcpy(sums, weights.second_bias, shape[SECOND] * sizeof(int32_t));
        add_rows(first, width, weights.second, shape[SECOND], sums);
        activate(sums, shape[SECOND], shape[SECOND_SHIFT], second);
        memcpy(sums, weights.output_bias, outputs * sizeof(int32_t));
        add_rows(extras, shape[EXTRAS], weights.skip, outputs, sums);
        add_rows(second, shape[SECOND], weights.output, outputs, sums);
        PyObject *hidden = PyBytes_FromStringAndSize((const char *)second, shape[SECOND] * sizeof(int16_t));
        PyObject *numbers = PyTuple_New(outputs);
        int good = hidden != NULL && numbers != NULL;
        for (int32_t i = 0; good && i < outputs; i++)
            good = set_number(numbers, i, sums[i]);
        if (good)
            result = PyTuple_Pack(2, numbers, hidden);
        Py_XDECREF(numbers);
        Py_XDECREF(hidden);
    }
    release(views, 3);
    return result;
}

static PyObject *policy(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t given)
{
    Py_buffer views[3];
    Weights weights;
    if (!take(args, given, 3, views, &weights))
        return NULL;
    const int32_t *shape = views[0].buf;
    const int16_t *hidden = views[1].buf;
    const int64_t *moves = views[2].buf;
    Py_ssize_t count = views[2].len / (Py_ssize_t)sizeof(int64_t);
    PyObject *result = NULL;

    if (views[1].len != shape[SECOND] * (Py_ssize_t)sizeof(int16_t)) {
        PyErr_SetString(PyExc_ValueError, "the network has another hidden layer");
    } else {
        result = PyTuple_New(count);
        for (Py_ssize_t i = 0; result != NULL && i < count; i++) {
            int64_t move = moves[i];
            int good = move >= 0 && move < shape[ACTIONS];
            if (!good)
                PyErr_Format(PyExc_ValueError, "%lld is not an action of the network", (long long)move);
            else
                good = set_number(result, i,
                                  weights.policy_bias[move]
                                      + dot(hidden, weights.policy + move * shape[SECOND], shape[SECOND]));
            if (!good)
                Py_CLEAR(result);
        }
    }
    release(views, 3);
    return result;
}

static PyMethodDef functions[] = {
    {"evaluate", (PyCFunction)(void (*)(void))evaluate, METH_FASTCALL,
     "Return the outputs for weights, features and extras, and the activations of the last hidden layer."},
    {"policy", (PyCFunction)(void (*)(void))policy, METH_FASTCALL,
     "Return the policy's numbers for weights, activations of the last hidden layer and moves."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_forward", "Forward pass of a small integer network.", 0, functions,
    NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__forward(void)
{
    return PyModuleDef_Init(&definition);
}
